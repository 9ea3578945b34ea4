import FitnessModel

/// Which plates stand for a load, in words.
enum PlateWording {
    /// "102.5 kg: bar 20 + per side 25 · 15 · 1.25", or what comes nearest when it cannot be put on.
    static func text(_ load: Mass, on calculator: PlateCalculator, unit: MassUnit, separator: String) -> String {
        let said = "\(load.shown(in: unit)) \(unit.rawValue)"
        guard let loading = calculator.loading(load) else {
            let (below, above) = calculator.neighbours(of: load)
            let near = [below, above].compactMap { $0?.shown(in: unit) }.joined(separator: " or ")
            return "\(said) cannot be put on: nearest \(near)"
        }
        let bar = calculator.bar > .zero ? "bar \(NumberFormat.shown(calculator.bar.said(in: unit)))" : ""
        let plates = loading.text(in: unit, separator: separator)
        if plates.isEmpty { return "\(said): \(bar.isEmpty ? "nothing" : "\(bar), empty")" }
        let side = calculator.sides == 1 ? "on its one side" : "per side"
        return "\(said): " + [bar, "\(side) \(plates)"].filter { !$0.isEmpty }.joined(separator: " + ")
    }
}
