package import DiaryStore
package import FitnessModel
import TerminalKit
package import ViewKit

/// A place in the program to which a pane, a picker or the palette can send.
package enum Route: Hashable, Sendable {
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
package enum PaneID: Int, CaseIterable, Sendable {
    case dashboard
    case clients
    case plans
    case diary
    case measurements

    package var title: Phrase {
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

    package func stepped(by offset: Int) -> PaneID {
        PaneID.allCases.cycled(from: self, by: offset)
    }
}

/// The commands of every view that others name.
extension CommandID {
    package static let start: Self = "session.start"
    package static let otherSession: Self = "session.other"
    package static let undo: Self = "undo"
    package static let redo: Self = "redo"
    package static let back: Self = "back"
    package static let help: Self = "help"
    package static let leave: Self = "leave"
}

extension PaneID {
    /// The command that shows it.
    package var command: CommandID {
        switch self {
        case .dashboard: "pane.dashboard"
        case .clients: "pane.clients"
        case .plans: "pane.plans"
        case .diary: "pane.diary"
        case .measurements: "pane.measurements"
        }
    }
    /// Its digit, and what shows it also where digits are text: a function key, or Alt with the digit.
    package var keys: [KeySequence] {
        [Key.char(digit), .f(rawValue + 1), .alt(digit)].map { KeySequence([$0]) }
    }
}

/// The way to the view on screen.
extension Navigator {
    /// The titles that led to the view on screen: Clients, Anna Malá, P13. If it was opened from another stack, they
    /// begin there. What belongs to another client than the current one has their name: P13 (Anna Malá).
    package func crumb(_ context: Context) -> [Phrase] {
        var seen: Set<Place> = []
        return way(to: place, context, &seen)
    }

    /// Whether the way to the view on screen begins at the first view of its own stack.
    package var beginsHere: Bool {
        let entries = entries(of: place)
        return entries[0].origin == nil && entries.dropFirst().first?.origin == nil
    }

    private func way(to place: Place, _ context: Context, _ seen: inout Set<Place>) -> [Phrase] {
        // Two stacks may each have been opened from the other one: then the second way back leads to its first view.
        guard seen.insert(place).inserted else { return [root(of: place)] }
        let entries = entries(of: place)
        let laid = entries.dropFirst()
        let start =
            if let origin = laid.first?.origin {
                way(to: origin, context, &seen)
            } else {
                (entries[0].origin.map { way(to: $0, context, &seen) } ?? []) + [root(of: place)]
            }
        return start + laid.map { $0.title(context) }.filter { !$0.isEmpty }
    }
}

extension Navigator.Entry {
    /// The title of the view, with the client's name if that is another one than the current client.
    fileprivate func title(_ context: Context) -> Phrase {
        let title = view.title(context)
        guard let owner, owner.id != context.client?.id, !title.isEmpty, title != "\(owner.name)" else { return title }
        return "\(title) (\(owner.name))"
    }
}
