import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// How far each row is: a word beside the exercise, in the clock's colour for done and yellow for next. Words, not filled
/// cells: only the cursor's cell is filled.
extension SheetPainter {
    /// The word at the right end of the exercise's cell; a long name is shortened for it.
    func drawTurn(_ line: SheetContent.Line, in cell: Rect, isCursor: Bool, into screen: inout Screen) {
        guard let (word, style) = turnText(line) else { return }
        let width = TextWidth.of(word)
        guard cell.width >= width + 6 else { return }
        let name = grid.sheet.markedName(line)
        if TextWidth.of(name) > cell.width - width - 1 {
            let ellipsis = screen.glyphs.ellipsis
            let shown = TextWidth.truncate(name, to: cell.width - width - 1, ellipsis: ellipsis)
            let padded = TextWidth.padded(shown, to: cell.width - width)
            screen.put(verbatim: padded, at: cell.origin, style: isCursor ? .cursorCell : .text)
        }
        screen.put(word, at: Point(cell.endColumn - width, cell.row), style: isCursor ? .cursorCell : style)
    }

    private func turnText(_ line: SheetContent.Line) -> (word: Phrase, style: Style)? {
        guard let turn = help.turns[line.id] else {
            return grid.sheet.isPlan && !line.isPlanned ? ("extra", .muted) : nil
        }
        switch turn {
        case .next where grid.live == nil, .open where grid.live == nil: return ("not done", .muted)
        case .done: return (turn.word, Style(.clock, .bold))
        case .next: return (turn.word, Style(.warning, .bold))
        case .begun: return (turn.word, .warning)
        case .open, .skipped: return (turn.word, .muted)
        }
    }
}

extension SetTurn {
    /// Columns of the longest usual word, "done 12".
    static let widest = 7
}

/// The times of a session's sets by the stopwatch: start, length, time of a repetition, and a row's repetitions beside
/// the prescribed tempo.
struct TimesPanel: Overlay {
    private struct Line: Sendable {
        let name: String
        let set: String
        let times: Phrase
        /// Whether it summarises the sets above it.
        var isSummary = false
    }

    private static let columns = 76

    private let title: Phrase
    private let lines: [Line]
    private var scroll = LineScroll()

    /// Reads the marks of a session.
    static func open(_ session: TrainingSession, _ context: inout Context) -> TimesPanel? {
        let read = context.read { diary in
            (try diary.sessions.sheet(session.id), try diary.sessions.marks(of: session.id))
        }
        guard let (sheet, marks) = read else { return nil }
        let zone = context.services.timeZone
        var lines: [Line] = []
        for row in sheet.rows {
            let sets = LoadCell(row.row.text, unit: sheet.unit, kind: row.unitKind).sets
            let repTime = Tempo.repTime(row.row.prescription.tempo)
            var figures = TimeFigures()
            for (number, mark) in (marks[row.id] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let set = sets.indices.contains(number - 1) ? sets[number - 1] : nil
                let reps = set?.repsOfAllParts
                let mean: Phrase = mark.millisecondsPerRep(count: reps).map(SetTimeText.perRep) ?? ""
                if set?.isWarmUp == false { figures.add(mark, reps: reps, tempo: repTime) }
                let began: Phrase = "\(TimeOfDay(mark.began, in: zone).text)"
                let length: Phrase = "\(SetTimeText.clock(mark.milliseconds))"
                lines.append(
                    Line(
                        name: row.row.exerciseName,
                        set: "\(number)  \(set.map { LoadCell.render([$0], unit: sheet.unit) } ?? "")",
                        times: [began, length, mean].filter { !$0.isEmpty }.joined(separator: "  ")))
            }
            if let mean = figures.meanRep, let tempo = SetTimeText.tempo(row.row.prescription.tempo, was: mean) {
                let facts: [Phrase] = [tempo, SetTimeText.inTempo(figures)].compactMap(\.self)
                let text = facts.joined(separator: "; ")
                lines += (TextWidth.of(text) > Self.columns - 4 ? facts : [text]).map {
                    Line(name: row.row.exerciseName, set: "", times: $0, isSummary: true)
                }
            }
        }
        return TimesPanel(title: "Times of \(session.day.long)", lines: lines)
    }

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("↑ ↓", "scroll"), KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        if [.escape, .enter, .char("q")].contains(key) { return .close }
        scroll.handle(key, count: lines.count, height: rows(context.body).height)
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        scroll.mouse(mouse, count: lines.count, height: rows(context.body).height)
        return .stay
    }

    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, Self.columns), rows: min(body.height, max(lines.count, 2) + 2)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: title)
        let rows = rows(body)
        guard !lines.isEmpty else {
            screen.paragraph(
                "No times yet: C counts or times a set while the session is live.", in: rows, style: .muted)
            return
        }
        let shown = scroll.visible(count: lines.count, height: rows.height)
        for (offset, line) in lines[shown].enumerated() {
            guard !line.isSummary else {
                screen.put(line.times, in: rows.droppingTop(offset).top(1), align: .trailing, style: .muted)
                continue
            }
            let isFirst = offset == 0 || lines[shown.lowerBound + offset - 1].name != line.name
            let name = TextWidth.truncate(
                isFirst ? line.name : "", to: max(rows.width - 50, 14), ellipsis: screen.glyphs.ellipsis)
            let left = TextWidth.padded(name, to: max(rows.width - 50, 14)) + "  " + line.set
            screen.put(verbatim: left, at: Point(rows.column, rows.row + offset), maxWidth: rows.width - 28)
            screen.put(line.times, in: rows.droppingTop(offset).top(1), align: .trailing, style: .muted)
        }
        screen.moreLines(lines.count - shown.upperBound, on: box(body).bottom(1))
    }
}
