/* The yardstick of `make bench`: a program that does nothing but paint. It shows the lines of a file, moves a bar with
   j and k, writes every other key at the bar, and ends with q. */
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <string.h>

enum { max_rows = 200, max_bytes = 4096 };

static char lines[max_rows][max_bytes];
static int count;

static int read_lines(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    while (count < max_rows && fgets(lines[count], max_bytes, file)) {
        lines[count][strcspn(lines[count], "\n")] = '\0';
        count++;
    }
    fclose(file);
    return count > 0;
}

static void paint(int bar, int column, int key) {
    erase();
    for (int row = 0; row < count && row < LINES; row++) {
        mvaddnstr(row, 0, lines[row], -1);
        /* To the edge: the line may be empty. */
        if (row == bar) mvchgat(row, 0, -1, A_REVERSE, 0, NULL);
    }
    if (key) mvaddch(bar, column, (chtype)key);
    refresh();
}

int main(int argc, char **argv) {
    if (argc != 2 || !read_lines(argv[1])) return 2;
    setlocale(LC_ALL, "");
    initscr();
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    int bar = 3, column = 0, key;
    paint(bar, column, 0);
    while ((key = getch()) != 'q' && key != ERR) {
        int typed = 0;
        if (key == 'j' && bar < count - 3) bar++;
        else if (key == 'k' && bar > 2) bar--;
        else if (key > 32 && key < 127) { typed = key; column = (column + 1) % COLS; }
        paint(bar, column, typed);
    }
    endwin();
    return 0;
}
