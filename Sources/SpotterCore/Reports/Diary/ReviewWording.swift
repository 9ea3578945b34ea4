public import DiaryStore
public import FitnessModel
public import Phrases

/// The sentences of a review, the same on screen, in exports and on the command line.
public enum ReviewWording {
    /// The medium of the sentences.
    public enum Medium: Sendable {
        /// The screen; sentences may name keys.
        case screen
        /// A file or the command line; sentences name no keys.
        case paper

        /// A sentence with a hint about keys; without it on paper.
        fileprivate func choose(_ withKeys: Phrase, _ plain: Phrase) -> Phrase { self == .screen ? withKeys : plain }
    }

    /// All sentences about the days, the most important first.
    public static func sentences(_ review: DiaryReview, massUnit: MassUnit, on medium: Medium) -> [Phrase] {
        ([onTarget(review, medium), macros(review)] + expenditure(review, massUnit: massUnit, medium))
            .filter { !$0.isEmpty }
    }

    /// "On target on 4 of 6 recorded days. 1 not recorded."
    private static func onTarget(_ review: DiaryReview, _ medium: Medium) -> Phrase {
        let judged = review.days.map { review.adherence($0) }
        let onTarget = judged.count { $0 == .onTarget }
        let missed = judged.count { if case .missed = $0 { true } else { false } }
        let past = review.days.filter { $0.day <= review.today }
        let blank = past.count { !$0.isRecorded }
        var sentences: [Phrase] = []
        if onTarget + missed > 0 {
            sentences.append(
                "\(onTarget) of \(onTarget + missed, one: "recorded day", other: "recorded days") on target.")
        } else if judged.contains(.withoutLimit) {
            sentences.append(
                medium.choose(
                    "No limits: the basal metabolism is not known (, e in the day shows what is missing).",
                    "No limits: the basal metabolism is not known."))
        }
        if blank == past.count, !past.isEmpty {
            sentences.append(
                medium.choose("No food was logged: Enter opens a day, a f adds a food there.", "No food was logged."))
        } else if blank > 0 {
            sentences.append("\(blank, one: "day", other: "days") not recorded.")
        }
        return sentences.joined(separator: " ")
    }

    /// "Average a day: protein 112 of 130 g, carbs 160 g, fat 58 of 60 g, fibre 22 g."; empty without records.
    private static func macros(_ review: DiaryReview) -> Phrase {
        let parts = NutrientTarget.nutrients.compactMap { nutrient -> Phrase? in
            guard let mean = review.mean(nutrient) else { return nil }
            // If the nutrient is unknown for some foods, the known sum is a lower bound.
            let isLeast = review.counted.contains { $0.total.incomplete.contains(nutrient) }
            let (name, value) = (nutrient.label, grams(mean))
            guard let aim = review.meanTarget(nutrient).map(grams) else {
                return isLeast ? "\(name) at least \(value) g" : "\(name) \(value) g"
            }
            return isLeast ? "\(name) at least \(value) of \(aim) g" : "\(name) \(value) of \(aim) g"
        }
        return parts.isEmpty ? "" : "Average a day: \(list: parts)."
    }

    /// The measured expenditure beside the formula's; or the data missing to compute it.
    private static func expenditure(
        _ review: DiaryReview, massUnit: MassUnit, _ medium: Medium
    ) -> [Phrase] {
        let unit = review.unit
        switch review.adaptive {
        case .failure(let gap): return [missing(gap, medium)]
        case .success(let adaptive):
            let spent = EnergyText.text(adaptive.energy, in: unit)
            let (complete, all) = (adaptive.completeDays, adaptive.dayCount)
            let intake = EnergyText.text(adaptive.intake, in: unit)
            let way = weight(adaptive.trend.change(inDays: 7), massUnit)
            let first: Phrase =
                "Measured expenditure \(spent) a day: intake \(intake), weight \(way) a week (\(complete) complete of \(all) days, \(NumberFormat.grouped(7_700)) kcal a kg)."
            guard let formula = review.formula else { return [first] }
            return [first, difference(adaptive.energy, formula, unit)]
        }
    }

