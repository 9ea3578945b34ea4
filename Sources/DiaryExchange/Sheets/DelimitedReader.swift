/// Reads CSV with commas or semicolons, and tab-separated text, as a sheet. The delimiter is the one for which most
/// cells are in lines of equal length, unless Excel's line `sep=;` names it.
enum DelimitedReader {
    private static let delimiters: [UInt8] = [0x09, 0x3B, 0x2C]
    /// The number of lines examined to find the delimiter.
    private static let sample = 50

    static func read(_ file: ImportFile) throws(SheetError.Fault) -> Spreadsheet {
        try file.withBytes { bytes throws(SheetError.Fault) in
            var report = SheetIssues()
            var builder = SheetBuilder()
            try builder.beginSheet(name(of: file), isHidden: false)
            var csv = CSVReader(bytes, delimiter: delimiter(of: bytes))
            var record = CSVRecord(over: bytes)
            while let step = csv.next(&record) {
                switch step {
                case .blank: continue
                case .fault(let reason): try report.add(record.line, reason)
                case .record:
                    if record.line == 1, record[0].bytes.starts(with: "sep=".utf8) { continue }
                    for index in 0..<record.count where !record[index].trimmed.isEmpty {
                        let text = record[index].text
                        if text == nil { try report.addForeign(record.line) }
                        try builder.put(
                            Spreadsheet.Cell(typed: text ?? record[index].foreignText), column: index + 1)
                    }
                    try builder.endRow(number: record.line)
                }
            }
            return try builder.spreadsheet(issues: report.issues)
        }
    }

    private static func name(of file: ImportFile) -> String {
        guard let dot = file.name.lastIndex(of: "."), dot > file.name.startIndex else { return file.name }
        return String(file.name[..<dot])
    }

    private static func delimiter(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        if line.count == 5, line.starts(with: "sep=".utf8), let sign = line.last { return sign }
        // The file may be one endless line or quote, so only its beginning is read here.
        let head = UnsafeBufferPointer(rebasing: bytes.prefix(1 << 16))
        let scores = delimiters.map { agreement(head, $0) }
        guard let best = scores.max(), best > 0, let index = scores.firstIndex(of: best) else { return 0x2C }
        return delimiters[index]
    }

    /// The number of cells in lines of the most frequent cell count; 0 if every line has one cell.
    private static func agreement(_ bytes: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8) -> Int {
        var counts: [Int: Int] = [:]
        var reader = CSVReader(bytes, delimiter: delimiter)
        var record = CSVRecord(over: bytes)
        var lines = 0
        while lines < sample, let step = reader.next(&record) {
            lines += 1
            if step == .record, record.count > 1 { counts[record.count, default: 0] += 1 }
        }
        return counts.map { $0.key * $0.value }.max() ?? 0
    }
}

/// Problems with lines of a file.
private struct SheetIssues {
    private(set) var issues: [ImportIssue] = []
    private var foundForeignText = false

    /// A file with more unreadable lines is not a sheet.
    private static let most = 1_000

    mutating func add(_ line: Int, _ reason: ImportIssue.Reason) throws(SheetError.Fault) {
        guard issues.count < Self.most else { throw .notASheet(kind: .textWithoutCells) }
        issues.append(ImportIssue(line: line, reason: reason))
    }

    /// Reports the first text that is not UTF-8.
    mutating func addForeign(_ line: Int) throws(SheetError.Fault) {
        if !foundForeignText { try add(line, .foreignEncoding) }
        foundForeignText = true
    }
}
