#ifdef __linux__
#define _GNU_SOURCE // memfd_create, dup3
#include <sys/mman.h>
#endif
#include "curses_shim.h"
#include "terminal_io.h"
#include <fcntl.h>
#include <stdlib.h>
#include <term.h>
#include <unistd.h>

// Curses writes to a descriptor of its own, which is led to memory while a frame is made: ncurses sends what it has at
// each move of the cursor, which is some 80 writes a frame.
static FILE *output;
static int frame = -1;

static FILE *open_output(void) {
    int descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
    if (descriptor < 0) return stdout; // without one to spare, each part is sent at once
#ifdef __linux__
    frame = memfd_create("frame", MFD_CLOEXEC);
#endif
    FILE *file = fdopen(descriptor, "w");
    if (file == NULL) close(descriptor);
    return file;
}

static void close_output(void) {
    if (output != NULL && output != stdout) fclose(output);
    if (frame >= 0) close(frame);
    output = NULL;
    frame = -1;
}

SCREEN *cc_open(const char *term) {
    // The size comes from the terminal, not from a stale LINES or COLUMNS in the environment.
    use_env(FALSE);
#ifndef __APPLE__
    use_tioctl(TRUE);
#endif
    output = open_output();
    SCREEN *screen = output == NULL ? NULL : newterm(term, output, stdin);
    if (screen == NULL && output != stdout) { // the description of the terminal needs a descriptor, too
        close_output();
        output = stdout;
        screen = newterm(term, output, stdin);
    }
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
    cc_free(screen);
}

void cc_free(SCREEN *screen) {
    delscreen(screen);
    close_output();
}

#ifdef __linux__
static void send_frame(size_t count) {
    char *bytes = malloc(count + 1);
    int sent = bytes != NULL && pread(frame, bytes, count, 0) == (ssize_t)count && terminal_io_write(bytes, count);
    free(bytes);
    if (!sent) clearok(curscr, TRUE); // the next update paints everything
}
#endif

static void update(int cursor) {
    doupdate();
    if (cursor >= 0) curs_set(cursor);
}

void cc_update(int cursor) {
    wnoutrefresh(stdscr);
#ifdef __linux__
    int descriptor = fileno(output);
    if (frame >= 0 && lseek(frame, 0, SEEK_SET) == 0 && dup3(frame, descriptor, O_CLOEXEC) >= 0) {
        update(cursor);
        dup3(STDOUT_FILENO, descriptor, O_CLOEXEC);
        send_frame((size_t)lseek(frame, 0, SEEK_CUR));
        return;
    }
#endif
    update(cursor);
}

const char *cc_capability(const char *name) {
    const char *value = tigetstr((char *)name);
    return value == (const char *)-1 ? NULL : value;
}

int cc_promised_colours(void) { return tigetnum((char *)"colors"); }
