#include "signal_pipe.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int caught[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};
enum { caught_count = sizeof caught / sizeof *caught };

static struct sigaction former[caught_count];
static int ends[2] = {-1, -1};

static void on_signal(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    ssize_t written = write(ends[1], &byte, 1);
    (void)written; // A full pipe already holds enough to wake the reader.
    errno = error;
}

static void handle(int number, void (*handler)(int), struct sigaction *before) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigaction(number, &action, before);
}

int signal_pipe_open(void) {
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    for (int i = 0; i < caught_count; i++) {
        handle(caught[i], on_signal, &former[i]);
        // What the caller had switched off (nohup, a shell without job control) stays off.
        int optional = caught[i] == SIGHUP || caught[i] == SIGINT || caught[i] == SIGTSTP;
        if (optional && former[i].sa_handler == SIG_IGN) sigaction(caught[i], &former[i], NULL);
    }
    return ends[0];
}

void signal_pipe_close(void) {
    if (ends[0] < 0) return;
    for (int i = 0; i < caught_count; i++) sigaction(caught[i], &former[i], NULL);
    for (int i = 0; i < 2; i++) {
        close(ends[i]);
        ends[i] = -1;
    }
}

int signal_pipe_take(void) {
    unsigned char bytes[64];
    int seen = 0;
    int number = 0;
    ssize_t count;
    while ((count = read(ends[0], bytes, sizeof bytes)) > 0) {
        for (ssize_t i = 0; i < count; i++) {
            switch (bytes[i]) {
            case SIGWINCH: seen |= signal_pipe_resized; break;
            case SIGTSTP: seen |= signal_pipe_stop; break;
            case SIGCONT: seen |= signal_pipe_continued; break;
            default:
                seen |= signal_pipe_ended;
                number = bytes[i];
                break;
            }
        }
    }
    return seen | number << signal_pipe_number;
}

int signal_pipe_take_within(int milliseconds) {
    struct pollfd watched = {.fd = ends[0], .events = POLLIN};
    poll(&watched, 1, milliseconds);
    return signal_pipe_take();
}

void signal_pipe_stop_by_default(int on) { handle(SIGTSTP, on ? SIG_DFL : on_signal, NULL); }

void signal_pipe_stop_job(void) {
    signal_pipe_stop_by_default(1);
    kill(0, SIGTSTP);
    signal_pipe_stop_by_default(0);
}
