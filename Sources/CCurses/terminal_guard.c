#include "terminal_guard.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int fatal[] = {SIGSEGV, SIGABRT, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGQUIT};
enum { fatal_count = sizeof fatal / sizeof *fatal };

static struct sigaction former[fatal_count];
static struct termios saved;
static int have_saved;
static char *restore_bytes;
static size_t restore_length;
static pid_t owner;
static volatile sig_atomic_t armed;
// The handler must also run after the stack overflowed.
static char handler_stack[65536];

// Standard error as it was, and the unlinked file that replaces it.
static int error_terminal = -1;
static int error_file = -1;

// Only calls that are safe in a signal handler, here and below.
void terminal_guard_release_errors(void) {
    if (error_terminal < 0) return;
    dup2(error_terminal, STDERR_FILENO);
    close(error_terminal);
    error_terminal = -1;
    char bytes[4096];
    ssize_t count;
    lseek(error_file, 0, SEEK_SET);
    while ((count = read(error_file, bytes, sizeof bytes)) > 0) {
        ssize_t written = write(STDERR_FILENO, bytes, (size_t)count);
        (void)written;
    }
    close(error_file);
    error_file = -1;
}

static void restore_terminal(void) {
    if (!armed || getpid() != owner) return;
    armed = 0;
    ssize_t written = write(STDOUT_FILENO, restore_bytes, restore_length);
    (void)written;
    if (have_saved) tcsetattr(STDIN_FILENO, TCSANOW, &saved);
    terminal_guard_release_errors();
}

static void on_fatal(int number, siginfo_t *info, void *context) {
    (void)context;
    restore_terminal();
    for (int i = 0; i < fatal_count; i++) {
        if (fatal[i] == number) sigaction(number, &former[i], NULL);
    }
    // A fault repeats when the handler returns and meets the former action (Swift's backtrace) where it happened;
    // a signal that was sent has to be sent again.
    int repeats = info->si_code > 0 && number != SIGTRAP && number != SIGABRT && number != SIGQUIT;
    if (!repeats) raise(number);
}

static void install(void) {
    static int installed;
    if (installed) return;
    installed = 1;
    stack_t stack;
    if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
        memset(&stack, 0, sizeof stack);
        stack.ss_sp = handler_stack;
        stack.ss_size = sizeof handler_stack;
        sigaltstack(&stack, NULL);
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = on_fatal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &former[i]);
    atexit(restore_terminal);
}

void terminal_guard_save(void) { have_saved = tcgetattr(STDIN_FILENO, &saved) == 0; }

void terminal_guard_arm(const char *restore) {
    // A handler that comes in between must not meet bytes that are gone.
    armed = 0;
    free(restore_bytes);
    restore_bytes = strdup(restore);
    restore_length = restore_bytes == NULL ? 0 : strlen(restore_bytes);
    owner = getpid();
    install();
    armed = 1;
}

// An unlinked file in the folder; -1 when none can be made there.
static int temporary_file(const char *folder) {
    char name[4096];
    int length = snprintf(name, sizeof name, "%s/spotter-errors-XXXXXX", folder);
    if (length < 0 || (size_t)length >= sizeof name) return -1;
    int file = mkstemp(name);
    if (file < 0) return -1;
    unlink(name);
    fcntl(file, F_SETFD, FD_CLOEXEC);
    return file;
}

void terminal_guard_hold_errors(void) {
    if (error_terminal >= 0 || !isatty(STDERR_FILENO)) return;
    const char *wanted = getenv("TMPDIR");
    int file = wanted != NULL && *wanted != 0 ? temporary_file(wanted) : -1;
    if (file < 0) file = temporary_file("/tmp");
    if (file < 0) return;
    // Without a way back to the terminal standard error stays where it is.
    int terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (terminal < 0 || dup2(file, STDERR_FILENO) < 0) {
        if (terminal >= 0) close(terminal);
        close(file);
        return;
    }
    error_file = file;
    error_terminal = terminal;
}

void terminal_guard_disarm(void) { armed = 0; }

void terminal_guard_apply_saved(void) {
    if (have_saved) tcsetattr(STDIN_FILENO, TCSADRAIN, &saved);
}

int terminal_guard_erase_character(void) { return have_saved ? saved.c_cc[VERASE] : 0x7f; }
