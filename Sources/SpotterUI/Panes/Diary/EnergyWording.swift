import FitnessModel

/// The words for what is known of the energy of a day, and for what is not.
enum EnergyWording {
    /// "Mifflin-St Jeor needs birth day and height".
    static func missing(_ missing: BasalMetabolism.Missing) -> String {
        "\(missing.formula.name) needs \(needs(missing))"
    }

    /// "birth day and height".
    static func needs(_ missing: BasalMetabolism.Missing) -> String { list(missing.inputs.map(name)) }

    /// With which keys of the Day view the missing things are entered.
    static func remedy(_ missing: BasalMetabolism.Missing) -> String {
        if missing.inputs == [.leanMass] { return "a w weighs with it" }
        guard missing.inputs.contains(.weight) else { return "E enters what is missing" }
        return missing.inputs.count > 1 ? "E and a w enter what is missing" : "a w weighs"
    }

    /// What a formula took: "male, 30 years, 180 cm, 80 kg (1 Mar)".
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

    /// "birth day, height and weight".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    private static func mass(_ mass: Mass, on day: Day?, _ unit: MassUnit, _ today: Day) -> String {
        let shown = "\(mass.estimateText(in: unit)) \(unit.rawValue)"
        return day.map { "\(shown) (\(RelativeDay.text($0, today: today)))" } ?? shown
    }

    /// What has to be entered of a client or a body.
    static func name(_ input: BasalFormula.Input) -> String {
        switch input {
        case .age: "birth day"
        case .leanMass: "body fat"
        case .sex, .height, .weight: input.rawValue
        }
    }
}
