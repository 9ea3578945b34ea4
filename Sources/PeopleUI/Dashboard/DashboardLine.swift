import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// One line of the dashboard.
enum DashboardLine: Hashable, Sendable {
    /// What the cursor knows a line by; one client may stand in several parts.
    enum Key: Hashable, Sendable {
        case live(Identifier<TrainingSession>)
        case appointment(AppointmentItem.ID)
        case free(from: Int)
        case need(Need.Kind, Identifier<Client>)
        case recent(Identifier<Client>)
        case eaten(Identifier<Client>)
    }

    case heading(String)
    case blank
    /// What an empty part says, or a sum.
    case plain(String)
    case live(LiveSession)
    /// Sessions on each day of the week, from its first day on.
    case week(Weekday, [Int])
    /// An appointment with what there is to know of it, in forms from the longest to the shortest.
    case appointment(AppointmentItem, forms: [String])
    /// Free time between two appointments of today, in minutes past midnight.
    case free(from: Int, to: Int)
    /// What waits for the trainer.
    case need(Need)
    /// What is said of a client, in forms from the longest to the shortest.
    case about(Key, client: Identifier<Client>, name: String, what: [String], style: Style = .text)

    var key: Key? {
        switch self {
        case .heading, .blank, .plain, .week: nil
        case .live(let session): .live(session.id)
        case .appointment(let item, _): .appointment(item.id)
        case .free(let from, _): .free(from: from)
        case .need(let need): .need(need.kind, need.client)
        case .about(let key, _, _, _, _): key
        }
    }

    /// The name that it begins with; empty for a line without one.
    var name: String {
        switch self {
        case .heading, .blank, .plain, .week, .free: ""
        case .live(let session): session.clientName
        case .appointment(let item, _): item.name
        case .need(let need): need.name
        case .about(_, _, let name, _, _): name
        }
    }

    /// Whom it concerns.
    var client: Identifier<Client>? {
        switch self {
        case .heading, .blank, .plain, .week, .free: nil
        case .live(let session): session.session.client
        case .appointment(let item, _): item.appointment.client
        case .need(let need): need.client
        case .about(_, let client, _, _, _): client
        }
    }
}
