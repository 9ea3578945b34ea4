#include "CEmbedded.h"

// #embed is of C23; the compiler of every toolchain that builds Spotter knows it in older modes, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char foods[] = {
#embed "catalogue/foods.csv"
};
static const char portions[] = {
#embed "catalogue/portions.csv"
};
static const char activities[] = {
#embed "catalogue/activities.csv"
};
static const char demo_exercises[] = {
#embed "catalogue/demo_exercises.csv"
};
static const char exercises[] = {
#embed "catalogue/exercises.csv"
};
static const char month_in_days[] = {
#embed "catalogue/questionnaires/month-in-days.toml"
};
static const char what_changed[] = {
#embed "catalogue/questionnaires/what-changed.toml"
};
static const char direction[] = {
#embed "catalogue/questionnaires/direction.toml"
};
static const char reading[] = {
#embed "library/reading.md"
};
static const char schema_v1[] = {
#embed "schema/v1.sql"
};
static const char schema_v2[] = {
#embed "schema/v2.sql"
};
static const char schema_v3[] = {
#embed "schema/v3.sql"
};
static const char schema_v4[] = {
#embed "schema/v4.sql"
};
static const char schema_v5[] = {
#embed "schema/v5.sql"
};
static const char schema_v6[] = {
#embed "schema/v6.sql"
};
static const char schema_v7[] = {
#embed "schema/v7.sql"
};
static const char schema_v8[] = {
#embed "schema/v8.sql"
};
static const char schema_v9[] = {
#embed "schema/v9.sql"
};
static const char schema_v10[] = {
#embed "schema/v10.sql"
};

const EmbeddedFile spotter_foods = {foods, sizeof foods};
const EmbeddedFile spotter_portions = {portions, sizeof portions};
const EmbeddedFile spotter_activities = {activities, sizeof activities};
const EmbeddedFile spotter_demo_exercises = {demo_exercises, sizeof demo_exercises};
const EmbeddedFile spotter_exercises = {exercises, sizeof exercises};
const EmbeddedFile spotter_month_in_days = {month_in_days, sizeof month_in_days};
const EmbeddedFile spotter_what_changed = {what_changed, sizeof what_changed};
const EmbeddedFile spotter_direction = {direction, sizeof direction};
const EmbeddedFile spotter_reading = {reading, sizeof reading};
const EmbeddedFile spotter_schema_v1 = {schema_v1, sizeof schema_v1};
const EmbeddedFile spotter_schema_v2 = {schema_v2, sizeof schema_v2};
const EmbeddedFile spotter_schema_v3 = {schema_v3, sizeof schema_v3};
const EmbeddedFile spotter_schema_v4 = {schema_v4, sizeof schema_v4};
const EmbeddedFile spotter_schema_v5 = {schema_v5, sizeof schema_v5};
const EmbeddedFile spotter_schema_v6 = {schema_v6, sizeof schema_v6};
const EmbeddedFile spotter_schema_v7 = {schema_v7, sizeof schema_v7};
const EmbeddedFile spotter_schema_v8 = {schema_v8, sizeof schema_v8};
const EmbeddedFile spotter_schema_v9 = {schema_v9, sizeof schema_v9};
const EmbeddedFile spotter_schema_v10 = {schema_v10, sizeof schema_v10};
