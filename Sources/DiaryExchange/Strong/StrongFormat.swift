extension ImportFormat {
    /// The CSV export of Strong, in every layout that it had since 2017, English and German.
    public static let strong = csv("Strong", columns: StrongColumns.init, asks: StrongUnits.questions) {
        table, columns, basis in
        let units = StrongUnits(columns: columns, chosen: basis.massUnit)
        return StrongRows(columns: columns, units: units, report: CSVReport(table))
    }
}
