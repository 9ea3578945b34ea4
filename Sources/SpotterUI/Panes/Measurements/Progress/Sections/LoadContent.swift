import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The stress of each week by session RPE, with monotony and strain.
struct LoadContent: ProgressContent {
    private let weeks: [ISOWeek]
    private let loads: [WeeklyLoad]
    /// Sessions of each week, and those of them with an RPE and a length.
    private let sessions: [(all: Int, known: Int)]
    private let today: Day

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        let weeks = source.weeks
        var days = Array(repeating: Array(repeating: 0.0, count: 7), count: weeks.count)
        var counts = Array(repeating: (all: 0, known: 0), count: weeks.count)
        for session in try source.sessions() {
            let offset = weeks.first?.monday.days(until: session.day) ?? -1
            guard offset >= 0, days.indices.contains(offset / 7) else { continue }
            counts[offset / 7].all += 1
            guard let load = session.load else { continue }
            counts[offset / 7].known += 1
            days[offset / 7][offset % 7] += load
        }
        self.weeks = weeks
        loads = days.map { WeeklyLoad($0) }
        sessions = counts
        today = source.today
    }

    private var total: Int { sessions.reduce(0) { $0 + $1.all } }
    private var known: Int { sessions.reduce(0) { $0 + $1.known } }

    var summary: String {
        "RPE x minutes. Monotony: how alike the days were; strain: load x monotony. Talk about them: no warnings. "
            + "Of \(Count.text(total, "session")), \(known) with both; ? marks a week with none."
    }
    var empty: String? {
        known > 0
            ? nil : "No session here has an RPE and a beginning and end. F finishes a session and asks for its RPE."
    }
    var stops: Int { weeks.count }

    /// Monotony and strain of a week that is over and of which every session is known: else they would mislead.
    private func figures(_ index: Int) -> (monotony: Double?, strain: Double?) {
        guard weeks[index].sunday < today, sessions[index].known == sessions[index].all else { return (nil, nil) }
        return (loads[index].monotony, loads[index].strain)
    }

    /// Trained, and nothing known of it: no load, which is another thing than none.
    private func isUnknown(_ index: Int) -> Bool { sessions[index].all > 0 && sessions[index].known == 0 }

    private func note(_ index: Int) -> String {
        let figures = figures(index)
        if let monotony = figures.monotony, let strain = figures.strain {
            return
                ", monotony \(DecimalNumberText.write(monotony, decimals: 2)), strain \(DecimalNumberText.grouped(strain))"
        }
        if sessions[index].known < sessions[index].all {
            return ", monotony – (\(sessions[index].known) of \(Count.text(sessions[index].all, "session")) known)"
        }
        return weeks[index].sunday < today ? ", monotony –" : ", monotony – (goes on)"
    }

    var table: ProgressTable {
        ProgressTable(
            "Session load", ["week", "from", "load (RPE-min)", "monotony", "strain", "sessions", "of them known"],
            weeks.indices.map { index in
                let figures = figures(index)
                return [
                    .text(weeks[index].text), .text(weeks[index].monday.iso),
                    isUnknown(index) ? .none : .number(loads[index].total, decimals: 0),
                    figures.monotony.map { .number($0, decimals: 2) } ?? .none,
                    figures.strain.map { .number($0, decimals: 0) } ?? .none,
                    .whole(sessions[index].all), .whole(sessions[index].known),
                ]
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        var chart = WeekText.chart(
            "Load per week", weeks.indices.map { isUnknown($0) ? .nan : loads[$0].total }, unit: "RPE-min",
            weeks: weeks,
            cursor: cursor)
        chart.gapMark = "?"
        // Short, so that monotony and strain have room behind it.
        chart.placeText = { weeks.indices.contains($0) ? weeks[$0].monday.dated : "" }
        chart.valueText = { $0.isFinite ? DecimalNumberText.grouped($0) : "load –" }
        chart.noteText = { weeks.indices.contains($0) ? note($0) : "" }
        screen.draw(chart, in: area)
    }
}
