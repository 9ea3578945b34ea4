#ifndef _GNU_SOURCE
#define _GNU_SOURCE // wcwidth
#endif
#include "CWidth.h"
#include <locale.h>
#include <pthread.h>
#include <wchar.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

static locale_t utf8;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_locale(void) {
    const char *names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8"};
    for (int i = 0; i < 3 && utf8 == (locale_t)0; i++) utf8 = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
}

int width_of_scalar(uint32_t scalar) {
    pthread_once(&once, find_locale);
    if (utf8 == (locale_t)0) return -2;
    locale_t before = uselocale(utf8);
    int columns = wcwidth((wchar_t)scalar);
    uselocale(before);
    return columns;
}
