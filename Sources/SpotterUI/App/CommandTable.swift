public import ViewKit

/// Every command, view by view: the only list of what the program can do.
public enum CommandTable {
    /// All commands in the order in which help and `docs/keys.md` show them.
    public static let all: [CommandInfo] = Array(
        [
            AppState.commands.infos, Motion.commands, DialogKey.commands, DashboardView.commands.infos,
            ClientsView.commands.infos, ProfileView.commands.infos, PhasesView.commands.infos,
            SheetView.commands.infos, MesocyclesView.commands.infos, MesocycleView.commands.infos,
            ExercisesView.commands.infos, ExerciseView.commands.infos, MachinesView.commands.infos,
            ProgressView.commands.infos, DayView.commands.infos, WeighInsView.commands.infos,
            RunsView.commands.infos, RunView.commands.infos, LiveRunView.commands.infos, LibraryView.commands.infos,
            FoodsView.commands.infos,
            ActivitiesView.commands.infos, ReviewView.commands.infos, BoardView.commands.infos,
        ].joined())

    /// The scopes in the order of the headings in the key file and `docs/keys.md`.
    static let scopes: [KeyScope] = [
        .everywhere, .list, .dialog, .dashboard, .clients, .profile, .phases, .sheet, .logging, .range, .moving,
        .session, .exercises, .exercise, .mesocycles, .mesocycle, .machines, .board, .progress, .day, .weights, .runs,
        .run,
        .liveRun, .library, .foods, .activities, .review,
    ]

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The command of that name.
    public static func command(_ id: CommandID) -> CommandInfo? { byID[id] }
}

extension KeyMap {
    /// The default keys of all commands.
    public static let standard = KeyMap(commands: CommandTable.all)
}
