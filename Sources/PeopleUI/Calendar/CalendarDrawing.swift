import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import TrainingUI
package import ViewKit

extension CalendarView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let day else { return }
        switch scale {
        case .month: drawMonth(of: day, into: &screen, body, context, isFocused: isFocused)
        case .week: drawWeek(into: &screen, body, context, isFocused: isFocused)
        case .day: drawDay(day, into: &screen, body, context, isFocused: isFocused)
        }
    }

    // MARK: Month

    private func drawMonth(
        of day: Day, into screen: inout Screen, _ body: Rect, _ context: Context, isFocused: Bool
    ) {
        let list = MonthGrid.listArea(in: body)
        if let area = MonthGrid.area(in: body) {
            let month = MonthGrid(of: day, weekStart: context.services.weekStart)
            drawGrid(month, chosen: day, into: &screen, area, context, isFocused: isFocused)
            if list.column > area.column {
                screen.verticalLine(from: list.origin.moved(columns: -1), height: list.height, style: .border)
            }
        }
        drawDay(day, into: &screen, list.droppingLeft(list.column > body.column ? 1 : 0), context, isFocused: false)
    }

    private func drawGrid(
        _ month: MonthGrid, chosen: Day, into screen: inout Screen, _ area: Rect, _ context: Context, isFocused: Bool
    ) {
        for (column, weekday) in context.services.weekStart.weekdays.enumerated() {
            let head = month.place(month.first.adding(days: column), in: area)
            screen.put(
                head.width > 4 ? weekday.short : weekday.narrow, at: head.origin.moved(rows: -1),
                style: .header)
        }
        for agenda in agendas {
            let cell = month.place(agenda.day, in: area)
            guard area.contains(cell.origin) else { continue }
            if month.first.days(until: agenda.day) % 7 == 0 {
                // Whatever day the row starts with, its Thursday determines the ISO week.
                let week = "\(ISOWeek(agenda.day.adding(days: 3)).number)"
                screen.put(
                    verbatim: week, at: Point(column: area.column + 3 - week.count, row: cell.row), style: .muted)
            }
            drawCell(
                agenda, isChosen: agenda.day == chosen, isOther: agenda.day.month != month.month, into: &screen, cell,
                context, isFocused)
        }
    }

    private func drawCell(
        _ agenda: Agenda, isChosen: Bool, isOther: Bool, into screen: inout Screen, _ cell: Rect, _ context: Context,
        _ isFocused: Bool
    ) {
        let number = agenda.day.day < 10 ? " \(agenda.day.day)" : "\(agenda.day.day)"
        let isToday = agenda.day == context.today
        let style: Style =
            isChosen
            ? (isFocused ? .selection : .selectionUnfocused)
            : isToday ? Style(.accent, .bold) : isOther ? .muted : .text
        let items = agenda.items.filter(\.appointment.takesPlace)
        screen.put(verbatim: number, at: cell.origin, style: style)
        if isToday { screen.put(verbatim: "*", at: cell.origin.moved(columns: 2), style: Style(.accent, .bold)) }
        guard cell.width >= 9, cell.height >= 3 else {
            drawCount(items.count, into: &screen, cell, style: isOther ? .muted : .key)
            return
        }
        let room = cell.height - 2
        for (row, item) in items.prefix(items.count > room ? room - 1 : room).enumerated() {
            let line = Rect(origin: cell.origin.moved(rows: 1 + row), size: Size(columns: cell.width - 1, rows: 1))
            // Each letter of a name counts: there is no ellipsis.
            let text = TextWidth.prefix(short(item), columns: line.width)
            screen.put(verbatim: text, in: line, align: .leading, style: isOther ? .muted : .text)
        }
        guard items.count > room else { return }
        screen.put(verbatim: "+\(items.count - room + 1)", at: cell.origin.moved(rows: room), style: .muted)
    }

    /// A dot for each appointment below the day; their number beside it where there is no second row.
    private func drawCount(_ count: Int, into screen: inout Screen, _ cell: Rect, style: Style) {
        let room = cell.width - 1
        if cell.height >= 2 {
            let dots = String(repeating: "•", count: min(count, count > room ? room - 1 : room))
            screen.put(verbatim: count > room ? dots + "+" : dots, at: cell.origin.moved(rows: 1), style: style)
        } else if count > 0 {
            screen.put(verbatim: count > 9 ? "+" : "\(count)", at: cell.origin.moved(columns: 3), style: style)
        }
    }

    /// "0730 Jan", for narrow columns.
    private func short(_ item: AppointmentItem) -> String {
        let time = item.appointment.time.map { $0.text.filter { $0 != ":" } + " " } ?? ""
        return time + item.name
    }

    // MARK: Week

    private func drawWeek(into screen: inout Screen, _ body: Rect, _ context: Context, isFocused: Bool) {
        screen.strip(lineInFull, at: Self.strip(body))
        let hours = hours(in: body)
        let columns = Self.columns(of: body, hasHours: hours != nil)
        if let hours, let first = columns.first {
            let now = agendas.contains { $0.day == context.today } ? minute(context) : nil
            hours.drawHours(into: &screen, in: body.top(first.height).droppingTop(2).left(HourGrid.margin), now: now)
        }
        for (agenda, area) in zip(agendas, columns) {
            let isChosen = agenda.day == day
            let style: Style = agenda.day == context.today ? Style(.accent, .bold) : .header
            screen.put(
                agenda.day.column(isNarrow: area.width <= 7), in: area.top(1).droppingLeft(1), align: .leading,
                style: isChosen ? Style(.title, .bold) : style)
            let list = area.droppingTop(2)
            if let hours {
                let lines = isChosen ? lines : agenda.items.map { .appointment($0, overlaps: []) }
                hours.draw(
                    lines, into: &screen, in: list,
                    isMarked: { isChosen && isFocused && Self.key($0) == cursor.key }
                ) { screen, line, row in putNarrow(line, into: &screen, row.droppingLeft(1)) }
                continue
            }
            guard isChosen else {
                for (row, item) in agenda.items.prefix(list.height).enumerated() {
                    put(item, into: &screen, list.droppingTop(row).top(1).droppingLeft(1))
                }
                continue
            }
            cursor.draw(into: &screen, in: list, count: lines.count, isFocused: isFocused) { screen, line, row in
                putNarrow(lines[line], into: &screen, row.droppingLeft(1))
            }
        }
    }

    private func putNarrow(_ line: Agenda.Line, into screen: inout Screen, _ row: Rect) {
        switch line {
        case .appointment(let item, _): put(item, into: &screen, row)
        case .free(let from, _):
            let whole = TimeOfDay(minuteOfDay: from)?.text ?? ""
            let time = row.width < 16 ? whole.filter { $0 != ":" } : whole
            let free: Phrase = "\(time) free"
            screen.put(TextWidth.of(free) > row.width ? "\(time) -" : free, in: row, align: .leading, style: .muted)
        }
    }

    private var lineInFull: Phrase {
        switch line {
        case .appointment(let item, let overlaps): AppointmentText.whole(item, forms(item, overlaps))
        case .free(let from, let to): AppointmentText.free(from: from, to: to)
        case nil: ""
        }
    }

    private func forms(_ item: AppointmentItem, _ overlaps: [String]) -> [Phrase] {
        AppointmentText.forms(
            item.appointment, hasClient: item.appointment.client != nil, visits[item.id], overlaps: overlaps)
    }

    private func put(_ item: AppointmentItem, into screen: inout Screen, _ row: Rect) {
        let isOpen = item.appointment.state == .planned
        let timed: Phrase? = item.appointment.time.map { "\($0.text) \(item.name)" }
        // Of a name in a narrow column, each letter counts: there is no ellipsis.
        let text: Phrase =
            row.width < 16
            ? Phrase(verbatim: TextWidth.prefix(short(item), columns: row.width)) : timed ?? "day \(item.name)"
        screen.put(text, in: row, align: .leading, style: isOpen ? .text : .muted)
    }

    // MARK: Day

    private func drawDay(
        _ day: Day, into screen: inout Screen, _ area: Rect, _ context: Context, isFocused: Bool
    ) {
        let isNear = abs(day.days(until: context.today)) <= 1
        let relative: [Phrase] = isNear ? [RelativeDay.text(day, today: context.today)] : []
        let title = (relative + [day.long]).joined(separator: ", ")
        screen.put(title, in: area.top(1), align: .leading, style: Style(.heading, .bold))
        let list = area.droppingTop(2)
        guard !lines.isEmpty else {
            screen.paragraph("No appointments. a adds one.", in: list, style: .muted)
            return
        }
        let longest = agendas.first { $0.day == day }?.items.map { TextWidth.of($0.name) }.max() ?? 0
        let names = min(longest, 24, max(list.width * 2 / 5, 10))
        func put(_ line: Agenda.Line, into screen: inout Screen, _ row: Rect) {
            switch line {
            case .free(let from, let to): screen.freeTime(from: from, to: to, at: row)
            case .appointment(let item, let overlaps):
                screen.appointment(item, forms(item, overlaps), names: names, at: row, context)
            }
        }
        guard scale == .day, let hours = hours(in: area) else {
            return cursor.draw(into: &screen, in: list, count: lines.count, isFocused: isFocused) { screen, line, row in
                put(lines[line], into: &screen, row.droppingLeft(2).droppingRight(1))
            }
        }
        hours.drawHours(
            into: &screen, in: list.left(HourGrid.margin), now: day == context.today ? minute(context) : nil)
        hours.draw(
            lines, into: &screen, in: list.droppingLeft(HourGrid.margin),
            isMarked: { isFocused && Self.key($0) == cursor.key }
        ) { screen, line, row in put(line, into: &screen, row.droppingLeft(2).droppingRight(1)) }
    }
}

