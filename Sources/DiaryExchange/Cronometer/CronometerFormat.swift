extension ImportFormat {
    /// The servings that Cronometer exports (servings.csv), in the layouts with and without a column of times.
    public static let cronometer = csv("Cronometer", columns: CronometerColumns.init) { table, columns, _ in
        CronometerRows(columns: columns, report: CSVReport(table))
    }
}
