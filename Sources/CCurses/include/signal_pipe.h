#ifndef SIGNAL_PIPE_H
#define SIGNAL_PIPE_H
// Turns SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT into bytes (the signal's number) on a pipe for poll().
// To be opened before curses, which then leaves these handlers alone: its own resize handler races with poll(), its own
// SIGTERM handler ends the process without any of ours.

// Returns the read end, or -1 with errno set.
int signal_pipe_open(void);
// Puts the former handlers back and closes the pipe.
void signal_pipe_close(void);
// Reads the signals that came in since the last call: a set of the bits below, 0 when none; the number of the signal that
// asked for the end is in the bits from `signal_pipe_number` on.
int signal_pipe_take(void);

// The same, waiting up to `milliseconds` for one.
int signal_pipe_take_within(int milliseconds);

static const int signal_pipe_resized = 1;
static const int signal_pipe_ended = 2; // SIGTERM, SIGHUP or SIGINT
static const int signal_pipe_stop = 4;
static const int signal_pipe_continued = 8;
static const int signal_pipe_number = 8;

// While another program has the terminal, ctrl-z must stop this one too.
void signal_pipe_stop_by_default(int on);
// Stops the whole job as ctrl-z does, so that a `make run` around it stops too; returns when it is continued.
void signal_pipe_stop_job(void);
#endif