extension CalendarView {
    package static let scope = KeyScope("calendar", "Calendar")

    package static let commands: CommandSet<CalendarView> =
        [
            command("open", "Open the day; start the session of the appointment", hint: "open", keys: ["Enter"]) {
                view, context in view.open(&context)
            },
            command(
                "start", "Start the session of the appointment, or of the client", keys: ["s"]
            ) { view, context in
                if let item = view.appointment { return AppointmentActions.start(item, &context) }
                SessionStart.begin(sheet: nil, &context)
            },
            counting("earlier", "Previous month, week or day", hint: "earlier", keys: ["{"]) { view, context, count in
                view.leaf(by: -count, &context)
            },
            counting("later", "Next month, week or day", hint: "later", keys: ["}"]) {
                view, context, count in view.leaf(by: count, &context)
            },
            command("today", "Go to today", hint: "today", keys: ["."]) { view, context in
                view.show(context.today, &context)
            },
            command("scale", "Show a month, a week or a day", hint: "month, week, day", keys: ["v"]) { view, context in
                let wanted = Scale.allCases.cycled(from: view.scale, by: 1)
                view.show(wanted, &context)
                context.message = .plain(wanted.message)
            },
        ] + appointmentCommands + exportCommands

    private mutating func open(_ context: inout Context) {
        switch line {
        case .appointment(let item, _): AppointmentActions.open(item, &context)
        case .free(let from, _): AppointmentForm.new(day: day, freeFrom: from, &context)
        case nil:
            if scale == .day { AppointmentForm.new(day: day, &context) } else { show(.day, &context) }
        }
    }
}

