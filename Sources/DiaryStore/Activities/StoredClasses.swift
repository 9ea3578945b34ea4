import FitnessModel

/// The five columns of a table of weight classes: all of them, or none.
struct StoredClasses {
    private let values: [Int]?

    init(_ values: [Int]?) {
        self.values = values.flatMap { $0.count == WeightClass.allCases.count && $0.allSatisfy { $0 > 0 } ? $0 : nil }
    }

    subscript(_ weightClass: WeightClass) -> Int? {
        values.map { $0[weightClass.index] }
    }
}
