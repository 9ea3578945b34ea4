/// The loads that a machine has.
public struct AvailableLoads: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        /// Any load.
        case anything
        /// A stack without an end.
        case steps(start: ExactMass, step: ExactMass)
        /// These, the lightest first; never empty.
        case these([Mass])
    }

    private let content: Content
    /// The empty bar; nil for none.
    public let bar: Mass?
    /// The smallest difference of two loads; nil if there is none, or any load is possible.
    public let step: Mass?
    /// The words of the list that are not loads, exactly as typed.
    public let unread: [String]

    /// More loads than any stack has pins.
    private static let most = 2_000

    /// Any load at all.
    public static let anything = AvailableLoads(.anything)

    /// - Parameter plates: those of the gym, for a bar.
    public init(_ machine: Machine, plates: [Plate]) {
        switch machine.kind {
        case .any: self.init(.anything)
        case .stack: self.init(stack: machine)
        case .bar:
            let calculator = PlateCalculator(
                bar: machine.start, unit: machine.unit, sides: machine.sides, plates: plates)
            self.init(
                calculator.loads.filter { $0 > .zero && $0 <= machine.maximum ?? $0 },
                bar: machine.start > .zero ? machine.start : nil)
        case .list:
            let list = LoadList(machine.loads, unit: machine.unit)
            self.init(list.loads, unread: list.unread)
        }
    }

    private init(_ content: Content, bar: Mass? = nil, unread: [String] = []) {
        self.content = content
        self.bar = bar
        self.unread = unread
        switch content {
        case .anything: step = nil
        case .steps(_, let exact): step = exact.mass
        case .these(let loads):
            step = zip(loads, loads.dropFirst()).map { Mass(grams: $1.grams - $0.grams) }.min()
        }
    }

    /// Nothing that can be named is the same as anything.
    private init(_ loads: [Mass], bar: Mass? = nil, unread: [String] = []) {
        self.init(loads.isEmpty ? .anything : .these(loads), bar: bar, unread: unread)
    }

    /// A step of zero is one load, the start; without a start, anything.
    private init(stack machine: Machine) {
        let start = ExactMass(max(machine.start, .zero), machine.unit)
        let step = ExactMass(max(machine.step, .zero), machine.unit)
        guard step.count > 0 else {
            self.init(start.count > 0 ? [start.mass] : [])
            return
        }
        // A stack that starts at zero starts with its first plate.
        let first = start.count > 0 ? start : step
        guard let maximum = machine.maximum, maximum.grams > 0 else {
            self.init(.steps(start: first, step: step))
            return
        }
        var loads = [first.mass]
        while loads.count < Self.most {
            let next = ExactMass(count: first.count + loads.count * step.count).mass
            guard next <= maximum else { break }
            loads.append(next)
        }
        self.init(loads)
    }

    /// True if every load can be set.
    public var isAnything: Bool { content == .anything }

    /// The lightest load; nil if there is none to name.
    public var lightest: Mass? {
        switch content {
        case .anything: nil
        case .steps(let start, _): start.mass
        case .these(let loads): loads.first
        }
    }

    /// The heaviest load; nil for no limit.
    public var heaviest: Mass? { if case .these(let loads) = content { loads.last } else { nil } }

    /// The load that is nearest, of two the lighter one.
    public func nearest(to load: Mass) -> Mass {
        if isAnything { return load }
        guard let below = atMost(load) else { return lightest ?? load }
        guard let above = above(load), above.grams - load.grams < load.grams - below.grams else { return below }
        return above
    }

    /// The heaviest load that does not exceed `load`; nil below the lightest.
    public func atMost(_ load: Mass) -> Mass? {
        switch content {
        case .anything: load
        case .steps(let start, let step): at(index(of: load, start, step), start, step)
        case .these(let loads): loads.last { $0 <= load }
        }
    }

    /// The next load up; nil at the end, and where every load can be set.
    public func above(_ load: Mass) -> Mass? {
        switch content {
        case .anything: nil
        case .steps(let start, let step): at(max(index(of: load, start, step) + 1, 0), start, step)
        case .these(let loads): loads.first { $0 > load }
        }
    }

    /// The next lower load; nil at the lowest, and if every load is possible.
    public func below(_ load: Mass) -> Mass? { isAnything ? nil : atMost(Mass(grams: load.grams - 1)) }

    /// The loads from the lightest to `limit`, at most that many; empty if every load is possible.
    public func all(upTo limit: Mass, most: Int = 400) -> [Mass] {
        switch content {
        case .anything: return []
        case .these(let loads): return Array(loads.prefix(most).prefix { $0 <= limit })
        case .steps(let start, let step):
            var loads: [Mass] = []
            while loads.count < most, let load = at(loads.count, start, step), load <= limit { loads.append(load) }
            return loads
        }
    }

    /// The index of the heaviest load of a stack that does not exceed `load`; -1 if there is none.
    private func index(of load: Mass, _ start: ExactMass, _ step: ExactMass) -> Int {
        // Half a gram, since loads of a stack in pounds are stored rounded to the gram.
        let count = ExactMass(load, .kg).count + 5_000_000 - start.count
        let rough = count < 0 ? -1 : count / step.count
        // That half may be one too much.
        if rough >= 0, let found = at(rough, start, step), found > load { return rough - 1 }
        return rough
    }

    private func at(_ index: Int, _ start: ExactMass, _ step: ExactMass) -> Mass? {
        index < 0 ? nil : ExactMass(count: start.count + index * step.count).mass
    }
}

