import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One client: who it is, then plans, sessions and packages, each with its own "new" key. The cursor goes through all
/// lines; keys act on the line under it, and on the client while it is on the name.
struct ProfileView: ScopedView, BesideList {
    /// How many sessions are read at first, and how many more each time.
    static let sessionsAtOnce = 10

    let id: Identifier<Client>
    private(set) var profile: ClientProfile?
    private(set) var lines: [ProfileLine] = []
    /// The line that keys act on, and what is in view.
    var cursor = LineCursor<ProfileLine.Key>()
    private var sessionLimit = sessionsAtOnce
    var isAlone = false
    private var hasAllPhases = false

    init(_ id: Identifier<Client>) { self.id = id }

    /// One that takes all the room, over a view that is no list of clients.
    init(covering id: Identifier<Client>) {
        self.init(id)
        isAlone = true
    }

    func owner(_ context: Context) -> Identifier<Client>? { id }
    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func title(_ context: Context) -> String { profile?.client.name ?? "" }
    func caption(_ context: Context) -> String { "" }
    /// The line under the cursor.
    var line: ProfileLine? { lines.first { $0.key != nil && $0.key == cursor.key } }

    static func listWidth(in body: Rect) -> Int? {
        body.width >= ClientsView.besideFrom ? ClientsView.widthBesideProfile : nil
    }

    func exists(_ context: Context) -> Bool {
        context.exists { diary in try diary.clients.get(id) }
    }

    mutating func reload(_ context: inout Context) { reload(&context, area: ownArea(of: context.body)) }

    /// Reads the profile and lays it out for an area.
    mutating func reload(_ context: inout Context, area: Rect) {
        // One more than is shown: it is the first of the earlier ones.
        let phases = hasAllPhases ? Int.max : ProfileLine.mostPhases + 1
        profile =
            context.read { diary in
                try diary.clients.profile(id, recent: sessionLimit, newestPhases: phases)
            } ?? profile
        if let profile {
            lines = ProfileLine.lines(
                of: profile, width: area.width, today: context.today, coming: coming(&context),
                diary: DashboardContent.lastDays(of: id, &context), hasAllPhases: hasAllPhases)
        }
        cursor.update(to: lines.map(\.key))
        cursor.reveal(height: area.height)
    }

    private func coming(_ context: inout Context) -> ProfileLine.Coming {
        let (today, zone) = (context.today, context.services.timeZone)
        return ProfileLine.Coming(
            appointments: context.read { try $0.appointments.planned(of: id, from: today, zone: zone) } ?? [],
            plans: context.read { try $0.recurringPlans.standings(of: id) } ?? [])
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        cursor.move(motion, count: count, height: context.body.height)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if cursor.mouse(mouse, area: body) { open(&context) }
    }

    /// Shows the earlier phases, too; the cursor goes to the first of them.
    mutating func showEarlierPhases() {
        hasAllPhases = true
        if let profile, let first = profile.phases.dropFirst(ProfileLine.mostPhases).first {
            cursor.update(to: cursor.keys.map { $0 == .earlier ? .phase(first.id) : $0 })
            cursor.select(.phase(first.id))
        }
    }

    /// Reads more of the older sessions from the next reading on.
    mutating func showOlderSessions() {
        sessionLimit += 5 * Self.sessionsAtOnce
        if let last = profile?.recentSessions.last { cursor.select(.session(last.id)) }
    }
}
