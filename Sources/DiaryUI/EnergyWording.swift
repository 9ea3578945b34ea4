import FitnessModel
import Foundation

/// Texts about the energy of a day, and about what is unknown.
enum EnergyWording {
    /// "Mifflin-St Jeor needs date of birth and height".
    static func missing(_ missing: BasalMetabolism.Missing) -> String {
        "\(missing.formula.name) needs \(needs(missing))"
    }

    /// "date of birth and height".
    static func needs(_ missing: BasalMetabolism.Missing) -> String { list(missing.inputs.map(name)) }

    /// With which keys of the Day view the missing things are entered.
    static func remedy(_ missing: BasalMetabolism.Missing) -> String {
        if missing.inputs == [.leanMass] { return "a w weighs with it" }
        guard missing.inputs.contains(.weight) else { return "E enters what is missing" }
        return missing.inputs.count > 1 ? "E and a w enter what is missing" : "a w weighs"
    }

    /// The inputs of a formula: "male, 30 years, 180 cm, 80 kg (1 Mar)".
    static func inputs(_ basal: BasalMetabolism, unit: MassUnit, today: Day) -> String {
        let body = basal.body
        let parts = basal.formula.inputs.map { input -> String? in
            switch input {
            case .sex: body.sex?.rawValue
            case .age: body.age.map { "\($0) years" }
            case .height: body.height.map { "\(Height.text($0)) cm" }
            case .weight: body.weight.map { mass($0, on: body.weightDay, unit, today) }
            case .leanMass: body.leanMass.map { "lean " + mass($0, on: body.leanMassDay, unit, today) }
            }
        }
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// "1.9 kg a month", for a rate of energy a day.
    static func monthly(_ rate: Energy, unit: MassUnit) -> String {
        "\(EnergyGoal.monthly(rate).estimateText(in: unit)) \(unit.rawValue) a month"
    }

    /// "lose 485 kcal a day, 40 % by food, 60 % by activity".
    static func goal(_ goal: EnergyGoal, unit: EnergyUnit) -> String {
        let rate = EnergyText.text(goal.rate, in: unit)
        return switch goal.direction {
        case .maintain: "keep the weight"
        case .lose: "lose, \(rate) a day: \(goal.foodShare) % by food, \(100 - goal.foodShare) % by activity"
        case .gain: "gain, \(rate) a day more than is spent"
        }
    }

    /// "date of birth, height and weight".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// "Limit 1 167 kcal is below 1 200 kcal"; `name` is the name of the limit.
    static func floor(_ floor: IntakeFloor, limit: Energy, _ name: String, _ unit: EnergyUnit) -> String {
        let low = "\(name.capitalized) \(EnergyText.text(limit, in: unit)) is below"
        let energy = EnergyText.text(floor.energy, in: unit)
        return switch floor {
        case .advised: "\(low) \(energy)"
        case .resting: "\(low) the resting metabolism of \(energy)"
        }
    }

    /// "make 2 270 kcal, 446 over the limit of 1 824"; without a limit, or within it, only what they make.
    static func made(_ energy: Energy, limit: Energy?, _ name: String, _ unit: EnergyUnit) -> String {
        let made = "make \(EnergyText.text(energy, in: unit))"
        let whole = energy.rounded(to: unit)
        guard let limit = limit?.rounded(to: unit), whole > limit else { return made }
        let more = EnergyText.number(whole - limit, in: unit)
        return "\(made), \(more) over the \(name) of \(EnergyText.number(limit, in: unit))"
    }

    private static func mass(_ mass: Mass, on day: Day?, _ unit: MassUnit, _ today: Day) -> String {
        let shown = "\(mass.estimateText(in: unit)) \(unit.rawValue)"
        return day.map { "\(shown) (\(RelativeDay.text($0, today: today)))" } ?? shown
    }

    /// The name of an input that is missing.
    static func name(_ input: BasalFormula.Input) -> String {
        switch input {
        case .age: "date of birth"
        case .leanMass: "body fat"
        case .sex, .height, .weight: input.rawValue
        }
    }
}
