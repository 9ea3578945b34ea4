import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension DayWording {
    /// INTAKE, ACTIVITY and BALANCE. Every value is a whole number of the unit, so that the shown values add up.
    func makeFigures() -> [DayFigure] {
        let isAtLeast = day.uncounted > 0
        guard let balance = day.balance?.rounded(to: unit) else {
            return [
                DayFigure(title: "INTAKE", amount: "\(text(day.intake))"),
                DayFigure(title: "ACTIVITY", amount: amount(day.activity, isAtLeast: isAtLeast)),
                DayFigure(title: "BALANCE", amount: "unknown", notes: ["until the basal metabolism is known"]),
            ]
        }
        return [
            intake(balance), activity(balance, isAtLeast: isAtLeast), self.balance(balance, isAtLeast: isAtLeast),
        ]
    }

    /// "495 kcal", "at least 495 kcal".
    private func amount(_ energy: Energy, isAtLeast: Bool) -> Phrase {
        isAtLeast ? "at least \(text(energy))" : "\(text(energy))"
    }

    private func intake(_ balance: DayBalance) -> DayFigure {
        let status: Phrase
        var isOver = false
        switch balance.intakeState {
        case .left(let rest): status = "\(number(rest)) left"
        case .reached: status = "reached"
        case .over(let more): (status, isOver) = ("\(number(more)) over", true)
        }
        return DayFigure(
            title: "INTAKE", amount: "\(text(balance.intake))",
            bar: bar(balance.intake, balance.intakeLimit, isOver: isOver),
            limit: direction.hasLimit
                ? "limit \(number(balance.intakeLimit))" : "target \(number(balance.intakeLimit))",
            status: status, isWarning: isOver)
    }

    /// The direction of the goal.
    var direction: EnergyGoal.Direction { day.goal?.direction ?? .maintain }

    /// The activity; exceeding the target is not a mistake.
    private func activity(_ balance: DayBalance, isAtLeast: Bool) -> DayFigure {
        let limit = balance.activityLimit
        let status: Phrase
        switch balance.activityState {
        case .left(let rest): status = "\(number(rest)) to go"
        case .reached where limit == .zero: status = "none needed"
        case .reached, .over: status = "reached"
        }
        return DayFigure(
            title: "ACTIVITY", amount: amount(balance.activity, isAtLeast: isAtLeast),
            bar: bar(balance.activity, limit, isOver: false),
            limit: "target \(number(limit))", status: status)
    }

    /// The balance; if it is over the target although something may be eaten, the reason is given.
    private func balance(_ balance: DayBalance, isAtLeast: Bool) -> DayFigure {
        let word: Phrase
        switch balance.deviationState {
        case .over:
            word =
                lackingActivity(balance).map { "over target: activity \(number($0)) short" as Phrase } ?? "over target"
        case .left: word = "under target"
        case .reached: word = "balanced"
        }
        let sign = balance.deviation > .zero ? "+" : ""
        var figure = DayFigure(title: "BALANCE", amount: "\(sign + text(balance.deviation))", status: word)
        guard let basal = try? day.basal.get() else { return figure }
        let sum = spent(balance, isAtLeast: isAtLeast)
        let weight = basal.body.weight.map { ", \(text($0))" } ?? ""
        let spent = number(balance.expenditure)
        figure.notes = [
            "\(sum) (\(basal.formula.name)\(factor(basal))\(weight))", "\(sum) (\(basal.formula.name))", sum,
            isAtLeast ? "spent at least \(spent)" : "spent \(spent)",
        ]
        return figure
    }

    /// "spent 1 470 = basal 1 361 + activity 109".
    private func spent(_ balance: DayBalance, isAtLeast: Bool) -> Phrase {
        let (sum, base) = (number(balance.expenditure), number(balance.basal))
        let activity = number(balance.activity)
        return switch (isAtLeast, hasFactor) {
        case (false, false): "spent \(sum) = basal \(base) + activity \(activity)"
        case (false, true): "spent \(sum) = daily need \(base) + activity \(activity)"
        case (true, false): "spent at least \(sum) = basal \(base) + activity \(activity)"
        case (true, true): "spent at least \(sum) = daily need \(base) + activity \(activity)"
        }
    }

    /// The expenditure as a sentence.
    private func spentSentence(_ balance: DayBalance, isAtLeast: Bool) -> Phrase {
        let (sum, base) = (number(balance.expenditure), number(balance.basal))
        let activity = number(balance.activity)
        return switch (isAtLeast, hasFactor) {
        case (false, false): "Spent \(sum) = basal \(base) + activity \(activity)."
        case (false, true): "Spent \(sum) = daily need \(base) + activity \(activity)."
        case (true, false): "Spent at least \(sum) = basal \(base) + activity \(activity)."
        case (true, true): "Spent at least \(sum) = daily need \(base) + activity \(activity)."
        }
    }

    /// Whether an activity level multiplies the basal metabolism.
    private var hasFactor: Bool { (try? day.basal.get())?.factor != nil }

    /// The missing activity, if that alone puts the day over its target.
    func lackingActivity(_ balance: DayBalance) -> Energy? {
        guard case .left = balance.intakeState, case .over = balance.deviationState else { return nil }
        return balance.baseActivityLimit - balance.activity
    }

    /// How full a bar is; without a limit, nothing is empty and something is full. A target to reach
    /// is not a warning once it is passed.
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
    var basis: [Phrase] {
        switch day.basal {
        case .failure(let missing):
            let names = missing.inputs.map(Self.label)
            return ["\(missing.formula.name) needs: \(list: names)."] + body(day.body) + [goal, counting]
        case .success(let basal):
            let (sum, name) = (text(basal.energy.rounded(to: unit)), basal.formula.name)
            let resting = text(basal.resting.rounded(to: unit))
            let base: Phrase =
                basal.factor == nil
                ? "Basal metabolism \(sum) a day, \(name)."
                : "Daily need \(sum) a day (\(resting) basal\(factor(basal))), \(name)."
            return [base] + body(basal.body) + [goal, counting] + limits
        }
    }

    /// "date of birth"; body fat is measured with the weight.
    static func label(_ input: BasalFormula.Input) -> Phrase {
        input == .leanMass ? "weight with body fat" : EnergyWording.name(input)
    }

    /// "female, 31 years, 165 cm, 62.4 kg (weighed 10 Mar), lean 47 kg (scale 10 Mar)".
    private func body(_ body: BodyFigures) -> [Phrase] {
        let weight = body.weight.map { weight -> Phrase in
            guard let day = body.weightDay else { return "\(text(weight)) (from the profile)" }
            return "\(text(weight)) (weighed \(date(day)))"
        }
        let lean = body.leanMass.map { mass -> Phrase in
            guard let day = body.leanMassDay else { return "lean \(text(mass))" }
            return body.leanMassSource == .folds
                ? "lean \(text(mass)) (skinfolds \(date(day)))" : "lean \(text(mass)) (scale \(date(day)))"
        }
        let height: Phrase? = body.height.map { "\(Height.text($0)) cm" }
        let sex: Phrase? = body.sex.map(\.word)
        let age: Phrase? = body.age.map(AgeText.years)
        let parts = [sex, age, height, weight, lean].compactMap(\.self)
        return parts.isEmpty ? [] : ["\(list: parts)."]
    }

    private var goal: Phrase {
        guard let goal = day.goal else { return "No goal: the limits keep the weight (, g sets one)." }
        let start = date(goal.start)
        let rate = text(goal.rate.rounded(to: unit))
        switch goal.direction {
        case .maintain: return "Goal: keep weight, since \(start)."
        case .gain: return "Goal: gain weight, \(rate) a day above expenditure, since \(start)."
        case .lose:
            let food = goal.foodShare
            return "Goal: lose weight, \(rate) a day, \(food) % by food, \(100 - food) % by activity, since \(start)."
        }
    }

    private var counting: Phrase {
        day.profile.counting == .net
            ? "Activities count net, without the energy at rest." : "Activities count gross, with the energy at rest."
    }

    private var limits: [Phrase] {
        guard let balance = day.balance?.rounded(to: unit) else { return [] }
        let intake = number(balance.baseIntakeLimit)
        let activity = number(balance.baseActivityLimit)
        let most = text(DayBalance.maxCompensation)
        return [
            """
            Limits of the goal: eat \(intake), do \(activity). Extra activity allows more food; extra food asks for \
            more activity, at most \(most). The rest counts in the week.
            """,
            spentSentence(balance, isAtLeast: day.uncounted > 0),
        ] + [overWithMoreToEat(balance)].compactMap(\.self) + (balance.isOutOfReach ? [] : limitHints)
    }

    /// Why a day on which something may still be eaten is over its target.
    private func overWithMoreToEat(_ balance: DayBalance) -> Phrase? {
        guard let lacking = lackingActivity(balance), case .left(let rest) = balance.intakeState else { return nil }
        let (left, short) = (number(rest), number(lacking))
        return """
            \(left) can still be eaten, but \(short) of the activity is still to do: until then the day is \
            \(short) - \(left) = \(number(balance.deviation)) over.
            """
    }

    /// Kind of day, whether it is complete, the week so far, the note.
    var remarks: [Phrase] {
        var remarks: [Phrase] = [day.kind == .training ? "training day" : "rest day"]
        if day.marks.isComplete { remarks.append("complete") }
        if let weekSum { remarks.append(weekSum) }
        if !day.marks.note.isEmpty {
            let note = day.marks.note.split(separator: "\n").joined(separator: " ")
            remarks.append("note: \(note)")
        }
        return remarks
    }

    /// "week -1 240 kcal in 4 days": the sum over the days with entries.
    private var weekSum: Phrase? {
        let known = week.filter { $0.foodCount > 0 }.compactMap(\.balance)
        guard known.count > 1 else { return nil }
        let sum = known.reduce(Energy.zero) { $0 + $1.rounded(to: unit).deviation }
        let shown = (sum > .zero ? "+" : "") + text(sum)
        return "week \(shown) in \(known.count, one: "day", other: "days")"
    }
}

/// A value at the top of a day: an amount, a bar to its limit, and its state in words.
struct DayFigure: Hashable, Sendable {
    /// The title: INTAKE.
    let title: Phrase
    /// "1 620 kcal".
    let amount: Phrase
    /// How full the bar is: 0 is empty, 1 is the limit, and more is too much; nil draws none.
    var bar: Double?
    /// "limit 1 664".
    var limit: Phrase = ""
    /// "44 left", "reached", "136 over".
    var status: Phrase = ""
    /// Whether the state needs attention.
    var isWarning = false
    /// The text of a row without a bar, from the longest form to the shortest.
    var notes: [Phrase] = []
}
