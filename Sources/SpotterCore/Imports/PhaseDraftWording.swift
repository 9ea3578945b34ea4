package import DiaryExchange
import FitnessModel
package import Phrases

// The preview of a training sheet before it is imported.

extension PhaseDraft {
    /// "Goal strength · linear · start 3 Mar 2026"; empty if the sheet has none of these.
    package var head: Phrase {
        let facts: [Phrase] = [
            goal.isEmpty ? "" : "Goal \(goal)", "\(periodization)", start.map { "start \($0.dated)" } ?? "",
            unit.map { "loads in \($0.rawValue)" } ?? "",
        ]
        return facts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// "6 rows, 4 columns of loads".
    package var size: Phrase {
        let loads: Phrase =
            columns.isEmpty ? "no loads" : "\(columns.count, one: "column of loads", other: "columns of loads")"
        return ["\(rows.count, one: "row", other: "rows")", loads].joined(separator: ", ")
    }

    /// A line for each row: "A1 Box squat  31X0 5-8 5 2:30 80%  80x5*3 | 82.5x5*3 | [85x5*3]".
    package var rowLines: [String] {
        rows.map { row in
            let prescription = row.prescription
            let loads = columns.compactMap { column in
                let plan = row.plans[column.number].map { "[\($0)]" }
                let cell = [row.loads[column.number], plan].compactMap(\.self).joined(separator: " ")
                return cell.isEmpty ? nil : cell
            }
            let settings = [
                prescription.tempo, prescription.reps, prescription.sets, prescription.rest, prescription.micro,
            ].filter { !$0.isEmpty }
            return [
                [prescription.label, row.exercise].filter { !$0.isEmpty }.joined(separator: " "),
                settings.joined(separator: " "), loads.joined(separator: " | "),
            ].filter { !$0.isEmpty }.joined(separator: "  ")
        }
    }
}
