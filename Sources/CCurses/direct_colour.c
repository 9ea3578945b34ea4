#include "direct_colour.h"
#include <stdlib.h>
#include <string.h>

// Compiled from the source below with `tic -x`, printed by `infocmp -x -Q2`. Only what xterm, tmux and their family all
// do: no back colour erase, no repeat, no changing of the palette. The semicolons in setaf are the form every terminal
// with direct colours reads.
//
// spotter-direct|xterm family with direct colours and 256 indexed ones,
//     RGB, am, km, mir, msgr, npc, xenl, AX, XT,
//     colors#0x1000000, cols#80, it#8, lines#24, pairs#0x10000,
//     setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e%?%p1%{256}%<%t38;5;%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;%;m,
//     setab=\E[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e%?%p1%{256}%<%t48;5;%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;%;m,
//     bel=^G, bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J, cnorm=\E[?25h, cr=\r,
//     csr=\E[%i%p1%d;%p2%dr, cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
//     cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A, dch=\E[%p1%dP, dch1=\E[P, dim=\E[2m, dl=\E[%p1%dM, dl1=\E[M,
//     ech=\E[%p1%dX, ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H, hpa=\E[%i%p1%dG, ich=\E[%p1%d@, il=\E[%p1%dL, il1=\E[L,
//     ind=\n, kmous=\E[<, op=\E[39;49m, rc=\E8, rev=\E[7m, ri=\EM, ritm=\E[23m, rmcup=\E[?1049l, rmkx=\E[?1l\E>,
//     rmso=\E[27m, rmul=\E[24m, sc=\E7, sgr0=\E[m, sitm=\E[3m, smcup=\E[?1049h, smkx=\E[?1h\E=, smso=\E[7m, smul=\E[4m,
//     vpa=\E[%i%p1%dd,

static const char description[] =
    "b64:HgJFABoADwBpAU8Cc3BvdHRlci1kaXJlY3R8eHRlcm0gZmFtaWx5IHdpdGggZGlyZWN0IGNvbG91cnMgYW5kIDI1NiBpbmRleGVkIG9uZX"
    "MAAAEAAAEAAAABAAAAAAEBAAAAAAAAAAAAAAEAUAAAAAgAAAAYAAAA_____________________________________________________wAA"
    "AAEAAAEA__8AAAIABAD__xUAHQAhACUA__8wAEEAQwBHAE4A__9QAFcA__9bAP__XwBjAP__________ZwBsAP__dQD_______96AH8AhACJAP"
    "__kgCWAP____-fAKUA_____________________6sA____________________________________________________________________"
    "______________________-vALcA________________________________________vwDIANEA2gD__-MA7AD1AP___gD_______________"
    "______________BwEKARUBGAEaAf__________________________________________________________________________________"
    "______________________________________________________________________________________________________________"
    "______________________________________________________________________________________________________________"
    "_________________________________________________________________x0B__________________________________________"
    "______________________________IgH__________________________________ysB________________________MAH_____________"
    "__________________________________________________________________________82Af_______zoBxAEHAA0AG1slaSVwMSVkOy"
    "VwMiVkcgAbW0gbWzJKABtbSwAbW0oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIABtbPzI1bAAIABtbPzI1aAAbW0MAG1tBABtb"
    "UAAbW00AG1sxbQAbWz8xMDQ5aAAbWzJtABtbN20AG1s3bQAbWzRtABtbJXAxJWRYABtbbQAbWz8xMDQ5bAAbWzI3bQAbWzI0bQAbW0wAG1s_MW"
    "wbPgAbWz8xaBs9ABtbJXAxJWRQABtbJXAxJWRNABtbJXAxJWRCABtbJXAxJWRAABtbJXAxJWRMABtbJXAxJWREABtbJXAxJWRDABtbJXAxJWRB"
    "ABs4ABtbJWklcDElZGQAGzcACgAbTQAbWzFLABtbMzk7NDltABtbM20AG1syM20AG1s8ABtbJT8lcDElezh9JTwldDMlcDElZCVlJXAxJXsxNn"
    "0lPCV0OSVwMSV7OH0lLSVkJWUlPyVwMSV7MjU2fSU8JXQzODs1OyVwMSVkJWUzODsyOyVwMSV7NjU1MzZ9JS8lZDslcDElezI1Nn0lLyV7MjU1"
    "fSUmJWQ7JXAxJXsyNTV9JSYlZCU7JTttABtbJT8lcDElezh9JTwldDQlcDElZCVlJXAxJXsxNn0lPCV0MTAlcDElezh9JS0lZCVlJT8lcDElez"
    "I1Nn0lPCV0NDg7NTslcDElZCVlNDg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlOyU7bQAA"
    "AwAAAAAAAwAKAAEBAQAAAAMABwBBWABSR0IAWFQA";

SCREEN *direct_colour_open(void) {
    const char *before = getenv("TERMINFO");
    char *kept = before == NULL ? NULL : strdup(before);
    setenv("TERMINFO", description, 1);
    SCREEN *screen = cc_open("spotter-direct");
    if (kept == NULL) {
        unsetenv("TERMINFO");
    } else {
        setenv("TERMINFO", kept, 1);
        free(kept);
    }
    return screen;
}
