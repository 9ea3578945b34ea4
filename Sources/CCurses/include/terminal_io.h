#ifndef TERMINAL_IO_H
#define TERMINAL_IO_H
#include <stddef.h>

// Both ends are terminals.
int terminal_io_is_terminal(void);
// This process may use the terminal: it is in the foreground job (true also when there are no jobs).
int terminal_io_in_foreground(void);
// The size the terminal reports; false when it does not know.
int terminal_io_size(int *_Nonnull rows, int *_Nonnull columns);
// Completes curses' raw mode: no flow control, so that ctrl-s and ctrl-q are keys, and Enter stays apart from ctrl-j.
void terminal_io_all_keys(void);
// Writes all bytes past curses' buffer; false when the terminal is gone.
int terminal_io_write(const char *_Nonnull bytes, size_t count);
// Bytes from the terminal: at least 1, 0 when nothing waits, -1 when the terminal is gone.
int terminal_io_read(unsigned char *_Nonnull buffer, size_t capacity);
// Whether the terminal has vanished.
int terminal_io_is_gone(void);

static const int terminal_io_input = 1;
static const int terminal_io_signal = 2;
static const int terminal_io_wake = 4;
// The largest number of wake descriptors; further ones are ignored.
enum { terminal_io_most_wakes = 8 };
// Blocks until input, a signal or one of the wake descriptors (-1: none) is ready or `milliseconds` (-1: for ever) have
// passed. Returns the bits above; 0 after the time or an interruption.
int terminal_io_wait(int signal_fd, const int *_Nullable wake_fds, size_t wake_count, int milliseconds);

// Runs a program on the terminal, found by PATH, and waits for its end. Its exit code, 128 and more when a signal ended
// it, -1 when it could not be started. (Foundation's Process puts it into a job of its own, which may not read from the
// terminal.)
int terminal_io_run(char *_Nullable const *_Nonnull arguments);

// The locale's character set, for LC_CTYPE from the environment. The plain C locale is taken as UTF-8 when the system
// has it: an unset LANG says nothing about the terminal.
const char *_Nonnull terminal_io_character_set(void);
#endif
