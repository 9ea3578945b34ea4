import FitnessModel

extension ImportFormat {
    /// The servings that Cronometer exports (servings.csv), in the layouts with and without a column of times.
    public static let cronometer = ImportFormat(
        name: "Cronometer",
        recognises: { file in CSVTable(file).flatMap(CronometerColumns.init) != nil },
        asks: { _ in [] },
        reads: { (file, _, progress) throws(ImportError) in
            guard let table = CSVTable(file), let columns = CronometerColumns(table) else {
                throw .unknownFormat(name: file.name, header: "")
            }
            return .servings(try CronometerReader.read(file, table, columns, progress))
        }
    )
}
