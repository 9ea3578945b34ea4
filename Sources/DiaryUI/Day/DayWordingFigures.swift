import DiaryStore
import FitnessModel
import ViewKit

extension DayWording {
    /// INTAKE, ACTIVITY and BALANCE. Every value is a whole number of the unit, so that the shown values add up.
    func makeFigures() -> [DayFigure] {
        let atLeast = day.uncounted > 0 ? "at least " : ""
        guard let balance = day.balance?.rounded(to: unit) else {
            return [
                DayFigure(title: "INTAKE", amount: text(day.intake)),
                DayFigure(title: "ACTIVITY", amount: atLeast + text(day.activity)),
                DayFigure(title: "BALANCE", amount: "unknown", notes: ["until the basal metabolism is known"]),
            ]
        }
        return [
            intake(balance), activity(balance, atLeast: atLeast), self.balance(balance, atLeast: atLeast),
        ]
    }

    private func intake(_ balance: DayBalance) -> DayFigure {
        let standing: String
        var isOver = false
        switch balance.intakeState {
        case .left(let rest): standing = "\(number(rest)) left"
        case .reached: standing = "reached"
        case .over(let more): (standing, isOver) = ("\(number(more)) over", true)
        }
        return DayFigure(
            title: "INTAKE", amount: text(balance.intake),
            bar: bar(balance.intake, balance.intakeLimit, isOver: isOver),
            limit: direction.hasLimit
                ? "limit \(number(balance.intakeLimit))" : "target \(number(balance.intakeLimit))",
            standing: standing, isWarning: isOver)
    }

    /// The direction of the goal.
    var direction: EnergyGoal.Direction { day.goal?.direction ?? .maintain }

    /// The activity; more than the target is no mistake.
    private func activity(_ balance: DayBalance, atLeast: String) -> DayFigure {
        let limit = balance.activityLimit
        let standing: String
        switch balance.activityState {
        case .left(let rest): standing = "\(number(rest)) to go"
        case .reached where limit == .zero: standing = "none needed"
        case .reached, .over: standing = "reached"
        }
        return DayFigure(
            title: "ACTIVITY", amount: atLeast + text(balance.activity),
            bar: bar(balance.activity, limit, isOver: false),
            limit: "target \(number(limit))", standing: standing)
    }

    /// The balance; if it is over the target although something may be eaten, the reason is given.
    private func balance(_ balance: DayBalance, atLeast: String) -> DayFigure {
        let word: String
        switch balance.deviationState {
        case .over:
            word = lackingActivity(balance).map { "over target: activity \(number($0)) short" } ?? "over target"
        case .left: word = "under target"
        case .reached: word = "balanced"
        }
        let sign = balance.deviation > .zero ? "+" : ""
        var figure = DayFigure(title: "BALANCE", amount: sign + text(balance.deviation), standing: word)
        guard let basal = try? day.basal.get() else { return figure }
        let sum = spent(balance, atLeast: atLeast)
        let weight = basal.body.weight.map { ", \(text($0))" } ?? ""
        figure.notes = [
            "\(sum) (\(basal.formula.name)\(factor(basal))\(weight))", "\(sum) (\(basal.formula.name))", sum,
            "spent \(atLeast)\(number(balance.expenditure))",
        ]
        return figure
    }

    /// "spent 1 470 = basal 1 361 + activity 109".
    func spent(_ balance: DayBalance, atLeast: String) -> String {
        let basal = (try? day.basal.get())?.factor == nil ? "basal" : "daily need"
        return "spent \(atLeast)\(number(balance.expenditure)) = \(basal) \(number(balance.basal)) + activity "
            + number(balance.activity)
    }

    /// The missing activity, if that alone puts the day over its target.
    func lackingActivity(_ balance: DayBalance) -> Energy? {
        guard case .left = balance.intakeState, case .over = balance.deviationState else { return nil }
        return balance.baseActivityLimit - balance.activity
    }

    /// How full a bar is; nothing of no limit is empty, something of no limit is full. A limit that is to be reached is
    /// no alarm once it is passed.
    private func bar(_ amount: Energy, _ limit: Energy, isOver: Bool) -> Double {
        let share =
            limit > .zero ? Double(amount.calories) / Double(limit.calories) : amount > .zero ? 1 : 0
        return isOver ? max(share, 1.001) : min(share, 1)
    }

    /// " x 1.4", if the profile has a factor.
    func factor(_ basal: BasalMetabolism) -> String {
        basal.factor.map { " x \(NumberFormat.shown($0, decimals: 3))" } ?? ""
    }
}

extension DayWording {
    /// The origin of the limits: the formula with its inputs, the goal, the limits.
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
            "\(text(weight)) (\(body.weightDay.map { "weighed \(date($0))" } ?? "from the profile"))"
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
        guard let goal = day.goal else { return "No goal: the limits keep the weight (, g sets one)." }
        let since = "since \(date(goal.start))"
        let rate = text(goal.rate.rounded(to: unit))
        switch goal.direction {
        case .maintain: return "Goal: keep weight, \(since)."
        case .gain: return "Goal: gain weight, \(rate) a day above expenditure, \(since)."
        case .lose:
            let food = goal.foodShare
            return "Goal: lose weight, \(rate) a day, \(food) % by food, \(100 - food) % by activity, \(since)."
        }
    }

    private var counting: String {
        day.profile.counting == .net
            ? "Activities count net, without the energy at rest." : "Activities count gross, with the energy at rest."
    }

    private var limits: [String] {
        guard let balance = day.balance?.rounded(to: unit) else { return [] }
        let intake = number(balance.baseIntakeLimit)
        let activity = number(balance.baseActivityLimit)
        let sum = spent(balance, atLeast: day.uncounted > 0 ? "at least " : "")
        return [
            "Limits of the goal: eat \(intake), do \(activity). Extra activity allows more food; extra food asks for "
                + "more activity, at most \(text(DayBalance.mostMadeUp)). The rest counts in the week.",
            "\(sum.prefix(1).uppercased())\(sum.dropFirst()).",
        ] + [overWithMoreToEat(balance)].compactMap(\.self)
    }

    /// Why a day on which something may still be eaten is over its target.
    private func overWithMoreToEat(_ balance: DayBalance) -> String? {
        guard let lacking = lackingActivity(balance), case .left(let rest) = balance.intakeState else { return nil }
        return
            "\(number(rest)) can still be eaten, but \(number(lacking)) of the activity is still to do: until then "
            + "the day is \(number(lacking)) - \(number(rest)) = \(number(balance.deviation)) over."
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

    /// "week -1 240 kcal in 4 days": the sum over the days with entries.
    private var weekSum: String? {
        let known = week.filter { $0.foodCount > 0 }.compactMap(\.balance)
        guard known.count > 1 else { return nil }
        let sum = known.reduce(Energy.zero) { $0 + $1.rounded(to: unit).deviation }
        return "week \(sum > .zero ? "+" : "")\(text(sum)) in \(known.count) days"
    }
}

/// A value at the top of a day: an amount, a bar to its limit, and its state in words.
struct DayFigure: Hashable, Sendable {
    /// The title: INTAKE.
    let title: String
    /// "1 620 kcal".
    let amount: String
    /// How full the bar is: 0 is empty, 1 is the limit, and more is too much; nil draws none.
    var bar: Double?
    /// "limit 1 664".
    var limit = ""
    /// "44 left", "reached", "136 over".
    var standing = ""
    /// Whether the standing needs attention.
    var isWarning = false
    /// The text of a row without a bar, from the longest form to the shortest.
    var notes: [String] = []
}
