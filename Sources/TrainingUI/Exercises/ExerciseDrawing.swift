import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension ExerciseView {
    private static func historyColumns(_ today: Day) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(11, holding: RelativeDay.widest(today))),
            TableColumn("Sets", .flexible(minimum: 20, weight: 3)),
            TableColumn(number: "e1RM", .fixed(6)),
            TableColumn(number: "Volume", .fixed(8), dropOrder: 1),
            TableColumn("Session", .flexible(minimum: 14, weight: 1), dropOrder: 2),
            TableColumn("Note", .flexible(minimum: 12, weight: 1), dropOrder: 3),
        ]
    }

    private static func recordColumns(_ lines: [RecordLine]) -> [TableColumn] {
        let records = lines.filter { $0.session != nil }
        return [
            TableColumn("", .fixed(10, holding: records.map(\.title))),
            TableColumn("", .fixed(12, holding: records.map(\.value)), align: .trailing),
            TableColumn("", .fixed(11, holding: records.compactMap(\.day?.dated)), align: .trailing),
            TableColumn("", .flexible(minimum: 8), dropOrder: 1),
        ]
    }

    /// The part on screen, below name and tabs.
    static func content(_ area: Rect) -> Rect { area.droppingTop(3) }
    /// The lines of a list, below the heading and above the details of the selected line.
    static func rows(_ content: Rect) -> Rect { content.droppingTop(1).droppingBottom(content.height > 8 ? 3 : 0) }

    func draw(into screen: inout Screen, body area: Rect, context: Context, isFocused: Bool) {
        guard let exercise else { return }
        let clientName: Phrase = context.client.map { "\($0.name)" } ?? "no client"
        let title = area.top(1).inset(columns: 1)
        screen.put(clientName, in: title.right(title.width / 3), align: .trailing, style: .accent)
        screen.put(
            exercise.shownName, in: title.left(title.width - title.width / 3 - 1), align: .leading,
            style: Style(.title, .bold))
        let parts = Part.allCases
        TabRow(parts.map(\.title), active: parts.firstIndex(of: part) ?? 0, width: area.width, spare: 1)
            .draw(into: &screen, in: area.droppingTop(1).top(1), open: .tabActive)
        let content = Self.content(area)
        switch part {
        case .history: drawHistory(exercise, into: &screen, content, isFocused, context)
        case .records: drawRecords(into: &screen, content, isFocused, context)
        case .chart: drawChart(into: &screen, content, isFocused, context)
        case .about: drawAbout(exercise, into: &screen, content.inset(columns: 1), context)
        }
    }

    /// Why there is nothing to show, and what to do.
    func emptyText(_ context: Context) -> Phrase {
        guard let client = context.client else { return "No client chosen. c chooses one." }
        return doers.isEmpty
            ? "\(client.name) has not done this exercise yet. s starts a session."
            : "\(client.name) has not done this exercise yet. Done by: \(list: doers). s starts a session."
    }

    private func drawHistory(
        _ exercise: Exercise, into screen: inout Screen, _ content: Rect, _ isFocused: Bool, _ context: Context
    ) {
        let layout = TableLayout(Self.historyColumns(context.today), width: content.width - 3)
        let rows = Self.rows(content)
        if history.total > 0 { screen.tableHeader(layout, at: content.origin.moved(columns: 2)) }
        history.draw(into: &screen, rows: rows, isFocused: isFocused, empty: emptyText(context)) {
            screen, cell, row in
            let figures = cell.figures(exercise, context)
            let room = layout.rect(ofColumn: 4, at: row.origin)?.width ?? 0
            screen.tableRow(
                [
                    cell.isLive ? RelativeDay.live : cell.day.dated, cell.oneLine, "\(figures.e1RM)",
                    "\(figures.volume)", cell.place(width: room, ellipsis: screen.glyphs.ellipsis), "\(cell.note)",
                ], layout, at: row.origin.moved(columns: 2),
                styles: cell.isLive ? [0: Style(.live, .bold)] : [:])
        }
        guard rows.endRow < content.endRow, let cell = history.selected else { return }
        let foot = Rect(
            column: content.column, row: rows.endRow, width: content.width, height: content.endRow - rows.endRow)
        screen.horizontalLine(from: foot.origin, width: foot.width)
        history.drawPosition(into: &screen, at: foot.top(1))
        let text = foot.droppingTop(1).inset(columns: 1)
        let reading = LoadCell(cell.text, unit: cell.unit, kind: exercise.unitKind).described(in: cell.unit)
        screen.put("\(cell.place()): \(reading.isEmpty ? cell.oneLine : reading)", in: text, align: .leading)
        let note: Phrase = cell.note.isEmpty ? "" : "note: \(cell.note)"
        let times = cell.times(exercise.unitKind, width: text.width - (note.isEmpty ? 0 : TextWidth.of(note) + 3))
        let facts = [times, note].filter { !$0.isEmpty }
        screen.put(facts.joined(separator: " · "), in: text.droppingTop(1), align: .leading, style: .muted)
    }

    private func drawRecords(into screen: inout Screen, _ content: Rect, _ isFocused: Bool, _ context: Context) {
        let lines = recordLines(context)
        guard !lines.isEmpty else {
            screen.paragraph(emptyText(context), in: content.inset(columns: 2), style: .muted)
            return
        }
        let layout = TableLayout(Self.recordColumns(lines), width: content.width - 3, gap: 2)
        records.draw(into: &screen, in: content, count: lines.count, isFocused: isFocused) { screen, index, row in
            let (line, place) = (lines[index], row.origin.moved(columns: 2))
            guard line.session != nil else { return screen.heading(line.title, at: place, width: row.width - 3) }
            screen.tableRow(
                [line.title, line.value, line.day?.dated ?? "", line.detail], layout, at: place,
                style: line.isSurpassed ? .muted : .text, styles: [3: .muted])
        }
    }

    private func drawAbout(_ exercise: Exercise, into screen: inout Screen, _ area: Rect, _ context: Context) {
        let unit = context.client?.unit ?? .kg
        var facts: [(Phrase, Phrase)] = [
            ("Logged as", exercise.unitKind.label), ("Muscles", MuscleText.words(exercise.muscles)),
        ]
        if exercise.unitKind == .loadAndReps || exercise.unitKind == .bodyWeight {
            facts.append(("Step", Phrase(verbatim: "\(exercise.loadStep.shown(in: unit)) \(unit.rawValue)")))
        }
        facts += [
            ("Machine", "\(machine ?? "")"), ("Tags", "\(list: exercise.tags)"),
            ("Categories", "\(list: categories.map(\.name))"), ("Video", "\(exercise.videoURL)"),
        ]
        if let client = context.client, progress.sets > 0 {
            let (sets, days) = (progress.sets, progress.days)
            let done: Phrase =
                "\(client.name): \(sets, one: "work set", other: "work sets") on \(days, one: "day", other: "days")"
            facts.append(("Done", done))
        }
        let rest = area.droppingTop(screen.facts(facts, in: area) + 1)
        guard !rest.isEmpty else { return }
        if exercise.description.isEmpty {
            screen.paragraph("No description yet. e adds one.", in: rest, style: .muted)
        } else {
            screen.paragraph(verbatim: exercise.description, in: rest)
        }
    }
}

