import DiaryStore
import FitnessModel
import ViewKit

/// A place in the program to which a pane, a picker or the palette can send.
enum Route: Hashable, Sendable {
    case pane(PaneID)
    case client(Identifier<Client>)
    case phases(PlanScope)
    case sheet(Identifier<Phase>)
    case newSheet(Identifier<Phase>)
    case session(Identifier<TrainingSession>)
    case exercise(Identifier<Exercise>)
    case mesocycle(Identifier<Mesocycle>)
    case machine(Identifier<Machine>)
    case progress
    case skinfolds
    case girths
    /// A row of the current client's skinfold sheet; of the sheet of girths where it has no fold.
    case measurement(Identifier<BodyMeasurement>)
    /// The chart of a quantity of the current client.
    case bodyChart(BodyQuantity)
    case day(Day)
    /// The calendar on a day.
    case calendar(Day)
    case run(Identifier<Run>)
    case wellbeing
    case library
    case board(Identifier<Phase>, Identifier<Phase>?)
}

/// The five panes, in the order of their keys.
enum PaneID: Int, CaseIterable, Sendable {
    case dashboard
    case clients
    case plans
    case diary
    case measurements

    var title: String {
        switch self {
        case .dashboard: "Dashboard"
        case .clients: "Clients"
        case .plans: "Plans"
        case .diary: "Diary"
        case .measurements: "Measures"
        }
    }

    /// The key that shows it.
    var digit: Character { Character(String(rawValue + 1)) }

    func stepped(by offset: Int) -> PaneID {
        PaneID.allCases.cycled(from: self, by: offset)
    }
}
