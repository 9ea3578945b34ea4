import ViewKit

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
