import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The lines below the sheet: how the cell reads, last time, what to try, and the rest.
struct SheetPanel {
    let grid: SheetGrid
    let help: SheetHelp
    /// The cell being typed.
    let editor: CellEditor?
}

extension SheetPanel {
    /// How many rows the panel takes.
    func height(_ body: Rect) -> Int {
        if grid.sheet.isTemplate { return 0 }
        let text = help.gym.showsPlates ? 4 : 3
        guard grid.isLogging else { return text }
        // The rest is as big as the rows leave room for; the same whether it runs or not, so that nothing jumps.
        let isRoomy =
            body.height >= 2 * grid.sheet.lines.count + text + BigDigits.height + 5 + HealthLine.height(grid, body)
        return isRoomy ? text + BigDigits.height : text + 1
    }

    /// - Parameter showsHealth: true if nothing above it shows the client's health note.
    func draw(into screen: inout Screen, _ panel: Rect, _ context: Context, showsHealth: Bool = false) {
        guard panel.height > 0 else { return }
        screen.horizontalLine(from: panel.origin, width: panel.width)
        var lines = panel.droppingTop(1).inset(columns: 1)
        if showsHealth, let healthLine = HealthLine(grid) {
            healthLine.draw(into: &screen, in: lines.top(1))
            lines = lines.droppingTop(1)
        }
        if let line = grid.line {
            drawReading(line, into: &screen, at: lines.origin, width: lines.width)
            if lines.height > 1 { drawAdvice(line, into: &screen, at: lines.origin.moved(rows: 1), width: lines.width) }
            if help.gym.showsPlates, lines.height > 2 {
                let plates = plateLine(line, separator: screen.glyphs.separator)
                screen.put(plates, at: lines.origin.moved(rows: 2), style: .accent, maxWidth: lines.width)
            }
        } else {
            screen.put(hint, at: lines.origin, style: .muted, maxWidth: lines.width)
        }
        drawRest(into: &screen, lines.droppingTop(help.gym.showsPlates ? 3 : 2), context)
    }

    private var hint: Phrase {
        switch grid.cursor.line {
        case .header where !grid.sheet.isPlan: "a picks exercises as you go, in any order; w w finishes."
        case .header: "Sheet header. Enter edits, arrows move, Down goes to the rows."
        case .newRow: "Type an exercise; Tab moves on to tempo, reps, sets, rest."
        case .notes: "Notes of the phase. Enter edits."
        case .row: ""
        }
    }

    /// The hint for a cell with a grey suggestion.
    private var lastTargetHint: Phrase? {
        if let text = grid.typedOver(by: editor) { return "last time \(text): Ctrl-G takes it" }
        guard editor == nil, let text = grid.lastTarget else { return nil }
        return "last time \(text): f takes it, F the row, P all"
    }

    private func drawReading(_ line: SheetContent.Line, into screen: inout Screen, at place: Point, width: Int) {
        let column = grid.cursor.field.column ?? grid.live?.column
        let name = line.prescription.label.isEmpty ? line.name : "\(line.prescription.label) \(line.name)"
        let count = line.exercise == nil ? nil : column.flatMap { grid.setCount(line, column: $0) }
        let text: Phrase = count.map { "\(name)  \($0)" } ?? "\(name)"
        let used = screen.put(text, at: place, style: Style(.accent, .bold), maxWidth: width * 2 / 3)
        let typed = grid.cursor.field.column == nil ? nil : editor?.line.text
        let stored = column.flatMap { line.cells[$0] }
        let shown = typed ?? column.map { line.text(.load($0)) } ?? ""
        let (start, room) = (place.moved(columns: used + 3), width - used - 3)
        guard room > 8 else { return }
        if grid.cursor.field.isTarget {
            let prescription =
                (editor?.line.text).map { line.prescription.with($0, grid.cursor.field) } ?? line.prescription
            let meaning = prescription.meaning(of: grid.cursor.field, room: room)
            screen.put(lastTargetHint ?? meaning, at: start, maxWidth: room)
            return
        }
        if shown.isEmpty, stored?.note.isEmpty ?? true, let warning = grid.sheet.warning(line) {
            screen.put("! Health: \(warning)", at: start, style: .warning, maxWidth: room)
            return
        }
        guard column != nil else {
            if grid.sheet.columnCount > 0 {
                let right = screen.glyphs.right
                screen.put("\(right) a session column plans loads", at: start, style: .muted, maxWidth: room)
            }
            return
        }
        let wording = reading(shown, line, column: column ?? 0, note: stored?.note ?? "", room: room, screen.glyphs)
        screen.put(wording.text, at: start, style: wording.style, maxWidth: room)
    }

