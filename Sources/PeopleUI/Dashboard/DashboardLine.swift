import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// One line of the dashboard.
enum DashboardLine: Hashable, Sendable {
    /// The identity of a line for the cursor; one client may be in several parts.
    enum Key: Hashable, Sendable {
        case live(Identifier<TrainingSession>)
        case appointment(AppointmentItem.ID)
        case free(from: Int)
        case need(Need.Kind, Identifier<Client>)
        case recent(Identifier<Client>)
        case eaten(Identifier<Client>)
    }

    case heading(Phrase)
    case blank
    /// The text of an empty part, or a sum.
    case plain(Phrase)
    case live(LiveSession)
    /// Trainings on each day of the week, from its first day on.
    case week(Weekday, [Int])
    /// An appointment with its details, from the longest form to the shortest.
    case appointment(AppointmentItem, forms: [Phrase])
    /// Free time between two appointments of today, in minutes past midnight.
    case free(from: Int, to: Int)
    /// A matter that needs the trainer.
    case need(Need)
    /// A text about a client, from the longest form to the shortest.
    case about(Key, client: Identifier<Client>, name: String, what: [Phrase], style: Style = .text)

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

    /// The name at the start; empty for a line without one.
    var name: String {
        switch self {
        case .heading, .blank, .plain, .week, .free: ""
        case .live(let session): session.clientName
        case .appointment(let item, _): item.name
        case .need(let need): need.name
        case .about(_, _, let name, _, _): name
        }
    }

    /// The columns of the longest text about the name, with what is before the name; nil if it changes with the clock.
    var textWidth: Int? {
        switch self {
        case .heading, .blank, .plain, .week, .free: 0
        case .live: nil
        case .appointment(_, let forms): 6 + (forms.first.map { TextWidth.of($0) } ?? 0)
        case .need(let need): 2 + (need.forms.first.map { TextWidth.of($0) } ?? 0)
        case .about(_, _, _, let what, _): what.first.map { TextWidth.of($0) } ?? 0
        }
    }

    /// The client of the line.
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
