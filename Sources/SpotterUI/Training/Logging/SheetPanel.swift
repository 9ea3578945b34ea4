import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The lines below the sheet: how the cell reads, what was done last time, what to try, and the rest.
extension SheetView {
    /// How many rows the panel takes.
    func panelHeight(_ body: Rect) -> Int {
        if sheet.isTemplate { return 0 }
        let text = gym.showsPlates ? 4 : 3
        guard isLogging else { return text }
        // The rest is as big as the rows leave room for; the same whether it runs or not, so that nothing jumps.
        let isRoomy = body.height >= 2 * sheet.lines.count + text + BigDigits.height + 5 + healthHeight(body)
        return isRoomy ? text + BigDigits.height : text + 1
    }

    /// - Parameter showsHealth: true where nothing above it shows the client's health note.
    func drawPanel(into screen: inout Screen, _ panel: Rect, _ context: Context, showsHealth: Bool = false) {
        guard panel.height > 0 else { return }
        screen.horizontalLine(from: panel.origin, width: panel.width)
        var lines = panel.droppingTop(1).inset(columns: 1)
        if showsHealth, let healthLine {
            healthLine.draw(into: &screen, in: lines.top(1))
            lines = lines.droppingTop(1)
        }
        if let line {
            drawReading(line, into: &screen, at: lines.origin, width: lines.width)
            if lines.height > 1 { drawAdvice(line, into: &screen, at: lines.origin.moved(rows: 1), width: lines.width) }
            if gym.showsPlates, lines.height > 2 {
                let plates = plateLine(line, separator: screen.glyphs.separator)
                screen.put(plates, at: lines.origin.moved(rows: 2), style: .accent, maxWidth: lines.width)
            }
        } else {
            screen.put(hint, at: lines.origin, style: .muted, maxWidth: lines.width)
        }
        drawRest(into: &screen, lines.droppingTop(gym.showsPlates ? 3 : 2), context)
    }

    private var hint: String {
        switch cursor.line {
        case .header where !sheet.isPlan: "a picks the exercises as you go; any order; w w finishes at any time."
        case .header: "Sheet header. Enter edits, arrows move, Down goes to the rows."
        case .newRow: "Type an exercise; Tab goes on to tempo, reps, sets, rest."
        case .notes: "Notes of the phase. Enter edits."
        case .row: ""
        }
    }

    private func drawReading(_ line: SheetContent.Line, into screen: inout Screen, at place: Point, width: Int) {
        let column = cursor.field.column ?? live?.column
        var text = line.prescription.label.isEmpty ? line.name : "\(line.prescription.label) \(line.name)"
        if line.exercise != nil, let column, let count = setCount(line, column: column) { text += "  \(count)" }
        let used = screen.put(text, at: place, style: Style(.accent, .bold), maxWidth: width * 2 / 3)
        let typed = cursor.field.column == nil ? nil : editor?.line.text
        let stored = column.flatMap { line.cells[$0] }
        let shown = typed ?? column.map { line.text(.load($0)) } ?? ""
        let (start, room) = (place.moved(columns: used + 3), width - used - 3)
        guard room > 8 else { return }
        if cursor.field.isTarget {
            let asked = (editor?.line.text).map { line.prescription.with($0, cursor.field) } ?? line.prescription
            screen.put(lastTargetHint ?? asked.meaning(of: cursor.field), at: start, maxWidth: room)
            return
        }
        if shown.isEmpty, stored?.note.isEmpty ?? true, let warning = sheet.warning(line) {
            screen.put("! Health: \(warning)", at: start, style: .warning, maxWidth: room)
            return
        }
        guard column != nil else {
            if sheet.columnCount > 0 {
                let right = screen.glyphs.right
                screen.put("\(right) a session column plans loads", at: start, style: .muted, maxWidth: room)
            }
            return
        }
        let said = reading(shown, line, column: column ?? 0, note: stored?.note ?? "", room: room, screen.glyphs)
        screen.put(said.words, at: start, style: said.style, maxWidth: room)
    }

