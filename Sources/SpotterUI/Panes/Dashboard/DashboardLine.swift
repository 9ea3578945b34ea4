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
    /// Something to do for a client.
    case need(Key, client: Identifier<Client>, name: String, what: String)
    case recent(Overview.Trained, day: String)
    /// What a client ate this week, in forms from the longest to the shortest.
    case eaten(Identifier<Client>, name: String, forms: [String])

    var key: Key? {
        switch self {
        case .heading, .blank, .plain: nil
        case .live(let session): .live(session.id)
        case .need(let key, _, _, _): key
        case .recent(let trained, _): .recent(trained.id)
        case .eaten(let client, _, _): .eaten(client)
        }
    }

    /// Whom it concerns.
    var client: Identifier<Client>? {
        switch self {
        case .heading, .blank, .plain: nil
        case .live(let session): session.session.client
        case .need(_, let client, _, _): client
        case .recent(let trained, _): trained.id
        case .eaten(let client, _, _): client
        }
    }
}
