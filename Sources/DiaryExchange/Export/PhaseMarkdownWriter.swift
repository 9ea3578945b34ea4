import FitnessModel

/// A phase as a table of Markdown (GitHub's tables), with head and notes around it.
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
