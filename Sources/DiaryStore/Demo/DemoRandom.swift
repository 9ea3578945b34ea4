/// Numbers that look random and follow from a seed (SplitMix64, Steele, Lea and Flood 2014).
struct DemoRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Another source, for one client: what is changed in one career leaves the others as they are.
    mutating func fork() -> DemoRandom { DemoRandom(seed: next()) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A whole number of the range.
    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// A number from 0 up to 1.
    mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A number of the range.
    mutating func real(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + share() * (range.upperBound - range.lowerBound)
    }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { next() % UInt64(times) == 0 }

    /// One of the texts once in so many times, else an empty one.
    mutating func text(onceIn times: Int, of texts: [String]) -> String { once(in: times) ? one(of: texts) : "" }

    /// One of the elements; the list must not be empty.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[whole(0...elements.count - 1)] }
}
