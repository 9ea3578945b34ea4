package import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The first pane: what a trainer needs at the start of a day. Live sessions and appointments, below them open matters
/// and recent sessions, side by side if there is room; in a wide window also the profile of the client under the
/// cursor.
package struct DashboardView: AppointmentHost {
    /// The inputs of the facts. They concern all clients: they are read off the loop, and again when the inputs differ.
    struct Question: Hashable, Sendable {
        let revision: Int
        /// How records of loads are found.
        let formula: StrengthFormula
        let today: Day
        let zone: TimeZone
        /// The rules for matters that wait for the trainer.
        let rules: AttentionRules
        /// The first day of the week.
        let weekStart: WeekStart
        /// How many lines of each kind.
        let limit: Int
    }

    private var question: Question?
    /// An answer is on its way; the next question waits for it.
    private var isReading = false
    /// The appointments of today and tomorrow, and if there are none those of the next day with some.
    private var agendas: [Agenda] = []
    /// Nil until they are read for the first time.
    private(set) var facts: DashboardFacts?
    /// The lines of each part, from left to right.
    private(set) var parts: [[DashboardLine]] = [[]]
    var cursor = PartedCursor<DashboardLine.Key>()
    /// The current client, if the selected line is not about a client.
    private(set) var unlisted = UnlistedClient<DashboardLine.Key>()

    /// The profile of the client under the cursor, if there is room.
    private(set) var preview: ProfileView?
    private var profiles = ProfileShelf()
    /// The profile of the client under the cursor is read once no key waits; until then the previous one is shown.
    private var isPreviewDue = false

    package init() {}

    /// The line under the cursor.
    var line: DashboardLine? { parts[cursor.focus].first { $0.key != nil && $0.key == cursor.key } }
    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    package var appointment: AppointmentItem? { if case .appointment(let item, _) = line { item } else { nil } }
    func newMoment(_ context: Context) -> (day: Day, minute: Int?) {
        if case .free(let from, _) = line { return (context.today, from) }
        return (appointment?.appointment.day ?? context.today, nil)
    }
    func subject(_ context: Context) -> Identifier<Client>? {
        unlisted.client(at: cursor.key, context) ?? line?.client
    }

    mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {
        if line?.client != client, let key = parts.joined().first(where: { $0.client == client })?.key {
            cursor.select(key)
            layOut(context)
        }
        unlisted = UnlistedClient(client, ifNot: line?.client, at: cursor.key)
        readPreview(&context)
    }

    /// Puts the cursor on an appointment that was added, if it is on screen.
    mutating func select(_ added: AppointmentItem.ID, _ context: inout Context) {
        readAgendas(&context)
        layOut(context)
        cursor.select(.appointment(added))
        readPreview(&context)
    }

    /// Whether there is no client: the dashboard then shows the first steps.
    var isBare: Bool { facts?.overview.clientCount == 0 }

    /// How far ahead the next appointment is looked for.
    private static let daysAhead = 90
    /// From this width on a profile is at the right.
    private static let previewFrom = 110
    /// From this width on open matters and recent sessions are side by side.
    private static let besideFrom = 78

    /// The areas of the parts: appointments above open matters and recent sessions, which are side by side; one below
    /// the other beside a profile; all in one in a narrow window.
    ///
    /// - Parameter lines: the number of lines of each part.
    static func areas(_ body: Rect, lines: [Int] = []) -> [Rect] {
        let room = lists(body)
        guard room.width < body.width || room.width >= besideFrom else { return [room] }
        let counts = lines.count == 3 ? lines : [0, 0, 0]
        guard room.width < body.width else {
            let upper = room.top(min(counts[0], room.height * 3 / 5))
            let lower = room.droppingTop(upper.height)
            let left = lower.left(room.width * 52 / 100)
            return [upper, left, lower.droppingLeft(left.width + 1)]
        }
        let upper = room.top(min(counts[0], room.height / 2))
        let rest = room.droppingTop(upper.height)
        let middle = rest.top(min(counts[1], max(rest.height / 2, rest.height - counts[2])))
        return [upper, middle, rest.droppingTop(middle.height)]
    }

    /// The areas of the current parts.
    func areas(_ body: Rect) -> [Rect] { Self.areas(body, lines: parts.map(\.count)) }

    /// The area of the profile; empty if there is no room.
    static func previewArea(_ body: Rect) -> Rect { body.droppingLeft(lists(body).width + 1) }

    /// The line with the full text under the cursor, in a window without a profile.
    static func strip(_ body: Rect) -> Rect {
        body.width < previewFrom && body.height >= 12 ? body.bottom(2) : body.bottom(0)
    }

    private static func lists(_ body: Rect) -> Rect {
        guard body.width >= previewFrom else { return body.droppingBottom(strip(body).height) }
        return body.left(body.width >= 150 ? body.width * 11 / 20 : body.width * 9 / 20)
    }

    mutating func reload(_ context: inout Context) {
        let wanted = Question(
            revision: context.revisions.records, formula: context.shared.formula, today: context.today,
            zone: context.services.timeZone,
            rules: context.services.attention, weekStart: context.services.weekStart,
            limit: max(context.body.height, 10))
        readAgendas(&context)
        if wanted != question {
            question = wanted
            if !isReading { ask(wanted, context) }
        }
        layOut(context)
        readPreview(&context)
    }

    /// Reads the agendas; the first time the cursor starts on the next appointment.
    private mutating func readAgendas(_ context: inout Context) {
        let (today, zone) = (context.today, context.services.timeZone)
        let isFirst = agendas.isEmpty
        agendas =
            context.read { diary in
                let near = try Agenda.read(today...today.adding(days: 1), diary, zone: zone)
                guard near.allSatisfy(\.items.isEmpty) else { return near }
                let ahead = today.adding(days: 2)...today.adding(days: Self.daysAhead)
                let later = try diary.appointments.list(in: ahead, zone: zone).first(where: \.appointment.takesPlace)
                guard let day = later?.appointment.day else { return near }
                return try near + Agenda.read(day...day, diary, zone: zone)
            } ?? agendas
        guard isFirst, let next = nextAppointment(context) else { return }
        layOut(context)
        cursor.select(.appointment(next.id))
    }

    /// The appointment in progress, or the next one today.
    private func nextAppointment(_ context: Context) -> AppointmentItem? {
        agendas.first?.next(at: TimeOfDay(context.now, in: context.services.timeZone).minuteOfDay)
    }

    /// Reads everything again next time, even if an earlier read has not finished.
    package mutating func readAgain() { (question, isReading) = (nil, false) }

    private mutating func ask(_ wanted: Question, _ context: Context) {
        isReading = true
        context.readAside { diary in
            try DashboardFacts(diary, wanted)
        } then: { facts, context in
            context.update(DashboardView.self) { view, context in view.take(facts, for: wanted, &context) }
        }
    }

    /// Shows the facts that were read. If the inputs have changed since, reads again; after an error, the next key
    /// reads again.
    private mutating func take(_ read: DashboardFacts?, for answered: Question, _ context: inout Context) {
        isReading = false
        let isFirst = facts == nil
        facts = read ?? facts
        if let question, answered != question { ask(question, context) } else if read == nil { question = nil }
        layOut(context)
        // The client of the last run may be among the new lines.
        if isFirst, nextAppointment(context) == nil, let client = context.client?.id { follow(client, &context) }
        readPreview(&context)
    }

    /// Reads the profile of the current client, if there is room.
    mutating func readPreview(_ context: inout Context) {
        let area = Self.previewArea(context.body)
        // The first frame does not wait for a profile.
        isPreviewDue = false
        guard !area.isEmpty, facts != nil, let client = subject(context) else { return preview = nil }
        if context.window.readsAhead, preview != nil, profiles.isCurrent(context, area: area),
            !profiles.has(client, context, area: area)
        {
            isPreviewDue = true
        } else {
            preview = profiles.profile(of: client, &context, area: area)
        }
    }

    mutating func readAhead(_ context: inout Context) -> ReadAhead {
        let area = Self.previewArea(context.body)
        guard !area.isEmpty, facts != nil else { return .nothing }
        if isPreviewDue {
            isPreviewDue = false
            preview = subject(context).map { profiles.profile(of: $0, &context, area: area) }
            return .shown
        }
        guard let next = neighbours.first(where: { !profiles.has($0, context, area: area) }) else { return .nothing }
        return profiles.profile(of: next, &context, area: area).profile == nil ? .nothing : .read
    }

    /// The clients of the lines after and before the one under the cursor.
    private var neighbours: [Identifier<Client>] {
        let lines = parts[cursor.focus].filter { $0.key != nil }
        guard let place = lines.firstIndex(where: { $0.key == cursor.key }) else { return [] }
        return [place + 1, place - 1].compactMap { lines.indices.contains($0) ? lines[$0].client : nil }
    }

    /// True after a reading that failed.
    var isUnread: Bool { question == nil }

    /// Until the facts are read, lays out the known ones.
    private mutating func layOut(_ context: Context) {
        let coming =
            DashboardContent.live(context) + DashboardContent.appointments(agendas, facts?.visits ?? [:], context)
        var (needs, below) = ([DashboardLine](), [DashboardLine.plain("Reading the diary ...")])
        if let facts {
            needs = DashboardContent.needs(facts.needs)
            below =
                DashboardContent.recent(facts.overview, context) + DashboardContent.week(facts, context)
                + DashboardContent.eaten(facts.eaten, today: context.today)
        }
        parts = Self.areas(context.body).count == 1 ? [coming + needs + below] : [coming, needs, below]
        let areas = areas(context.body)
        cursor.update(to: parts.map { $0.map(\.key) }, heights: areas.map(\.height))
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if cursor.mouse(mouse, areas: areas(body)) { open(&context) }
        readPreview(&context)
    }
}
