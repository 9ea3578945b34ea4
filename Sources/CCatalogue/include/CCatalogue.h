#ifndef CCATALOGUE_H
#define CCATALOGUE_H

#include <stddef.h>

// The catalogues that Spotter brings, as the text of the files beside the source: CSV with a header line, UTF-8.
// Built into the program: one file to copy is one file to run.

const char *_Nonnull spotter_foods_csv(void);
size_t spotter_foods_csv_length(void);
const char *_Nonnull spotter_portions_csv(void);
size_t spotter_portions_csv_length(void);
const char *_Nonnull spotter_activities_csv(void);
size_t spotter_activities_csv_length(void);

#endif
