#include <setjmp.h>
jmp_buf b;
int f(void){return setjmp(b);}
int main(int c,char**v){if(f())return 0;
 longjmp(b,1);
}
