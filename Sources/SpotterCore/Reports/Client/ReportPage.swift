/// What is given out in words and tables: the writers set down nothing else.
package struct ReportPage: Hashable, Sendable {
    /// What the file calls itself.
    package let title: String
    /// What stands above everything: whose it is.
    package let name: String
    /// The lines below it.
    package let head: [String]
    package let sections: [ReportSection]
}

extension ClientReport {
    /// The report as it is set down.
    package var page: ReportPage {
        ReportPage(title: "\(name), \(span)", name: name, head: head, sections: sections)
    }
}
