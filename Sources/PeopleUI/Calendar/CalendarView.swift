import DiaryExchange
package import DiaryStore
package import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The appointments by day: a month with a count for each day and the list of one day, a week, or a single day.
package struct CalendarView: AppointmentHost {
    /// How many days are in view.
    enum Scale: CaseIterable, Sendable {
        case month, week, day

        /// The message after a change to it.
        var message: Phrase {
            switch self {
            case .month: "Month view."
            case .week: "Week view."
            case .day: "Day view."
            }
        }
    }

    /// The identity of a line of a day for the cursor.
    enum Key: Hashable, Sendable {
        case appointment(AppointmentItem.ID)
        case free(from: Int)
    }

    /// The chosen day; nil before the first read.
    package var day: Day?
    private(set) var scale = Scale.month
    /// The days in view, in their order.
    private(set) var agendas: [Agenda] = []
    /// The lines of the chosen day.
    private(set) var lines: [Agenda.Line] = []
    /// Facts about the clients of the selected day.
    private(set) var visits: [AppointmentItem.ID: Visit] = [:]
    var cursor = LineCursor<Key>()

    package init() {}

    func title(_ context: Context) -> Phrase { "" }
    func caption(_ context: Context) -> Phrase {
        let day = day ?? context.today
        switch scale {
        case .month: return day.monthTitle
        case .week:
            // Whatever day the week starts with, its fourth day determines the ISO week.
            let week = ISOWeek(context.services.weekStart.week(of: day).lowerBound.adding(days: 3))
            return "week \(week.number), \(day.monthTitle)"
        case .day: return day.long
        }
    }

    func marked(_ context: Context) -> AnyHashable? { cursor.key.map { [AnyHashable($0), AnyHashable(day)] } }

    /// The line under the cursor; in a month the day is chosen, not a line.
    var line: Agenda.Line? { scale == .month ? nil : lines.first { Self.key($0) == cursor.key } }
    package var appointment: AppointmentItem? { if case .appointment(let item, _) = line { item } else { nil } }
    func newMoment(_ context: Context) -> (day: Day, minute: Int?) {
        let day = day ?? context.today
        if case .free(let from, _) = line { return (day, from) }
        return (day, nil)
    }

    static func key(_ line: Agenda.Line) -> Key {
        switch line {
        case .appointment(let item, _): .appointment(item.id)
        case .free(let from, _): .free(from: from)
        }
    }

    mutating func reload(_ context: inout Context) {
        let chosen = day ?? context.today
        day = chosen
        let (range, zone, today) = (range(around: chosen, context), context.services.timeZone, context.today)
        agendas = context.read { try Agenda.read(range, $0, zone: zone) } ?? agendas
        let agenda = agendas.first { $0.day == chosen }
        let now = chosen == today ? minute(context) : nil
        lines = agenda?.lines(after: now) ?? []
        visits = context.read { try $0.appointments.visits(agenda?.items ?? [], today: today, zone: zone) } ?? [:]
        cursor.update(to: lines.map(Self.key))
        cursor.reveal(height: listHeight(context.body))
    }

    /// The current minute of the day.
    func minute(_ context: Context) -> Int { TimeOfDay(context.now, in: context.services.timeZone).minuteOfDay }

    private func listHeight(_ body: Rect) -> Int {
        max((scale == .week ? Self.strip(body).row - body.row : body.height) - 2, 1)
    }

    /// The days that are in view around one.
    private func range(around day: Day, _ context: Context) -> ClosedRange<Day> {
        switch scale {
        case .month:
            let first = MonthGrid(of: day, weekStart: context.services.weekStart).first
            return first...first.adding(days: MonthGrid.days - 1)
        case .week: return context.services.weekStart.week(of: day)
        case .day: return day...day
        }
    }

    // MARK: Moving

    /// Shows a day in the same scale.
    mutating func show(_ wanted: Day, _ context: inout Context) {
        day = wanted
        reload(&context)
    }

    mutating func step(days: Int, _ context: inout Context) {
        show((day ?? context.today).adding(days: days), &context)
    }

    /// Moves by months, weeks or days, depending on the scale.
    mutating func leaf(by count: Int, _ context: inout Context) {
        switch scale {
        case .month: show((day ?? context.today).adding(months: count), &context)
        case .week: step(days: 7 * count, &context)
        case .day: step(days: count, &context)
        }
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch (motion, scale) {
        case (.left, _): step(days: -count, &context)
        case (.right, _): step(days: count, &context)
        case (.up, .month): step(days: -7 * count, &context)
        case (.down, .month): step(days: 7 * count, &context)
        case (.pageUp, .month): leaf(by: -count, &context)
        case (.pageDown, .month): leaf(by: count, &context)
        default: return cursor.move(motion, count: count, height: listHeight(context.body))
        }
        return true
    }

    /// Changes the number of shown days; the selected one stays.
    mutating func show(_ wanted: Scale, _ context: inout Context) {
        scale = wanted
        reload(&context)
    }

    /// From a day or a week back to the month.
    mutating func back(_ context: inout Context) -> Bool {
        guard scale != .month else { return false }
        show(.month, &context)
        return true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch scale {
        case .month: clickMonth(mouse, body, &context)
        case .week: clickWeek(mouse, body, &context)
        case .day: clickLine(mouse, area: body.droppingTop(2), hours(in: body), &context)
        }
    }

    private mutating func clickMonth(_ mouse: Mouse, _ body: Rect, _ context: inout Context) {
        guard let grid = MonthGrid.area(in: body), let chosen = day else { return }
        switch mouse.kind {
        case .wheelUp: leaf(by: -1, &context)
        case .wheelDown: leaf(by: 1, &context)
        case .press, .doubleClick:
            let month = MonthGrid(of: chosen, weekStart: context.services.weekStart)
            guard let clicked = month.day(at: mouse.at, in: grid) else { return }
            if clicked == chosen { show(.day, &context) } else { show(clicked, &context) }
        }
    }

    /// In the column of another day a click shows that day; the lines of the chosen one are its own.
    private mutating func clickWeek(_ mouse: Mouse, _ body: Rect, _ context: inout Context) {
        let hours = hours(in: body)
        let columns = Self.columns(of: body, hasHours: hours != nil)
        guard let index = columns.firstIndex(where: { $0.contains(mouse.at) }), agendas.indices.contains(index) else {
            return
        }
        guard agendas[index].day == day else { return show(agendas[index].day, &context) }
        clickLine(mouse, area: columns[index].droppingTop(2), hours, &context)
    }

    private mutating func clickLine(_ mouse: Mouse, area: Rect, _ hours: HourGrid?, _ context: inout Context) {
        var isOpening = false
        if let hours, [.press, .doubleClick].contains(mouse.kind) {
            guard let line = hours.line(at: mouse.at.row - area.row, of: lines) else { return }
            isOpening = cursor.key == Self.key(line)
            cursor.select(Self.key(line))
        } else {
            isOpening = cursor.mouse(mouse, area: area)
        }
        if isOpening, let item = appointment { AppointmentActions.open(item, &context) }
    }

    /// The hours as rows below the heading of a week or a day; nil if they do not fit.
    func hours(in body: Rect) -> HourGrid? {
        let days = agendas.map { $0.day == day ? lines : $0.items.map { .appointment($0, overlaps: []) } }
        return HourGrid(days, height: listHeight(body))
    }

    /// The columns of the days of a week.
    static func columns(of body: Rect, hasHours: Bool) -> [Rect] {
        let body = body.droppingLeft(hasHours ? HourGrid.margin : 0)
        let (width, height) = (max(1, body.width / 7), strip(body).row - body.row)
        return (0..<7).map {
            Rect(origin: body.origin.moved(columns: $0 * width), size: Size(columns: width - 1, rows: height))
        }
    }

    /// The line with the full text of a column's line.
    static func strip(_ body: Rect) -> Rect { body.bottom(body.height >= 12 ? 2 : 0) }
}

