import FitnessModel

/// Writes a phase as a Markdown table (GitHub's tables), with its head and notes.
struct PhaseMarkdownWriter {
    /// The document.
    let text: String

    init(_ document: PhaseDocument) {
        let totals = PhaseTotals(document)
        let titles = document.planTitles.map { $0 == "Label" ? "" : $0 } + document.columns.map { $0.title(" · ") }
        var lines = ["# " + Markdown.escaped(document.phase.name), ""]
        let head = [
            ("Name", document.client), ("Periodization", document.phase.periodization), ("Goal", document.phase.goal),
            ("Start", document.phase.start?.iso ?? ""), ("End", document.phase.lastDay?.iso ?? ""),
            ("Days", document.phase.daysText),
        ]
        for (title, value) in head where !value.isEmpty { lines.append("- \(title): \(Markdown.escaped(value))") }
        lines += lines.count > 2 ? [""] : []
        var rows = document.rows.map { document.cells($0).map(Markdown.escaped) }
        if !totals.isEmpty {
            rows += totals.lines.map { total in
                document.planTitles.map { $0 == "Exercise" ? total.title : "" } + total.figures
            }
        }
        lines += Markdown.table(titles, rows)
        if !document.phase.notes.isEmpty { lines += ["", "Notes: " + Markdown.escaped(document.phase.notes)] }
        for remark in document.remarks { lines += ["", Markdown.escaped(remark)] }
        text = lines.joined(separator: "\n") + "\n"
    }
}

/// The totals of each session of a phase, without warm-ups.
struct PhaseTotals {
    /// "Sets", "Reps", "Volume kg", each with one figure per column; empty if the session has no sets.
    let lines: [(title: String, figures: [String])]

    init(_ document: PhaseDocument) {
        let summaries = document.columns.map { column in
            SetSummary(document.rows.flatMap { document.sets($0, column) })
        }
        let units = Set(document.columns.map(\.unit))
        // If sessions use different units, each volume includes its unit.
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

    /// True if no session has sets.
    var isEmpty: Bool { lines.allSatisfy { $0.figures.allSatisfy(\.isEmpty) } }
}
