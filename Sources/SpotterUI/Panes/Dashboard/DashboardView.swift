import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The first pane: what a trainer needs when the day begins. Live sessions and who trained on the left, what needs doing
/// on the right; below one another in a narrow window.
struct DashboardView: ScopedView {
    /// What of the diary is shown. All clients together are behind it: it is read off the loop, and anew when it differs.
    struct Question: Hashable, Sendable {
        let revision: Int
        let today: Day
        /// How many lines of each kind.
        let limit: Int
    }

    private var question: Question?
    /// An answer is on its way; the next question waits for it.
    private var isReading = false
    /// Nil until they are read for the first time.
    private(set) var facts: DashboardFacts?
    /// The lines of each part, from left to right.
    private(set) var parts: [[DashboardLine]] = [[]]
    var cursor = PartedCursor<DashboardLine.Key>()
    /// The current client while no line is about them.
    private(set) var unlisted = UnlistedClient<DashboardLine.Key>()

    /// The line under the cursor.
    var line: DashboardLine? { parts[cursor.focus].first { $0.key != nil && $0.key == cursor.key } }
    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func subject(_ context: Context) -> Identifier<Client>? {
        unlisted.client(at: cursor.key, context) ?? line?.client
    }

    mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {
        if line?.client != client, let key = parts.joined().first(where: { $0.client == client })?.key {
            cursor.select(key)
            layOut(context)
        }
        unlisted = UnlistedClient(client, ifNot: line?.client, at: cursor.key)
    }

    /// No client at all: the dashboard says what to do first.
    var isBare: Bool { facts?.overview.clientCount == 0 }

    /// Where the parts stand: side by side from 78 columns.
    static func areas(_ body: Rect) -> [Rect] {
        guard body.width >= 78 else { return [body] }
        let left = body.left(body.width * 43 / 100)
        return [left, body.droppingLeft(left.width + 1)]
    }

    mutating func reload(_ context: inout Context) {
        let wanted = Question(
            revision: context.revision, today: context.today, limit: max(Self.areas(context.body)[0].height, 10))
        if wanted != question {
            question = wanted
            if !isReading { ask(wanted, context) }
        }
        layOut(context)
    }

    private mutating func ask(_ wanted: Question, _ context: Context) {
        isReading = true
        context.readAside { diary in
            try DashboardFacts(diary, wanted)
        } then: { facts, context in
            context.update(DashboardView.self) { view, context in view.take(facts, for: wanted, &context) }
        }
    }

    /// Shows what was read. Where something else was asked for meanwhile, that is read next; what could not be read is asked
    /// for again with the next key.
    private mutating func take(_ read: DashboardFacts?, for asked: Question, _ context: inout Context) {
        isReading = false
        let isFirst = facts == nil
        facts = read ?? facts
        if let question, asked != question { ask(question, context) } else if read == nil { question = nil }
        layOut(context)
        // The client of the last time is looked for among lines that were not there before.
        if isFirst, let client = context.client?.id { follow(client, &context) }
    }

    /// True after a reading that failed.
    var isUnread: Bool { question == nil }

    /// Until the facts are read, what the window has anyway.
    private mutating func layOut(_ context: Context) {
        let areas = Self.areas(context.body)
        let left = DashboardContent.live(context)
        var (right, below) = ([DashboardLine](), [DashboardLine.plain("Reading the diary ...")])
        if let facts {
            right = DashboardContent.needs(facts.overview, context)
            below =
                DashboardContent.recent(facts.overview, context) + DashboardContent.week(facts.overview, context)
                + DashboardContent.eaten(facts.eaten, today: context.today)
        }
        parts = areas.count == 1 ? [left + right + below] : [left + below, right]
        cursor.update(to: parts.map { $0.map(\.key) }, heights: areas.map(\.height))
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if cursor.mouse(mouse, areas: Self.areas(body)) { open(&context) }
    }
}
