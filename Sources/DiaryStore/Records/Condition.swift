/// The WHERE clause of a list, put together from the filters in force.
struct Condition {
    private(set) var terms: [String] = []
    private(set) var values: [any Storable] = []

    /// One filter, or none yet.
    init(_ term: String? = nil, _ values: any Storable...) {
        if let term { add(term, all: values) }
    }

    /// Narrows the list further.
    mutating func add(_ term: String, _ values: any Storable...) {
        add(term, all: values)
    }

    /// The same for values that are gathered at run time.
    mutating func add(_ term: String, all values: [any Storable]) {
        terms.append("(\(term))")
        self.values += values
    }

    var sql: String { terms.joined(separator: " AND ") }
}
