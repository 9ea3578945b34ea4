import DiaryStore
import FitnessModel
import Phrases
import SpotterCore

/// The inputs of a goal's limits, and the text about its consequences while it is typed.
struct GoalBasis: Sendable {
    /// The body on the day of the goal.
    let body: BodyFigures
    /// The weeks up to today, with the measured expenditure.
    let review: DiaryReview

    /// The choices: nothing, the usual levels, the current one, and the measured one.
    func levels(_ profile: EnergyProfile) -> [(value: Int?, word: Phrase)] {
        var words: [Int: Phrase] = [:]
        if let known = profile.activityFactor { words[known] = "\(Self.text(known))" }
        for level in ActivityLevel.allCases { words[level.rawValue] = "\(level.name) \(Self.text(level.rawValue))" }
        if let measured = measured(profile) { words[measured] = "measured \(Self.text(measured))" }
        return [(nil, "as recorded only")] + words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The consequences of a goal, line by line; "! " marks a warning.
    func answer(_ goal: EnergyGoal, _ profile: EnergyProfile) -> [Phrase] {
        let basal: BasalMetabolism
        do throws(BasalMetabolism.Missing) {
            basal = try BasalMetabolism(of: body, profile)
        } catch {
            return ["Limits need \(EnergyWording.needs(error))."]
        }
        let unit = profile.unit
        let balance = balance(goal, basal).rounded(to: unit)
        let eat = EnergyText.text(max(.zero, balance.baseIntakeLimit), in: unit)
        let activity = EnergyText.text(balance.baseActivityLimit, in: unit)
        let limits: Phrase =
            balance.direction == .lose && balance.baseActivityLimit > .zero
            ? "Eat \(eat) a day, do \(activity) of activity." : "Eat \(eat) a day, plus the energy of activity."
        let rest = EnergyText.number(basal.resting.rounded(to: unit), in: unit)
        let (sum, name) = (EnergyText.text(balance.basal, in: unit), basal.formula.name)
        let base: Phrase =
            basal.factor.map { "Base \(sum): \(rest) at rest x \(Self.text($0)), \(name)." }
            ?? "Base \(sum): at rest, \(name)."
        let low: Phrase? = floor(goal, profile).map { "! \($0)." }
        return [limits, base] + [measurement(basal, unit), low].compactMap { $0 }
    }

    /// The expenditure without recorded activity; nil if unknown.
    func base(_ profile: EnergyProfile) -> Energy? { (try? BasalMetabolism(of: body, profile))?.energy }

    /// "1 780 kcal less 2 500 kcal leaves nothing to eat: lower the deficit."; nil if the goal can be met.
    func outOfReach(_ goal: EnergyGoal, _ profile: EnergyProfile) -> Phrase? {
        guard let basal = try? BasalMetabolism(of: body, profile), balance(goal, basal).isOutOfReach else { return nil }
        let less = EnergyText.text(.zero - goal.foodPart, in: profile.unit)
        let spent = EnergyText.text(basal.energy, in: profile.unit)
        return "\(spent) less \(less) leaves nothing to eat: lower the deficit."
    }

    /// "Limit 1 167 kcal is below 1 200 kcal"; nil if it is not too low.
    func floor(_ goal: EnergyGoal, _ profile: EnergyProfile) -> Phrase? {
        guard let basal = try? BasalMetabolism(of: body, profile) else { return nil }
        let unit = profile.unit
        let limit = balance(goal, basal).rounded(to: unit).baseIntakeLimit
        let resting = basal.resting.rounded(to: unit)
        return IntakeFloor(below: limit, resting: resting, sex: body.sex).map { floor in
            EnergyWording.floor(floor, limit: limit, goal.direction, unit)
        }
    }

    /// "Measured 1 788 less 210 of activity is 1 578: rest x 1.127."; nil if nothing was measured.
    private func measurement(_ basal: BasalMetabolism, _ unit: EnergyUnit) -> Phrase? {
        guard case .success(let adaptive) = review.adaptive, let activity = review.activity?.rounded(to: unit),
            let base = review.measuredBase
        else { return nil }
        // In whole units, so that the shown difference is exact.
        let spent = adaptive.energy.rounded(to: unit)
        func number(_ energy: Energy) -> String { EnergyText.number(energy, in: unit) }
        let (all, less, rest) = (number(spent), number(activity), number(spent - activity))
        return basal.factor(for: base).map {
            "Measured \(all) less \(less) of activity is \(rest): rest x \(Self.text($0))."
        } ?? "Measured \(all) less \(less) of activity is \(rest): is all food recorded?"
    }

    /// The factor that makes the base equal the measured expenditure.
    private func measured(_ profile: EnergyProfile) -> Int? {
        guard let base = review.measuredBase else { return nil }
        return try? BasalMetabolism(of: body, profile).factor(for: base)
    }

    private func balance(_ goal: EnergyGoal, _ basal: BasalMetabolism) -> DayBalance {
        DayBalance(basal: basal.energy, intake: .zero, activity: .zero, goal: goal)
    }

    private static func text(_ factor: Int) -> String { NumberFormat.shown(factor, decimals: 3) }
}

extension ActivityLevel {
    /// "very active".
    var name: Phrase {
        switch self {
        case .sedentary: "sedentary"
        case .light: "light"
        case .moderate: "moderate"
        case .active: "active"
        case .veryActive: "very active"
        }
    }
}