extension CalendarView {
    /// Exports appointments to a file for other calendars: all of them, or those of the current client.
    static let exportCommands: CommandSet<CalendarView> = [
        command("export", "Export the appointments for other calendars", keys: ["X"]) { _, context in
            export(&context)
        }
    ]

    private static func export(_ context: inout Context) {
        let (client, now) = (context.client, context.now)
        guard let all = events(of: nil, &context) else { return }
        func choice(_ title: Phrase, _ events: [CalendarEvent]) -> ExportChoice {
            ExportChoice(
                title: title, fileExtension: "ics",
                help:
                    "\(events.count, one: "appointment", other: "appointments"), a series counted once. For phones and computers."
            ) { _ in CalendarWriter(stamp: now, product: "Spotter").text(of: events) }
        }
        var choices = [choice("all clients", all)]
        if let client, let own = events(of: client.id, &context) {
            choices.append(choice("only \(client.name)", own))
        }
        let form = ExportForm.open(
            "Export the calendar", name: "calendar \(context.today.iso)", label: "Clients", choices: choices,
            asksSigns: false, context)
        if let form { context.present(form) }
    }

    private static func events(of client: Identifier<Client>?, _ context: inout Context) -> [CalendarEvent]? {
        context.read { diary in
            try CalendarExport.events(in: Day.earliest...Day.latest, of: client, from: diary)
        }
    }
}
