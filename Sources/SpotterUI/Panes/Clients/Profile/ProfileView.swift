import DiaryStore
import FitnessModel
import TerminalKit

/// One client: who it is, then plans, sessions and packages, each with its own "new" key. The cursor goes through all
/// lines; keys act on the line under it, and on the client while it is on the name.
struct ProfileView: Sendable {
    /// How many sessions are read at first, and how many more each time.
    static let sessionsAtOnce = 10

    let id: Identifier<Client>
    private(set) var profile: ClientProfile?
    private(set) var lines: [ProfileLine] = []
    /// The line that keys act on, and what is in view.
    var cursor = LineCursor<ProfileLine.Key>()
    private var sessionLimit = sessionsAtOnce

    init(_ id: Identifier<Client>) { self.id = id }

    var caption: String { "Profile" }
    /// The line under the cursor.
    var line: ProfileLine? { lines.first { $0.key != nil && $0.key == cursor.key } }

    /// The same profile as the diary has it now, laid out for an area; nil when the client is not there any more.
    func reloaded(_ context: inout Context, area: Rect) -> ProfileView? {
        var room = self
        do {
            room.profile = try context.diary.profile(id, recent: sessionLimit)
        } catch .missing {
            return nil
        } catch {
            context.message = .failure(error.wording)
        }
        if let profile = room.profile {
            room.lines = ProfileLine.lines(
                of: profile, width: area.width, today: context.today, diary: DashboardContent.lastDays(of: id, &context)
            )
        }
        room.cursor.settle(on: room.lines.map(\.key))
        room.cursor.reveal(height: area.height)
        return room
    }

    /// Reads more of the older sessions from the next reading on.
    mutating func showOlderSessions() {
        sessionLimit += 5 * Self.sessionsAtOnce
        if let last = profile?.recentSessions.last { cursor.select(.session(last.id)) }
    }
}
