#include "terminal_io.h"
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <spawn.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int terminal_io_is_terminal(void) { return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO); }

int terminal_io_in_foreground(void) {
    pid_t group = tcgetpgrp(STDIN_FILENO);
    return group < 0 || group == getpgrp();
}

int terminal_io_size(int *rows, int *columns) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return 0;
    *rows = size.ws_row;
    *columns = size.ws_col;
    return 1;
}

void terminal_io_all_keys(void) {
    struct termios settings;
    if (tcgetattr(STDIN_FILENO, &settings) != 0) return;
    settings.c_iflag &= ~(tcflag_t)(IXON | IXOFF | ICRNL | INLCR | IGNCR | BRKINT | PARMRK | ISTRIP);
    settings.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | ISIG | IEXTEN);
    settings.c_cc[VMIN] = 1;
    settings.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings);
}

int terminal_io_write(const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
            if (poll(&out, 1, 1000) <= 0) return 0;
        } else if (written == 0 || errno != EINTR) {
            return 0;
        }
    }
    return 1;
}

int terminal_io_read(unsigned char *buffer, size_t capacity) {
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&in, 1, 0) <= 0) return 0;
    if (!(in.revents & POLLIN)) return -1;
    ssize_t count = read(STDIN_FILENO, buffer, capacity);
    if (count > 0) return (int)count;
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

int terminal_io_is_gone(void) {
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&in, 1, 0) > 0 && (in.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

int terminal_io_wait(int signal_fd, const int *wake_fds, size_t wake_count, int milliseconds) {
    struct pollfd watched[2 + terminal_io_most_wakes] = {
        {.fd = STDIN_FILENO, .events = POLLIN},
        {.fd = signal_fd, .events = POLLIN},
    };
    nfds_t count = 2;
    for (size_t i = 0; i < wake_count && i < terminal_io_most_wakes; i++) {
        watched[count++] = (struct pollfd){.fd = wake_fds[i], .events = POLLIN};
    }
    if (poll(watched, count, milliseconds) <= 0) return 0;
    int ready = 0;
    if (watched[0].revents) ready |= terminal_io_input;
    if (watched[1].revents) ready |= terminal_io_signal;
    for (nfds_t i = 2; i < count; i++) {
        if (watched[i].revents) ready |= terminal_io_wake;
    }
    return ready;
}

extern char **environ;

int terminal_io_run(char *const *arguments) {
    pid_t child;
    if (posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ) != 0) return -1;
    int status;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

const char *terminal_io_character_set(void) {
    setlocale(LC_CTYPE, "");
    const char *set = nl_langinfo(CODESET);
    if (strcmp(set, "ANSI_X3.4-1968") == 0 || strcmp(set, "US-ASCII") == 0 || *set == 0) {
        setlocale(LC_CTYPE, "C.UTF-8");
        set = nl_langinfo(CODESET);
    }
    return set;
}
