import FitnessModel

/// Reads Strong's rows, one set each, into a training log.
struct StrongReader {
    /// A file with more unreadable rows is damaged as a whole, and their list would be of no use.
    private static let faultLimit = 100_000

    private let name: String
    private let table: CSVTable
    private var losses = 0
    private var rows: StrongRows

    /// Reads the file; throws when there is no row, a unit is needed and was not chosen, or nearly all is unreadable.
    static func read(
        _ file: ImportFile, _ table: CSVTable, _ columns: StrongColumns, _ answers: ImportAnswers,
        _ progress: ImportFormat.Progress
    ) throws(ImportError) -> TrainingLog {
        let units = StrongUnits(columns: columns, chosen: answers.massUnit)
        var reader = StrongReader(
            name: file.name, table: table, rows: StrongRows(columns: columns, units: units, titles: table.titles))
        try file.withBytes { bytes throws(ImportError) in try reader.read(bytes, progress) }
        return reader.rows.builder.log
    }

    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ progress: ImportFormat.Progress
    ) throws(ImportError) {
        var csv = table.reader(bytes)
        var record = CSVRecord(over: bytes)
        var count = 0
        while let step = csv.next(&record) {
            if step == .blank { continue }
            count += 1
            take(step, record)
            if rows.lacksUnit { throw .massUnitNeeded(name: name) }
            if losses > Self.faultLimit { throw .tooManyFaults(name: name, count: losses, line: record.line) }
            if count % 4096 == 0, !progress(csv.progress) { throw .cancelled }
        }
        guard count > 0 else { throw .noRows(name: name) }
        guard progress(1) else { throw .cancelled }
    }

    private mutating func take(_ step: CSVReader.Step, _ record: CSVRecord) {
        do throws(FieldFault) {
            if case .fault(let reason) = step { throw FieldFault(reason) }
            try rows.read(record)
        } catch {
            losses += 1
            rows.report(error.reason, line: record.line, column: error.column)
        }
    }
}
