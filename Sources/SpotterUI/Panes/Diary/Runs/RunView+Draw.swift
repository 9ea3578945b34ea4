import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension RunView {
    private static let figuresWidth = 40

    static func content(_ area: Rect) -> Rect { area.droppingTop(area.height >= 14 ? 3 : 2) }
    static func rows(_ content: Rect) -> Rect { content.droppingTop(1).droppingBottom(1) }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let content else { return }
        let run = content.run
        let title = body.top(1).inset(columns: 1)
        screen.put(
            "\(run.name), \(run.day.long)\(start(run, context))", in: title.droppingRight(22), align: .leading,
            style: Style(.title, .bold))
        screen.put(content.clientName, in: title.right(20), align: .trailing, style: .accent)
        TabRow(Page.self, active: page, width: body.width, spare: 1)
            .draw(into: &screen, in: body.droppingTop(1).top(1), open: .tabActive)
        let area = Self.content(body)
        switch page {
        case .overview: drawOverview(content, into: &screen, area.inset(columns: 2))
        case .laps: drawLaps(content, into: &screen, area)
        case .chart: drawChart(content, into: &screen, area)
        }
    }

    /// ", 07:30" on the clock of this zone; nothing where only the day is known.
    private func start(_ run: Run, _ context: Context) -> String {
        run.startedAt.map { ", \(TimeOfDay($0, in: context.services.timeZone).text)" } ?? ""
    }

    private func facts(_ content: Content, _ separator: String) -> [(String, String, String)] {
        let (run, unit) = (content.run, content.basis.profile.unit)
        let energy = content.energy
        var facts = [
            ("Distance", RunText.distance(run.distance, towards: run.goal), ""),
            ("Time", run.elapsed > 0 ? ElapsedText.write(run.elapsed) : "", ""),
            ("Pace", RunText.pace(run.meanSpeed, run.kind), run.kind == .ride ? "" : RunText.speed(run.meanSpeed)),
            (
                "Energy", RunText.energy(energy, isEstimate: run.isEnergyEstimated, unit),
                RunText.source(run, content.basis)
            ),
        ]
        if let top = content.topSpeed {
            facts.insert(("Top speed", RunText.speed(Double(top) / 1000), "over 15 s"), at: 3)
        }
        if let goal = run.goal {
            facts.append(("Goal", RunText.goal(goal, unit), goalWords(content, separator)))
        }
        let rates = [run.meanHeartRate.map { "mean \($0)" }, run.topHeartRate.map { "top \($0) bpm" }]
        facts += [
            ("Steps", run.steps.map { "\($0)" } ?? "", stepWords(run)),
            ("Pulse", rates.compactMap { $0 }.joined(separator: ", "), ""),
            ("Climb", climb(run), ""), ("Laps", content.laps.isEmpty ? "" : "\(content.laps.count)", ""),
            ("Note", run.note, ""),
        ]
        return facts.filter { !$0.1.isEmpty }
    }

    private func goalWords(_ content: Content, _ separator: String) -> String {
        let run = content.run
        if let reached = run.reached(energy: content.energy) { return "reached at \(ElapsedText.write(reached))" }
        let progress = run.progress(energy: content.energy)
        return "not reached: \(Int(min(progress?.fraction ?? 0, 0.999) * 100)) %"
    }

    private func stepWords(_ run: Run) -> String {
        guard let steps = run.steps, steps > 0, run.elapsed > 0 else { return "" }
        let cadence = "\(Int((Double(steps) / Double(run.elapsed) * 60_000).rounded())) a minute"
        guard let distance = run.distance, distance.millimetres > 0 else { return cadence }
        return
            "\(cadence), \(NumberFormat.shown(Double(distance.millimetres) / Double(steps) / 10, decimals: 0)) cm each"
    }

    private func climb(_ run: Run) -> String {
        let up = run.ascent.map { "\(Int($0.value(in: .m).rounded())) m up" }
        let down = run.descent.map { "\(Int($0.value(in: .m).rounded())) m down" }
        return [up, down].compactMap { $0 }.joined(separator: ", ")
    }

    private func drawOverview(_ content: Content, into screen: inout Screen, _ area: Rect) {
        let hasRoute = content.hasRoute && area.width >= Self.figuresWidth + 16
        let left = hasRoute ? area.left(Self.figuresWidth) : area
        var line = left.row
        for fact in facts(content, screen.glyphs.separator) where line < left.endRow {
            screen.put(fact.0, at: Point(left.column, line), style: .muted)
            let room = Rect(column: left.column + 10, row: line, width: left.width - 10, height: left.endRow - line)
            if fact.0 == "Note" {
                line += max(1, screen.paragraph(fact.1, in: room))
                continue
            }
            screen.put(fact.1, in: room.top(1), align: .leading, style: Style(.text, .bold))
            let used = TextWidth.of(fact.1) + 2
            guard !fact.2.isEmpty else { line += 1; continue }
            if TextWidth.of(fact.2) <= room.width - used {
                screen.put(fact.2, in: room.top(1).droppingLeft(used), align: .leading, style: .muted)
                line += 1
            } else {
                line += 1 + screen.paragraph(fact.2, in: room.droppingTop(1), style: .muted)
            }
        }
        if hasRoute {
            RouteSketch.draw(content.track, into: &screen, in: area.droppingLeft(Self.figuresWidth + 2))
        } else if !content.hasTrack, line + 1 < area.endRow {
            screen.put(
                "No track was recorded.", in: area.droppingTop(line + 1 - area.row).top(1), align: .leading,
                style: .muted)
        }
    }

    private static let lapColumns = [
        TableColumn(number: "Lap", .fixed(4)),
        TableColumn(number: "Time", .fixed(9)),
        TableColumn(number: "Distance", .fixed(10)),
        TableColumn(number: "Pace", .fixed(10)),
        TableColumn(number: "Pulse", .fixed(9), dropOrder: 2),
        TableColumn(number: "Steps", .fixed(7), dropOrder: 1),
        TableColumn(number: "Energy", .fixed(10), dropOrder: 3),
    ]

    private func drawLaps(_ content: Content, into screen: inout Screen, _ area: Rect) {
        guard !content.laps.isEmpty else {
            screen.paragraph(
                "No laps. While a run is in progress, Enter ends one.", in: area.inset(columns: 2), style: .muted)
            return
        }
        let unit = content.basis.profile.unit
        screen.table(
            lapList, count: content.laps.count, columns: Self.lapColumns, in: area, rows: Self.rows(area)
        ) { index in
            let lap = content.laps[index]
            let rates = [lap.meanHeartRate, lap.topHeartRate].compactMap { $0.map { "\($0)" } }
            return [
                "\(index + 1)", ElapsedText.write(lap.elapsed), RunText.distance(lap.distance),
                RunText.pace(lap.speed, content.run.kind), rates.joined(separator: " / "),
                lap.steps.map { "\($0)" } ?? "", lap.energy.map { EnergyText.text($0, in: unit) } ?? "",
            ]
        }
    }
}
