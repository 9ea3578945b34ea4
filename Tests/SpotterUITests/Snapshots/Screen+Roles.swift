import TerminalKit

extension Screen {
    /// The role of each span of the screen, row by row: "4: heading+bold 1-12, muted 40-60". Plain text is left out.
    var roles: String {
        (0..<size.rows).compactMap { row in
            var stretches: [(style: Style, from: Int, to: Int)] = []
            for run in runs(inRow: row) where run.style != .text {
                if let last = stretches.last, last.style == run.style, last.to == run.column {
                    stretches[stretches.count - 1].to = run.column + run.columns
                } else {
                    stretches.append((run.style, run.column, run.column + run.columns))
                }
            }
            guard !stretches.isEmpty else { return nil }
            return "\(row): " + stretches.map { "\($0.style.summary) \($0.from)-\($0.to - 1)" }.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}

extension Style {
    /// "heading+bold".
    var summary: String {
        let names: [(Emphasis, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        return ([role.rawValue] + names.filter { emphasis.contains($0.0) }.map(\.1)).joined(separator: "+")
    }
}
