import BodyUI
import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import TrainingUI
package import ViewKit
import WellbeingUI

extension DashboardView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard !isBare else { return drawFirstSteps(into: &screen, at: body.inset(columns: 2).droppingTop(1)) }
        let areas = areas(body)
        let isMarked = unlisted.client(at: cursor.key, context) == nil
        for (index, area) in areas.enumerated() where parts.indices.contains(index) {
            if area.column > body.column {
                screen.verticalLine(from: area.origin.moved(columns: -1), height: area.height, style: .border)
            }
            let lines = parts[index]
            let names = Self.nameWidth(lines, area.width)
            cursor.parts[index].draw(
                into: &screen, in: area, count: lines.count, isFocused: index == cursor.focus && isMarked
            ) { screen, line, row in
                draw(lines[line], names, into: &screen, at: row.droppingLeft(2).droppingRight(1), context)
            }
        }
        drawStrip(into: &screen, at: Self.strip(body))
        let side = Self.previewArea(body)
        guard !side.isEmpty else { return }
        screen.verticalLine(from: side.origin.moved(columns: -1), height: side.height, style: .border)
        preview?.draw(into: &screen, body: side, context: context, isFocused: false)
    }

    /// Draws the full text of the line under the cursor, if its column cuts it.
    private func drawStrip(into screen: inout Screen, at area: Rect) {
        switch line {
        case .appointment(let item, let forms): screen.strip(AppointmentText.whole(item, forms), at: area)
        case .need(let need): screen.strip("\(need.name): \(need.forms.first ?? "")", at: area)
        default: screen.strip("", at: area)
        }
    }

    /// The width of the names of a part: the longest one, unless that leaves too little for the texts.
    private static func nameWidth(_ lines: [DashboardLine], _ width: Int) -> Int {
        let named = lines.filter { !$0.name.isEmpty }
        let spare = named.map { line in line.textWidth.map { width - $0 - 5 } ?? 0 }.min() ?? 0
        return min(named.map { TextWidth.of($0.name) }.max() ?? 0, 24, max(width / 3, 10, spare))
    }

    private func draw(
        _ line: DashboardLine, _ names: Int, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        switch line {
        case .heading(let text): screen.put(text, in: row, align: .leading, style: Style(.heading, .bold))
        case .blank: break
        case .plain(let text): screen.put(text, in: row, align: .leading)
        case .week(let first, let counts): drawWeek(from: first, counts, into: &screen, at: row)
        case .appointment(let item, let forms): screen.appointment(item, forms, names: names, at: row, context)
        case .free(let from, let to):
            screen.freeTime(from: from, to: to, at: row)
        case .need(let need) where need.isDue:
            screen.put(verbatim: "!", at: row.origin, style: Style(.warning, .bold))
            screen.pair(need.name, need.forms, names: names, at: row.droppingLeft(2), style: .warning)
        case .need(let need):
            screen.pair(need.name, need.forms, names: names, at: row.droppingLeft(2), style: .success)
        case .live(let session): drawLive(session, names, into: &screen, at: row, context)
        case .about(_, _, let name, let what, let style): screen.pair(name, what, names: names, at: row, style: style)
        }
    }

    /// "Mon ▃  Tue █  Wed ▁": how many trainings each day had.
    private func drawWeek(from first: Weekday, _ counts: [Int], into screen: inout Screen, at row: Rect) {
        let signs = Array(Sparkline.text(counts.map(Double.init), width: 7, glyphs: screen.glyphs))
        let week = (0..<7).map { Weekday.allCases[(first.rawValue - 1 + $0) % 7] }
        let names = week.map { row.width >= 40 ? $0.short : $0.narrow }
        // A blank between a day and its bar, and two between days, where there is room.
        let gap = names.reduce(0) { $0 + TextWidth.of($1) } + 4 * names.count - 3 <= row.width ? 1 : 0
        var place = row.origin
        for (index, name) in names.enumerated() {
            let end = place.moved(columns: screen.put(name, at: place, style: .muted) + gap)
            screen.put(verbatim: counts[index] == 0 ? " " : String(signs[index]), at: end, style: .accent)
            place = end.moved(columns: 2 + gap)
        }
    }

    private func drawLive(
        _ session: LiveSession, _ names: Int, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        let place: Phrase? = session.session.column.map { column in
            session.sessionCount.map { "\(column) of \($0)" } ?? "session \(column)"
        }
        let time: Phrase =
            session.session.mode == .handsFree
            ? "past, \(session.session.day.short)" : LiveBar.clock(context, session)
        let title: Phrase = "\(session.phaseName ?? session.session.title)"
        let parts = [time, place ?? "", title].filter { !$0.isEmpty }
        let forms = parts.indices.reversed().map { parts[...$0].joined(separator: " · ") }
        screen.pair(session.clientName, forms, names: names, at: row, style: Style(.live, .bold))
    }

    private func drawFirstSteps(into screen: inout Screen, at area: Rect) {
        screen.put("A new diary", at: area.origin, style: Style(.title, .bold))
        let steps: [(key: String, text: Phrase)] = [
            ("n c", "add your first client"),
            ("I", "import from another program (Strong)"),
            ("3", "the plans: v shows templates, a creates a sheet"),
            (":", "every command by name"),
            ("Ctrl-F", "find a client, an exercise or a phase"), ("?", "the keys of each view"),
        ]
        for (row, step) in steps.enumerated() {
            let place = area.origin.moved(rows: row + 2)
            screen.put(verbatim: step.key, at: place, style: .key)
            screen.put(step.text, at: place.moved(columns: 8), maxWidth: area.width - 8)
        }
    }
}