    /// How a text in a load cell reads, and what is doubtful about it; the end of that where there is not room for all.
    func reading(
        _ text: String, _ line: SheetContent.Line, column: Int, note: String = "", room: Int, _ glyphs: Glyphs
    ) -> (words: String, style: Style) {
        let cell = sheet.reading(text, line, column: column)
        if text.isEmpty, sheet.isOtherDay(line, column: column) {
            return ("of day \(line.day); session \(column) is day \(sheet.columnDays[column] ?? "")", .muted)
        }
        if sheet.isAhead(column), text.isEmpty, line.exercise != nil {
            return ("a digit plans a load, P the column", .muted)
        }
        if sheet.isAhead(column), let wave = LoadWave(text) {
            return ("plan: \(wave.texts.joined(separator: ", ")) from here on", .text)
        }
        if sheet.isAhead(column), let target = LoadTarget(text) { return ("plan: \(target.text)", .text) }
        if let doubt = cell.doubts.first { return ("! \(doubt)", .warning) }
        if !text.isEmpty, cell.sets.isEmpty, !cell.isSkipped { return ("not a set (write 80x5)", .warning) }
        let head = sheet.isAhead(column) ? "plan:" : "reads:"
        let reading = text.isEmpty ? "" : "\(head) \(cell.described(in: cell.unit))"
        let words = [reading, note.isEmpty ? "" : "note: \(note)"].filter { !$0.isEmpty }.joined(separator: "  ")
        return (ending(words, width: room, glyphs), .text)
    }

    /// "set 3 of 5" while there is something to do, "3 sets" where the session is over.
    func setCount(_ line: SheetContent.Line, column: Int) -> String? {
        if sheet.isOtherDay(line, column: column) { return nil }
        let number = setNumber(line, column: column)
        if sheet.isAhead(column) { return "session \(column)" }
        if sheet.sessions[column]?.state == .done {
            return number.next == 1 ? nil : Count.text(number.next - 1, "set")
        }
        guard let planned = number.of else { return "set \(number.next)" }
        return number.next <= planned ? "set \(number.next) of \(planned)" : "all \(planned) sets done"
    }

    /// The end of a text that is too long: what was typed last is what one looks for.
    private func ending(_ text: String, width: Int, _ glyphs: Glyphs) -> String {
        guard TextWidth.of(text) > width else { return text }
        var parts = text.split(separator: ", ").map(String.init)
        while parts.count > 1, TextWidth.of(parts.joined(separator: ", ")) + 2 > width { parts.removeFirst() }
        return "\(glyphs.ellipsis) \(parts.joined(separator: ", "))"
    }

    private func drawAdvice(_ line: SheetContent.Line, into screen: inout Screen, at place: Point, width: Int) {
        guard line.exercise != nil else {
            let text = line.isPlanned ? "No exercise yet: Enter on its name names it." : "No exercise yet."
            screen.put(text, at: place, style: .muted, maxWidth: width)
            return
        }
        guard let advice else { return }
        let begun = (cursor.field.column ?? live?.column).flatMap { sheet.isAhead($0) ? nil : $0 }
        let planned = begun.map { line.planned($0) } ?? ""
        let plan = planned.isEmpty ? "" : "planned \(planned), "
        // Planned sets are what to try; a target still has to become a load.
        let hasPlan = begun.map { !sheet.planned(line, column: $0).sets.isEmpty } ?? false
        guard let last = advice.last else {
            let text =
                !planned.isEmpty
                ? "First time: planned \(planned)."
                : LoadTarget(line.prescription).map {
                    "First time. \($0.text): log a set of 1 to 12 reps first, then it has an e1RM."
                } ?? "First time: nothing logged before."
            screen.put(text, at: place, style: .muted, maxWidth: width)
            return
        }
        let separator = " \(screen.glyphs.separator) "
        let best = (advice.best.strongest ?? advice.best.heaviest).map { "best \(bestText($0))" }
        let hint =
            hasPlan ? nil : unresolved(line) ?? advice.suggestion.map { "try \($0.wording(in: adviceUnit))" }
        // What to try must not be cut: last time gives way first, its day before its end, then the best.
        let worked = "\(plan)\(advice.lastWords)"
        let dated = "\(worked) (\(last.day.short))"
        let here = advice.workedHere.map { "here \($0)" }
        let whole = [dated, here, best, hint].compactMap { $0 }.joined(separator: separator)
        if TextWidth.of(whole) <= width {
            screen.put(whole, at: place)
            return
        }
        let tails = [[here, best, hint], [here, hint], [hint]].map { words in
            words.compactMap { $0 }.map { separator + $0 }.joined()
        }
        let tail = tails.first { width - TextWidth.of($0) >= (here == nil ? 16 : TextWidth.of(worked)) } ?? tails[2]
        let room = max(width - TextWidth.of(tail), 8)
        let head = TextWidth.truncate(worked, to: room, ellipsis: screen.glyphs.ellipsis)
        screen.put(head + tail, at: place, maxWidth: width)
    }

