import FitnessModel
import Phrases

extension Setting {
    /// All settings in display order.
    public static let all: [Setting] = numbers + screen + training + energy + attention + keys + files

    private static let numbers: [Setting] = [
        .choice(
            "unit", "Unit of new clients", .numbers, \.unitChoice, titles: ["auto": "as most clients"],
            "The weight unit of new clients; auto uses the unit of most clients."),
        .choice(
            "decimal", "Decimal sign", .numbers, \.numbers.decimal, titles: [".": "point 82.5", ",": "comma 82,5"],
            "The decimal sign on the screen; typed numbers may use either."),
        .choice(
            "grouping", "Thousands", .numbers, \.numbers.grouping,
            titles: [
                " ": Phrase(verbatim: "12 400"), ".": Phrase(verbatim: "12.400"), ",": Phrase(verbatim: "12,400"),
                "'": Phrase(verbatim: "12'400"), "": Phrase(verbatim: "12400"),
            ],
            "The thousands separator; it must differ from the decimal sign."),
        .choice(
            "dates", "Order of dates", .numbers, \.dates,
            titles: ["day-first": "day first", "month-first": "month first"],
            "Which number of a typed date comes first: 3/12 is 3 December, or 12 March."),
        .choice(
            "week-start", "First day of the week", .numbers, \.weekStart,
            titles: ["monday": "Monday", "sunday": "Sunday", "saturday": "Saturday"],
            "The first day of weeks in Today, the day and the review; numbered weeks stay ISO 8601."),
    ]

    private static let screen: [Setting] = [
        .text(
            "theme", "Theme", .screen, kind: .theme, \.theme,
            none: ThemeLibrary.automatic.name,
            "The colours at the start; auto is light or dark, as the terminal. A theme saved with T takes precedence."),
        .choice(
            "colours", "Colours", .screen, \.colours,
            titles: ["true": "all", "mono": "none"],
            "How many colours are used; auto leaves it to the terminal."
        ).fromNextStart(),
        .choice(
            "glyphs", "Signs", .screen, \.glyphs,
            titles: ["unicode": Phrase(verbatim: "Unicode"), "ascii": Phrase(verbatim: "ASCII")],
            "Lines and marks: choose ASCII if the terminal draws boxes or question marks instead."),
        .flag("mouse", "Mouse", .screen, \.mouse, "Off leaves clicks and selection to the terminal."),
    ]

    private static let training: [Setting] = [
        .flag("bell", "Bell after a rest", .training, \.bell, "Whether the terminal rings when a rest is over."),
        .choice(
            "ghosts", "Last time in grey", .training, \.ghosts,
            titles: ["any": "of any phase", "phase": "of the same phase"],
            "Which phase the grey loads of last time come from; planned and prescribed loads are always shown."),
        .flag(
            "suggestions", "Suggested loads", .training, \.suggestions.isOn,
            "Whether the next load is suggested with its reason; loads prescribed as a share of the e1RM stay."),
        .number(
            "raise-after", "More weight after", .training, \.suggestions.raiseAfter, in: 1...2,
            "How many sessions in a row need all repetitions before more weight is suggested."),
        .flag(
            "exercise-library", "Exercise library", .training, \.exerciseLibrary,
            "Whether the exercises that come with Spotter are offered while a name is typed."),
        .number(
            "appointment-minutes", "Length of an appointment", .training, \.appointmentMinutes, in: 5...720,
            "How many minutes a new appointment lasts unless something else is typed."),
    ]

    private static let energy: [Setting] = [
        .choice(
            "energy-unit", "Unit of energy", .energy, \.energy.unit,
            "kcal or kJ, for clients without a unit of their own."),
        .choice(
            "energy-counting", "Energy of activities", .energy, \.energy.counting,
            "Net leaves out what the body needs at rest, gross includes it; for clients without a choice of their own."),
    ]

    private static let attention: [Setting] = [
        .limit(
            "absent-days", "No training for days", \.attention.absentDays, from: 1,
            "After how many days without a session a client is listed."),
        .limit(
            "sessions-left", "Sessions left", \.attention.sessionsLeft,
            "With how many sessions left in session packs, or fewer, a client is listed."),
        .limit(
            "expiry-days", "Pack expires in days", \.attention.expiryDays,
            "How many days ahead an expiring session pack is listed."),
        .limit(
            "measurement-days", "Not measured for days", \.attention.measurementDays, from: 1,
            "After how many days without a measurement a client is listed."),
        .limit(
            "birthday-days", "Birthday in days", \.attention.birthdayDays,
            "How many days ahead a birthday is listed; 0 on the day itself."),
        .flag(
            "finished-phases", "Finished phases", .attention, \.attention.finishedPhases,
            "Whether phases that are full, or past their last day, are listed."),
        .flag(
            "open-appointments", "Open appointments", .attention, \.attention.openAppointments,
            "Whether appointments of the last two weeks without an outcome are listed."),
        .flag(
            "plans-due", "Tasks that are due", .attention, \.attention.plans,
            "Whether recurring tasks that are due are listed."),
        .flag(
            "wound-up", "Wound up twice", .attention, \.attention.wellbeing,
            "Whether clients who were wound up twice within three days are listed."),
        .flag(
            "four-weeks", "Four-week programmes", .attention, \.attention.programmes,
            "Whether four-week programmes that stall or end within a week are listed."
        ),
        .flag(
            "records", "Records of yesterday", .attention, \.attention.records,
            "Whether personal records of the day before are listed."),
    ]

    private static let keys: [Setting] = [
        .choice(
            "key-preset", "Set of keys", .keys, \.keyPreset,
            titles: Dictionary(uniqueKeysWithValues: KeyPreset.allCases.map { ($0.rawValue, $0.title) }),
            "The keys used unless keys.toml changes them: vim adds dd, yy, g t; arrows leaves h j k l free.")
    ]

    private static let files: [Setting] = [
        .text(
            "backups", "Folder of backups", .files, \.backups, none: "auto",
            problem: { folder in
                folder.hasPrefix("/") || folder == "~" || folder.hasPrefix("~/")
                    ? nil
                    : SettingComplaint("backups") {
                        "\($0) must be a full path that begins with / or ~/. Backups go next to the diary."
                    }
            }, "Where the daily copies go, a full path; auto is the folder backups next to the diary."
        ).fromNextStart()
    ]
}
