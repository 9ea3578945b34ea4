import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What the phases asked for and what was done of it: whole phases that touch the period, up to today.
struct AdherenceContent: ProgressContent {
    private struct Line {
        let phase: PlannedPhase
        let due: Int
        let done: Int
        let plannedSets: Int
        let doneSets: Int

    }

    private let lines: [Line]

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        let days = source.days
        let phases = try source.diary.plannedPhases(of: source.client.id).filter { $0.overlaps(days) }.reversed()
        let planned = try source.diary.plannedSets(in: phases.map(\.id))
        // A period that cut a phase would contradict the profile, and not say so.
        let soFar = Day.earliest...days.upperBound
        let done = try source.diary.doneSets(in: phases.map(\.id), days: soFar)
        lines = phases.map { phase in
            let perSession = planned[phase.id]?.reduce(0) { $0 + $1.sets } ?? 0
            let sessions = (due: phase.due(in: soFar), done: phase.done(in: soFar))
            return Line(
                phase: phase, due: sessions.due, done: sessions.done,
                plannedSets: perSession * max(sessions.due, sessions.done), doneSets: done[phase.id] ?? 0)
        }
    }

    /// Sessions done and due of all phases that say when they end.
    var total: (done: Int, due: Int) {
        lines.filter { $0.phase.end != nil }.reduce((0, 0)) { ($0.0 + min($1.done, $1.due), $0.1 + $1.due) }
    }

    /// "11 of 12 sessions due (92 %)".
    var totalText: String? {
        let total = total
        guard total.due > 0 else { return nil }
        let percent = (Double(total.done) * 100 / Double(total.due)).rounded()
        return "\(total.done) of \(Count.text(total.due, "session")) due (\(Int(percent)) %)"
    }

    var summary: String {
        let text = totalText.map { "\($0). " } ?? ""
        return text
            + "Whole phases that touch the period, up to today. Sessions are due evenly over their phase; │ marks what is due."
    }
    var empty: String? {
        lines.isEmpty ? "No phase with a first day in this period. 3 opens the plans, e there sets the day." : nil
    }
    var stops: Int { lines.count }
    func route(at stop: Int) -> Route? { lines.indices.contains(stop) ? .sheet(lines[stop].phase.id) : nil }

    var table: ProgressTable {
        ProgressTable(
            "Adherence",
            [
                "phase", "from", "to", "sessions planned", "due", "done", "sets planned",
                "sets done",
            ],
            lines.map { line in
                [
                    .text(line.phase.name), .text(line.phase.start.iso), .text(line.phase.end?.iso ?? ""),
                    .whole(line.phase.sessionCount), line.phase.end == nil ? .none : .whole(line.due),
                    .whole(line.done), .whole(line.plannedSets), .whole(line.doneSets),
                ]
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        var chart = BarChart(lines.map(bar), unit: "sessions")
        chart.cursor = cursor
        screen.draw(chart, in: area)
    }

    private func bar(_ line: Line) -> BarChart.Bar {
        let isOpen = line.phase.end == nil
        let sessions =
            isOpen
            ? "\(line.done) of \(line.phase.sessionCount) so far" : "\(line.done) of \(line.due) due"
        return BarChart.Bar(
            line.phase.name, Double(line.done), target: Double(isOpen ? line.phase.sessionCount : line.due),
            text: sessions + (line.plannedSets > 0 ? ", \(line.doneSets)/\(line.plannedSets) sets" : ""))
    }
}
