#ifndef CCURSES_H
#define CCURSES_H
// ncursesw for Swift, and the few pieces of terminal state that must live in C because signal handlers read them.
#include "curses_shim.h"
#include "direct_colour.h"
#include "signal_pipe.h"
#include "terminal_guard.h"
#include "terminal_io.h"
#endif
