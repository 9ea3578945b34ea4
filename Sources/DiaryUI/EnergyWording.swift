import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// Texts about the energy of a day, and about what is unknown.
enum EnergyWording {
    /// "Mifflin-St Jeor needs date of birth and height".
    static func missing(_ missing: BasalMetabolism.Missing) -> Phrase {
        "\(missing.formula.name) needs \(needs(missing))"
    }

    /// "date of birth and height".
    static func needs(_ missing: BasalMetabolism.Missing) -> Phrase { "\(and: missing.inputs.map(name))" }

    /// The keys of the Day view that enter the missing inputs.
    static func remedy(_ missing: BasalMetabolism.Missing) -> Phrase {
        if missing.inputs == [.leanMass] { return "a w adds a weigh-in with it." }
        guard missing.inputs.contains(.weight) else { return "E edits the client." }
        return missing.inputs.count > 1 ? "E edits the client, a w adds a weigh-in." : "a w adds a weigh-in."
    }

    /// The inputs of a formula: "male, 30 years, 180 cm, 80 kg (1 Mar)".
    static func inputs(_ basal: BasalMetabolism, unit: MassUnit, today: Day) -> Phrase {
        let body = basal.body
        let parts = basal.formula.inputs.map { input -> Phrase? in
            switch input {
            case .sex: body.sex.map(\.word)
            case .age: body.age.map(AgeText.years)
            case .height: body.height.map { "\(Height.text($0)) cm" }
            case .weight: body.weight.map { mass($0, on: body.weightDay, unit, today) }
            case .leanMass: body.leanMass.map { "lean \(mass($0, on: body.leanMassDay, unit, today))" }
            }
        }
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// "1.9 kg a month", for a rate of energy a day.
    static func monthly(_ rate: Energy, unit: MassUnit) -> Phrase {
        "\(EnergyGoal.monthly(rate).estimateText(in: unit)) \(unit.rawValue) a month"
    }

    /// "From 12 Mar: lose, 485 kcal a day: 40 % by food, 60 % by activity."
    static func goal(_ goal: EnergyGoal, unit: EnergyUnit) -> Phrase {
        let (start, rate) = (goal.start.short, EnergyText.text(goal.rate, in: unit))
        let (food, activity) = (goal.foodShare, 100 - goal.foodShare)
        return switch goal.direction {
        case .maintain: "From \(start): keep weight."
        case .lose: "From \(start): lose, \(rate) a day: \(food) % by food, \(activity) % by activity."
        case .gain: "From \(start): gain, \(rate) a day above expenditure."
        }
    }

    /// "Limit 1 167 kcal is below 1 200 kcal"
    static func floor(_ floor: IntakeFloor, limit: Energy, _ direction: EnergyGoal.Direction, _ unit: EnergyUnit)
        -> Phrase
    {
        let (limit, energy) = (EnergyText.text(limit, in: unit), EnergyText.text(floor.energy, in: unit))
        return switch (floor, direction.hasLimit) {
        case (.advised, true): "Limit \(limit) is below \(energy)"
        case (.advised, false): "Target \(limit) is below \(energy)"
        case (.resting, true): "Limit \(limit) is below the resting metabolism of \(energy)"
        case (.resting, false): "Target \(limit) is below the resting metabolism of \(energy)"
        }
    }

    /// The same in few words, with how much the targets are above the limit: both in one line.
    static func floor(
        _ floor: IntakeFloor, limit: Energy, _ direction: EnergyGoal.Direction, targetsOver over: Energy,
        _ unit: EnergyUnit
    ) -> Phrase {
        let (limit, energy) = (EnergyText.text(limit, in: unit), EnergyText.number(floor.energy, in: unit))
        let over = EnergyText.number(over, in: unit)
        return switch (floor, direction.hasLimit) {
        case (.advised, true): "Limit \(limit): below \(energy) (, g), and \(over) below the targets (, t)."
        case (.advised, false): "Target \(limit): below \(energy) (, g), and \(over) below the targets (, t)."
        case (.resting, true): "Limit \(limit): below rest, \(energy) (, g), and \(over) below the targets (, t)."
        case (.resting, false): "Target \(limit): below rest, \(energy) (, g), and \(over) below the targets (, t)."
        }
    }

    private static func mass(_ mass: Mass, on day: Day?, _ unit: MassUnit, _ today: Day) -> Phrase {
        let shown = "\(mass.estimateText(in: unit)) \(unit.rawValue)"
        return day.map { "\(shown) (\(RelativeDay.text($0, today: today)))" } ?? "\(shown)"
    }

    /// The name of an input that is missing.
    static func name(_ input: BasalFormula.Input) -> Phrase {
        switch input {
        case .age: "date of birth"
        case .leanMass: "body fat"
        case .sex: "sex"
        case .height: "height"
        case .weight: "weight"
        }
    }

}
