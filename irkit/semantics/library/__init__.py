"""What a C program finds outside of its module: the part of the C library that needs no threads, and C++'s runtime."""
