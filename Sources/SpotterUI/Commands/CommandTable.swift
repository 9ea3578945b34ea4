/// Every command, room by room: the only list of what the program can do.
public enum CommandTable {
    /// All commands in the order in which help and `docs/keys.md` show them.
    public static let all: [Command] =
        everywhere + moving + DashboardView.commands + ClientsView.commands + PhasesView.commands
        + SheetView.commands + LoggingCommands.all + SessionCommands.all + MesocyclesView.commands
        + ExercisesView.commands + MachinesView.commands + GymCommands.all + ProgressView.commands
        + DayView.commands + RunsView.commands + LibraryView.commands + FoodsView.commands + ActivitiesView.commands
        + ReviewView.commands + BoardView.commands

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The command of that name.
    public static func command(_ id: Command.ID) -> Command? { byID[id] }
}