    /// The warm-ups that one key writes, while the cell is empty and last time had none.
    private func warmUpOffer(_ column: Int) -> String? {
        guard let line, (line.cells[column]?.text ?? "").isEmpty, ghost(line, column: column)?.next?.isWarmUp != true
        else { return nil }
        let sets = warmUps(line, column: column)
        return sets.isEmpty ? nil : "W warms up: \(LoadCell.render(sets, unit: sheet.unit(inColumn: column)))"
    }

    /// A share that the row asks for and that cannot be made a load; nil where all is well.
    func unresolved(_ line: SheetContent.Line) -> String? {
        guard let target = LoadTarget(line.prescription), let advice else { return nil }
        if case .prescribed? = advice.suggestion?.reason { return nil }
        guard advice.best.strongest?.e1RM != nil else { return "\(target.text) needs an e1RM" }
        return "\(target.text): needs a number of reps that the table has"
    }

    private func bestText(_ lift: BestSets.Lift) -> String {
        let set = PerformedSet(lift.resistance, .reps(lift.reps)).told(in: adviceUnit)
        let load = LoadCell.render([set], unit: adviceUnit)
        guard let strength = lift.e1RM else { return load }
        return "\(load) (e1RM \(strength.estimateText(in: adviceUnit)))"
    }

    private func drawRest(into screen: inout Screen, _ area: Rect, _ context: Context) {
        guard area.height > 0, let live, !drawClock(into: &screen, area, context) else { return }
        var words = [warmUpOffer(live.column)].compactMap { $0 } + idleHints
        let separator = " \(screen.glyphs.separator) "
        // What has no room is left out: half a hint helps nobody.
        while words.count > 1, TextWidth.of(words.joined(separator: separator)) > area.width { words.removeLast() }
        screen.put(words.joined(separator: separator), at: area.origin, style: .muted, maxWidth: area.width)
    }

    /// What is said while no clock runs.
    var idleHints: [String] { live?.session.mode == .realTime ? restHints : ["Type the sets; w w finishes."] }

