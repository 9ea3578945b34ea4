/// Plates of one weight, as the gym owns them.
public struct Plate: Hashable, Sendable {
    /// One plate.
    public var mass: Mass
    /// The unit that is printed on it.
    public var unit: MassUnit
    /// Pairs of them; a bar that takes plates on one side may use both of a pair.
    public var pairs: Int

    /// So many pairs of a plate.
    public init(mass: Mass, unit: MassUnit, pairs: Int) {
        self.mass = mass
        self.unit = unit
        self.pairs = pairs
    }

    /// "25", and "45 lb" where kilograms are meant otherwise.
    public func text(beside unit: MassUnit) -> String {
        mass.text(in: self.unit) + (self.unit == unit ? "" : " \(self.unit.rawValue)")
    }

    /// What a gym is assumed to own until it says otherwise.
    public static func standard(_ unit: MassUnit) -> [Plate] {
        let plates: [(Double, Int)] =
            switch unit {
            case .kg: [(25, 4), (20, 4), (15, 2), (10, 4), (5, 4), (2.5, 2), (1.25, 2)]
            case .lb: [(45, 6), (35, 2), (25, 2), (10, 4), (5, 2), (2.5, 2)]
            }
        return plates.map { Plate(mass: Mass($0.0, unit), unit: unit, pairs: $0.1) }
    }
}
