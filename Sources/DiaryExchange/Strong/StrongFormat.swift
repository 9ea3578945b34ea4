import FitnessModel

extension ImportFormat {
    /// The CSV export of Strong, in every layout that it had since 2017, English and German.
    public static let strong = ImportFormat(
        name: "Strong",
        recognises: { file in CSVTable(file).flatMap(StrongColumns.init) != nil },
        asks: { file in
            guard let table = CSVTable(file), let columns = StrongColumns(table) else { return [] }
            return StrongUnits.questions(about: file, table, columns)
        },
        reads: { (file, answers, progress) throws(ImportError) in
            guard let table = CSVTable(file), let columns = StrongColumns(table) else {
                throw .unknownFormat(name: file.name, header: "")
            }
            return .training(try StrongReader.read(file, table, columns, answers, progress))
        }
    )
}
