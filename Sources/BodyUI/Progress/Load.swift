import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// Volume load, sets and repetitions of each week.
    static func volume(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try VolumeReport(source)
        let (weeks, unit, volume, sets) = (report.weeks, report.unit, report.volume, report.sets)
        let total = volume.reduce(0, +)
        let mean = NumberFormat.grouped(total / Double(report.trainedWeeks))
        let all = "\(NumberFormat.grouped(total)) \(unit.rawValue)"
        return ProgressContent(
            summary: [
                "\(all) in total, \(mean) a week; \(sets.reduce(0, +), one: "set", other: "sets").",
                "Weight x reps without warm-ups.",
            ],
            empty: sets.contains { $0 > 0 } ? nil : noSet, stops: Array(repeating: Stop(), count: weeks.count),
            table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart(
                "Volume per week", volume, unit: "\(unit.rawValue)", weeks: weeks, cursor: cursor)
            chart.valueText = { "\(NumberFormat.grouped($0))" }
            chart.noteText = { sets.indices.contains($0) ? "\(sets[$0], one: "set", other: "sets")" : "" }
            screen.draw(chart, in: area)
        }
    }
}

extension ProgressContent {
    /// The stress of each week by session RPE, with monotony and strain.
    static func load(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try LoadReport(source)
        let weeks = report.weeks
        let all = weeks.reduce(0) { $0 + $1.sessions }
        let known = weeks.reduce(0) { $0 + $1.known }
        return ProgressContent(
            summary: [
                "Session load (sRPE, AU).", "For discussion, not a warning.",
                "RPE x minutes; monotony: how similar the days were; strain: load x monotony.",
                "Of \(all, one: "session", other: "sessions"), \(known) with both; ? marks a week without.",
            ],
            empty: known > 0
                ? nil
                : "No session here has an RPE, a start and an end. w w finishes a session and asks for its RPE.",
            stops: Array(repeating: Stop(), count: weeks.count), table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart(
                "Load per week", weeks.map { $0.isUnknown ? .nan : $0.load.total }, unit: LoadReport.unit,
                weeks: weeks.map(\.week), cursor: cursor)
            chart.gapMark = "?"
            // Short, to leave room for monotony and strain.
            chart.placeText = { weeks.indices.contains($0) ? weeks[$0].week.monday.dated : "" }
            chart.valueText = { $0.isFinite ? "\(NumberFormat.grouped($0))" : "load –" }
            chart.noteText = { weeks.indices.contains($0) ? weeks[$0].note : "" }
            screen.draw(chart, in: area)
        }
    }
}

extension TrainedWeek {
    /// The cursor's text after the load.
    fileprivate var note: Phrase {
        if let monotony, let strain {
            return "monotony \(NumberFormat.fixed(monotony, decimals: 2)), strain \(NumberFormat.grouped(strain))"
        }
        if known < sessions {
            return "monotony – (\(known) of \(sessions, one: "session", other: "sessions") known)"
        }
        return isOver ? "monotony –" : "monotony – (in progress)"
    }
}

extension ProgressContent {
    /// Weekly wellbeing above weekly load.
    static func wellbeing(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try WellbeingWeeksReport(source)
        let weeks = report.weeks
        let checkIns = weeks.reduce(0) { $0 + $1.checkIns }
        let days = weeks.reduce(0) { $0 + $1.days }
        return ProgressContent(
            summary: [
                "\(checkIns, one: "check-in", other: "check-ins") on \(days, one: "day", other: "days").",
                "The average level of a week, 1 wound up to 4 carefree, over its session load.",
            ],
            empty: checkIns > 0 ? nil : "No check-ins in this period. n k checks in, f shows another period.",
            stops: Array(repeating: Stop(), count: weeks.count), table: report.table
        ) { screen, area, cursor in
            var level = WeekText.chart(
                "Level", weeks.map { $0.levelTenths.map { Double($0) / 10 } ?? .nan }, unit: "of 4",
                weeks: weeks.map(\.week), cursor: cursor)
            level.noteText = { weeks.indices.contains($0) ? weeks[$0].note : "" }
            let load = WeekText.chart(
                "Load per week", weeks.map { $0.load ?? .nan }, unit: LoadReport.unit, weeks: weeks.map(\.week),
                cursor: cursor
            )
            let upper = area.top((area.height + 1) / 2)
            screen.draw(level, in: upper)
            screen.draw(load, in: area.droppingTop(upper.height))
        }
    }
}

extension WellbeingWeeksReport.Week {
    /// The cursor's text after the level.
    fileprivate var note: Phrase {
        checkIns == 0 ? "no check-in" : "\(days, one: "day", other: "days"), \(tenseDays) tense"
    }
}