    /// How a text in a load cell reads, and what is unlikely about it; the end of that where there is not room for all.
    func reading(
        _ text: String, _ line: SheetContent.Line, column: Int, note: String = "", room: Int, _ glyphs: Glyphs
    ) -> (text: Phrase, style: Style) {
        let cell = grid.sheet.reading(text, line, column: column)
        if text.isEmpty, grid.sheet.isOtherDay(line, column: column) {
            return ("on day \(line.day); session \(column) is day \(grid.sheet.columnDays[column] ?? "")", .muted)
        }
        if grid.sheet.isAhead(column), text.isEmpty, line.exercise != nil {
            return ("a digit plans a load, P the column", .muted)
        }
        if grid.sheet.isAhead(column), let wave = line.wave(text) {
            return ("plan: \(list: wave.texts) from here on", .text)
        }
        if grid.sheet.isAhead(column), let target = LoadTarget(text) { return ("plan: \(target.text)", .text) }
        if let warning = cell.warnings.first { return ("! \(warning.wording)", .warning) }
        if !text.isEmpty, cell.sets.isEmpty, !cell.isSkipped { return ("not a set (write 80x5)", .warning) }
        let reading: Phrase =
            text.isEmpty
            ? ""
            : grid.sheet.isAhead(column)
                ? "plan: \(cell.described(in: cell.unit))" : "reads: \(cell.described(in: cell.unit))"
        let words: [Phrase] = [reading, note.isEmpty ? "" : "note: \(note)"].filter { !$0.isEmpty }
        return ("\(ending(words.joined(separator: "  ").text, width: room, glyphs))", .text)
    }

    /// The end of a long text, since the last typed part matters most.
    private func ending(_ text: String, width: Int, _ glyphs: Glyphs) -> String {
        guard TextWidth.of(text) > width else { return text }
        var parts = text.split(separator: ", ").map(String.init)
        while parts.count > 1, TextWidth.of(parts.joined(separator: ", ")) + 2 > width { parts.removeFirst() }
        return "\(glyphs.ellipsis) \(parts.joined(separator: ", "))"
    }

    private func drawAdvice(_ line: SheetContent.Line, into screen: inout Screen, at place: Point, width: Int) {
        guard line.exercise != nil else {
            let text: Phrase = line.isPlanned ? "No exercise yet: Enter on its name names it." : "No exercise yet."
            screen.put(text, at: place, style: .muted, maxWidth: width)
            return
        }
        guard let advice = help.advice(on: grid) else { return }
        let planned = grid.plan(line).text
        guard let last = advice.last else {
            let text: Phrase =
                !planned.isEmpty
                ? "First time: planned \(planned)."
                : LoadTarget(line.prescription).map {
                    "First time. \($0.text): log a set of 1 to 12 reps first, then it has an e1RM."
                } ?? "First time: nothing logged before."
            screen.put(text, at: place, style: .muted, maxWidth: width)
            return
        }
        let separator = " \(screen.glyphs.separator) "
        let best: Phrase? = (advice.best.strongest ?? advice.best.heaviest).map { "best \(bestText($0))" }
        let hint: Phrase? =
            help.unresolved(line.asking(planned), on: grid)
            ?? advice.suggestion.map { "next \($0.wording(in: grid.adviceUnit))" }
        // The suggestion must not be cut: last time is shortened first, its day before its end, then the best.
        let worked: Phrase = planned.isEmpty ? advice.lastText : "planned \(planned), \(advice.lastText)"
        let dated: Phrase = "\(worked) (\(last.day.short))"
        let here: Phrase? = advice.workedHere.map { "here \($0)" }
        let whole = [dated, here, best, hint].compactMap { $0 }.joined(separator: separator)
        if TextWidth.of(whole) <= width {
            screen.put(whole, at: place)
            return
        }
        let tails = [[here, best, hint], [here, hint], [hint]].map { words in
            words.compactMap { $0 }.map { separator + $0.text }.joined()
        }
        let tail = tails.first { width - TextWidth.of($0) >= (here == nil ? 16 : TextWidth.of(worked)) } ?? tails[2]
        let room = max(width - TextWidth.of(tail), 8)
        let head = TextWidth.truncate(worked.text, to: room, ellipsis: screen.glyphs.ellipsis)
        screen.put(verbatim: head + tail, at: place, maxWidth: width)
    }

    /// The warm-ups that one key writes, while the cell is empty and last time had none.
    func warmUpOffer(_ column: Int) -> Phrase? {
        guard let line = grid.line, (line.cells[column]?.text ?? "").isEmpty,
            help.ghost(line, column: column)?.next?.isWarmUp != true
        else { return nil }
        let sets = help.warmUps(line, column: column, on: grid)
        return sets.isEmpty ? nil : "W warms up: \(LoadCell.render(sets, unit: grid.sheet.unit(inColumn: column)))"
    }

    private func bestText(_ lift: BestSets.Lift) -> String {
        let set = PerformedSet(lift.resistance, .reps(lift.reps)).converted(to: grid.adviceUnit)
        let load = LoadCell.render([set], unit: grid.adviceUnit)
        guard let strength = lift.e1RM else { return load }
        return "\(load) (e1RM \(strength.estimateText(in: grid.adviceUnit)))"
    }
}

