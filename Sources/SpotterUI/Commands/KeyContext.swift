/// Where a key counts. A view names its scopes from the innermost outwards; the first one that knows the key wins.
public enum KeyScope: String, CaseIterable, Sendable {
    case everywhere
    case list
    case dashboard
    case clients
    case profile
    case phases
    case sheet
    case logging
    case range
    case moving
    case session
    case exercises
    case exercise
    case mesocycles
    case mesocycle
    case machines
    case board
    case progress
    case day
    case runs
    case run
    case liveRun
    case library
    case foods
    case activities
    case review

    /// The heading in the help and in the key file.
    public var title: String {
        switch self {
        case .everywhere: "Everywhere"
        case .list: "Moving"
        case .dashboard: "Dashboard"
        case .clients: "Clients"
        case .profile: "Client profile"
        case .phases: "Phases"
        case .sheet: "Phase sheet"
        case .logging: "Logging a session"
        case .range: "Range of cells"
        case .moving: "Moving a row"
        case .session: "Exercises of one session"
        case .exercises: "Exercises"
        case .exercise: "One exercise"
        case .mesocycles: "Mesocycles"
        case .mesocycle: "One mesocycle"
        case .machines: "Machines"
        case .board: "Board"
        case .progress: "Progress"
        case .day: "Day"
        case .runs: "Runs"
        case .run: "One run"
        case .liveRun: "Run that goes on"
        case .library: "Library"
        case .foods: "Foods of the library"
        case .activities: "Activities of the library"
        case .review: "Review"
        }
    }
}
