import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// What the phases asked for and what was done of it: whole phases that touch the period, up to today.
    static func adherence(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try AdherenceReport(source)
        let lines = report.lines
        let total = report.total.map { "\($0). " } ?? ""
        return ProgressContent(
            summary: total + "Whole phases that touch the period, up to today. "
                + "Sessions are due evenly over their phase; │ marks what is due.",
            empty: lines.isEmpty
                ? "No phase with a first day in this period. 3 opens the plans, e there sets the day." : nil,
            stops: lines.count, routes: lines.map { .sheet($0.phase.id) }, table: report.table
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
        let sessions =
            switch (isOpen, done > due) {
            case (true, _): "\(done) of \(phase.sessionCount) so far"
            case (false, true): "\(done) done, \(due) due"
            case (false, false): "\(done) of \(due) due"
            }
        return BarChart.Bar(
            phase.name, Double(done), target: Double(isOpen ? phase.sessionCount : due),
            text: sessions + (plannedSets > 0 ? ", \(doneSets)/\(plannedSets) sets" : "")
                + (loads.planned > 0 ? ", \(loads.met)/\(loads.planned) loads as planned" : ""))
    }
}
