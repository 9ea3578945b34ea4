package import DiaryStore
package import FitnessModel
package import Phrases
import TerminalKit

/// The summary of all sections.
package struct OverviewReport: Sendable {
    /// Whether the client has never trained.
    package let isEmpty: Bool
    /// The figures with their text and weekly trend; the trend is empty for figures without weeks.
    package let figures: [(name: Phrase, value: Phrase, trend: [Double])]
    /// The weekly values for charts.
    package let charts: [(title: Phrase, values: [Double], unit: String)]
    /// The weeks of the charts and trends.
    package let weeks: [ISOWeek]
    /// Records of the last thirty days.
    package let records: [ExerciseRecord]
    package let badges: [BadgeStatus]
    private let unit: MassUnit

    package init(_ source: ProgressSource) throws(StoreError) {
        let sessions = try SessionsReport(source)
        let work = try VolumeReport(source)
        let (unit, volume, sets) = (work.unit, work.volume, work.sets.map(Double.init))
        let count = Double(sessions.trainedWeeks)
        func mean(_ values: [Double]) -> String { NumberFormat.grouped(values.reduce(0, +) / count) }
        let lifted = "\(NumberFormat.grouped(volume.last ?? 0)) \(unit.rawValue)"
        self.unit = unit
        isEmpty = sessions.streak.longest == 0
        records = try RecordsReport(source).records
        let adherence = try AdherenceReport(source).total
        badges = try BadgesReport(source).statuses
        figures = [
            ("Sessions", "\(Int(sessions.counts.last ?? 0)) this week, \(sessions.rate) a week", sessions.counts),
            ("Streak", sessions.streak.text, []),
            ("Volume", "\(lifted) this week, \(mean(volume)) a week", volume),
            ("Sets", "\(Int(sets.last ?? 0)) this week, \(mean(sets)) a week", sets),
            ("Adherence", adherence ?? "no phase has an end date", []),
        ]
        weeks = sessions.weeks
        charts = [
            ("Sessions per week", sessions.counts, ""), ("Volume per week", volume, unit.rawValue),
            ("Sets per week", sets, ""),
        ]
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        ProgressTable(
            "Overview", ["figure", "value"],
            figures.map { [.word($0.name), .word($0.value)] }
                + records.map { [.word("Record"), .word("\($0.record.day.iso) \(text($0))")] }
                + badges.map { [.word("Badge"), .word("\($0.badge.name): \(list: [$0.text, $0.earnedText])")] })
    }

    /// "Squat: 5-rep best 100 kg (was 95)".
    package func text(_ entry: ExerciseRecord) -> Phrase {
        let (best, before) = entry.record.texts(in: unit, ChartNumber.short)
        return "\(entry.name): \(entry.record.title) \(best) \(unit.rawValue) (was \(before))"
    }

    /// "Squat: 5-rep best 100 kg", where there is no room for the one before.
    package func short(_ entry: ExerciseRecord) -> Phrase {
        "\(entry.name): \(entry.record.title) \(entry.record.texts(in: unit, ChartNumber.short).best) \(unit.rawValue)"
    }
}

/// Records of the last thirty days.
package struct RecordsReport: Sendable {
    /// The records, newest first.
    package let records: [ExerciseRecord]
    package let unit: MassUnit

    package init(_ source: ProgressSource) throws(StoreError) {
        records = try source.diary.figures.records(
            of: source.client.id, days: source.lastMonth, formula: source.formula)
        unit = source.unit
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        ProgressTable(
            "Records of the last 30 days",
            ["day", "exercise", "record", "best (\(unit.rawValue))", "before (\(unit.rawValue))"],
            records.map {
                [
                    .day($0.record.day), .text($0.name), .word($0.record.title),
                    .number($0.record.best.value(in: unit), decimals: 1),
                    .number($0.record.before.value(in: unit), decimals: 1),
                ]
            })
    }
}

extension TrainingRecord {
    /// "5-rep best", "5-rep best, body weight", "e1RM".
    package var title: Phrase {
        switch kind {
        case .load(let reps): "\(reps)-rep best"
        case .bodyWeight(let reps): "\(reps)-rep best, body weight"
        case .estimate: Phrase(verbatim: "e1RM")
        }
    }

    /// The best and the one before, without unit: "105", or, on the body, "+12.5", "-10".
    package func texts(
        in unit: MassUnit, _ number: (Double) -> String = { NumberFormat.shown($0, decimals: 1) }
    ) -> (best: String, before: String) {
        func text(_ mass: Mass) -> String {
            (kind.isOnBody && mass > .zero ? "+" : "") + number(mass.value(in: unit))
        }
        return (text(best), text(before))
    }
}

/// The trainer's badges with the client's progress.
package struct BadgesReport: Sendable {
    package let statuses: [BadgeStatus]

    package init(_ source: ProgressSource) throws(StoreError) {
        let badges = try source.diary.badges.list()
        let names = try source.diary.figures.exerciseNames(Set(badges.compactMap(\.exercise)))
        var statuses: [BadgeStatus] = []
        for badge in badges {
            let progress = try source.diary.badges.progress(of: source.client.id, with: badge, today: source.today)
            statuses.append(
                BadgeStatus(badge: badge, exercise: badge.exercise.flatMap { names[$0] }, progress: progress))
        }
        self.statuses = statuses
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        ProgressTable(
            "Badges", ["badge", "counts", "exercise", "reached", "target", "days", "earned on"],
            statuses.map {
                [
                    .text($0.badge.name), .word($0.badge.counted.name), .text($0.exercise ?? ""),
                    .whole($0.progress.count), .whole($0.badge.target), .whole($0.badge.days),
                    .text($0.progress.earned?.iso ?? ""),
                ]
            })
    }
}

/// A badge with the client's progress.
package struct BadgeStatus: Sendable {
    package let badge: Badge
    /// The name of the exercise whose repetitions count; nil if the badge counts something else.
    package let exercise: String?
    package let progress: BadgeProgress

    /// "7 of 10 workouts in 30 days".
    package var text: Phrase {
        let (count, target) = (progress.count, badge.target)
        let days: Phrase = "\(badge.days, one: "day", other: "days")"
        switch (badge.counted, exercise) {
        case (.sessions, _): return "\(count) of \(target, one: "workout", other: "workouts") in \(days)"
        case (.reps, nil): return "\(count) of \(target, one: "rep", other: "reps") in \(days)"
        case (.reps, let exercise?): return "\(count) of \(target, one: "rep", other: "reps") of \(exercise) in \(days)"
        }
    }

    /// "earned 3 Mar 2026", or "not yet".
    package var earnedText: Phrase { progress.earned.map { "earned \($0.dated)" } ?? "not yet" }
}