/// A weight in ten-millionths of a gram: there a hundredth of a pound is a whole number too, so that three plates of
/// 45 lb are 135 lb and not a gram more.
struct ExactMass: Hashable, Comparable, Sendable {
    var count: Int

    /// Pounds to the hundredth, as given; kilograms to the gram. At most 100 t.
    init(_ mass: Mass, _ unit: MassUnit) {
        let grams = min(max(mass.grams, -100_000_000), 100_000_000)
        switch unit {
        case .kg: count = grams * 10_000_000
        case .lb: count = Int((Mass(grams: grams).value(in: .lb) * 100).rounded()) * 45_359_237
        }
    }

    init(count: Int) { self.count = count }

    /// Rounded to the gram, like all stored weights.
    var mass: Mass {
        let half = count < 0 ? -5_000_000 : 5_000_000
        return Mass(grams: (count + half) / 10_000_000)
    }

    static func < (left: ExactMass, right: ExactMass) -> Bool { left.count < right.count }
}

/// The single loads of a machine as somebody typed them: "5 7,5 10; 12.5kg, 15".
public struct LoadList: Hashable, Sendable {
    /// The parsed loads, the lightest first, each once.
    public let loads: [Mass]
    /// Words that are not loads, exactly as typed.
    public let unread: [String]

    /// No machine has more, and none a heavier one: the rest is not read.
    private static let maxLoads = 500
    private static let heaviest = Mass(grams: 2_000_000)

    /// Blanks, semicolons, slashes and commas part loads; a single comma between digits is a decimal comma. A load
    /// without a unit is in `unit`.
    public init(_ text: String, unit: MassUnit) {
        var found: [(number: String, mass: Mass)] = []
        var unread: [String] = []
        for word in Self.words(text) {
            // "12.5 kg" is one load.
            if let named = MassUnit(word: word.lowercased()), let last = found.last, unread.last != last.number {
                if let mass = Mass.read(last.number, unit: named) { found[found.count - 1].mass = mass }
                continue
            }
            guard let mass = Mass.read(word, unit: unit), mass > .zero, mass <= Self.heaviest,
                found.count < Self.maxLoads
            else {
                unread.append(word)
                continue
            }
            found.append((word, mass))
        }
        loads = Array(Set(found.map(\.mass))).sorted()
        self.unread = unread
    }

    private static func words(_ text: String) -> [String] {
        let rough = text.split { $0.isWhitespace || ";|/".contains($0) }
        return rough.flatMap { word -> [String] in
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            // "7,5" is one number, "5,10,15" are three, "5," is one.
            let isDecimal = parts.count == 2 && parts.allSatisfy { $0.first?.isNumber ?? false }
            return isDecimal ? [String(word)] : parts.filter { !$0.isEmpty }.map(String.init)
        }
    }
}
