/// Parses one word of a load cell, or several joined ones, as a set. Nil if it is not one.
struct SetReader {
    /// More equal sets in one word than this make a note, not a set.
    static let largestCount = 99
    private static let largestReps = 9999

    var rest: ArraySlice<UInt8>
    let unit: MassUnit
    /// Whether there were blanks inside: then only unambiguous sets count.
    var isJoined = false

    /// The set and how many times it was done, 1...99.
    static func read(
        _ word: ArraySlice<UInt8>, unit: MassUnit, isJoined: Bool = false
    ) -> (set: PerformedSet, count: Int)? {
        var word = word
        // People write "70x5, 80x2" although blanks suffice.
        if let last = word.last, isClosing(last) { word.removeLast() }
        var reader = SetReader(rest: word, unit: unit, isJoined: isJoined)
        return reader.set()
    }

    /// Ends a set: "70x5, 80x2".
    static func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }

    private mutating func set() -> (set: PerformedSet, count: Int)? {
        let isWarmUp = take("w")
        var count: Int?
        let first: PerformedSet.Part
        if let sets = setsOfReps() {
            (first, count) = sets
        } else {
            guard let part = part(.first) else { return nil }
            first = part
        }
        var set = PerformedSet(parts: [first], isWarmUp: isWarmUp)
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
                // "70 x 5 + 70 x 3" is rather two sets than three with a pause.
                guard count == nil, !isJoined || set.parts.last?.link.keepsWeight != true else { return nil }
                guard take("*") || takeTimes(), let number = setCount() else { return nil }
                count = number
            }
        }
        return (set, count ?? 1)
    }

    /// "3x8x60kg", "3x8@60kg": the unit shows that the number of sets comes first.
    private mutating func setsOfReps() -> (PerformedSet.Part, Int)? {
        var ahead = self
        guard let count = ahead.setCount(), ahead.takeTimes(), let reps = ahead.reps() else { return nil }
        guard ahead.takeTimes() || ahead.take("@"), case .mass(let load)? = ahead.quantity() else { return nil }
        self = ahead
        return (PerformedSet.Part(resistance: Self.load(load), work: .reps(reps)), count)
    }

    /// A drop has a weight; pauses and sides keep that of the previous part.
    private mutating func nextPart(after part: PerformedSet.Part) -> PerformedSet.Part? {
        if take(">") { return self.part(.drop) }
        let link: PerformedSet.Link = take("+") ? .pause : .otherSide
        if link == .otherSide { guard take("/") else { return nil } }
        return work().map { PerformedSet.Part(resistance: part.resistance, work: $0, link: link) }
    }

    private mutating func part(_ link: PerformedSet.Link) -> PerformedSet.Part? {
        if takeTimes() {
            return work().map { PerformedSet.Part(resistance: .bodyWeight(added: .zero), work: $0, link: link) }
        }
        let resistance: PerformedSet.Resistance
        // Two numbers without a unit are load and repetitions; a unit at the second one turns them round.
        var bare: DecimalNumber?
        if take("bw") || link == .first && rest.first == UInt8(ascii: "+") {
            guard let added = addedWeight() else { return nil }
            resistance = .bodyWeight(added: added)
        } else {
            switch quantity() {
            case .time(let milliseconds):
                return PerformedSet.Part(resistance: .none, work: .time(milliseconds: milliseconds), link: link)
            case .distance(let length):
                return PerformedSet.Part(resistance: .none, work: .distance(length), link: link)
            case .number(let number):
                bare = number
                resistance = Self.load(Mass(number, unit))
            case .mass(let mass): resistance = Self.load(mass)
            case nil: return nil
            }
        }
        let isReps = bare != nil && takeReps()
        guard takeTimes() || take("*") || isReps && take("@") else { return nil }
        if let number = bare, let turned = turned(number, isReps: isReps) {
            return PerformedSet.Part(resistance: turned.resistance, work: turned.work, link: link)
        }
        guard !isReps, let work = work() else { return nil }
        // "3 x 10 min" are three times ten minutes rather than 3 kg.
        if isJoined, bare != nil, work.reps == nil { return nil }
        return PerformedSet.Part(resistance: resistance, work: work, link: link)
    }

    /// "8x60kg", "8 reps x 60": repetitions came first.
    private mutating func turned(
        _ first: DecimalNumber, isReps: Bool
    ) -> (resistance: PerformedSet.Resistance, work: PerformedSet.Work)? {
        guard let reps = first.whole, reps <= Self.largestReps else { return nil }
        var ahead = self
        let load: Mass
        switch ahead.quantity() {
        case .mass(let mass): load = mass
        case .number(let number) where isReps: load = Mass(number, unit)
        default: return nil
        }
        self = ahead
        return (Self.load(load), .reps(reps))
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
            _ = takeReps()
            return .reps(reps)
        case .time(let milliseconds): return .time(milliseconds: milliseconds)
        case .distance(let length): return .distance(length)
        case .mass, nil: return nil
        }
    }

    /// "@8", "rpe8", "@rpe8", "rir2".
    private mutating func effort() -> Effort? {
        if take("rir") {
            guard let reps = wholeNumber(), reps <= 9 else { return nil }
            return .rir(reps)
        }
        let hasSign = take("@")
        guard take("rpe") || hasSign, let number = DecimalNumber.take(from: &rest), number.decimals <= 1 else {
            return nil
        }
        let tenths = number.scaled(by: 10)
        return (10...100).contains(tenths) ? .rpe(tenths: tenths) : nil
    }

    private mutating func wholeNumber() -> Int? {
        DecimalNumber.take(from: &rest)?.whole
    }

    private mutating func reps() -> Int? {
        wholeNumber().flatMap { $0 <= Self.largestReps ? $0 : nil }
    }

    private mutating func setCount() -> Int? {
        wholeNumber().flatMap { (1...Self.largestCount).contains($0) ? $0 : nil }
    }
}

extension PerformedSet.Link {
    /// Whether the weight of the previous part is kept.
    fileprivate var keepsWeight: Bool { self == .pause || self == .otherSide }
}