/// The six weeks of a month view, and their positions.
struct MonthGrid {
    static let weeks = 6
    static let days = 7 * weeks
    /// The room for the number of the week.
    private static let margin = 4

    /// The first day of the first week.
    let first: Day
    /// The month, 1...12.
    let month: Int

    /// The weeks of the month of a day.
    init(of day: Day, weekStart: WeekStart) {
        first = weekStart.week(of: day.adding(days: 1 - day.day)).lowerBound
        month = day.month
    }

    /// The area of the grid; nil if there is no room.
    static func area(in body: Rect) -> Rect? {
        guard body.width >= 32, body.height >= 8 else { return nil }
        if body.width >= 110 { return body.left(body.width * 3 / 5) }
        if body.width >= 76 { return body.left(39) }
        return body.top(weeks + 1)
    }

    /// The area of the selected day's list.
    static func listArea(in body: Rect) -> Rect {
        guard let grid = area(in: body) else { return body }
        return grid.width < body.width ? body.droppingLeft(grid.width + 1) : body.droppingTop(grid.height)
    }

    private static func cell(_ area: Rect) -> Size {
        Size(columns: max(1, (area.width - margin) / 7), rows: max(1, (area.height - 1) / weeks))
    }

    /// The rectangle of a day.
    func place(_ day: Day, in area: Rect) -> Rect {
        let (cell, index) = (Self.cell(area), first.days(until: day))
        let origin = area.origin.moved(columns: Self.margin + index % 7 * cell.columns, rows: 1 + index / 7 * cell.rows)
        return Rect(origin: origin, size: cell)
    }

    /// The day at a point.
    func day(at point: Point, in area: Rect) -> Day? {
        (0..<Self.days).lazy.map { first.adding(days: $0) }.first { place($0, in: area).contains(point) }
    }
}
