#ifndef CWIDTH_H
#define CWIDTH_H
#include <stdint.h>

// Columns of a Unicode scalar by the C library, as ncurses counts them: 0, 1 or 2, and -1 for what it does not know or
// cannot print. -2 when the system has no locale in UTF-8 to ask. The locale of the program does not matter.
int width_of_scalar(uint32_t scalar);
#endif
