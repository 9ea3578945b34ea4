package import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

extension WellbeingView {
    /// Today, the names of the days, the levels, the loads, the programme, and an announcement if there is one.
    private func headHeight(_ body: Rect) -> Int { 5 + noticeLines(body.width).count }

    private static let announcement: Phrase = "ANNOUNCEMENT"
    /// The column of an announcement after its heading.
    private var noticeColumn: Int { max(14, TextWidth.of(Self.announcement) + 1) }

    /// The whole announcement in at most three rows; its author and the key that dismisses it follow.
    private func noticeLines(_ width: Int) -> [(text: String, from: Phrase)] {
        guard let notice = notices.first else { return [] }
        let room = max(10, width - noticeColumn - 2)
        var lines = TextWidth.wrap(notice.text, width: room).prefix(3).map { (text: $0, from: "" as Phrase) }
        let from: Phrase =
            notices.count > 1
            ? "from \(notice.author) (1 of \(notices.count)), x: read" : "from \(notice.author), x: read"
        if TextWidth.of(lines.last?.text ?? "") + TextWidth.of(from) + 2 > room { lines.append((text: "", from: "")) }
        lines[lines.count - 1].from = from
        return lines
    }

    package func layout(_ body: Rect) -> ListLayout {
        let below = body.droppingTop(headHeight(body) + 1)
        if body.width >= 110 { return .beside(below, width: below.width - 46, position: .above) }
        return below.height >= 8 ? .below(below, height: 4, position: .above) : ListLayout(below, position: .above)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(11, holding: RelativeDay.widest(context.today))),
            TableColumn("At", .fixed(5)),
            TableColumn("How", .fixed(11, holding: StressLevel.allCases.map(\.numbered) + [Self.note, Self.relaxed])),
            TableColumn("Words", .flexible(minimum: 20, weight: 1)),
        ]
    }

    private static let (note, relaxed): (Phrase, Phrase) = ("note", "relaxed")

    package func line(_ entry: WellbeingEntry, _ context: Context) -> TableLine {
        let day = RelativeDay.text(entry.day, today: context.today)
        switch entry {
        case .checkIn(let one):
            let answer: Phrase = one.answer.isEmpty ? "no text" : "\(one.answer)"
            return TableLine(
                [day, "\(one.time?.text ?? "")", one.wording, answer],
                styles: one.answer.isEmpty ? [1: .muted, 3: .muted] : [1: .muted])
        case .note(let one):
            return TableLine(
                [day, "\(one.time?.text ?? "")", Self.note, "\(one.text)"], styles: [1: .muted, 2: .muted])
        case .practice(let one):
            return TableLine(
                [day, "\(one.time?.text ?? "")", Self.relaxed, one.wording], styles: [1: .muted, 2: .muted])
        }
    }

    package func nothingText(_ context: Context) -> Phrase {
        "No check-ins yet. a (n k from anywhere) checks in: one digit, text is optional."
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard context.client != nil, let week else {
            screen.paragraph("No client chosen. c chooses one.", in: body.inset(columns: 2), style: .muted)
            return
        }
        drawToday(into: &screen, body.top(1).inset(columns: 1))
        drawWeek(week, into: &screen, body.droppingTop(1), context)
        drawProgramme(into: &screen, body.droppingTop(4).top(1).inset(columns: 1), context)
        drawNotice(into: &screen, body.droppingTop(5).inset(columns: 1))
        screen.horizontalLine(from: Point(body.column, layout(body).list.row - 1), width: body.width)
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused)
    }

    private func drawToday(into screen: inout Screen, _ row: Rect) {
        let used = screen.put("TODAY", at: row.origin, style: Style(.heading, .bold), maxWidth: row.width)
        let field = row.droppingLeft(max(8, used + 1))
        guard !today.isEmpty else {
            let ask: Phrase = "not checked in yet: a checks in"
            screen.put(ask, in: field, align: .leading, style: .muted)
            return
        }
        let checkIns: [Phrase] = today.suffix(4).map { "\($0.wording) at \($0.time?.text ?? "")" }
        screen.put(checkIns.joined(separator: ", "), in: field, align: .leading)
    }

    private func drawProgramme(into screen: inout Screen, _ row: Rect, _ context: Context) {
        let used = screen.put("PROGRAMME", at: row.origin, style: Style(.heading, .bold), maxWidth: row.width)
        let forms: [Phrase] =
            programme.map { ProgrammeText.forms($0, isTrainers: context.handOver == nil) } ?? [
                "none yet; p shows what it is"
            ]
        screen.putFirst(of: forms, in: row.droppingLeft(max(12, used + 1)), style: programme == nil ? .muted : .text)
    }

    /// The first that was not read yet.
    private func drawNotice(into screen: inout Screen, _ area: Rect) {
        guard !notices.isEmpty else { return }
        screen.put(Self.announcement, in: area.top(1), align: .leading, style: Style(.heading, .bold))
        for (row, line) in noticeLines(area.width + 2).enumerated() {
            let place = area.droppingLeft(noticeColumn).droppingTop(row).top(1)
            screen.put(verbatim: line.text, in: place, align: .leading)
            screen.put(line.from, in: place, align: .trailing, style: .muted)
        }
    }

    /// Draws three rows with a column for each day: its name, its check-ins, its sessions.
    private func drawWeek(_ week: Week, into screen: inout Screen, _ area: Rect, _ context: Context) {
        let titles: [Phrase] = ["FEELING", "TRAINED"]
        for (row, title) in titles.enumerated() {
            screen.put(title, in: area.droppingTop(1 + row).top(1).inset(columns: 1), align: .leading, style: .muted)
        }
        let first = titles.map { TextWidth.of($0) + 2 }.reduce(9, max)
        let width = max(4, (area.width - first) / 7)
        for offset in 0..<7 {
            let day = week.days.lowerBound.adding(days: offset)
            let column = area.droppingLeft(first + offset * width).left(width - 1)
            let isToday = day == context.today
            screen.put(
                day.column(isNarrow: width <= 6), in: column.top(1), align: .leading,
                style: isToday ? Style(.accent, .bold) : .header)
            let levels = week.levels[day]?.levels.map { "\($0.rawValue)" }.joined(separator: " ")
            let unknown = day > context.today ? "" : isToday ? "?" : "-"
            screen.put(
                verbatim: levels ?? unknown, in: column.droppingTop(1).top(1), align: .leading,
                style: levels == nil ? .muted : .text)
            let load: [Phrase]? = week.loads[day].map { load in
                let number = NumberFormat.grouped(load)
                return ["\(number) \(LoadReport.unit)", "\(number)"]
            }
            let trained: [Phrase]? = load ?? (week.trained.contains(day) ? ["\(screen.glyphs.check)"] : nil)
            screen.putFirst(
                of: trained ?? [day > context.today ? "" : "-"], in: column.droppingTop(2).top(1),
                style: trained == nil ? .muted : .text)
        }
    }

    package func showsDetail(in layout: ListLayout) -> Bool { list.selected != nil }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let entry = list.selected else { return }
        let area = layout.detail.inset(columns: 1)
        switch entry {
        case .note(let one): screen.paragraph(verbatim: one.text, in: area)
        case .practice(let one):
            var facts: [Phrase] = ["\(one.wording) of \(Clock.minutesAndSeconds(one.planned))"]
            if one.kind.isBreath {
                facts.append("\(one.kind.rounds(in: one.seconds), one: "breath", other: "breaths")")
            }
            if one.pauses > 0 { facts.append("\(one.pauses, one: "pause", other: "pauses")") }
            screen.paragraph("\(list: facts).", in: area)
        case .checkIn(let one):
            let all: [Phrase] = ["\(one.question)"] + WellbeingText.ratings(one)
            let head = all.filter { !$0.isEmpty }
            screen.put(head.joined(separator: " · "), in: area.top(1), align: .leading, style: .muted)
            screen.paragraph(one.answer.isEmpty ? "No text." : "\(one.answer)", in: area.droppingTop(1))
        }
    }
}
