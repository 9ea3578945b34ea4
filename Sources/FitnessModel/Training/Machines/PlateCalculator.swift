/// Which plates make a load, from those that the gym owns.
public struct PlateCalculator: Sendable {
    /// Plates of one weight on one side.
    public struct Stack: Hashable, Sendable {
        /// The plate.
        public let plate: Plate
        /// The number of these plates.
        public let count: Int
    }

    /// The plates for a load.
    public struct Loading: Hashable, Sendable {
        /// The plates of one side, the heaviest first.
        public let perSide: [Stack]

        /// The plates of one side, each by itself: "25 · 15 · 1.25".
        public func text(in unit: MassUnit, separator: String) -> String {
            perSide.flatMap { Array(repeating: $0.plate.text(beside: unit), count: $0.count) }
                .joined(separator: " \(separator) ")
        }
    }

    /// The heaviest side of a bar: heavier sums are not examined.
    private static let heaviestSide = ExactMass(Mass(grams: 1_000_000), .kg).count
    /// The largest number of sums. The usual plates of one unit make some hundreds, those of both units together forty
    /// thousand: the rest are mixtures of both.
    private static let maxSums = 20_000
    private static let maxPerSide = 20

    /// The empty bar.
    public let bar: Mass
    /// Sides that take plates.
    public let sides: Int
    private let exactBar: ExactMass
    private let plates: [Plate]
    /// Everything that one side can carry, the lightest first, and how.
    private let sums: [(weight: Int, counts: [UInt8])]

    /// - Parameters:
    ///   - unit: the unit of the bar.
    ///   - sides: 2, or 1 for a lever or a landmine.
    public init(bar: Mass, unit: MassUnit, sides: Int, plates: [Plate]) {
        let sides = sides == 1 ? 1 : 2
        let usable = plates.filter { $0.mass.grams > 0 && $0.pairs > 0 }
        self.bar = max(bar, .zero)
        self.sides = sides
        exactBar = ExactMass(max(bar, .zero), unit)
        self.plates = usable.sorted { ($0.mass, $0.unit.rawValue) > ($1.mass, $1.unit.rawValue) }
        sums = Self.sums(self.plates, unit: unit, sides: sides)
    }

    /// All loads that can be put on, the lightest first, the empty bar among them.
    public var loads: [Mass] {
        var loads: [Mass] = []
        for sum in sums {
            let load = total(sum.weight)
            if loads.last != load { loads.append(load) }
        }
        return loads
    }

    /// The plates for exactly this load; nil when it cannot be put on.
    public func loading(_ load: Mass) -> Loading? {
        sums.lazy.filter { total($0.weight) == load }.min { pieces($0.counts) < pieces($1.counts) }
            .map { Loading(perSide: stacks($0.counts)) }
    }

    /// The nearest load below one that cannot be put on, and the nearest above it.
    public func neighbours(of load: Mass) -> (below: Mass?, above: Mass?) {
        let loads = loads
        return (loads.last { $0 < load }, loads.first { $0 > load })
    }

    private func total(_ side: Int) -> Mass { ExactMass(count: exactBar.count + sides * side).mass }

    private func pieces(_ counts: [UInt8]) -> Int { counts.reduce(0) { $0 + Int($1) } }

    private func stacks(_ counts: [UInt8]) -> [Stack] {
        zip(plates, counts).compactMap { $1 > 0 ? Stack(plate: $0, count: Int($1)) : nil }
    }

    /// One plate after the other: those of the bar's own unit first, so that the bound costs mixed loads only, then the
    /// heavier ones. Of two ways to a sum the one with fewer plates counts, and of equal ones that with the heavier.
    private static func sums(_ plates: [Plate], unit: MassUnit, sides: Int) -> [(weight: Int, counts: [UInt8])] {
        var known: [Int: (pieces: Int, counts: [UInt8])] = [0: (0, Array(repeating: 0, count: plates.count))]
        let order =
            plates.indices.filter { plates[$0].unit == unit } + plates.indices.filter { plates[$0].unit != unit }
        for index in order {
            let weight = ExactMass(plates[index].mass, plates[index].unit).count
            let most = min(plates[index].pairs, maxPerSide) * (sides == 1 ? 2 : 1)
            // In order, as what comes first fills the bound.
            let before = known
            for sum in before.keys.sorted() {
                guard let way = before[sum] else { continue }
                for count in 1...most {
                    let heavier = sum + count * weight
                    guard heavier <= heaviestSide else { break }
                    let old = known[heavier]
                    // The bound holds back new sums; a better way to a known one still counts.
                    if let old, way.pieces + count > old.pieces { continue }
                    guard old != nil || known.count < maxSums else { continue }
                    var counts = way.counts
                    counts[index] = UInt8(count)
                    if let old, !isBetter((way.pieces + count, counts), than: old) { continue }
                    known[heavier] = (way.pieces + count, counts)
                }
            }
        }
        return known.map { ($0.key, $0.value.counts) }.sorted { $0.weight < $1.weight }
    }

    private static func isBetter(
        _ new: (pieces: Int, counts: [UInt8]), than old: (pieces: Int, counts: [UInt8])
    ) -> Bool {
        guard new.pieces == old.pieces else { return new.pieces < old.pieces }
        return old.counts.lexicographicallyPrecedes(new.counts)
    }
}

/// Plates of one weight, as the gym owns them.
public struct Plate: Hashable, Sendable {
    /// The mass of one plate.
    public var mass: Mass
    /// The unit that is printed on it.
    public var unit: MassUnit
    /// Pairs of them; a bar that takes plates on one side may use both of a pair.
    public var pairs: Int

    /// That many pairs of a plate.
    public init(mass: Mass, unit: MassUnit, pairs: Int) {
        self.mass = mass
        self.unit = unit
        self.pairs = pairs
    }

    /// "25", and "45 lb" among kilograms.
    public func text(beside unit: MassUnit) -> String {
        mass.text(in: self.unit) + (self.unit == unit ? "" : " \(self.unit.rawValue)")
    }

    /// The weights of common bars, the heaviest first.
    public static func bars(_ unit: MassUnit) -> [Mass] {
        switch unit {
        case .kg: [20, 15, 10].map { Mass($0, unit) }
        case .lb: [45, 35, 15].map { Mass($0, unit) }
        }
    }

    /// The plates of a gym without own ones.
    public static func standard(_ unit: MassUnit) -> [Plate] {
        let plates: [(Double, Int)] =
            switch unit {
            case .kg: [(25, 4), (20, 4), (15, 2), (10, 4), (5, 4), (2.5, 2), (1.25, 2)]
            case .lb: [(45, 6), (35, 2), (25, 2), (10, 4), (5, 2), (2.5, 2)]
            }
        return plates.map { Plate(mass: Mass($0.0, unit), unit: unit, pairs: $0.1) }
    }
}
