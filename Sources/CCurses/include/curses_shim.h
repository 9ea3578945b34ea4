#ifndef CURSES_SHIM_H
#define CURSES_SHIM_H

// Plain defines, before the include: flags of the build never reach the Swift importer.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#if defined(__APPLE__) && !defined(_XOPEN_SOURCE_EXTENDED)
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <ncurses.h>
#include <stdint.h>
#include <wchar.h>

// Hidden by glibc's headers unless a feature macro is set before everything else.
extern int wcwidth(wchar_t);

// Globals behind functions: Swift 6 refuses shared mutable C globals.
static inline int cc_rows(void) { return getmaxy(stdscr); }
static inline int cc_columns(void) { return getmaxx(stdscr); }
static inline int cc_colours(void) { return COLORS; } // after start_color
static inline int cc_colour_pairs(void) { return COLOR_PAIRS; }
static inline void cc_move_cursor(int row, int column) { wmove(stdscr, row, column); }

// Attributes are macros with casts, which the importer drops.
static inline attr_t cc_bold(void) { return WA_BOLD; }
static inline attr_t cc_dim(void) { return WA_DIM; }
#ifdef WA_ITALIC
static inline attr_t cc_italic(void) { return WA_ITALIC; }
#else
static inline attr_t cc_italic(void) { return WA_NORMAL; }
#endif
static inline attr_t cc_underline(void) { return WA_UNDERLINE; }
static inline attr_t cc_reverse(void) { return WA_REVERSE; }

// Opens the terminal `term` (NULL: the one of $TERM) on standard input and output. NULL when terminfo does not know it.
SCREEN *_Nullable cc_open(const char *_Nullable term);
// Leaves curses mode and frees the screen.
void cc_close(SCREEN *_Nonnull screen);
// Frees the screen after curses mode was left.
void cc_free(SCREEN *_Nonnull screen);
// Follows a new size. Unlike resizeterm it pushes no key into the input queue.
static inline void cc_resize(int rows, int columns) {
    resize_term(rows, columns);
    clearok(curscr, TRUE);
}
// Shows what was put: one update, sent in one write. `cursor`: 1 shows it, 0 hides it, -1 leaves it as it is.
void cc_update(int cursor);

// One pair of colours: -1 is the terminal's own, else an index or, in a direct-colour terminal, 0xRRGGBB.
static inline int cc_define_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS && !defined(__APPLE__)
    return init_extended_pair(pair, foreground, background);
#else
    return init_pair((short)pair, (short)foreground, (short)background);
#endif
}

// How a cell looks: attributes, and the number of a pair of colours.
typedef struct {
    attr_t attributes;
    int pair;
} cc_look;
// A cell that holds a character and its marks; marks for which it has no room are left out.
static inline cchar_t cc_cell(cc_look look, const uint32_t *_Nonnull scalars, int count) {
    wchar_t text[CCHARW_MAX + 1];
    int kept = count < CCHARW_MAX ? count : CCHARW_MAX;
    for (int i = 0; i < kept; i++) text[i] = (wchar_t)scalars[i];
    text[kept] = 0;
    cchar_t cell;
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS && !defined(__APPLE__)
    setcchar(&cell, text, look.attributes, (short)look.pair, &look.pair);
#else
    setcchar(&cell, text, look.attributes, (short)look.pair, NULL);
#endif
    return cell;
}
static inline void cc_put_row(int row, int column, const cchar_t *_Nonnull cells, int count) {
    mvwadd_wchnstr(stdscr, row, column, cells, count);
}
// Columns of one scalar by the C library, as ncurses counts them: -1 unknown, 0, 1 or 2.
static inline int cc_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// The colours that terminfo promises; 0 or less when there are none.
int cc_promised_colours(void);
// A string capability of terminfo, NULL when the terminal does not have it.
const char *_Nullable cc_capability(const char *_Nonnull name);

#endif
