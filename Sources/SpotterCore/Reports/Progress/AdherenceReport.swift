package import DiaryStore
package import FitnessModel
package import Phrases

/// Planned and performed training of each phase that overlaps the period. Phases count from their start up to the end
/// of the period.
package struct AdherenceReport: Sendable {
    /// The phases, newest first.
    package let lines: [PhaseAdherence]

    package init(_ source: ProgressSource) throws(StoreError) {
        let days = source.days
        let phases = try source.diary.figures.plannedPhases(of: source.client.id).filter { $0.overlaps(days) }
            .reversed()
        let planned = try source.diary.figures.plannedSets(in: phases.map(\.id))
        // Only the end is limited: figures of partial phases would silently contradict the profile.
        let soFar = Day.earliest...days.upperBound
        let done = try source.diary.figures.doneSets(in: phases.map(\.id), days: soFar)
        let loads = try source.diary.figures.plannedLoads(in: phases.map(\.id), days: soFar)
        lines = phases.map { phase in
            let sessions = (due: phase.due(in: soFar), done: phase.done(in: soFar))
            return PhaseAdherence(
                phase: phase, due: sessions.due, done: sessions.done,
                plannedSets: (planned[phase.id] ?? []).reduce(0) {
                    $0 + $1.sets * phase.times(ofRowOn: $1.day, in: soFar)
                }, doneSets: done[phase.id] ?? 0,
                loads: loads[phase.id] ?? .none)
        }
    }

    /// "11 of 12 sessions due (92 %)" over all phases with an end date; nil if nothing is due.
    package var total: Phrase? {
        let ending = lines.filter { $0.phase.end != nil }
        let due = ending.reduce(0) { $0 + $1.due }
        guard due > 0 else { return nil }
        let done = ending.reduce(0) { $0 + min($1.done, $1.due) }
        let percent = Int((Double(done) * 100 / Double(due)).rounded())
        return "\(done) of \(due, one: "session", other: "sessions") due (\(percent) %)"
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        ProgressTable(
            "Adherence",
            [
                "phase", "from", "to", "sessions planned", "due", "done", "sets planned", "sets done", "loads planned",
                "done as planned",
            ],
            lines.map { line in
                [
                    .text(line.phase.name), .text(line.phase.start.iso), .text(line.phase.end?.iso ?? ""),
                    .whole(line.phase.sessionCount), line.phase.end == nil ? .none : .whole(line.due),
                    .whole(line.done), .whole(line.plannedSets), .whole(line.doneSets), .whole(line.loads.planned),
                    .whole(line.loads.met),
                ]
            })
    }
}

package struct PhaseAdherence: Sendable {
    package let phase: PlannedPhase
    package let due: Int
    package let done: Int
    package let plannedSets: Int
    package let doneSets: Int
    /// The sets with planned loads.
    package let loads: SetsAsPlanned
}
