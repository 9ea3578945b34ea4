public import ViewKit

/// Every command, view by view: the only list of what the program can do.
public enum CommandTable {
    /// All commands in the order in which help and `docs/keys.md` show them.
    public static let all: [CommandInfo] = Array(
        [
            AppState.commands.infos, Motion.commands, DialogKey.commands, DashboardView.commands.infos,
            CalendarView.commands.infos, RecurringPlansView.commands.infos,
            ClientsView.commands.infos, ProfileView.commands.infos, PhasesView.commands.infos,
            SheetView.commands.infos, MesocyclesView.commands.infos, MesocycleView.commands.infos,
            ExercisesView.commands.infos, LibraryExercisesView.commands.infos, ExerciseView.commands.infos,
            MachinesView.commands.infos, PlacesView.commands.infos, BodySheetView.commands.infos,
            BodyCompareView.commands.infos, CourseView.commands.infos,
            ProgressView.commands.infos, DayView.commands.infos, WeighInsView.commands.infos, RunsView.commands.infos,
            RunView.commands.infos, WellbeingView.commands.infos, CheckInQuestionsView.commands.infos,
            AnswerSetsView.commands.infos, ProgrammeView.commands.infos, WeekView.commands.infos,
            WeekSummaryView.commands.infos, HelpView.commands.infos, TechnicalView.commands.infos,
            ReadingView.commands.infos, PageView.commands.infos, NoticesView.commands.infos,
            HistoryView.commands.infos,
            LiveRunView.commands.infos, LibraryView.commands.infos,
            FoodsView.commands.infos,
            ActivitiesView.commands.infos, ReviewView.commands.infos, BoardView.commands.infos,
            CockpitView.commands.infos, SettingsView.commands.infos, KeysView.commands.infos,
        ].joined())

    /// The scopes in the order of the headings in the key file and `docs/keys.md`.
    static let scopes: [KeyScope] = [
        .everywhere, .list, .dialog, DashboardView.scope, CalendarView.scope, RecurringPlansView.scope,
        ClientsView.scope, ProfileView.scope, PhasesView.scope,
        .sheet, .targets, .notes, .logging, .range, .moving, .session, ExercisesView.scope, LibraryExercisesView.scope,
        ExerciseView.scope, MesocyclesView.scope, MesocycleView.scope, MachinesView.scope, PlacesView.scope, .board,
        BodySheetView.scope, BodyCompareView.scope, CourseView.scope, ProgressView.scope, .day, WeighInsView.scope,
        RunsView.scope, RunView.scope, WellbeingView.scope, CheckInQuestionsView.scope, AnswerSetsView.scope,
        ProgrammeView.scope, WeekView.scope, WeekSummaryView.scope, HelpView.scope, TechnicalView.scope,
        ReadingView.scope, PageView.scope,
        NoticesView.scope, HistoryView.scope,
        LiveRunView.scope, LibraryView.scope, FoodsView.scope, ActivitiesView.scope, .review, CockpitView.scope,
        SettingsView.scope, KeysView.scope,
    ]

    /// The commands by the view they belong to, in the order of the headings; views without any are left out.
    public static var byScope: [(scope: KeyScope, commands: [CommandInfo])] {
        scopes.map { scope in (scope, all.filter { $0.scope == scope }) }.filter { !$0.commands.isEmpty }
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// What footers can show, scope by scope: asked at every key.
    private static let hinted = Dictionary(grouping: all.filter { $0.hint != nil }, by: \.scope)

    /// The commands of a scope that have words for the footer.
    static func hinted(in scope: KeyScope) -> [CommandInfo] { hinted[scope] ?? [] }

    /// The command of that name.
    public static func command(_ id: CommandID) -> CommandInfo? { byID[id] }
}

extension KeyMap {
    /// The default keys of all commands.
    public static let standard = KeyMap(commands: CommandTable.all)
}
