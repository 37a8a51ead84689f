"""The order in which C++'s `std::sort` leaves what is equal: checksums of what GNU's library makes of these keys."""

from __future__ import annotations

from zlib import crc32

import pytest

from irkit.unstable_sort import unstable_sort


def killer(count: int) -> list[int]:
    """Keys whose median of three is ever again next to the smallest: the parts stay large, until a heap takes them."""
    half = count // 2
    keys = [0] * count
    for index in range(half):
        keys[index] = half + index - 1 if index % 2 else index
        keys[half + index] = 2 * index
    return keys


KEYS = {
    "few": [number * 5 % 7 for number in range(16)],
    "one-more": [number * 5 % 7 for number in range(17)],
    "equal": [3] * 50,
    "up": [number // 3 for number in range(100)],
    "down": [-(number // 4) for number in range(101)],
    "mixed": [(number * number * 7 + number * 3) % 23 for number in range(257)],
    "different": [(number * 7919) % 1009 for number in range(1000)],
    "killer": killer(600),
    **{f"killer-{count}-{each}": [key // each for key in killer(count)] for count in range(88, 96) for each in (2, 5)},
}
CHECKSUMS = {
    "few": 2241954338,
    "one-more": 2624305507,
    "equal": 2083605466,
    "up": 80337979,
    "down": 2038264619,
    "mixed": 2146579603,
    "different": 2105821671,
    "killer": 351791602,
    "killer-88-2": 1194126641,
    "killer-88-5": 3558769934,
    "killer-89-2": 3143103070,
    "killer-89-5": 2427776158,
    "killer-90-2": 3077507617,
    "killer-90-5": 2132664920,
    "killer-91-2": 2563649028,
    "killer-91-5": 2057442570,
    "killer-92-2": 313920621,
    "killer-92-5": 2184633647,
    "killer-93-2": 1115638450,
    "killer-93-5": 2075450266,
    "killer-94-2": 2446284285,
    "killer-94-5": 1928697865,
    "killer-95-2": 1146266197,
    "killer-95-5": 270526387,
}


@pytest.mark.parametrize("name", KEYS)
def test_the_order_is_that_of_cpp(name: str) -> None:
    keys = KEYS[name]
    order = unstable_sort(range(len(keys)), keys.__getitem__)
    assert [keys[place] for place in order] == sorted(keys)
    assert sorted(order) == list(range(len(keys)))
    assert crc32(" ".join(map(str, order)).encode()) == CHECKSUMS[name]
