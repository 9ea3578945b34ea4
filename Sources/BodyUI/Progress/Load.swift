import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

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
            stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart(
                "Load per week", weeks.map { $0.isUnknown ? .nan : $0.load.total }, unit: "AU",
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
