import TerminalKit

/// A report as one page of HTML that is well-formed XML, too: no script, nothing from elsewhere, charts drawn in it.
struct ReportPageWriter {
    /// The document.
    let text: String

    init(_ report: ReportPage) {
        var lines = [
            "<!DOCTYPE html>",
            "<html lang=\"en\">",
            "<head>",
            "<meta charset=\"utf-8\"/>",
            // Whatever a text would do that was not escaped: a browser loads and runs nothing.
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>",
            "<title>\(TextWidth.printable(report.title).markup)</title>",
            "<style>\n\(ReportStyle.css)</style>",
            "</head>",
            "<body>",
            "<header>",
            "<h1>\(report.name.markup)</h1>",
        ]
        lines += report.head.map { "<p>\($0.markup)</p>" } + ["</header>"]
        var charts = 0
        for section in report.sections {
            lines += ["<section>", "<h2>\(section.title.markup)</h2>"]
            for part in section.parts { lines += Self.lines(part, &charts) }
            lines.append("</section>")
        }
        text = (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
    }

    private static func lines(_ part: ReportSection.Part, _ count: inout Int) -> [String] {
        switch part {
        case .text(let text): return ["<p>\(text.markup)</p>"]
        case .table(let table): return lines(table)
        case .charts(let charts):
            var lines = ["<div class=\"charts\">"]
            for chart in charts {
                count += 1
                lines += ["<figure>", "<figcaption>\(chart.heading.markup)</figcaption>"]
                lines += DrawnChart(chart, number: count).lines + ["</figure>"]
            }
            return lines + ["</div>"]
        }
    }

    private static func lines(_ table: ReportTable) -> [String] {
        let heads = zip(table.columns, table.columns.map(numberClass)).map { column, sign in
            "<th scope=\"col\"\(sign)>\(column.title.markup)</th>"
        }
        let rows = table.rows.map { row in
            let cells = zip(table.columns, row).enumerated().map { place, cell in
                place == 0
                    ? "<th scope=\"row\"\(numberClass(cell.0))>\(cell.1.markup)</th>"
                    : "<td\(numberClass(cell.0))>\(cell.1.markup)</td>"
            }
            return "<tr>\(cells.joined())</tr>"
        }
        let head = table.hasHead ? ["<thead><tr>\(heads.joined())</tr></thead>"] : []
        return [table.hasHead ? "<table>" : "<table class=\"list\">"] + head + ["<tbody>"] + rows + [
            "</tbody>", "</table>",
        ]
    }

    private static func numberClass(_ column: ReportTable.Column) -> String {
        column.isNumber ? " class=\"number\"" : ""
    }
}

extension String {
    /// The text as it stands in XML and HTML, between tags and in attributes alike: nothing in it is markup, controls are
    /// shown, line ends are breaks of the line.
    var markup: String {
        var markup = ""
        for scalar in printableLines.unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "'": markup += "&#39;"
            case "\n": markup += "<br/>"
            // No character of XML.
            case "\u{FFFE}", "\u{FFFF}": markup += "\u{FFFD}"
            // What turns the direction of a text around would do so to the rest of the line.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": markup += "\u{FFFD}"
            default: markup.unicodeScalars.append(scalar)
            }
        }
        return markup
    }
}
