import GRDB

extension Database {
    /// Writes a row under a key that is given: in place of the one that has the same key, or as a new one.
    ///
    /// - Parameter replaced: the columns that the row with the same key gets; nil for all of them.
    func put(
        _ table: String, key: [(String, any Storable)], _ values: [(String, any Storable)],
        replacing replaced: Set<String>? = nil
    ) throws {
        let row = key + values
        let columns = row.map(\.0).joined(separator: ", ")
        let marks = Array(repeating: "?", count: row.count).joined(separator: ", ")
        let sets = values.filter { replaced?.contains($0.0) ?? true }.map { "\($0.0) = excluded.\($0.0)" }.joined(
            separator: ", ")
        try run(
            """
            INSERT INTO \(table) (\(columns)) VALUES (\(marks))
            ON CONFLICT (\(key.map(\.0).joined(separator: ", "))) DO UPDATE SET \(sets)
            """, row.map(\.1))
    }
}
