package import DiaryStore
package import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit

/// One client: personal details, then plans, sessions and session packs, each with its own "new" key. The cursor goes
/// through all lines; keys act on the line under it, and on the client while it is on the name.
package struct ProfileView: ScopedView, BesideList, AppointmentHolder {
    /// How many sessions are read at first, and how many more each time.
    static let sessionsAtOnce = 10

    let id: Identifier<Client>
    private(set) var profile: ClientProfile?
    private(set) var lines: [ProfileLine] = []
    /// The line that keys act on, and the visible range.
    var cursor = LineCursor<ProfileLine.Key>()
    private var sessionLimit = sessionsAtOnce
    var isAlone = false
    private var hasAllPhases = false

    package init(_ id: Identifier<Client>) { self.id = id }

    /// One that fills the window, over a view that is not a list of clients.
    init(covering id: Identifier<Client>) {
        self.init(id)
        isAlone = true
    }

    func owner(_ context: Context) -> Identifier<Client>? { id }
    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func title(_ context: Context) -> Phrase { "\(profile?.client.name ?? "")" }
    func caption(_ context: Context) -> Phrase { "" }
    /// The line under the cursor.
    var line: ProfileLine? { lines.first { $0.key != nil && $0.key == cursor.key } }

    package var appointment: AppointmentItem? { if case .appointment(let item) = line { item } else { nil } }

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
        let phases = hasAllPhases ? Int.max : ProfileLine.maxPhases + 1
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
            plans: context.read { try $0.recurringPlans.statuses(of: id) } ?? [])
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
        if let profile, let first = profile.phases.dropFirst(ProfileLine.maxPhases).first {
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

extension ProfileView {
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        PhasePasting.ask(about: text, for: profile?.client, &context)
        return true
    }
}

/// The layouts of the lines; made once a frame, since the widths of texts are measured for them.
private struct ProfileColumns {
    /// Phases and mesocycles; the goal takes the remaining width.
    let plans: TableLayout
    let sessions: TableLayout
    /// A day, and what is about it.
    let dated: TableLayout
    let labelWidth = ProfileLine.labelWidth

    init(_ today: Day, width: Int) {
        let day = TableColumn.Width.fixed(11, holding: RelativeDay.widest(today))
        // "✓ 12/12 ended"
        let done = [true, false].map { TextWidth.of(Self.done(12, of: 12, hasEnded: $0)) + 2 }.reduce(13, max)
        plans = TableLayout(
            [
                TableColumn("", .flexible(minimum: 16, weight: 1)),
                TableColumn("", .flexible(minimum: 10, weight: 2), dropOrder: 2),
                TableColumn(whole: "", day, dropOrder: 1), TableColumn(number: "", .fixed(done)),
            ], width: width)
        sessions = TableLayout(
            [
                TableColumn(whole: "", day), TableColumn("", .flexible(minimum: 14)),
                TableColumn(number: "", .fixed(8, holding: [Self.sets(24)]), dropOrder: 1),
                TableColumn(number: "", .fixed(10)), TableColumn(number: "", .fixed(7), dropOrder: 2),
            ], width: width)
        dated = TableLayout([TableColumn(whole: "", day), TableColumn("", .flexible(minimum: 20))], width: width)
    }

    static func done(_ count: Int, of planned: Int, hasEnded: Bool) -> Phrase {
        hasEnded ? "\(count)/\(planned) ended" : "\(count)/\(planned) done"
    }

    static func sets(_ count: Int) -> Phrase { "\(count, one: "set", other: "sets")" }
}

extension ProfileView {
    func draw(into screen: inout Screen, body area: Rect, context: Context, isFocused: Bool) {
        var known: ProfileColumns?
        cursor.draw(into: &screen, in: area, count: lines.count, isFocused: isFocused) { screen, index, row in
            let row = row.droppingLeft(2).droppingRight(1)
            let columns = known ?? ProfileColumns(context.today, width: row.width)
            known = columns
            draw(lines[index], columns, into: &screen, at: row, isFocused, context)
        }
    }

