import FitnessModel

/// A phase as a table of Markdown (GitHub's tables), with head and notes around it.
struct PhaseMarkdownWriter {
    /// The document.
    let text: String

    init(_ document: PhaseDocument) {
        let totals = PhaseTotals(document)
        let titles =
            ["", "Exercise", "Tempo", "Rep", "Set", "Rest", "Micro"]
            + document.columns.map { column in column.day.map { "\(column.number) · \($0.iso)" } ?? "\(column.number)" }
        var lines = ["# " + Self.escaped(document.name), ""]
        let head = [
            ("Name", document.client), ("Periodization", document.periodization), ("Goal", document.goal),
            ("Start", document.start?.iso ?? ""),
        ]
        for (title, value) in head where !value.isEmpty { lines.append("- \(title): \(Self.escaped(value))") }
        lines += lines.count > 2 ? [""] : []
        lines.append(Self.line(titles))
        lines.append("|" + String(repeating: "---|", count: titles.count))
        for row in document.rows {
            let asked = row.prescription
            let plan = [asked.label, row.exercise, asked.tempo, asked.reps, asked.sets, asked.rest, asked.micro]
            lines.append(Self.line((plan + document.columns.map { document.load(row, $0) }).map(Self.escaped)))
        }
        if !totals.isEmpty {
            for (title, figures) in totals.lines {
                lines.append(Self.line(["", title, "", "", "", "", ""] + figures))
            }
        }
        if !document.notes.isEmpty { lines += ["", "Notes: " + Self.escaped(document.notes)] }
        for remark in document.remarks { lines += ["", Self.escaped(remark)] }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    /// Signs that mean something in Markdown are meant as they stand: 70x5*3 is no emphasis. Line ends become breaks.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline {
                result += "<br>"
            } else if character == "\t" {
                result += " "
            } else if character == "<" {
                result += "&lt;"
            } else if character == "&" {
                result += "&amp;"
            } else if "\\`*_[]|~>#".contains(character) {
                result += "\\\(character)"
            } else {
                result.append(character)
            }
        }
        return result
    }
}
