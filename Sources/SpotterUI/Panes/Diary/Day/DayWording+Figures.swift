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
        return [intake(balance), activity(balance, atLeast: atLeast), self.balance(balance)]
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

    private func balance(_ balance: DayBalance) -> DayFigure {
        let word =
            switch balance.deviationState {
            case .over: "over target"
            case .left: "under target"
            case .reached: "balanced"
            }
        let sign = balance.deviation > .zero ? "+" : ""
        var figure = DayFigure(title: "BALANCE", amount: sign + text(balance.deviation), standing: word)
        guard let basal = try? day.basal.get() else { return figure }
        let short = "\(basal.factor == nil ? "basal" : "daily need") \(number(balance.basal))"
        let weight = basal.body.weight.map { ", \(text($0))" } ?? ""
        figure.notes = [
            "\(short) (\(basal.formula.name)\(factor(basal))\(weight))", "\(short) (\(basal.formula.name))", short,
        ]
        return figure
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
