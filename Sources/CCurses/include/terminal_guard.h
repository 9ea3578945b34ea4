#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H
// Gives the terminal back as it was found, also when the process dies of a trap, an abort or exit() from anywhere.

// Remembers the settings of the terminal on standard input. To be called before curses changes them.
void terminal_guard_save(void);
// Arms the guard: `restore` is what leaves the screen; it is copied. Handlers are installed once.
void terminal_guard_arm(const char *_Nonnull restore);
// Keeps what anybody writes to standard error off the screen, when that is the terminal, until it is let go: in an
// unlinked file below TMPDIR or /tmp. Where none can be made standard error stays as it is.
void terminal_guard_hold_errors(void);
// Standard error goes to the terminal again, first of all what was held.
void terminal_guard_release_errors(void);
// The terminal is the shell's again: nothing to restore.
void terminal_guard_disarm(void);
// Applies the remembered settings.
void terminal_guard_apply_saved(void);
// The erase character of the terminal's settings: ctrl-h on some, else delete.
int terminal_guard_erase_character(void);
#endif