extension DashboardView {
    package static let scope = KeyScope("dashboard", "Dashboard")

    package static let commands: CommandSet<DashboardView> =
        [
            command(
                "open", "Start or resume the session, or open the line", hint: "open",
                keys: ["Enter"],
                unless: { view, _ in
                    guard view.line == nil else { return nil }
                    return view.facts == nil
                        ? "the diary is still loading" : "the list is empty: n c adds a client"
                }
            ) { view, context in view.open(&context) },
            command("start", "Start the session of the appointment, or of the client", keys: ["s"]) { view, context in
                if let item = view.appointment { return AppointmentActions.start(item, &context) }
                SessionStart.begin(sheet: nil, &context)
            },
            command("recurring", "Show the recurring tasks of all clients", keys: ["g p"]) { _, context in
                context.push(RecurringPlansView())
            },
            command("notices", "Write and list announcements to clients", keys: ["N"]) { _, context in
                context.push(NoticesView())
            },
            command("calendar", "Open the calendar on this day", keys: ["g c"]) { view, context in
                context.go(to: .calendar(view.appointment?.appointment.day ?? context.today))
            },
        ] + appointmentCommands

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        if isUnread { reload(&context) }
        let areas = areas(context.body)
        let heights = areas.map(\.height)
        switch motion {
        case .left: cursor.step(by: -1)
        case .right: cursor.step(by: 1)
        // In any layout the parts are one list for the cursor.
        default: cursor.move(motion, count: count, heights: heights)
        }
        readPreview(&context)
        return true
    }

    /// Opens the record under the cursor; back returns here.
    func open(_ context: inout Context) {
        switch line {
        case .live(let session): context.go(to: .session(session.id))
        case .appointment(let item, _): AppointmentActions.open(item, &context)
        case .free(let from, _): AppointmentForm.new(day: context.today, freeFrom: from, &context)
        case .need(let need): open(need, &context)
        case .about(.eaten(let client), _, _, _, _):
            context.choose(client)
            context.go(to: .day(context.today))
        default: if let client = line?.client { context.push(ProfileView(covering: client)) }
        }
    }

    private func open(_ need: Need, _ context: inout Context) {
        context.choose(need.client)
        switch need.kind {
        case .appointment(let id):
            let zone = context.services.timeZone
            let item = context.read { diary in try diary.appointments.item(id, zone: zone) }
            if let item { AppointmentActions.settle(item, &context) }
        case .plan(let plan): RecurringPlanActions.open(plan, &context)
        case .package: context.present(PackageForm.new(for: need.client, context))
        case .phase: context.go(to: .phases(.client(need.client)))
        case .measurement: BodySheetView.startRow(&context)
        case .wellbeing: context.go(to: .wellbeing)
        case .programme: context.push(ProgrammeView())
        case .expiry, .absence, .birthday: context.push(ProfileView(covering: need.client))
        case .record(let exercise): context.push(ExerciseView(exercise))
        }
    }
}
