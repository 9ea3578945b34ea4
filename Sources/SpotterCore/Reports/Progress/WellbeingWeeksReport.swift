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
        /// The session load, in arbitrary units; nil where sessions were done of which none has one: unknown is not none.
        package let load: Double?
    }

    /// The weeks of the period, oldest first.
    package let weeks: [Week]

    package init(_ source: ProgressSource) throws(StoreError) {
        let (diary, client) = (source.diary, source.client.id)
        var days = source.days
        // Who checked in before they first trained did so all the same.
        if source.period == .all, let first = try diary.checkIns.firstDay(of: client), first < days.lowerBound {
            days = first...days.upperBound
        }
        let said = try diary.checkIns.days(of: client, in: days)
        let byWeek = Dictionary(grouping: said) { ISOWeek($0.day) }
        let sessions = Dictionary(grouping: try diary.sessionFigures(of: client, days: days)) { ISOWeek($0.day) }
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

    /// The figures as they are printed and exported.
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
