/// What a column of a format holds, and the titles by which it is found, in lower case.
protocol CSVColumn: RawRepresentable<Int>, CaseIterable, Sendable {
    var titles: [String] { get }
}

/// Where the columns of a format stand in a file.
struct CSVColumns<Column: CSVColumn>: Sendable {
    private var indices: [Int?]

    /// Finds each of them by its titles.
    init(_ table: CSVTable) { indices = Column.allCases.map { table.column($0.titles) } }

    /// The place of a column; nil where the file has none.
    subscript(column: Column) -> Int? {
        get { indices[column.rawValue] }
        set { indices[column.rawValue] = newValue }
    }

    /// Whether the file has all of these.
    func has(_ columns: Column...) -> Bool { columns.allSatisfy { self[$0] != nil } }
}
