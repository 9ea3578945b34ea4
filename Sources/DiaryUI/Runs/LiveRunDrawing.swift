import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
import ViewKit

extension LiveRunView {
    private static let lapsWidth = 32
    private static let besideFrom = 72

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let watch = chosen(context) else { return }
        let run = watch.run(at: context.now)
        let isBeside = body.width >= Self.besideFrom
        let left = (isBeside ? body.droppingRight(Self.lapsWidth) : body).inset(columns: 2)
        drawHead(watch, run, into: &screen, left.top(1))
        var rest = left.droppingTop(1)
        if body.height >= 15 { rest = rest.droppingTop(1) }
        let clock = ElapsedText.write(run.elapsed)
        _ = BigDigits.draw(
            clock, into: &screen, at: rest.origin, style: Style(run.isTicking ? .clock : .warning, .bold))
        rest = rest.droppingTop(BigDigits.height + (body.height >= 15 ? 1 : 0))
        drawGoal(watch, run, into: &screen, rest)
        drawFigures(watch, run, into: &screen, rest.droppingTop(run.goal == nil ? 1 : 3), context)
        guard isBeside else { return }
        let panel = body.right(Self.lapsWidth)
        screen.verticalLine(from: panel.origin, height: panel.height, style: Style(.clock))
        drawLaps(watch, run, into: &screen, panel.droppingLeft(2).droppingRight(1))
    }

    private func drawHead(_ watch: RunWatch, _ run: Run, into screen: inout Screen, _ row: Rect) {
        let used = screen.put(
            "\(watch.live.clientName)  \(run.name)", at: row.origin, style: Style(.title, .bold),
            maxWidth: row.width)
        guard !run.isTicking else { return }
        screen.put(
            "PAUSED, p resumes", at: row.origin.moved(columns: used + 2), style: Style(.warning, .bold),
            maxWidth: max(0, row.width - used - 2))
    }

    /// Draws the bar with its words; over the goal both change, the colour and the words.
    private func drawGoal(_ watch: RunWatch, _ run: Run, into screen: inout Screen, _ area: Rect) {
        let energy = watch.basis.energy(of: run)
        guard let progress = run.progress(energy: energy) else {
            screen.put("Free: no goal. e sets one.", in: area.top(1), align: .leading, style: .muted)
            return
        }
        let unit = watch.basis.profile.unit
        let isReached = run.reached(energy: energy) != nil
        let words = RunText.progress(run, energy: energy, unit, separator: screen.glyphs.separator)
        let row = area.top(1)
        let used = screen.put("Goal", at: row.origin, style: .muted, maxWidth: row.width)
        screen.put(
            isReached ? "\(screen.glyphs.check) \(words)" : words, in: row.droppingLeft(max(10, used + 1)),
            align: .leading,
            style: isReached ? Style(.success, .bold) : Style(.accent))
        screen.gauge(
            min(progress.fraction, 1), limit: 1, at: area.origin.moved(rows: 1), width: min(area.width, 60))
        if isReached {
            screen.restyle(
                Rect(column: area.column, row: area.row + 1, width: min(area.width, 60), height: 1),
                role: .success)
        }
    }

    private func drawFigures(
        _ watch: RunWatch, _ run: Run, into screen: inout Screen, _ area: Rect, _ context: Context
    ) {
        let unit = watch.basis.profile.unit
        let energy = watch.basis.energy(of: run)
        let steps = run.steps.map { "\($0)" } ?? "-"
        let cadence: Phrase =
            cadence(at: context.now).map { "\(Int($0.rounded())) a minute" } ?? "Space counts one"
        let figures: [(name: Phrase, value: String, remark: Phrase)] = [
            (
                "Distance", run.distance.map { RunText.distance($0, towards: run.goal) } ?? "-",
                run.distance == nil ? "a d sets it" : ""
            ),
            (
                "Pace", run.meanSpeed.map { RunText.pace($0, run.kind) } ?? "-", "\(RunText.speed(run.meanSpeed))"
            ),
            ("Steps", steps, run.kind == .ride ? "" : cadence),
            (
                "Energy", energy == nil ? "-" : RunText.energy(energy, isEstimate: run.isEnergyEstimated, unit),
                "\(RunText.source(run, watch.basis))"
            ),
        ]
        let names = figures.map { TextWidth.of($0.name) + 1 }.reduce(10, max)
        for (line, figure) in figures.enumerated() where line < area.height {
            let row = area.droppingTop(line).top(1)
            screen.put(figure.name, in: row.left(names), align: .leading, style: .muted)
            screen.put(
                verbatim: figure.value, in: row.droppingLeft(names).left(12), align: .leading,
                style: Style(.text, .bold))
            // The last line, the origin of the energy, may take the lines below.
            let words = line == figures.count - 1 ? area.droppingTop(line) : row
            screen.paragraph(figure.remark, in: words.droppingLeft(names + 12), style: .muted)
        }
    }

    private func drawLaps(_ watch: RunWatch, _ run: Run, into screen: inout Screen, _ area: Rect) {
        screen.heading("Laps", at: area.origin, width: area.width)
        guard !watch.laps.isEmpty else {
            screen.paragraph("Enter ends the first lap.", in: area.droppingTop(1), style: .muted)
            return
        }
        let now = run.lap(after: watch.laps)
        let laps: [(number: Int?, lap: RunLap)] = watch.laps.enumerated().map { ($0 + 1, $1) } + [(nil, now)]
        for (line, lap) in laps.suffix(area.height - 1).enumerated() {
            let row = area.droppingTop(1 + line).top(1)
            let isNow = lap.number == nil
            screen.put(lap.number.map { "\($0)" } ?? "now", in: row.left(4), align: .leading, style: .muted)
            screen.put(
                verbatim: ElapsedText.write(lap.lap.elapsed), in: row.droppingLeft(4).left(9), align: .trailing,
                style: isNow ? Style(.clock, .bold) : .text)
            screen.put(
                verbatim: lap.lap.distance.map { RunText.distance($0) } ?? "", in: row.droppingLeft(13).left(10),
                align: .trailing)
            screen.put(
                verbatim: RunText.pace(lap.lap.speed, run.kind, hasUnit: false), in: row.droppingLeft(23).left(8),
                align: .trailing, style: .muted)
        }
    }
}
