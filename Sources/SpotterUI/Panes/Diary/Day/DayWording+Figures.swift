import DiaryStore
import FitnessModel

extension DayWording {
    /// INTAKE, ACTIVITY and BALANCE. Every figure is a whole number of the unit, so that they add up as they are shown.
    func figures(_ day: EnergyDay) -> [DayFigure] {
        let atLeast = day.uncounted > 0 ? "at least " : ""
        guard let balance = day.balance?.rounded(to: unit) else {
            return [
                DayFigure(title: "INTAKE", amount: text(day.intake)),
                DayFigure(title: "ACTIVITY", amount: atLeast + text(day.activity)),
                DayFigure(title: "BALANCE", amount: "unknown", notes: ["until the basal metabolism is known"]),
            ]
        }
        return [intake(balance), activity(balance, atLeast: atLeast), self.balance(balance, day)]
    }

    private func intake(_ balance: DayBalance) -> DayFigure {
        var figure = DayFigure(title: "INTAKE", amount: text(balance.intake))
        figure.limit = "limit \(number(balance.intakeLimit))"
        switch balance.intakeState {
        case .left(let rest): figure.standing = "\(number(rest)) left"
        case .reached: figure.standing = "reached"
        case .over(let more):
            figure.standing = "\(number(more)) over"
            figure.isWarning = true
        }
        figure.bar = DayFigure.Bar(share: share(balance.intake, balance.intakeLimit), isOver: figure.isWarning)
        return figure
    }

    /// More activity than the limit asks for is no mistake.
    private func activity(_ balance: DayBalance, atLeast: String) -> DayFigure {
        var figure = DayFigure(title: "ACTIVITY", amount: atLeast + text(balance.activity))
        figure.limit = "limit \(number(balance.activityLimit))"
        switch balance.activityState {
        case .left(let rest): figure.standing = "\(number(rest)) to go"
        case .reached: figure.standing = balance.activityLimit == .zero ? "none needed" : "reached"
        case .over: figure.standing = "reached"
        }
        figure.bar = DayFigure.Bar(share: share(balance.activity, balance.activityLimit), isOver: false)
        return figure
    }

    private func balance(_ balance: DayBalance, _ day: EnergyDay) -> DayFigure {
        let word: String
        switch balance.deviationState {
        case .surplus: word = "surplus"
        case .missing: word = "missing"
        case .balanced: word = "balanced"
        }
        let sign = balance.deviation > .zero ? "+" : ""
        var figure = DayFigure(title: "BALANCE", amount: sign + text(balance.deviation), standing: word)
        guard let basal = try? day.basal.get() else { return figure }
        let short = "basal \(number(balance.basal))"
        let weight = basal.body.weight.map { ", \(text($0))" } ?? ""
        figure.notes = [
            "\(short) (\(basal.formula.name)\(factor(basal))\(weight))", "\(short) (\(basal.formula.name))", short,
        ]
        return figure
    }

    /// How full a bar is; nothing of no limit is empty, something of no limit is full.
    private func share(_ amount: Energy, _ limit: Energy) -> Double {
        if limit > .zero { return Double(amount.calories) / Double(limit.calories) }
        return amount > .zero ? 1 : 0
    }

    /// " x 1.4", where the profile has a factor.
    func factor(_ basal: BasalMetabolism) -> String {
        basal.factor.map { " x \(DecimalText.write($0, decimals: 3))" } ?? ""
    }
}
