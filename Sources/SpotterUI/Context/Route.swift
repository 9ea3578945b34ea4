import DiaryStore
import FitnessModel

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
