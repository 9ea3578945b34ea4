public import DiaryStore
package import FitnessModel
import Foundation
public import Phrases

/// The sections of a client's statistics.
public enum ProgressSection: String, CaseIterable, Sendable {
    case overview, sessions, volume, muscles, strength, records, adherence, frequency, load, wellbeing, times, badges

    /// The name in the list of sections.
    public var title: Phrase {
        switch self {
        case .overview: "Overview"
        case .sessions: "Sessions"
        case .volume: "Volume"
        case .muscles: "Muscle groups"
        case .strength: "Strength"
        case .records: "Records"
        case .adherence: "Adherence"
        case .frequency: "Frequency"
        case .load: "Session load"
        case .wellbeing: "Wellbeing"
        case .times: "Times"
        case .badges: "Badges"
        }
    }

    /// Looks up a section by raw value or English title, ignoring case.
    public init?(named name: String) {
        let wanted = name.trimmingBlanks.lowercased()
        let found = Self.allCases.first {
            [$0.rawValue, Language.english.text($0.title).lowercased()].contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }
}

extension ProgressSection {
    /// "12 weeks, 2025-12-22 to 2026-03-12"; nil for a section with a period of its own.
    public func period(of source: ProgressSource) -> Phrase? {
        if self == .records || self == .badges { return nil }
        let name: Phrase = source.period == .all ? "all time" : source.period.title
        return "\(name), \(source.days.lowerBound.iso) to \(source.days.upperBound.iso)"
    }

    /// The figures of all its items together, for printing and export.
    public func table(_ source: ProgressSource) throws(StoreError) -> ProgressTable {
        switch self {
        case .overview: try OverviewReport(source).table
        case .sessions: try SessionsReport(source).table
        case .volume: try VolumeReport(source).table
        case .muscles: try MusclesReport(source).table
        case .strength: try StrengthReport(source).table(source)
        case .records: try RecordsReport(source).table
        case .adherence: try AdherenceReport(source).table
        case .frequency: try FrequencyReport(source).table
        case .load: try LoadReport(source).table
        case .wellbeing: try WellbeingWeeksReport(source).table
        case .times: try TimesReport(source).table
        case .badges: try BadgesReport(source).table
        }
    }
}

/// Volume load, sets and repetitions of each week.
package struct VolumeReport: Sendable {
    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    package let unit: MassUnit
    /// Weight times repetitions of each week, in `unit`.
    package let volume: [Double]
    /// Work sets of each week.
    package let sets: [Int]
    /// Repetitions of each week.
    package let reps: [Int]
    /// The weeks of the period since the client's very first session. Means are computed over these weeks.
    package let trainedWeeks: Int

    package init(_ source: ProgressSource) throws(StoreError) {
        let unit = source.unit
        let work = try source.work()
        self.unit = unit
        weeks = source.weeks
        trainedWeeks = weeks.count(since: try source.diary.figures.trainingDays(of: source.client.id).min())
        volume = work.totals(by: weeks, day: \.day, amount: { $0.volume.value(in: unit) })
        sets = work.totals(by: weeks, day: \.day, amount: { Double($0.sets) }).map { Int($0) }
        reps = work.totals(by: weeks, day: \.day, amount: { Double($0.reps) }).map { Int($0) }
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        .weekly("Volume per week", weeks, ["volume (\(unit.rawValue))", "sets", "reps"]) {
            [.number(volume[$0], decimals: 1), .whole(sets[$0]), .whole(reps[$0])]
        }
    }
}

/// The session load of each week by session RPE, with monotony and strain.
package struct LoadReport: Sendable {
    /// The unit of a session's load: RPE x minutes has no unit of its own.
    // For translators: arbitrary units.
    package static let unit: Phrase = "AU"

    /// The weeks of the period, oldest first.
    package let weeks: [TrainedWeek]

    package init(_ source: ProgressSource) throws(StoreError) {
        let sessionsByWeek = Dictionary(grouping: try source.sessions()) { ISOWeek($0.day) }
        weeks = source.weeks.map { week in
            let sessions = sessionsByWeek[week] ?? []
            let loads = sessions.compactMap { session in session.load.map { (session.day.weekday.rawValue, $0) } }
            var days = Array(repeating: 0.0, count: 7)
            for (weekday, load) in loads { days[weekday - 1] += load }
            return TrainedWeek(
                week: week, load: WeeklyLoad(days), sessions: sessions.count, known: loads.count,
                isOver: week.sunday < source.today)
        }
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        .weekly(
            "Session load", weeks.map(\.week), ["load (AU)", "monotony", "strain", "sessions", "of them known"]
        ) { index in
            let week = weeks[index]
            return [
                week.isUnknown ? .none : .number(week.load.total, decimals: 0),
                week.monotony.map { .number($0, decimals: 2) } ?? .none,
                week.strain.map { .number($0, decimals: 0) } ?? .none, .whole(week.sessions), .whole(week.known),
            ]
        }
    }
}

/// A week of training: its load, and how many sessions have one.
package struct TrainedWeek: Sendable {
    package let week: ISOWeek
    package let load: WeeklyLoad
    package let sessions: Int
    /// Sessions with an RPE and a duration.
    package let known: Int
    package let isOver: Bool

    /// Whether the load is unknown: there are sessions, but none has a load. A week without sessions has a load of
    /// zero.
    package var isUnknown: Bool { sessions > 0 && known == 0 }
    /// Whether the week is over and the load of every session is known; monotony and strain would mislead otherwise.
    private var isComplete: Bool { isOver && known == sessions }
    package var monotony: Double? { isComplete ? load.monotony : nil }
    package var strain: Double? { isComplete ? load.strain : nil }
}

/// Sessions in each week, and consecutive weeks of training.
package struct SessionsReport: Sendable {
    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    /// Sessions of each week.
    package let counts: [Double]
    /// Consecutive weeks with a session, a run or an activity, regardless of the period.
    package let streak: Streak
    /// The weeks of the period since the client's very first session. Means are computed over these weeks.
    package let trainedWeeks: Int

    package init(_ source: ProgressSource) throws(StoreError) {
        weeks = source.weeks
        let days = try source.diary.figures.trainingDays(of: source.client.id)
        counts = days.totals(by: weeks, day: { $0 }, amount: { _ in 1 })
        streak = try source.streak()
        trainedWeeks = weeks.count(since: days.min())
    }

    /// The number of sessions in the period.
    package var total: Int { Int(counts.reduce(0, +)) }
    /// Sessions per week: "2.5".
    package var rate: String { NumberFormat.fixed(Double(total) / Double(trainedWeeks), decimals: 1) }

    /// The figures for printing and export.
    package var table: ProgressTable {
        .weekly("Sessions per week", weeks, ["sessions"]) { [.whole(Int(counts[$0]))] }
    }
}

extension Streak {
    /// "Streak 5 weeks (longest 14)."
    package var sentence: Phrase { current > 0 ? "Streak \(wording)." : text }