    /// "The formula with activities says 2 345 kcal: 130 kcal less than that."
    private static func difference(_ spent: Energy, _ formula: Energy, _ unit: EnergyUnit) -> Phrase {
        let text = EnergyText.text(formula, in: unit)
        let gap = formula.rounded(to: unit) - spent.rounded(to: unit)
        guard gap != .zero else { return "The formula with activities says \(text): the same." }
        let size = EnergyText.text(Energy(calories: abs(gap.calories)), in: unit)
        return gap > .zero
            ? "The formula with activities says \(text): \(size) more than that."
            : "The formula with activities says \(text): \(size) less than that."
    }

    /// The missing data, with the key that adds it.
    private static func missing(_ gap: AdaptiveExpenditure.Gap, _ medium: Medium) -> Phrase {
        let least = AdaptiveExpenditure.minDays
        switch gap {
        case .tooShort(0):
            return medium.choose(
                "Measured expenditure needs \(least) complete days; x marks a day complete.",
                "Measured expenditure needs \(least) complete days.")
        case .tooShort(let days):
            return
                "Measured expenditure needs \(least) days or more; the complete ones span \(days, one: "day", other: "days") so far."
        case .tooFewComplete(let found, let needed, let span):
            return medium.choose(
                "Measured expenditure needs \(needed) complete days of \(span), \(found) so far. x marks a day complete.",
                "Measured expenditure needs \(needed) complete days of \(span), \(found) so far.")
        case .tooFewWeighIns(0, _):
            return medium.choose(
                "Measured expenditure needs weigh-ins two weeks apart, none so far. a w in the day adds one.",
                "Measured expenditure needs weigh-ins two weeks apart, none so far.")
        case .tooFewWeighIns(let days, let span):
            guard days > 1 else {
                return medium.choose(
                    "Measured expenditure needs weigh-ins two weeks apart, 1 so far. a w in the day adds one.",
                    "Measured expenditure needs weigh-ins two weeks apart, 1 so far.")
            }
            return medium.choose(
                "Measured expenditure needs weigh-ins two weeks apart, \(days) so far, \(span, one: "day", other: "days") apart. a w in the day adds one.",
                "Measured expenditure needs weigh-ins two weeks apart, \(days) so far, \(span, one: "day", other: "days") apart."
            )
        }
    }

    /// "-0.25 kg", "+0.1 kg", "±0 kg".
    package static func weight(_ change: Mass, _ unit: MassUnit) -> String {
        let text = NumberFormat.shown(change.value(in: unit), decimals: 2)
        return "\(text == "0" ? "±" : text.hasPrefix("-") ? "" : "+")\(text) \(unit.rawValue)"
    }

    /// Whole grams from milligrams.
    private static func grams(_ milligrams: Int) -> Int { Int((Double(milligrams) / 1000).rounded()) }
}

/// The length of a review.
package enum ReviewSpan: Hashable, Sendable {
    /// Seven days from the first day of the week.
    case week
    /// A whole calendar month.
    case month

    /// The days of the period that contains a day.
    package func days(around day: Day, weeksFrom start: WeekStart = .monday) -> ClosedRange<Day> {
        switch self {
        case .week: return start.week(of: day)
        case .month:
            let first = day.adding(days: 1 - day.day)
            return first...first.adding(days: Day.length(ofMonth: day.month, year: day.year) - 1)
        }
    }

    /// The day `offset` periods after a day.
    package func day(_ offset: Int, periodsAfter day: Day) -> Day {
        switch self {
        case .week: return day.adding(days: offset * 7)
        case .month: return day.adding(months: offset)
        }
    }

    /// "9 to 15 Mar 2026", "March 2026".
    package func title(_ days: ClosedRange<Day>) -> Phrase {
        let (first, last) = (days.lowerBound, days.upperBound)
        if self == .month { return first.monthTitle }
        let begin: Phrase = first.month == last.month ? "\(first.day)" : first.short
        return "\(begin) to \(last.dated)"
    }
}
