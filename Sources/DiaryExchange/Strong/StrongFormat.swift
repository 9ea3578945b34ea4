extension ImportFormat {
    /// The CSV export of Strong, in every layout that it had since 2017, English and German.
    public static let strong = csv("Strong", columns: StrongColumns.init, asks: StrongUnits.questions) {
        table, columns, massUnit in
        let units = StrongUnits(columns: columns, chosen: massUnit)
        return StrongRows(columns: columns, units: units, report: CSVReport(table))
    }
}