extension HistoryCell {
    /// The cell's text without line ends; "(note only)" where nothing was written.
    var oneLine: Phrase {
        guard !text.isEmpty else { return "(note only)" }
        return Phrase(verbatim: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// The name of its session.
    fileprivate func place(width: Int = .max, ellipsis: String = "…") -> Phrase {
        SessionName.text(phase: phaseName, column: column, title: title, width: width, ellipsis: ellipsis)
    }

    /// "70x5 in 0:21, 4.2 s a rep · 3010 asks 4 s, was 4.2 s" for the timed sets; a summary if that is too wide. Empty
    /// without timed sets.
    fileprivate func times(_ kind: UnitKind, width: Int) -> Phrase {
        guard !marks.isEmpty else { return "" }
        let sets = LoadCell(text, unit: unit, kind: kind).sets
        var figures = TimeFigures()
        var parts: [Phrase?] = []
        for (index, set) in sets.enumerated() {
            guard let mark = marks[index + 1], !set.isWarmUp else { continue }
            figures.add(mark, reps: set.repsOfAllParts, tempo: Tempo.repTime(tempo))
            parts.append(SetTimeText.done(set, mark, unit))
        }
        guard figures.sets > 0 else { return "" }
        let planned: Phrase? = figures.meanRep.flatMap { SetTimeText.tempo(tempo, was: $0) }
        let mean: Phrase? = planned ?? figures.meanRep.map(SetTimeText.perRep)
        let all = sets.count { !$0.isWarmUp }
        let under = SetTimeText.clock(figures.underLoad)
        let counted: Phrase =
            "\(figures.sets) of \(all, one: "set", other: "sets") counted: \(under) under load"
        let short: Phrase = "\(figures.sets) of \(all) in \(under)"
        let forms: [[Phrase?]] = [parts + [planned], [counted, mean], [short, mean]]
        let texts: [Phrase] = forms.map { $0.compactMap(\.self).joined(separator: " · ") }
        return texts.first { TextWidth.of($0) <= width } ?? texts[2]
    }

    /// The best estimate and the volume load of the cell, in the client's unit.
    func figures(_ exercise: Exercise, _ context: Context) -> (e1RM: String, volume: String) {
        let unit = context.client?.unit ?? self.unit
        let sets = LoadCell(text, unit: self.unit, kind: exercise.unitKind).sets
        let best = sets.compactMap { $0.strength(by: context.shared.formula) }.max()
        return (best.map { $0.estimateText(in: unit) } ?? "", VolumeText.text(SetSummary(sets).volume, unit))
    }
}
