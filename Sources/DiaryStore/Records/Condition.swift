/// The WHERE clause of a list, put together from the filters in force.
struct Condition {
    private(set) var terms: [String] = []
    private(set) var values: [any Storable] = []

    /// Narrows the list further.
    mutating func add(_ term: String, _ values: any Storable...) {
        terms.append("(\(term))")
        self.values += values
    }

    var sql: String { terms.joined(separator: " AND ") }
}
