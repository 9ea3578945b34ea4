extension Sequence where Element == Int64 {
    /// As `json_each(?)` takes them: one value in a statement, however many they are.
    var json: String { "[\(map(String.init).joined(separator: ","))]" }
}
