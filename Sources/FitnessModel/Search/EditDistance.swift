/// How many letters must change to make one word of another.
enum EditDistance {
    /// Letters inserted, removed, replaced or swapped with their neighbour (optimal string alignment).
    static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in 1...left.count {
            var current = [i] + [Int](repeating: 0, count: right.count)
            for j in 1...right.count {
                let isSame = left[i - 1] == right[j - 1]
                current[j] = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    current[j] = min(current[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }

    /// 1 for the same word, 0 for nothing in common, and also 0 when it is below `least`.
    static func likeness(_ left: [UInt8], _ right: [UInt8], least: Double) -> Double {
        let longest = max(left.count, right.count)
        guard longest > 0 else { return 1 }
        // The difference in length alone must change so many letters; most pairs end here.
        let allowed = Int((1 - least) * Double(longest))
        guard abs(left.count - right.count) <= allowed else { return 0 }
        let likeness = 1 - Double(between(left, right)) / Double(longest)
        return likeness >= least ? likeness : 0
    }
}
