#ifndef DIRECT_COLOUR_H
#define DIRECT_COLOUR_H
#include "curses_shim.h"

// Opens the terminal as one of xterm's family with direct colours: colours 0 to 255 are the palette, from 256 on they
// are 0xRRGGBB. The description is built in, because no system installs one by default. NULL when this curses cannot
// read it.
SCREEN *_Nullable direct_colour_open(void);
#endif
