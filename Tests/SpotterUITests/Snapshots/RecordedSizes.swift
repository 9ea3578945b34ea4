import TerminalKit

/// The window sizes at which a view is recorded. All are recorded at 80x24; each further file has a layout that no
/// other file shows.
enum RecordedSizes {
    private static let (small, usual) = (Size(columns: 60, rows: 16), Size(columns: 80, rows: 24))
    private static let (large, largest) = (Size(columns: 120, rows: 40), Size(columns: 200, rows: 60))
    /// The window sizes at which each view is drawn and checked.
    static let all = [small, usual, large, largest]

    /// The window sizes at which a view is recorded.
    static func of(_ view: String) -> [Size] {
        (narrow.contains(view) ? [small] : []) + [usual] + (wide.contains(view) ? [large] : [])
            + (widest.contains(view) ? [largest] : [])
    }

    /// The views named here.
    static var named: Set<String> { narrow.union(wide).union(widest).union(changesTheBoard) }

    /// The Boards that are also recorded at 100x30.
    static let changesTheBoard: Set = ["board", "board-live", "board-volume", "board-days"]

    /// Short headings, a closed side, wrapped or dropped lines.
    private static let narrow: Set = [
        "appointment-form", "board", "board-typing", "board-volume", "calendar-month", "calendar-week",
        "check-in-again", "check-in-words", "client-form-wrong", "clients", "cockpit", "counter-by-hand",
        "course-two", "day", "day-prefix", "day-sixty", "days-sheet-live", "error", "exercise-chart", "feedback",
        "finish-card", "food-chooser", "four-weeks-exit", "four-weeks-page", "four-weeks-rating", "hand-over-back",
        "hand-over-back-code", "help", "history", "import-preview", "interval-form", "live-elsewhere",
        "mesocycle-chooser", "mesocycles", "names-while-typing", "palette", "portion", "profile",
        "progress-overview", "progress-strength", "questionnaire-choice", "recipe", "review-export", "review-week",
        "run-live", "session-offer", "settings", "sheet-folded", "sheet-live", "sheet-long-cell", "sheet-maximised",
        "sheet-plan", "sheet-plates", "sheet-range", "sheet-twelve", "sheet-typing", "skinfolds", "theme",
        "today-demo", "unit-question", "wellbeing",
    ]

    /// A list with its details, more columns, more lines of help.
    private static let wide: Set = [
        "activities", "activity-chooser", "activity-form", "appointment-form", "board", "board-finder",
        "board-typing", "board-whole", "calendar-week", "check-in-consent", "check-in-first", "client-form-wrong",
        "client-picker", "clients", "copy-meal", "counter-by-hand", "course", "dashboard-food", "day", "day-kj",
        "day-session", "day-sixty", "exercise-library", "exercises", "feedback", "finish-form", "food-card",
        "food-chooser", "food-form", "food-groups", "formula", "four-weeks-rating", "help", "history",
        "import-preview", "interval-running", "keys", "library-search", "live-elsewhere", "measurements-compared",
        "mesocycle-shift", "mesocycles", "palette", "phases", "plate-calculator", "portion", "profile",
        "progress-strength", "questionnaire-result", "quick-add", "reading", "recipe", "recurring-plans",
        "review-month", "run-live", "run-start", "session-offer", "settings", "sheet-live", "sheet-plan",
        "sheet-typing", "skinfolds", "theme", "today-demo", "unit-question",
    ]

    private static let widest: Set = [
        "calendar-week", "clients", "day", "history", "profile", "progress-strength", "sheet-live", "today-demo",
    ]
}
