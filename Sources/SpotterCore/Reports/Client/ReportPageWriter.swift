package import Phrases
import TerminalKit

/// A report as one HTML page that is also well-formed XML. It has no scripts and loads nothing; charts are inline SVG.
struct ReportPageWriter {
    let text: String

    init(_ report: ReportPage) {
        var lines = [
            "<!DOCTYPE html>",
            "<html lang=\"\(Language.current.code)\">",
            "<head>",
            "<meta charset=\"utf-8\"/>",
            // A second defence if any text was not escaped: the browser loads and runs nothing.
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>",
            "<title>\(TextWidth.printable(report.title.text).markup)</title>",
            "<style>\n\(ReportStyle.css)</style>",
            "</head>",
            "<body>",
            "<header>",
            "<h1>\(report.name.markup)</h1>",
        ]
        lines += report.head.map { "<p>\($0.text.markup)</p>" } + ["</header>"]
        var charts = 0
        for section in report.sections {
            lines += ["<section>", "<h2>\(section.title.text.markup)</h2>"]
            for part in section.parts { lines += Self.lines(part, &charts) }
            lines.append("</section>")
        }
        text = (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
    }

    private static func lines(_ part: ReportSection.Part, _ count: inout Int) -> [String] {
        switch part {
        case .text(let text): return ["<p>\(text.text.markup)</p>"]
        case .table(let table): return lines(table)
        case .charts(let charts):
            var lines = ["<div class=\"charts\">"]
            for chart in charts {
                count += 1
                lines += ["<figure>", "<figcaption>\(chart.heading.text.markup)</figcaption>"]
                lines += DrawnChart(chart, number: count).lines + ["</figure>"]
            }
            return lines + ["</div>"]
        }
    }

    private static func lines(_ table: ReportTable) -> [String] {
        let heads = zip(table.columns, table.columns.map(numberClass)).map { column, sign in
            "<th scope=\"col\"\(sign)>\(column.title.text.markup)</th>"
        }
        let rows = table.rows.map { row in
            let cells = zip(table.columns, row).enumerated().map { place, cell in
                place == 0
                    ? "<th scope=\"row\"\(numberClass(cell.0))>\(cell.1.text.markup)</th>"
                    : "<td\(numberClass(cell.0))>\(cell.1.text.markup)</td>"
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
    /// The text escaped for XML and HTML, both between tags and in attributes. Control characters are made visible, and
    /// newlines become line breaks.
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
            // Not a character of XML.
            case "\u{FFFE}", "\u{FFFF}": markup += "\u{FFFD}"
            // Controls of text direction would affect the rest of the line, too.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": markup += "\u{FFFD}"
            default: markup.unicodeScalars.append(scalar)
            }
        }
        return markup
    }
}

/// A document of texts, tables and charts; the only input of the writers.
package struct ReportPage: Hashable, Sendable {
    package let title: Phrase
    /// The main heading: the client's name.
    package let name: String
    /// The lines below the heading.
    package let head: [Phrase]
    package let sections: [ReportSection]
}

extension ClientReport {
    package var page: ReportPage {
        ReportPage(title: "\(list: ["\(name)", span])", name: name, head: head, sections: sections)
    }
}

/// The style sheet: black on white, narrow enough for A4 and Letter, readable without colours.
enum ReportStyle {
    static let css = """
        @page { margin: 14mm; }
        body { font: 9.5pt/1.3 sans-serif; color: #000; background: #fff; max-width: 182mm; margin: 0 auto; padding: 8mm; }
        h1 { font-size: 20pt; line-height: 1.15; margin: 0 0 1mm; overflow-wrap: anywhere; }
        h2 { font-size: 12pt; margin: 4.5mm 0 1mm; padding-bottom: 0.5mm; border-bottom: 0.4mm solid #000; }
        h2, figcaption, thead { break-after: avoid; }
        header { border-bottom: 0.8mm solid #000; padding-bottom: 2mm; }
        p { margin: 0 0 1.5mm; overflow-wrap: anywhere; }
        header p { margin: 0; }
        table { border-collapse: collapse; width: 100%; margin: 0 0 2mm; }
        th, td { text-align: left; vertical-align: top; padding: 0.45mm 3mm 0.45mm 0; overflow-wrap: anywhere; }
        th { font-weight: normal; }
        thead { display: table-header-group; }
        thead th { font-weight: bold; border-bottom: 0.3mm solid #000; overflow-wrap: normal; }
        tbody tr + tr > * { border-top: 0.2mm solid #bbb; }
        .list th { width: 34mm; }
        tr, figure { break-inside: avoid; }
        .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .charts { font-size: 0; margin-right: -4%; orphans: 1; widows: 1; }
        figure { display: inline-block; box-sizing: border-box; width: 50%; margin: 0 0 2mm; padding-right: 4%;
            vertical-align: top; }
        figcaption { font-size: 9.5pt; font-weight: bold; }
        svg { display: block; width: 100%; height: auto; }
        @media screen and (max-width: 640px) { .charts { margin: 0; } figure { width: 100%; padding: 0; } body { padding: 4mm; } }
        @media print { body { padding: 0; max-width: none; } }

        """
}
