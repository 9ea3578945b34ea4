import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit

extension ProgressContent {
    /// Sets and volume of each group of muscles against the plan, and week by week for the chosen group.
    static func muscles(_ source: ProgressSource, item: Int) throws(StoreError) -> ProgressContent {
        muscles(try MusclesReport(source), item: item)
    }

    private static func muscles(_ report: MusclesReport, item: Int) -> ProgressContent {
        let (figures, weeks, unit) = (report.groups, report.weeks, report.unit)
        let chosen = min(max(0, item), max(0, figures.count - 1))
        return ProgressContent(
            summary: ["Sets done; indirect work counts half.", "│ marks the plan."],
            empty: figures.isEmpty ? noSet : nil, stops: Array(repeating: Stop(), count: weeks.count),
            items: figures.map(\.name),
            choosing: { item, _ in muscles(report, item: item) }, table: report.table
        ) { screen, area, cursor in
            let least = area.height - figures.count
            let below = least >= 8 || area.height >= 16 ? max(8, least - 1) : 0
            let upper = below > 0 ? min(figures.count, area.height - below - 1) : area.height
            var chart = BarChart(figures.map(\.bar), unit: "sets")
            chart.cursor = chosen
            screen.draw(chart, in: area.top(upper))
            guard below > 0, figures.indices.contains(chosen) else { return }
            let group = figures[chosen]
            var weekly = WeekText.chart(group.name, group.sets, unit: "sets", weeks: weeks, cursor: cursor)
            weekly.noteText = {
                group.volume.indices.contains($0)
                    ? "\(NumberFormat.grouped(group.volume[$0])) \(unit.rawValue)" : ""
            }
            screen.draw(weekly, in: area.bottom(below))
        }
    }
}

extension MuscleFigures {
    fileprivate var bar: BarChart.Bar {
        let done = ChartNumber.short(total)
        let text: Phrase = planned > 0 ? "\(done) of \(ChartNumber.short(planned)) sets" : "\(done) sets"
        return BarChart.Bar(name, total, target: planned > 0 ? planned : nil, text: text)
    }
}

extension ProgressContent {
    /// The prescribed and performed sets of the phases in the period, whole phases up to today.
    static func adherence(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try AdherenceReport(source)
        let lines = report.lines
        let total: [Phrase] = report.total.map { ["\($0)."] } ?? []
        return ProgressContent(
            summary: total + [
                "Whole phases that touch the period, up to today.",
                "Sessions are due evenly over their phase; │ marks what is due.",
            ],
            empty: lines.isEmpty
                ? "No phase with a first day in this period. 3 opens the plans, e there sets the day." : nil,
            stops: lines.map { Stop(route: .sheet($0.phase.id)) }, table: report.table
        ) { screen, area, cursor in
            var chart = BarChart(lines.map(\.bar), unit: "sessions")
            chart.cursor = cursor
            screen.draw(chart, in: area)
        }
    }
}

extension PhaseAdherence {
    fileprivate var bar: BarChart.Bar {
        let isOpen = phase.end == nil
        let sessions: Phrase =
            switch (isOpen, done > due) {
            case (true, _): "\(done) of \(phase.sessionCount) so far"
            case (false, true): "\(done) done, \(due) due"
            case (false, false): "\(done) of \(due) due"
            }
        let facts: [Phrase] = [
            sessions, plannedSets > 0 ? "\(doneSets)/\(plannedSets) sets" : "",
            loads.planned > 0 ? "\(loads.met)/\(loads.planned) loads as planned" : "",
        ]
        return BarChart.Bar(
            "\(phase.name)", Double(done), target: Double(isOpen ? phase.sessionCount : due),
            text: facts.filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
