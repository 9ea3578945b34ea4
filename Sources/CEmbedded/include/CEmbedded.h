#ifndef CEMBEDDED_H
#define CEMBEDDED_H

#include <stddef.h>

/// The text of a file beside the source, in UTF-8 and without a NUL at its end. Built into the program: one file to copy
/// is one file to run.
typedef struct __attribute__((swift_attr("@Sendable"))) {
    const char *_Nonnull start;
    size_t length;
} EmbeddedFile;

// The catalogues that Spotter brings: CSV with a header line.
extern const EmbeddedFile spotter_foods __attribute__((swift_name("EmbeddedFile.foods")));
extern const EmbeddedFile spotter_portions __attribute__((swift_name("EmbeddedFile.portions")));
extern const EmbeddedFile spotter_activities __attribute__((swift_name("EmbeddedFile.activities")));
// What the demo diary's gym trains: muscles with a tilde are trained indirectly, the machine is one of the gym's.
extern const EmbeddedFile spotter_demo_exercises __attribute__((swift_name("EmbeddedFile.demoExercises")));
// The library of exercises: semicolons separate other names, muscles with a tilde are trained indirectly; "common" is
// what most trainers use, "each_side" is not read yet. A number never changes.
extern const EmbeddedFile spotter_exercises __attribute__((swift_name("EmbeddedFile.exercises")));
// What comes along to be read about stress: a line such as "## breath Breath" begins a page with its depth, key and title. A key never
// changes: a trainer's page is listed below it.
extern const EmbeddedFile spotter_reading __attribute__((swift_name("EmbeddedFile.reading")));

// The questionnaires that Spotter brings, as TOML: docs/manual.md says how one is written.
extern const EmbeddedFile spotter_month_in_days __attribute__((swift_name("EmbeddedFile.monthInDays")));
extern const EmbeddedFile spotter_what_changed __attribute__((swift_name("EmbeddedFile.whatChanged")));
extern const EmbeddedFile spotter_direction __attribute__((swift_name("EmbeddedFile.direction")));

// The migrations of a diary's file.
extern const EmbeddedFile spotter_schema_v1 __attribute__((swift_name("EmbeddedFile.schemaV1")));
extern const EmbeddedFile spotter_schema_v2 __attribute__((swift_name("EmbeddedFile.schemaV2")));
extern const EmbeddedFile spotter_schema_v3 __attribute__((swift_name("EmbeddedFile.schemaV3")));
extern const EmbeddedFile spotter_schema_v4 __attribute__((swift_name("EmbeddedFile.schemaV4")));
extern const EmbeddedFile spotter_schema_v5 __attribute__((swift_name("EmbeddedFile.schemaV5")));
extern const EmbeddedFile spotter_schema_v6 __attribute__((swift_name("EmbeddedFile.schemaV6")));
extern const EmbeddedFile spotter_schema_v7 __attribute__((swift_name("EmbeddedFile.schemaV7")));
extern const EmbeddedFile spotter_schema_v8 __attribute__((swift_name("EmbeddedFile.schemaV8")));
extern const EmbeddedFile spotter_schema_v9 __attribute__((swift_name("EmbeddedFile.schemaV9")));
extern const EmbeddedFile spotter_schema_v10 __attribute__((swift_name("EmbeddedFile.schemaV10")));

#endif
