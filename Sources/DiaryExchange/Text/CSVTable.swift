import Foundation

/// The header of a CSV file: its delimiter and its column titles.
struct CSVTable {
    let delimiter: UInt8
    /// As in the file.
    let titles: [String]
    /// The position of the first row.
    let firstRow: (position: Int, line: Int)
    private let indices: [String: Int]

    private static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09]

    /// Reads the first line that is not blank as the header, after Excel's optional line `sep=;`; nil if there is none.
    init?(_ file: ImportFile) {
        let tables = file.withBytes { bytes in
            Self.delimiters.compactMap { CSVTable(bytes, delimiter: $0) }
        }
        guard let widest = tables.max(by: { $0.titles.count < $1.titles.count }) else { return nil }
        self = widest
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8) {
        // The file may be one endless line or quote, so only its beginning is read here.
        let head = UnsafeBufferPointer(rebasing: bytes.prefix(1 << 16))
        var reader = CSVReader(head, delimiter: delimiter)
        var record = CSVRecord(over: head)
        while let step = reader.next(&record) {
            if case .fault = step { return nil }
            if step == .blank || Self.isDelimiterLine(record) { continue }
            self.delimiter = delimiter
            titles = (0..<record.count).map { record[$0].text ?? record[$0].foreignText }
            firstRow = (reader.position, reader.line)
            indices = Dictionary(zip(titles.map(Self.folded), 0...), uniquingKeysWith: { first, _ in first })
            return
        }
        return nil
    }

    private static func isDelimiterLine(_ record: CSVRecord) -> Bool {
        record.line == 1 && record.count <= 2 && record[0].bytes.starts(with: Array("sep=".utf8))
    }

    /// The column with one of these titles, in lower case with single blanks.
    func column(_ titles: [String]) -> Int? { titles.lazy.compactMap { indices[$0] }.first }

    /// The column with one of these titles followed by a unit in brackets, "weight (kg)", and the unit.
    func columnWithUnit(_ titles: [String]) -> (index: Int, unit: String)? {
        for (folded, index) in indices {
            guard folded.hasSuffix(")"), let bracket = folded.lastIndex(of: "(") else { continue }
            let title = folded[..<bracket].trimmingCharacters(in: .whitespaces)
            guard titles.contains(title) else { continue }
            return (index, folded[folded.index(after: bracket)...].dropLast().trimmingCharacters(in: .whitespaces))
        }
        return nil
    }

    private static func folded(_ title: String) -> String {
        title.lowercased().split { $0.isWhitespace || $0 == "-" }.joined(separator: " ")
    }

    func reader(_ bytes: UnsafeBufferPointer<UInt8>) -> CSVReader {
        var reader = CSVReader(bytes, delimiter: delimiter, position: firstRow.position, line: firstRow.line)
        reader.columns = titles.count
        return reader
    }
}

/// A column of a format, with its possible titles in lower case.
protocol CSVColumn: RawRepresentable<Int>, CaseIterable, Sendable {
    var titles: [String] { get }
}

/// The column indexes of a format in a file.
struct CSVColumns<Column: CSVColumn>: Sendable {
    private var indices: [Int?]

    /// Finds each column by its titles.
    init(_ table: CSVTable) { indices = Column.allCases.map { table.column($0.titles) } }

    /// The index of a column; nil if it is missing.
    subscript(column: Column) -> Int? {
        get { indices[column.rawValue] }
        set { indices[column.rawValue] = newValue }
    }

    /// Whether the file has all of these.
    func has(_ columns: Column...) -> Bool { columns.allSatisfy { self[$0] != nil } }
}
