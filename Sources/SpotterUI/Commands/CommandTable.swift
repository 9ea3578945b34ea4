/// Every command, room by room: the only list of what the program can do.
public enum CommandTable {
    /// All commands in the order in which help and `docs/keys.md` show them.
    public static let all: [Command] =
        everywhere + moving + DashboardPane.commands + ClientsPane.commands + PhasesPane.commands
        + SheetPane.commands + LoggingCommands.all + SessionCommands.all + MesocyclesPane.commands
        + ExercisesPane.commands + MachinesPane.commands + GymCommands.all + ProgressPane.commands
        + DayPane.commands + RunsPane.commands + LibraryPane.commands + FoodsPane.commands + ActivitiesPane.commands
        + ReviewPane.commands + BoardPane.commands

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The command of that name.
    public static func command(_ id: Command.ID) -> Command? { byID[id] }
}
