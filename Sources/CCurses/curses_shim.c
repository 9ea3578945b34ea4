#include "curses_shim.h"
#include <term.h>

SCREEN *cc_open(const char *term) {
    // The size comes from the terminal, not from a stale LINES or COLUMNS in the environment.
    use_env(FALSE);
#ifndef __APPLE__
    use_tioctl(TRUE);
#endif
    SCREEN *screen = newterm(term, stdout, stdin);
    if (screen == NULL) return NULL;
    set_term(screen);
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    scrollok(stdscr, FALSE);
    // Input is read outside curses: its look for typeahead would put off painting while a key waits.
    typeahead(-1);
    return screen;
}

void cc_close(SCREEN *screen) {
    set_term(screen);
    endwin();
    delscreen(screen);
}

const char *cc_capability(const char *name) {
    const char *value = tigetstr((char *)name);
    return value == (const char *)-1 ? NULL : value;
}

int cc_promised_colours(void) { return tigetnum((char *)"colors"); }
