import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The days of a review as rows of a table, with the sum and the average below.
struct ReviewTable {
    let review: DiaryReview
    let massUnit: MassUnit
    let glyphs: Glyphs

    /// The position of each column among `columns`.
    enum Column: Int, CaseIterable {
        case day, intake, limit, activity, balance, bar, goal, protein, carbs, fat, weight
    }

    var columns: [TableColumn] {
        let unit = review.unit
        // The sum of a month has a digit more in kilojoules.
        let figure = unit == .kJ ? 7 : 6
        let titles = review.days.map(\.day.named) + [Self.sumTitle, Self.meanTitle]
        return [
            TableColumn("Day", .fixed(10, holding: titles)),
            TableColumn(number: "Eaten", .fixed(figure)),
            TableColumn(number: "Limit", .fixed(6), dropOrder: 3),
            TableColumn(number: "Active", .fixed(figure)),
            TableColumn(number: "Balance \(unit.rawValue)", .fixed(Self.balanceWidth)),
            TableColumn("", .flexible(minimum: 7, weight: 3), dropOrder: 4),
            TableColumn("Goal", .flexible(minimum: 14, weight: 2)),
            TableColumn(number: "Prot.", .fixed(5), dropOrder: 5),
            TableColumn(number: "Carbs", .fixed(5), dropOrder: 5),
            TableColumn(number: "Fat g", .fixed(5), dropOrder: 5),
            TableColumn(number: Phrase(verbatim: massUnit.rawValue), .fixed(5), dropOrder: 2),
        ]
    }

    private static let balanceWidth = 15
    private static let (sumTitle, meanTitle): (Phrase, Phrase) = ("Sum", "Average")

    /// The texts of one day.
    func row(_ day: DaySummary) -> [Phrase] {
        let eaten = day.isRecorded ? day : nil
        let figures = eaten.flatMap(rounded)
        let isActive = day.isRecorded || day.activity != .zero
        let isJudged = day.isRecorded || day.day <= review.today
        let activity = isActive ? text(day.activity) + (day.uncounted > 0 ? "+" : "") : ""
        let weight = review.weighIn(on: day.day).map {
            NumberFormat.fixed($0.weight.value(in: massUnit), decimals: 1)
        }
        let texts: [Phrase] = [
            day.day.named, "\(text(eaten?.intake))", "\(text(figures?.intakeLimit))",
            "\(activity)", balance(figures?.deviation), "", isJudged ? goal(review.adherence(day)) : "",
        ]
        return texts + Self.macros.map { "\(grams(eaten?.nutrients[$0]))" } + ["\(weight ?? "")"]
    }

    /// The sums of the days that count. They are sums of the shown values, so that they add up.
    var sum: [Phrase] {
        let unit = review.unit
        return [
            Self.sumTitle, "\(text(review.total { $0.intake.rounded(to: unit) }))", "",
            "\(text(review.total { $0.activity.rounded(to: unit) }))",
            balance(review.total { rounded($0)?.deviation }), "",
            review.counted.isEmpty ? "" : "of \(review.counted.count, one: "day", other: "days")",
        ]
    }

    /// The averages of the days that count, and the trend of the weight. They are averages of the shown values, as the
    /// sums are.
    var mean: [Phrase] {
        let unit = review.unit
        let texts: [Phrase] = [
            Self.meanTitle, "\(text(review.mean { $0.intake.rounded(to: unit) }))",
            "\(text(review.mean { rounded($0)?.intakeLimit }))",
            "\(text(review.mean { $0.activity.rounded(to: unit) }))",
            balance(review.mean { rounded($0)?.deviation }), "", weightTrend,
        ]
        return texts + Self.macros.map { "\(grams(review.mean($0)))" }
    }

    private static let macros: [Nutrient] = [.protein, .carbohydrate, .fat]

    /// "-0.25 kg/week"; empty with fewer than two days on the scales.
    private var weightTrend: Phrase {
        review.trend.map { "\(ReviewWording.weight($0.change(inDays: 7), massUnit))/week" } ?? ""
    }

    private func rounded(_ day: DaySummary) -> DayBalance? { day.balance?.rounded(to: review.unit) }

    /// The style of a day's goal column, which supports the word.
    func style(_ adherence: Adherence) -> Style {
        switch adherence {
        case .onTarget: .success
        case .missed: .warning
        case .notRecorded, .withoutLimit, .open: .muted
        }
    }

    private func text(_ energy: Energy?) -> String { energy.map { EnergyText.number($0, in: review.unit) } ?? "" }

    /// "-44 under", "+120 over" the target; without the word in a narrow column, since the sign is enough.
    private func balance(_ deviation: Energy?) -> Phrase {
        guard let whole = deviation?.rounded(to: review.unit) else { return "" }
        guard whole != .zero else { return "0" }
        let number = (whole > .zero ? "+" : "") + text(whole)
        let text: Phrase = whole > .zero ? "\(number) over" : "\(number) under"
        return TextWidth.of(text) > Self.balanceWidth ? "\(number)" : text
    }

    /// "✓ on target", "▲ too much", "activity short"; the balance column shows the amount.
    private func goal(_ adherence: Adherence) -> Phrase {
        switch adherence {
        case .notRecorded: "not recorded"
        case .withoutLimit: "no limit known"
        case .open: "in progress"
        case .onTarget: "\(glyphs.check) on target"
        case .missed(let intake, _):
            if intake > .zero {
                "\(glyphs.up) too much"
            } else if intake < .zero {
                "\(glyphs.down) too little"
            } else {
                "activity short"
            }
        }
    }

    private func grams(_ milligrams: Int?) -> String {
        milligrams.map { String(Int((Double($0) / 1000).rounded())) } ?? ""
    }
}
