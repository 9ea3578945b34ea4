/// The mean of whole numbers, those that are known.
struct Mean {
    private var sum = 0
    private var count = 0

    mutating func add(_ number: Int?) {
        guard let number else { return }
        sum += number
        count += 1
    }

    /// Nil of none.
    var value: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}
