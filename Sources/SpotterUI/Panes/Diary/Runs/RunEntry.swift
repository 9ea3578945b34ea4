import FitnessModel
import SpotterCore
import ViewKit

/// What is typed about a run.
enum RunEntry {
    private static let mostEnergy = Energy(kilocalories: 100_000)

    /// "320", "320 kcal", "1340 kJ"; a number alone is in `unit`.
    static func energy(_ unit: EnergyUnit) -> FieldKind<Energy> {
        FieldKind(
            problem: "Not an energy: write 320, 320 kcal or 1340 kJ.", write: { EnergyText.typed($0, in: unit) }
        ) { text, _ in Energy.read(text, unit: unit).flatMap { $0 <= mostEnergy ? $0 : nil } }
    }

    /// A goal: the unit says what it is, and none is of nothing.
    static func goal(_ unit: EnergyUnit) -> FieldKind<RunGoal> {
        FieldKind(
            problem: "Not a goal: write 5 km, 800 m, 30 min, 1:00:00, 300 kcal or 1250 kJ.",
            write: { goal in
                switch goal {
                case .distance(let length): RunText.typed(length)
                case .time(let milliseconds): ElapsedText.write(milliseconds)
                case .energy(let energy), .surplus(let energy):
                    "\(EnergyText.typed(energy, in: unit)) \(unit.rawValue)"
                }
            },
            read: { text, today in
                let lower = text.lowercased()
                if lower.hasSuffix("kcal") || lower.hasSuffix("kj") {
                    return energy(unit).read(text, today).flatMap { $0 > .zero ? .energy($0) : nil }
                }
                let isTime = lower.contains(":") || lower.contains("min") || lower.contains("h") || lower.hasSuffix("s")
                if isTime { return ElapsedText.read(text).flatMap { $0 > 0 ? .time($0) : nil } }
                return Length.readDistance(text).flatMap { $0.millimetres > 0 ? .distance($0) : nil }
            })
    }
}
