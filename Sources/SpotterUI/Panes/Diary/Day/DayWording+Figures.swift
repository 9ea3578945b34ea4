import DiaryStore
import FitnessModel

extension DayWording {
    /// INTAKE, ACTIVITY and BALANCE. Every figure is a whole number of the unit, so that they add up as they are shown.
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
            limit: "\(limitName) \(number(balance.intakeLimit))", standing: standing, isWarning: isOver)
    }

    /// What may be eaten is a limit for who wants to lose weight; the others should eat it.
    var limitName: String { (day.goal?.direction ?? .maintain).limitName }

    /// More activity than the target asks for is no mistake.
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

    /// Over the target with something left to eat is told why.
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

    /// What activity lacks, where that alone puts the day over its target: something may still be eaten.
    func lackingActivity(_ balance: DayBalance) -> Energy? {
        guard case .left = balance.intakeState, case .over = balance.deviationState else { return nil }
        return balance.baseActivityLimit - balance.activity
    }

    /// How full a bar is; nothing of no limit is empty, something of no limit is full. A limit that is to be reached is no
    /// alarm once it is passed.
    private func bar(_ amount: Energy, _ limit: Energy, isOver: Bool) -> Double {
        let share =
            limit > .zero ? Double(amount.calories) / Double(limit.calories) : amount > .zero ? 1 : 0
        return isOver ? max(share, 1.001) : min(share, 1)
    }

    /// " x 1.4", where the profile has a factor.
    func factor(_ basal: BasalMetabolism) -> String {
        basal.factor.map { " x \(NumberFormat.shown($0, decimals: 3))" } ?? ""
    }
}
