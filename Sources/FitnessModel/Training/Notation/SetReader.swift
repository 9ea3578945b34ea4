/// Reads one word of a load cell as a set. Nil means that the word is a note.
struct SetReader {
    /// More sets alike in one word than this are no set but a note.
    static let largestCount = 99
    private static let largestReps = 9999

    var rest: ArraySlice<UInt8>
    let unit: MassUnit

    /// The set and how many times it was done, 1...99.
    static func read(_ word: ArraySlice<UInt8>, unit: MassUnit) -> (set: PerformedSet, count: Int)? {
        var word = word
        // People write "70x5, 80x2" although blanks suffice.
        if let last = word.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") { word.removeLast() }
        var reader = SetReader(rest: word, unit: unit)
        return reader.set()
    }

    private mutating func set() -> (set: PerformedSet, count: Int)? {
        let isWarmUp = take("w")
        guard let first = part(.first) else { return nil }
        var set = PerformedSet(parts: [first], isWarmUp: isWarmUp)
        var count: Int?
        while let next = rest.first {
            switch next {
            case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                guard count == nil, let part = nextPart(after: set.parts.last ?? first) else { return nil }
                set.parts.append(part)
            case UInt8(ascii: "!"):
                guard !set.toFailure else { return nil }
                set.toFailure = take("!")
            case UInt8(ascii: "@"), UInt8(ascii: "r"), UInt8(ascii: "R"):
                guard set.effort == nil, let effort = effort() else { return nil }
                set.effort = effort
            default:
                guard count == nil, take("*") || takeTimes(), let number = wholeNumber() else { return nil }
                guard (1...Self.largestCount).contains(number) else { return nil }
                count = number
            }
        }
        return (set, count ?? 1)
    }

    /// A drop names its weight; pauses and sides keep the weight of the part before.
    private mutating func nextPart(after part: PerformedSet.Part) -> PerformedSet.Part? {
        if take(">") { return self.part(.drop) }
        let link: PerformedSet.Link = take("+") ? .pause : .otherSide
        if link == .otherSide { guard take("/") else { return nil } }
        return work().map { PerformedSet.Part(resistance: part.resistance, work: $0, link: link) }
    }

    private mutating func part(_ link: PerformedSet.Link) -> PerformedSet.Part? {
        let resistance: PerformedSet.Resistance
        if takeTimes() {
            return work().map { PerformedSet.Part(resistance: .bodyWeight(added: .zero), work: $0, link: link) }
        } else if take("bw") {
            guard let added = addedWeight() else { return nil }
            resistance = .bodyWeight(added: added)
        } else {
            switch quantity() {
            case .time(let milliseconds):
                return PerformedSet.Part(resistance: .none, work: .time(milliseconds: milliseconds), link: link)
            case .distance(let length):
                return PerformedSet.Part(resistance: .none, work: .distance(length), link: link)
            case .number(let number): resistance = Self.load(Mass(number, unit))
            case .mass(let mass): resistance = Self.load(mass)
            case nil: return nil
            }
        }
        guard takeTimes() else { return nil }
        return work().map { PerformedSet.Part(resistance: resistance, work: $0, link: link) }
    }

    /// "0x8" is body weight.
    private static func load(_ mass: Mass) -> PerformedSet.Resistance {
        mass == .zero ? .bodyWeight(added: .zero) : .load(mass)
    }

    private mutating func addedWeight() -> Mass? {
        let isAdded = take("+")
        let isTaken = !isAdded && take("-")
        guard isAdded || isTaken else { return .zero }
        let mass: Mass
        switch quantity() {
        case .number(let number): mass = Mass(number, unit)
        case .mass(let given): mass = given
        default: return nil
        }
        return isTaken ? Mass(grams: -mass.grams) : mass
    }

    private mutating func work() -> PerformedSet.Work? {
        switch quantity() {
        case .number(let number):
            guard let reps = number.whole, reps <= Self.largestReps else { return nil }
            return .reps(reps)
        case .time(let milliseconds): return .time(milliseconds: milliseconds)
        case .distance(let length): return .distance(length)
        case .mass, nil: return nil
        }
    }

    private mutating func effort() -> Effort? {
        if take("@") {
            guard let number = DecimalNumber.take(from: &rest), number.decimals <= 1 else { return nil }
            let tenths = number.scaled(by: 10)
            return (10...100).contains(tenths) ? .rpe(tenths: tenths) : nil
        }
        guard take("rir"), let reps = wholeNumber(), reps <= 9 else { return nil }
        return .rir(reps)
    }

    private mutating func wholeNumber() -> Int? {
        DecimalNumber.take(from: &rest)?.whole
    }
}
