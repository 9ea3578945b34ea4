/// Markdown texts and tables (GitHub's tables).
package enum Markdown {
    /// Escapes Markdown characters, so that 70x5*3 is not emphasis. Line ends become breaks.
    package static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\t": " "
            case "<": "&lt;"
            case "&": "&amp;"
            case _ where character.isNewline: "<br>"
            case _ where "\\`*_[]|~>#".contains(character): "\\\(character)"
            default: String(character)
            }
        }.joined()
    }

    /// A table of escaped cells; the columns in `trailing` are right-aligned.
    package static func table(
        _ titles: [String], _ rows: [[String]], trailing: (Int) -> Bool = { _ in false }
    ) -> [String] {
        let rules = titles.indices.map { trailing($0) ? "---:|" : "---|" }
        return [line(titles), "|" + rules.joined()] + rows.map(line)
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