    /// "5 weeks (longest 14)."
    package var text: Phrase { "\(wording)." }

    /// "5 weeks (longest 14)".
    package var wording: Phrase {
        guard longest > 0 else { return "No training yet" }
        guard current > 0 else { return "No current streak (longest \(longest))" }
        return "\(current, one: "week", other: "weeks") (longest \(longest))"
    }
}

extension [ISOWeek] {
    /// The number of weeks from the week of a day, at least one; all weeks if the day is nil.
    func count(since first: Day?) -> Int {
        guard let first else { return Swift.max(1, count) }
        return Swift.max(1, count { $0.sunday >= first })
    }
}

/// Weekly wellbeing beside the training load. Nothing is inferred from one to the other: the figures are shown for
/// people to judge.
package struct WellbeingWeeksReport: Sendable {
    package struct Week: Sendable {
        package let week: ISOWeek
        /// The mean of all levels in the week, in tenths; nil if there was no check-in.
        package let levelTenths: Int?
        /// The number of check-ins, of days with a check-in, and of tense days among them.
        package let checkIns, days, tenseDays: Int
        /// The session load in arbitrary units; nil if there are sessions but none has a load (unknown is not zero).
        package let load: Double?
    }

    /// The weeks of the period, oldest first.
    package let weeks: [Week]

    package init(_ source: ProgressSource) throws(StoreError) {
        let (diary, client) = (source.diary, source.client.id)
        var days = source.days
        // Check-ins before the first session are included, too.
        if source.period == .all, let first = try diary.checkIns.firstDay(of: client), first < days.lowerBound {
            days = first...days.upperBound
        }
        let checkIns = try diary.checkIns.days(of: client, in: days)
        let byWeek = Dictionary(grouping: checkIns) { ISOWeek($0.day) }
        let sessions = Dictionary(grouping: try diary.figures.sessionFigures(of: client, days: days)) {
            ISOWeek($0.day)
        }
        weeks = ISOWeek.all(in: days).map { week in
            let (days, done) = (byWeek[week] ?? [], sessions[week] ?? [])
            let loads = done.compactMap(\.load)
            return Week(
                week: week, levelTenths: WellbeingDay.meanTenths(days),
                checkIns: days.reduce(0) { $0 + $1.levels.count },
                days: days.count, tenseDays: days.count { $0.isTense },
                load: done.isEmpty || !loads.isEmpty ? loads.reduce(0, +) : nil)
        }
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        .weekly(
            "Wellbeing", weeks.map(\.week), ["level (1-4)", "check-ins", "days", "tense days", "load (AU)"]
        ) { index in
            let week = weeks[index]
            return [
                week.levelTenths.map { .number(Double($0) / 10, decimals: 1) } ?? .none, .whole(week.checkIns),
                .whole(week.days), .whole(week.tenseDays), week.load.map { .number($0, decimals: 0) } ?? .none,
            ]
        }
    }
}
