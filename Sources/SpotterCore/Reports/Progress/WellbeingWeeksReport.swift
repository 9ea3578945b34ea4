package import DiaryStore
package import FitnessModel

/// How a client was week by week, over what they trained. Nothing is reckoned from one to the other: it is shown, and judged by people.
package struct WellbeingWeeksReport: Sendable {
    /// One week.
    package struct Week: Sendable {
        package let week: ISOWeek
        /// The mean of all levels said in it, in tenths; nil where nobody checked in.
        package let levelTenths: Int?
        /// How often was checked in, and on how many days, and how many of these were tense.
        package let checkIns, days, tenseDays: Int
        /// The session load, in arbitrary units.
        package let load: Double
    }

    /// The weeks of the period, oldest first.
    package let weeks: [Week]

    package init(_ source: ProgressSource) throws(StoreError) {
        let said = try source.diary.checkIns.days(of: source.client.id, in: source.days)
        let byWeek = Dictionary(grouping: said) { ISOWeek($0.day) }
        let sessions = Dictionary(grouping: try source.sessions()) { ISOWeek($0.day) }
        weeks = source.weeks.map { week in
            let days = byWeek[week] ?? []
            return Week(
                week: week, levelTenths: WellbeingDay.meanTenths(days),
                checkIns: days.reduce(0) { $0 + $1.levels.count },
                days: days.count, tenseDays: days.count { $0.isTense },
                load: (sessions[week] ?? []).reduce(0) { $0 + ($1.load ?? 0) })
        }
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        .weekly(
            "Wellbeing", weeks.map(\.week), ["level (1-4)", "check-ins", "days", "tense days", "load (AU)"]
        ) { index in
            let week = weeks[index]
            return [
                week.levelTenths.map { .number(Double($0) / 10, decimals: 1) } ?? .none, .whole(week.checkIns),
                .whole(week.days), .whole(week.tenseDays), .number(week.load, decimals: 0),
            ]
        }
    }
}
