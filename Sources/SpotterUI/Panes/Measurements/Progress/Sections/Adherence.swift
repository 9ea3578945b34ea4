import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// What the phases asked for and what was done of it: whole phases that touch the period, up to today.
    static func adherence(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let lines = try PhaseAdherence.all(source)
        let total = PhaseAdherence.total(lines).map { "\($0). " } ?? ""
        return ProgressContent(
            summary: total + "Whole phases that touch the period, up to today. "
                + "Sessions are due evenly over their phase; │ marks what is due.",
            empty: lines.isEmpty
                ? "No phase with a first day in this period. 3 opens the plans, e there sets the day." : nil,
            stops: lines.count, routes: lines.map { .sheet($0.phase.id) },
            table: ProgressTable(
                "Adherence",
                ["phase", "from", "to", "sessions planned", "due", "done", "sets planned", "sets done"],
                lines.map { line in
                    [
                        .text(line.phase.name), .text(line.phase.start.iso), .text(line.phase.end?.iso ?? ""),
                        .whole(line.phase.sessionCount), line.phase.end == nil ? .none : .whole(line.due),
                        .whole(line.done), .whole(line.plannedSets), .whole(line.doneSets),
                    ]
                })
        ) { screen, area, cursor in
            var chart = BarChart(lines.map(\.bar), unit: "sessions")
            chart.cursor = cursor
            screen.draw(chart, in: area)
        }
    }
}

/// How far a phase was followed.
struct PhaseAdherence: Sendable {
    let phase: PlannedPhase
    let due: Int
    let done: Int
    let plannedSets: Int
    let doneSets: Int

    /// The phases that touch the period, the newest first.
    static func all(_ source: ProgressSource) throws(StoreError) -> [PhaseAdherence] {
        let days = source.days
        let phases = try source.diary.plannedPhases(of: source.client.id).filter { $0.overlaps(days) }.reversed()
        let planned = try source.diary.plannedSets(in: phases.map(\.id))
        // A period that cut a phase would contradict the profile, and not say so.
        let soFar = Day.earliest...days.upperBound
        let done = try source.diary.doneSets(in: phases.map(\.id), days: soFar)
        return phases.map { phase in
            let perSession = planned[phase.id]?.reduce(0) { $0 + $1.sets } ?? 0
            let sessions = (due: phase.due(in: soFar), done: phase.done(in: soFar))
            return PhaseAdherence(
                phase: phase, due: sessions.due, done: sessions.done,
                plannedSets: perSession * max(sessions.due, sessions.done), doneSets: done[phase.id] ?? 0)
        }
    }

    /// "11 of 12 sessions due (92 %)": of all phases that say when they end; nil where nothing is due.
    static func total(_ lines: [PhaseAdherence]) -> String? {
        let ending = lines.filter { $0.phase.end != nil }
        let due = ending.reduce(0) { $0 + $1.due }
        guard due > 0 else { return nil }
        let done = ending.reduce(0) { $0 + min($1.done, $1.due) }
        return "\(done) of \(Count.text(due, "session")) due (\(Int((Double(done) * 100 / Double(due)).rounded())) %)"
    }

    fileprivate var bar: BarChart.Bar {
        let isOpen = phase.end == nil
        let sessions = isOpen ? "\(done) of \(phase.sessionCount) so far" : "\(done) of \(due) due"
        return BarChart.Bar(
            phase.name, Double(done), target: Double(isOpen ? phase.sessionCount : due),
            text: sessions + (plannedSets > 0 ? ", \(doneSets)/\(plannedSets) sets" : ""))
    }
}
