import FitnessModel

/// What the sessions of a phase amount to, column by column; warm-ups count nowhere.
struct PhaseTotals {
    /// "Sets", "Reps", "Volume kg", each with a figure for each column; empty where nothing was done.
    let lines: [(title: String, figures: [String])]

    init(_ document: PhaseDocument) {
        let summaries = document.columns.map { column in
            SetSummary(document.rows.flatMap { document.sets($0, column) })
        }
        let units = Set(document.columns.map(\.unit))
        // Sessions in two units have no common word for their volume: each says its own.
        let unit = units.count == 1 ? units.first : nil
        func figures(_ figure: (SetSummary) -> Int) -> [String] {
            summaries.map { $0.sets == 0 ? "" : String(figure($0)) }
        }
        let volumes = zip(summaries, document.columns).map { summary, column in
            let volume = summary.volume.text(in: column.unit)
            return summary.volume == .zero ? "" : unit == nil ? volume + column.unit.rawValue : volume
        }
        lines = [
            ("Sets", figures(\.sets)), ("Reps", figures(\.reps)), ("Volume \(unit?.rawValue ?? "")", volumes),
        ]
    }

    /// True when nothing was done in any session.
    var isEmpty: Bool { lines.allSatisfy { $0.figures.allSatisfy(\.isEmpty) } }
}
