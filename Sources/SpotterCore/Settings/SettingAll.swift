import FitnessModel

extension Setting {
    /// All settings in display order.
    public static let all: [Setting] = numbers + screen + training + energy + attention + keys + files

    private static let numbers: [Setting] = [
        .choice(
            "unit", "Unit of new clients", .numbers, \.unitChoice, titles: ["auto": "as most clients"],
            "The unit in which a new client lifts; auto takes the one of most clients."),
        .choice(
            "decimal", "Decimal sign", .numbers, \.numbers.decimal, titles: [".": "point 82.5", ",": "comma 82,5"],
            "The sign before the decimals on the screen; typed numbers are read with both."),
        .choice(
            "grouping", "Thousands", .numbers, \.numbers.grouping,
            titles: [" ": "12 400", ".": "12.400", ",": "12,400", "'": "12'400", "": "12400"],
            "The sign between thousands, another one than before the decimals."),
        .choice(
            "dates", "Order of dates", .numbers, \.dates,
            titles: ["day-first": "day first", "month-first": "month first"],
            "Which number of a typed date comes first: 3/12 is 3 December, or 12 March."),
        .choice(
            "week-start", "First day of the week", .numbers, \.weekStart,
            titles: ["monday": "Monday", "sunday": "Sunday", "saturday": "Saturday"],
            "The day with which weeks begin in Today, the day's and the review's weeks; numbered weeks stay ISO 8601."),
    ]

    private static let screen: [Setting] = [
        .text(
            "theme", "Theme", .screen, kind: .theme, \.theme, none: "dark",
            "The colours to begin with; a theme that was kept in the program goes before it."),
        .choice(
            "colours", "Colours", .screen, \.colours,
            titles: ["true": "all", "256": "256", "16": "16", "mono": "none"],
            "How many colours are used; auto leaves it to the terminal."
        ).fromNextStart(),
        .choice(
            "glyphs", "Signs", .screen, \.glyphs, titles: ["unicode": "Unicode", "ascii": "ASCII"],
            "Lines and marks: ASCII where the terminal draws boxes or question marks instead."),
        .flag("mouse", "Mouse", .screen, \.mouse, "Off leaves clicks and selection to the terminal."),
    ]

    private static let training: [Setting] = [
        .flag("bell", "Bell after a rest", .training, \.bell, "Whether the terminal rings when a rest is over."),
        .choice(
            "ghosts", "Last time in grey", .training, \.ghosts,
            titles: ["any": "of any phase", "phase": "of the same phase"],
            "Whose loads of last time are shown in empty cells; planned and prescribed loads are always shown."),
        .flag(
            "suggestions", "Suggested loads", .training, \.suggestions.isOn,
            "Whether the next load is suggested with its reason; a share of the e1RM that the sheet asks for stays."),
        .number(
            "raise-after", "More weight after", .training, \.suggestions.raiseAfter, in: 1...2,
            "How many sessions in a row with all repetitions it takes before more weight is suggested."),
        .number(
            "appointment-minutes", "Length of an appointment", .training, \.appointmentMinutes, in: 5...720,
            "How many minutes a new appointment lasts unless something else is typed."),
    ]

    private static let energy: [Setting] = [
        .choice(
            "energy-unit", "Unit of energy", .energy, \.energy.unit,
            "kcal or kJ, for clients of whom nothing else is said."),
        .choice(
            "energy-counting", "Energy of activities", .energy, \.energy.counting,
            "Net leaves out what the body needs at rest, gross counts it; for clients of whom nothing else is said."),
    ]

    private static let attention: [Setting] = [
        .limit(
            "absent-days", "No session for days", \.attention.absentDays, from: 1,
            "After how many days without a session a client is named."),
        .limit(
            "sessions-left", "Sessions left", \.attention.sessionsLeft,
            "With how many sessions left of the packages, or fewer, a client is named."),
        .limit(
            "expiry-days", "Package expires in days", \.attention.expiryDays,
            "How many days ahead a package that expires is named."),
        .limit(
            "measurement-days", "Not measured for days", \.attention.measurementDays, from: 1,
            "After how many days a client who was measured once is named."),
        .limit(
            "birthday-days", "Birthday in days", \.attention.birthdayDays,
            "How many days ahead a birthday is named; 0 on the day itself."),
        .flag(
            "finished-phases", "Finished phases", .attention, \.attention.finishedPhases,
            "Whether a phase that is full, or past its last day, asks for the next one."),
        .flag(
            "open-appointments", "Open appointments", .attention, \.attention.openAppointments,
            "Whether appointments of the last two weeks are named of which nobody said what became of them."),
        .flag(
            "plans-due", "Plans that are due", .attention, \.attention.plans,
            "Whether recurring plans that are due are named."),
        .flag(
            "wound-up", "Wound up twice", .attention, \.attention.wellbeing,
            "Whether clients who said twice within three days that they are wound up are named."),
        .flag(
            "four-weeks", "Four weeks that halt or end", .attention, \.attention.programmes,
            "Whether clients are named who do not check in in their four weeks, have a week open for long, or a week left."
        ),
        .flag(
            "records", "Records of yesterday", .attention, \.attention.records,
            "Whether personal records of the day before are named."),
    ]

    private static let keys: [Setting] = [
        .choice(
            "key-preset", "Set of keys", .keys, \.keyPreset,
            "The keys that hold where keys.toml says nothing: vim adds dd, yy, g t; arrows leaves h j k l free.")
    ]

    private static let files: [Setting] = [
        .text(
            "backups", "Folder of backups", .files, \.backups, none: "auto",
            problem: { folder in
                folder.hasPrefix("/") || folder == "~" || folder.hasPrefix("~/")
                    ? nil : "backups is a whole path, which begins with / or ~/. Backups go beside the diary."
            }, "Where the daily copies go, a whole path; auto is the folder backups beside the diary."
        ).fromNextStart()
    ]
}