    private func draw(
        _ line: ProfileLine, _ columns: ProfileColumns, into screen: inout Screen, at row: Rect, _ isFocused: Bool,
        _ context: Context
    ) {
        switch line {
        case .name(let client, let left): drawName(client, left, into: &screen, at: row, context)
        case .facts(let text): screen.put(text, in: row, align: .leading)
        case .field(let label, let value, let isWarning):
            screen.field(
                label, "\(value)", in: row, labelWidth: columns.labelWidth, style: isWarning ? .warning : .text)
        case .diary(let text): screen.field(ProfileLine.diary, text, in: row, labelWidth: columns.labelWidth)
        case .blank: break
        // The keys do not work while the list beside it has the focus.
        case .heading(let title, let keys): drawHeading(title, isFocused ? keys : [], into: &screen, at: row)
        case .empty(let text): screen.put(text, in: row, align: .leading, style: .muted)
        case .mesocycle(let item): drawMesocycle(item, columns, into: &screen, at: row, context)
        case .phase(let item): drawPhase(item, columns, into: &screen, at: row, context)
        case .session(let item, let unit): drawSession(item, unit, columns, into: &screen, at: row, context)
        case .measurement(_, let day, let text):
            screen.tableRow(["\(RelativeDay.text(day, today: context.today))", text], columns.dated, at: row.origin)
        case .appointment(let item):
            let one = item.appointment
            let when: Phrase = "\(RelativeDay.text(one.day, today: context.today))"
            let repeats: Phrase = one.recurrence.map(\.wording) ?? ""
            let what: [Phrase] = [
                "\(AppointmentText.span(one))", "\(one.title)", "\(one.place)", repeats, "\(one.note)",
            ]
            screen.tableRow(
                [when, what.filter { !$0.isEmpty }.joined(separator: " · ")], columns.dated, at: row.origin)
        case .recurring(let item):
            let what: [Phrase] = [
                "\(item.plan.name)", RecurringPlanWording.every(item.plan),
                RecurringPlanWording.next(item, today: context.today),
            ]
            let isDue = item.plan.isOn && item.overdue(on: context.today) != nil
            screen.tableRow(
                [isDue ? "! due" : item.plan.isOn ? "" : "off", what.joined(separator: " · ")],
                columns.dated, at: row.origin, styles: isDue ? [0: .warning] : [:])
        case .package(let status):
            let isOver = status.isExpired || status.left == 0
            screen.put(
                PackageWording.line(status, today: context.today), in: row, align: .leading,
                style: status.lost > 0 ? .warning : isOver ? .muted : .text)
        case .older(let count):
            screen.put("\(count) older: Enter shows more", in: row, align: .leading, style: .muted)
        case .earlier(let count):
            screen.put("\(count) earlier: Enter shows them", in: row, align: .leading, style: .muted)
        }
    }

    private func drawName(
        _ client: Client, _ left: Int?, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        let areFew = context.services.attention.areFew(left)
        let right: Phrase = left.map { SessionsLeftText.long($0, areFew: areFew) } ?? ""
        var name: Phrase = "\(client.name)"
        if client.isArchived { name = "\(name) (archived)" }
        if client.isShared { name = "\(name) (shared)" }
        let room = row.droppingRight(right.isEmpty ? 0 : TextWidth.of(right) + 2)
        screen.put(name, in: room, align: .leading, style: Style(.title, .bold))
        screen.put(right, in: row, align: .trailing, style: areFew ? Style(.warning, .bold) : .text)
    }

    private func drawHeading(_ title: Phrase, _ keys: [KeyHint], into screen: inout Screen, at row: Rect) {
        let used = screen.put(title, at: row.origin, style: Style(.heading, .bold), clip: row)
        screen.keyHints(keys, row: row.row, in: row.droppingLeft(used + 1))
    }

    private func drawMesocycle(
        _ item: MesocycleContent, _ columns: ProfileColumns, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        let timeline = item.timeline(today: context.today)
        let done = ProfileColumns.done(timeline.doneSessions, of: timeline.plannedSessions, hasEnded: false)
        let now: Phrase = MesocycleWording.status(item, today: context.today)
        screen.tableRow(["\(item.mesocycle.name)", now, "", done], columns.plans, at: row.origin)
    }

    private func drawPhase(
        _ item: PhaseListItem, _ columns: ProfileColumns, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        let day = item.lastDone.map { RelativeDay.text($0, today: context.today) }
        let last: Phrase = item.hasLiveSession ? RelativeDay.live : "\(day ?? "")"
        let (count, planned) = (item.sessionsDone, item.sessionCount)
        let done = ProfileColumns.done(count, of: planned, hasEnded: item.isOver(context.today))
        let marked: Phrase = count >= planned ? "\(screen.glyphs.check) \(done)" : done
        screen.tableRow(["\(item.name)", "\(item.goal)", last, marked], columns.plans, at: row.origin)
    }

    private func drawSession(
        _ item: SessionListItem, _ unit: MassUnit, _ columns: ProfileColumns, into screen: inout Screen, at row: Rect,
        _ context: Context
    ) {
        let session = item.session
        let day: Phrase =
            session.state == .live ? RelativeDay.live : "\(RelativeDay.text(session.day, today: context.today))"
        let effort: Phrase = session.effort.map { "RPE \(EffortEntry.text($0))" } ?? ""
        let sets: Phrase = item.setCount == 0 ? "" : ProfileColumns.sets(item.setCount)
        let room = columns.sessions.rect(ofColumn: 1, at: row.origin)?.width ?? 0
        let name = item.name(width: room, ellipsis: screen.glyphs.ellipsis)
        screen.tableRow(
            [day, name, sets, "\(VolumeText.text(item.volume, unit))", effort], columns.sessions, at: row.origin,
            styles: session.state == .live ? [0: Style(.live, .bold)] : [:])
    }
}

extension SessionListItem {
    /// Its name, and its origin if imported.
    fileprivate func name(width: Int, ellipsis: String) -> Phrase {
        let mark: Phrase = session.mode == .imported ? "(imported)" : ""
        let room = mark.isEmpty ? width : width - TextWidth.of(mark) - 1
        let name = SessionName.text(
            phase: phaseName, column: session.column, title: session.title, width: room, ellipsis: ellipsis)
        return mark.isEmpty ? "\(name)" : "\(name) \(mark)"
    }
}
