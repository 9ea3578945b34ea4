/// A table of a report, in texts as people read them.
package struct ReportTable: Hashable, Sendable {
    /// A column.
    package struct Column: Hashable, Sendable {
        package let title: String
        /// True for figures, which stand at the right.
        package let isNumber: Bool

        init(_ title: String, isNumber: Bool = false) {
            (self.title, self.isNumber) = (title, isNumber)
        }
    }

    package let columns: [Column]
    /// Each with a text for every column.
    package let rows: [[String]]

    init(_ columns: [Column], _ rows: [[String]]) {
        (self.columns, self.rows) = (columns, rows)
    }

    /// The same without the columns in which nothing stands.
    var withoutEmptyColumns: ReportTable {
        let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        return ReportTable(used.map { columns[$0] }, rows.map { row in used.map { row[$0] } })
    }

    /// Whether it has a head: a list of figures needs none.
    var hasHead: Bool { columns.contains { !$0.title.isEmpty } }
}

/// A part of a report under a heading of its own.
package struct ReportSection: Hashable, Sendable {
    /// What stands in it.
    package enum Part: Hashable, Sendable {
        case text(String)
        case table(ReportTable)
        case charts([ReportChart])
    }

    package let title: String
    package let parts: [Part]
}
