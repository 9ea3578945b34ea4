#include "CCatalogue.h"

// #embed is of C23; the compiler of every toolchain that builds Spotter knows it in older modes, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char foods[] = {
#embed "foods.csv"
};
static const char portions[] = {
#embed "portions.csv"
};
static const char activities[] = {
#embed "activities.csv"
};

const char *spotter_foods_csv(void) { return foods; }
size_t spotter_foods_csv_length(void) { return sizeof foods; }
const char *spotter_portions_csv(void) { return portions; }
size_t spotter_portions_csv_length(void) { return sizeof portions; }
const char *spotter_activities_csv(void) { return activities; }
size_t spotter_activities_csv_length(void) { return sizeof activities; }
