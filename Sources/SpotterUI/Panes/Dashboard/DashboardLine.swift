import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One line of the dashboard.
enum DashboardLine: Hashable, Sendable {
    /// What the cursor knows a line by; one client may stand in several parts.
    enum Key: Hashable, Sendable {
        case live(Identifier<TrainingSession>)
        case absent(Identifier<Client>)
        case package(Identifier<Client>)
        case phase(Identifier<Phase>)
        case recent(Identifier<Client>)
        case eaten(Identifier<Client>)
    }

    case heading(String)
    case blank
    /// What an empty part says, or a sum.
    case plain(String)
    case live(LiveSession)
    /// What is said of a client, in forms from the longest to the shortest.
    case about(Key, client: Identifier<Client>, name: String, what: [String], style: Style = .text)

    var key: Key? {
        switch self {
        case .heading, .blank, .plain: nil
        case .live(let session): .live(session.id)
        case .about(let key, _, _, _, _): key
        }
    }

    /// Whom it concerns.
    var client: Identifier<Client>? {
        switch self {
        case .heading, .blank, .plain: nil
        case .live(let session): session.session.client
        case .about(_, let client, _, _, _): client
        }
    }
}