    /// The rest of the live session, or what is counted in its place; false while nothing runs.
    func drawClock(into screen: inout Screen, _ area: Rect, _ context: Context) -> Bool {
        guard area.height > 0, let live else { return false }
        if drawRunning(into: &screen, area, live.session.id, context) { return true }
        guard let timer = context.live.rests[live.session.id] else { return false }
        let left = timer.secondsLeft(at: context.now)
        let isOver = left <= 0
        let clock = Clock.minutesAndSeconds(isOver ? -left : left)
        let word = isOver ? "GO! over by \(clock)" : "rest \(clock) of \(Clock.minutesAndSeconds(timer.length))"
        let style = isOver ? Style(.success, [.bold, .reverse]) : Style(.live, .bold)
        let isBig = area.height >= BigDigits.height
        let gauge: Rect
        if isBig {
            let used = BigDigits.draw(
                isOver ? "GO" : clock, into: &screen, at: area.origin, style: Style(isOver ? .success : .live, .bold))
            let beside = area.droppingLeft(used + 3)
            // Words that have no room beside the digits stand below them.
            let isBelow = beside.width < TextWidth.of(word) && area.height > BigDigits.height
            let side = isBelow ? area.droppingTop(BigDigits.height) : beside
            let end = screen.put(word, at: side.origin, style: style, maxWidth: side.width)
            gauge = isBelow ? side.droppingLeft(end + 2) : side.droppingTop(2)
        } else {
            let used = screen.put(" \(word) ", at: area.origin, style: style, maxWidth: area.width)
            let beside = area.droppingLeft(used + 2)
            gauge = beside.width < 10 && area.height > 1 ? area.droppingTop(1) : beside
        }
        screen.gauge(
            Double(max(left, 0)), limit: Double(max(timer.length, 1)), at: gauge.origin,
            width: min(gauge.width - 1, isBig ? 40 : 30))
        return true
    }
}

extension Advice {
    /// "last 80x5*3", "last at North 80x5*3": where there is little room the loads are cut, the place is not.
    var lastWords: String { "last \(elsewhere.map { "at \($0.name) " } ?? "")\(worked)" }
}

extension LoadSuggestion {
    /// The set and why, as a trainer would say it, and whether the machine had a say: `102.5x3: all reps last time`,
    /// `80x3, top 102.5x3: all reps last time`.
    fileprivate func wording(in unit: MassUnit) -> String {
        let sets = [text, topSet.map { "top \($0)" }].compactMap { $0 }.joined(separator: ", ")
        let machine = machineLoad.map { ", to the machine's \(NumberFormat.shown($0.said(in: unit)))" } ?? ""
        return "\(sets): \(reason.wording(in: unit))\(machine)"
    }
}

extension LoadSuggestion.Reason {
    /// The reason as a trainer would say it.
    fileprivate func wording(in unit: MassUnit) -> String {
        switch self {
        case .allRepsLastTime: "all reps last time"
        case .allRepsTwice: "all reps twice"
        case .atTheEnd: "all reps, and the machine ends here"
        case .belowRangeTwice: "below the range twice"
        case .farBelowRange(let done): "only \(Count.text(done, "rep")) last time"
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

/// What a cell of the plan says, whole, and what its column means.
extension Prescription {
    /// "Tempo 3-1-1-0: down 3 s, hold 1 s, up 1 s, hold 0 s"; of an empty cell what one writes there.
    func meaning(of field: SheetCursor.Field) -> String {
        let text = text(field).trimmingBlanks
        let words = text.isEmpty ? nil : explained(text, field)
        let head = text.isEmpty ? field.title : "\(field.title) \(text)"
        return (words ?? Self.example(field)).map { "\(head): \($0)" } ?? head
    }

    /// The same row with another text in a field.
    func with(_ text: String, _ field: SheetCursor.Field) -> Prescription {
        var other = self
        other.set(text, field)
        return other
    }

    private func explained(_ text: String, _ field: SheetCursor.Field) -> String? {
        switch field {
        case .tempo: Self.tempo(text)
        case .rest: Rest(text).map { Clock.minutesAndSeconds($0.seconds) }
        case .micro: LoadTarget(text)?.text
        default: nil
        }
    }

    /// The way down, the pause, the way up, the pause.
    private static func tempo(_ text: String) -> String? {
        guard let tempo = Tempo(text) else { return nil }
        return zip(["down", "hold", "up", "hold"], tempo.parts).map { name, part in
            switch part {
            case .seconds(let seconds): "\(name) \(seconds) s"
            case .explosive: "\(name) as fast as possible"
            }
        }.joined(separator: ", ")
    }

    private static func example(_ field: SheetCursor.Field) -> String? {
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
