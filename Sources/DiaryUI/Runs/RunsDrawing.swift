import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

extension RunsView {
    /// The totals: all four lines where there is room, else those of the week and the year.
    private func periods(_ body: Rect) -> [RunPeriod] { body.height >= 18 ? RunPeriod.allCases : [.week, .year] }

    /// Below the totals and a line under them the list, and the bests beside it or below it.
    package func layout(_ body: Rect) -> ListLayout {
        let below = body.droppingTop(periods(body).count + 2 + (isRunning ? 1 : 0))
        if body.width >= 100 { return .beside(below, width: below.width - 38, position: .above) }
        return body.height >= 14 ? .below(below, height: 2, position: .above) : ListLayout(below, position: .above)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(11, holding: RelativeDay.widest(context.today))),
            TableColumn("What", .flexible(minimum: 8, weight: 2)),
            TableColumn(number: "Distance", .fixed(9)),
            TableColumn(number: "Time", .fixed(8)),
            TableColumn(number: "Pace", .fixed(9), dropOrder: 2),
            TableColumn(number: "Energy", .fixed(11), dropOrder: 1),
            TableColumn("Goal", .flexible(minimum: 13, weight: 1), dropOrder: 3),
            TableColumn(number: "Top", .fixed(9), dropOrder: 4),
        ]
    }

    package func line(_ run: Run, _ context: Context) -> TableLine {
        let unit = figures?.basis.profile.unit ?? .kcal
        let energy = figures?.basis.energy(of: run)
        let texts: [Phrase] = [
            RelativeDay.text(run.day, today: context.today), run.name,
            "\(RunText.distance(run.distance, towards: run.goal))",
            "\(run.elapsed > 0 ? ElapsedText.write(run.elapsed) : "")", "\(RunText.pace(run.meanSpeed, run.kind))",
            "\(RunText.energy(energy, isEstimate: run.isEnergyEstimated, unit))",
            RunText.mark(run, energy: energy, unit),
            "\(RunText.speed(topSpeed(of: run).map { Double($0) / 1000 }))",
        ]
        return TableLine(
            texts, styles: [6: run.reached(energy: energy) == nil ? .muted : Style(.success)])
    }

    package func nothingText(_ context: Context) -> Phrase {
        switch kind {
        case .run: return "No runs yet. f shows the other kinds, a starts one."
        case .walk: return "No walks yet. f shows the other kinds, a starts one."
        case .ride: return "No rides yet. f shows the other kinds, a starts one."
        case .other: return "No runs of another kind yet. f shows the other kinds, a starts one."
        case nil: break
        }
        return "No runs yet. a starts one now or logs a past one, I imports GPX, TCX and FIT files."
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard context.client != nil, let figures else {
            screen.paragraph("No client chosen. c chooses one.", in: body.inset(columns: 2), style: .muted)
            return
        }
        var head = body
        if isRunning, let watch = context.watch(of: context.client?.id) {
            drawLive(watch, into: &screen, body.top(1), context)
            head = body.droppingTop(1)
        }
        drawTotals(figures, into: &screen, head, periods(body))
        screen.horizontalLine(from: Point(body.column, layout(body).list.row - 1), width: body.width)
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused)
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let figures else { return }
        let area = layout.detail.inset(columns: 1)
        if layout.isBeside {
            drawBests(figures, into: &screen, area)
        } else {
            drawBestsLine(figures, into: &screen, area)
        }
    }

    private func drawLive(_ watch: RunWatch, into screen: inout Screen, _ row: Rect, _ context: Context) {
        let run = watch.run(at: context.now)
        let clock = ElapsedText.write(run.elapsed)
        let parts: [Phrase] = [
            "LIVE \(run.name)", run.isTicking ? "\(clock)" : "\(clock) paused",
            "\(RunText.distance(run.distance, towards: run.goal))", "w shows it",
        ]
        screen.fill(row, style: Style(.live))
        screen.put(
            parts.filter { !$0.isEmpty }.joined(separator: " \(screen.glyphs.separator) "),
            in: row.inset(columns: 1), align: .leading, style: Style(.live, .bold))
    }

    private static func totalColumns(_ periods: [RunPeriod]) -> [TableColumn] {
        [
            TableColumn("", .fixed(11, holding: periods.map(\.title))),
            TableColumn(number: "Runs", .fixed(5)),
            TableColumn(number: "Distance", .fixed(10)),
            TableColumn(number: "Time", .fixed(9)),
            TableColumn(number: "Avg pace", .fixed(10)),
            TableColumn(number: "Steps", .fixed(9), dropOrder: 2),
            TableColumn(number: "Energy", .fixed(13), dropOrder: 1),
        ]
    }

    private func drawTotals(
        _ figures: Figures, into screen: inout Screen, _ area: Rect, _ periods: [RunPeriod]
    ) {
        let layout = TableLayout(Self.totalColumns(periods), width: area.width - 3)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        let unit = figures.basis.profile.unit
        for (index, period) in periods.enumerated() {
            let totals = figures.totals[period] ?? RunTotals()
            let place = area.origin.moved(columns: 2, rows: index + 1)
            guard totals.count > 0 else {
                screen.tableRow([period.title, "0"], layout, at: place, style: .muted)
                continue
            }
            let energy = totals.withoutEnergy == totals.count ? nil : totals.energy
            let pace =
                totals.kinds.count == 1
                ? RunText.pace(totals.meanSpeed, totals.kinds.first ?? .run) : RunText.speed(totals.meanSpeed)
            let texts: [Phrase] = [
                period.title, "\(totals.count)",
                totals.distance.millimetres > 0 ? "\(RunText.distance(totals.distance))" : "-",
                "\(ElapsedText.write(totals.elapsed))", "\(pace)", totals.steps > 0 ? "\(totals.steps)" : "",
                "\(RunText.energy(energy, isEstimate: totals.isEnergyEstimated, unit))",
            ]
            screen.tableRow(texts, layout, at: place)
        }
    }

    /// Which run holds each best, the longest first.
    private func bests(_ figures: Figures) -> [(name: Phrase, value: String, best: RunBest)] {
        let longest: [(name: Phrase, value: String, best: RunBest)] =
            figures.bests.longest.map { [("longest" as Phrase, RunText.distance($0.distance), $0)] } ?? []
        return longest
            + RaceDistance.allCases.compactMap { distance in
                figures.bests.fastest[distance].map {
                    (distance.name, ElapsedText.write($0.elapsed), $0)
                }
            }
    }

    private func drawBests(_ figures: Figures, into screen: inout Screen, _ area: Rect) {
        screen.heading((kind ?? .run).bestsTitle, at: area.origin, width: area.width)
        let bests = bests(figures)
        guard !bests.isEmpty else {
            screen.paragraph("None yet: they need a distance and a time.", in: area.droppingTop(1), style: .muted)
            return
        }
        for (index, best) in bests.enumerated() {
            let row = area.droppingTop(1 + index).top(1)
            screen.put(best.name, in: row.left(13), align: .leading, style: .muted)
            screen.put(verbatim: best.value, in: row.droppingLeft(13).left(9), align: .trailing)
            screen.put(best.best.day.dated, in: row.droppingLeft(22), align: .trailing, style: .muted)
        }
    }

    private func drawBestsLine(_ figures: Figures, into screen: inout Screen, _ row: Rect) {
        let bests = bests(figures)
        let items = bests.map { "\($0.name) \($0.value)" as Phrase }
        let text: Phrase =
            bests.isEmpty
            ? "Personal bests: none yet, they need a distance and a time."
            : "Bests: \(list: items, separator: " \(screen.glyphs.separator) ")"
        screen.put(text, in: row, align: .leading, style: .muted)
    }
}

extension Run.Kind {
    /// The title over the personal bests.
    fileprivate var bestsTitle: Phrase {
        switch self {
        case .run: "Personal bests, runs"
        case .walk: "Personal bests, walks"
        case .ride: "Personal bests, rides"
        case .other: "Personal bests, others"
        }
    }
}

extension RunPeriod {
    /// The title in the strip of totals.
    var title: Phrase {
        switch self {
        case .day: "today"
        case .week: "this week"
        case .month: "this month"
        case .year: "this year"
        }
    }
}