extension SheetPanel {
    /// The load that the panel counts plates for: the one being typed, the next of the ghost, the last one done.
    func shownLoad(_ line: SheetContent.Line) -> Mass? {
        guard let column = grid.cursor.field.column ?? grid.nextGhostColumn else { return nil }
        if let editor, let typed = grid.sheet.reading(editor.line.text, line, column: column).sets.last?.load {
            return typed
        }
        if let next = help.ghost(line, column: column)?.next?.load { return next }
        if let done = grid.sheet.cell(line, column: column).sets.last?.load { return done }
        return help.advice(on: grid)?.suggestion?.resistance.load
    }

    /// The plates for the load under the cursor, as a line of the panel.
    private func plateLine(_ line: SheetContent.Line, separator: String) -> Phrase {
        guard let calculator = help.gym.calculator(for: line.exercise) else {
            return "plates: this exercise uses no bar"
        }
        guard let load = shownLoad(line) else { return "plates: no load yet" }
        let unit = grid.cursor.field.column.map { grid.sheet.unit(inColumn: $0) } ?? grid.adviceUnit
        return "plates \(PlateWording.text(load, on: calculator, unit: unit, separator: separator))"
    }
}

extension Advice {
    /// "last 80x5*3", "last at North 80x5*3": in a narrow line the loads are cut, the gym location is not.
    var lastText: Phrase { elsewhere.map { "last at \($0.name) \(worked)" } ?? "last \(worked)" }
}

extension LoadSuggestion {
    /// The set and the reason, as a trainer would say it, and whether the machine had an influence: `102.5x3: all reps
    /// last time`, `80x3, top 102.5x3: all reps last time`.
    fileprivate func wording(in unit: MassUnit) -> Phrase {
        let sets: Phrase = topSet.map { "\(text), top \($0)" } ?? "\(text)"
        let why = reason.wording(in: unit)
        return machineLoad.map { "\(sets): \(why), to the machine's \(NumberFormat.shown($0.notation(in: unit)))" }
            ?? "\(sets): \(why)"
    }
}

extension LoadSuggestion.Reason {
    /// The reason as a trainer would say it.
    fileprivate func wording(in unit: MassUnit) -> Phrase {
        switch self {
        case .allRepsLastTime: "all reps last time"
        case .allRepsTwice: "all reps twice"
        case .atTheEnd: "all reps, and the machine ends here"
        case .belowRangeTwice: "below the range twice"
        case .farBelowRange(let done): "only \(done, one: "rep", other: "reps") last time"
        case .nearLimit(let rpe): "RPE \(NumberFormat.shown("\(rpe)")) last time, hold"
        case .intoRange: "same load, into the range"
        case .sameAgain: "same again"
        case .prescribed(let target, let share, let maximum):
            switch target {
            case .percent: "\(target.text) of e1RM \(maximum.estimateText(in: unit))"
            case .effort:
                "\(target.text) is \(NumberFormat.shown(share, decimals: 1)) % of e1RM \(maximum.estimateText(in: unit))"
            }
        }
    }
}

/// The full text of a plan cell, and the meaning of its column.
extension Prescription {
    /// "Tempo 3-1-1-0: down 3 s, hold 1 s, up 1 s, hold 0 s"; of an empty cell what one writes there. Beside a long text,
    /// which the cell shows, there is room for its meaning alone.
    func meaning(of field: SheetCursor.Field, room: Int) -> Phrase {
        let text = text(field).trimmingBlanks
        let head: Phrase = text.isEmpty ? field.title : "\(field.title) \(text)"
        guard let words = (text.isEmpty ? nil : explained(text, field)) ?? Self.example(field) else { return head }
        let whole: Phrase = "\(head): \(words)"
        return TextWidth.of(whole) <= room ? whole : words
    }

    /// The same row with another text in a field.
    func with(_ text: String, _ field: SheetCursor.Field) -> Prescription {
        var other = self
        other.set(text, field)
        return other
    }

    private func explained(_ text: String, _ field: SheetCursor.Field) -> Phrase? {
        switch field {
        case .tempo: Self.tempo(text)
        case .rest: Rest(text).map { "\(Clock.minutesAndSeconds($0.seconds))" }
        case .micro: LoadTarget(text).map { "\($0.text)" }
        default: nil
        }
    }

    /// The way down, the pause, the way up, the pause.
    private static func tempo(_ text: String) -> Phrase? {
        guard let tempo = Tempo(text) else { return nil }
        let names: [Phrase] = ["down", "hold", "up", "hold"]
        return zip(names, tempo.parts).map { name, part -> Phrase in
            switch part {
            case .seconds(let seconds): "\(name) \(seconds) s"
            case .explosive: "\(name) as fast as possible"
            }
        }.joined(separator: ", ")
    }

    private static func example(_ field: SheetCursor.Field) -> Phrase? {
        switch field {
        case .tempo: "seconds down, hold, up, hold, such as 31X0"
        case .reps: "5, 6-8, 10+, AMRAP, 30s"
        case .sets: "5 or 3-4"
        case .rest: "90\", 2', EMOM 60\" x10"
        case .micro: "80%, @8 or rir2, or any words"
        default: nil
        }
    }
}
