import DiaryStore
import FitnessModel
import ViewKit

extension DayWording {
    /// Where the limits come from: the formula with everything that went in, the goal, the limits.
    var basis: [String] {
        switch day.basal {
        case .failure(let missing):
            let names = missing.inputs.map(Self.label).joined(separator: ", ")
            return ["\(missing.formula.name) needs: \(names)."] + body(day.body) + [goal, counting]
        case .success(let basal):
            let sum = "\(text(basal.energy.rounded(to: unit))) a day"
            let resting = "\(text(basal.resting.rounded(to: unit))) basal\(factor(basal))"
            let base = basal.factor == nil ? "Basal metabolism \(sum)" : "Daily need \(sum) (\(resting))"
            return ["\(base), \(basal.formula.name)."] + body(basal.body) + [goal, counting] + limits
        }
    }

    /// "date of birth"; body fat is measured with the weight.
    static func label(_ input: BasalFormula.Input) -> String {
        input == .leanMass ? "weight with body fat" : EnergyWording.name(input)
    }

    /// "female, 31 years, 165 cm, 62.4 kg (10 Mar)".
    private func body(_ body: BodyFigures) -> [String] {
        let weight = body.weight.map { weight in
            "\(text(weight)) (\(body.weightDay.map { "weighed \(date($0))" } ?? "of the profile"))"
        }
        let lean = body.leanMass.map { mass in
            "lean \(text(mass))\(body.leanMassDay.map { " (\(date($0)))" } ?? "")"
        }
        let parts = [
            body.sex?.rawValue, body.age.map { "\($0) years" }, body.height.map { "\(Height.text($0)) cm" }, weight,
            lean,
        ].compactMap { $0 }
        return parts.isEmpty ? [] : [parts.joined(separator: ", ") + "."]
    }

    private var goal: String {
        guard let goal = day.goal else { return "No goal is set: the weight is kept (, g sets one)." }
        let since = "since \(date(goal.start))"
        let rate = text(goal.rate.rounded(to: unit))
        switch goal.direction {
        case .maintain: return "Goal: keep the weight, \(since)."
        case .gain: return "Goal: gain weight, \(rate) a day more than is spent, \(since)."
        case .lose:
            let food = goal.foodShare
            return "Goal: lose weight, \(rate) a day, \(food) % by food, \(100 - food) % by activity, \(since)."
        }
    }

    private var counting: String {
        day.profile.counting == .net
            ? "Activities count without what rest would have cost." : "Activities count with what rest would have cost."
    }

    private var limits: [String] {
        guard let balance = day.balance?.rounded(to: unit) else { return [] }
        let intake = number(balance.baseIntakeLimit)
        let activity = number(balance.baseActivityLimit)
        let sum = spent(balance, atLeast: day.uncounted > 0 ? "at least " : "")
        return [
            "Limits of the goal: eat \(intake), do \(activity). What is done beyond it may be eaten; what is eaten "
                + "beyond it asks for more activity, \(text(DayBalance.mostMadeUp)) at most; the rest counts in the week.",
            "\(sum.prefix(1).uppercased())\(sum.dropFirst()).",
        ] + [overWithMoreToEat(balance)].compactMap(\.self)
    }

    /// Why a day on which something may still be eaten is over its target.
    private func overWithMoreToEat(_ balance: DayBalance) -> String? {
        guard let lacking = lackingActivity(balance), case .left(let rest) = balance.intakeState else { return nil }
        return
            "\(number(rest)) may still be eaten, but the goal counts on activity of which \(number(lacking)) is still "
            + "to do: until then the day is \(number(lacking)) - \(number(rest)) = \(number(balance.deviation)) over."
    }

    /// Kind of day, whether it is complete, the week so far, the note.
    var remarks: [String] {
        var remarks = [day.kind == .training ? "training day" : "rest day"]
        if day.said.isComplete { remarks.append("complete") }
        if let weekSum { remarks.append(weekSum) }
        if !day.said.note.isEmpty {
            remarks.append("note: " + day.said.note.split(separator: "\n").joined(separator: " "))
        }
        return remarks
    }

    /// "week -1 240 kcal in 4 days": the days of which something eaten is written.
    private var weekSum: String? {
        let known = week.filter { $0.foodCount > 0 }.compactMap(\.balance)
        guard known.count > 1 else { return nil }
        let sum = known.reduce(Energy.zero) { $0 + $1.rounded(to: unit).deviation }
        return "week \(sum > .zero ? "+" : "")\(text(sum)) in \(known.count) days"
    }
}
