import FitnessModel

/// Reads the rows of a CSV export one by one into a document.
protocol CSVRows: SendableMetatype {
    /// Problems with rows.
    var report: CSVReport { get set }
    /// True once a row has a weight or distance whose unit is neither stated nor chosen.
    var lacksUnit: Bool { get }
    /// The content read so far.
    var document: ImportedDocument { get }

    /// Reads one row. A row that throws adds nothing.
    mutating func read(_ record: CSVRecord) throws(FieldFault)
}

extension CSVRows {
    var lacksUnit: Bool { false }

    /// Reads the file. Throws if it has no row, if it needs a unit that was not chosen, if too many rows are
    /// unreadable, or if `progress` returns false.
    mutating func read(
        _ file: ImportFile, _ table: CSVTable, _ progress: ImportFormat.Progress
    ) throws(ImportError) {
        try file.withBytes { bytes throws(ImportError) in
            var csv = table.reader(bytes)
            var record = CSVRecord(over: bytes)
            var count = 0
            while let step = csv.next(&record) {
                if step == .blank { continue }
                count += 1
                do throws(FieldFault) {
                    if case .fault(let reason) = step { throw FieldFault(reason) }
                    try read(record)
                } catch {
                    report.lose(error, record)
                }
                if lacksUnit { throw .massUnitNeeded(name: file.name) }
                if report.losses > CSVReport.maxLosses {
                    throw .tooManyFaults(name: file.name, count: report.losses, line: record.line)
                }
                if count % 4096 == 0, !progress(csv.progress) { throw .cancelled }
            }
            guard count > 0 else { throw .noRows(name: file.name) }
            guard progress(1) else { throw .cancelled }
        }
    }
}

/// Problems with the rows of a CSV export.
struct CSVReport {
    /// A file with more unreadable rows is damaged as a whole, and listing them would not help.
    static let maxLosses = 100_000

    /// In file order.
    private(set) var issues: [ImportIssue] = []
    /// Rows that could not be read.
    private(set) var losses = 0
    /// As in the file.
    let titles: [String]
    private var foundForeignText = false

    init(_ table: CSVTable) { titles = table.titles }

    /// Records a row that could not be read.
    mutating func lose(_ fault: FieldFault, _ record: CSVRecord) {
        losses += 1
        note(fault.reason, record, fault.column)
    }

    /// Records a remark about a row that was read.
    mutating func note(_ reason: ImportIssue.Reason, _ record: CSVRecord, _ column: Int?) {
        issues.append(ImportIssue(line: record.line, column: column.map { titles[$0] }, reason: reason))
    }

    /// Records a remark about a whole column.
    mutating func note(_ reason: ImportIssue.Reason, line: Int, column: Int) {
        let title = titles[column].isEmpty ? nil : titles[column]
        issues.append(ImportIssue(line: line, column: title, reason: reason))
    }

    /// The text of a field. The first one that is not UTF-8 is reported.
    mutating func text(_ record: CSVRecord, _ column: Int?) -> String {
        let field = record[column]
        if let text = field.text { return text }
        if !foundForeignText {
            foundForeignText = true
            note(.foreignEncoding, record, column)
        }
        return field.foreignText
    }

    /// The text of a field, on one line.
    mutating func line(_ record: CSVRecord, _ column: Int?) -> String {
        text(record, column).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension CSVRecord {
    /// Reads the field of a column. An error names the column.
    func read<Value>(
        _ column: Int?, _ body: (CSVField) throws(FieldFault) -> Value
    ) throws(FieldFault) -> Value {
        do { return try body(self[column]) } catch { throw FieldFault(error.reason, column: column) }
    }
}

extension ImportFormat {
    /// A CSV format that is recognised by its columns.
    static func csv<Columns, Rows: CSVRows>(
        _ name: FormatName, columns: @escaping @Sendable (CSVTable) -> Columns?,
        asks: @escaping @Sendable (ImportFile, CSVTable, Columns) -> [ImportQuestion] = { _, _, _ in [] },
        rows: @escaping @Sendable (CSVTable, Columns, ImportBasis) -> Rows
    ) -> ImportFormat {
        ImportFormat(
            name: name, recognises: { CSVTable($0).flatMap(columns) != nil },
            asks: { file in
                guard let table = CSVTable(file), let columns = columns(table) else { return [] }
                return asks(file, table, columns)
            },
            reads: { (file, basis, progress) throws(ImportError) in
                guard let table = CSVTable(file), let columns = columns(table) else {
                    throw .unknownFormat(name: file.name, header: "")
                }
                var rows = rows(table, columns, basis)
                try rows.read(file, table, progress)
                return rows.document
            })
    }
}
