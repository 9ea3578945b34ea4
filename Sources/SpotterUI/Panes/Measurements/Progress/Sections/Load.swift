import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// The stress of each week by session RPE, with monotony and strain.
    static func load(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let weeks = try TrainedWeek.all(source)
        let all = weeks.reduce(0) { $0 + $1.sessions }
        let known = weeks.reduce(0) { $0 + $1.known }
        return ProgressContent(
            summary: "RPE x minutes. Monotony: how alike the days were; strain: load x monotony. "
                + "Talk about them: no warnings. Of \(Count.text(all, "session")), \(known) with both; "
                + "? marks a week with none.",
            empty: known > 0
                ? nil
                : "No session here has an RPE and a beginning and end. F finishes a session and asks for its RPE.",
            stops: weeks.count,
            table: .weekly(
                "Session load", weeks.map(\.week),
                ["load (RPE-min)", "monotony", "strain", "sessions", "of them known"]
            ) { index in
                let week = weeks[index]
                return [
                    week.isUnknown ? .none : .number(week.load.total, decimals: 0),
                    week.monotony.map { .number($0, decimals: 2) } ?? .none,
                    week.strain.map { .number($0, decimals: 0) } ?? .none, .whole(week.sessions), .whole(week.known),
                ]
            }
        ) { screen, area, cursor in
            var chart = WeekText.chart(
                "Load per week", weeks.map { $0.isUnknown ? .nan : $0.load.total }, unit: "RPE-min",
                weeks: weeks.map(\.week), cursor: cursor)
            chart.gapMark = "?"
            // Short, so that monotony and strain have room behind it.
            chart.placeText = { weeks.indices.contains($0) ? weeks[$0].week.monday.dated : "" }
            chart.valueText = { $0.isFinite ? NumberFormat.grouped($0) : "load –" }
            chart.noteText = { weeks.indices.contains($0) ? weeks[$0].note : "" }
            screen.draw(chart, in: area)
        }
    }
}

/// A week of training: its load, and how far that is known.
private struct TrainedWeek: Sendable {
    let week: ISOWeek
    let load: WeeklyLoad
    let sessions: Int
    /// Sessions with an RPE and a length.
    let known: Int
    let isOver: Bool

    static func all(_ source: ProgressSource) throws(StoreError) -> [TrainedWeek] {
        let sessionsByWeek = Dictionary(grouping: try source.sessions()) { ISOWeek($0.day) }
        return source.weeks.map { week in
            let sessions = sessionsByWeek[week] ?? []
            let loads = sessions.compactMap { session in session.load.map { (session.day.weekday.rawValue, $0) } }
            var days = Array(repeating: 0.0, count: 7)
            for (weekday, load) in loads { days[weekday - 1] += load }
            return TrainedWeek(
                week: week, load: WeeklyLoad(days), sessions: sessions.count, known: loads.count,
                isOver: week.sunday < source.today)
        }
    }

    /// Trained, and nothing known of it: no load, which is another thing than none.
    var isUnknown: Bool { sessions > 0 && known == 0 }
    /// Over, and every session known: else monotony and strain would mislead.
    private var isComplete: Bool { isOver && known == sessions }
    var monotony: Double? { isComplete ? load.monotony : nil }
    var strain: Double? { isComplete ? load.strain : nil }

    /// What the cursor says behind the load.
    var note: String {
        if let monotony, let strain {
            return ", monotony \(NumberFormat.fixed(monotony, decimals: 2)), strain \(NumberFormat.grouped(strain))"
        }
        if known < sessions { return ", monotony – (\(known) of \(Count.text(sessions, "session")) known)" }
        return isOver ? ", monotony –" : ", monotony – (goes on)"
    }
}
