import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// How one was, over what one trained, on one axis of time.
    static func wellbeing(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try WellbeingWeeksReport(source)
        let weeks = report.weeks
        let said = weeks.reduce(0) { $0 + $1.checkIns }
        return ProgressContent(
            summary: "\(Count.text(said, "check-in")) on \(Count.text(weeks.reduce(0) { $0 + $1.days }, "day")). "
                + "The mean level of a week, 1 wound up to 4 carefree, over its session load.",
            empty: said > 0 ? nil : "No check-in in this period. n k checks in, f shows another period.",
            stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var level = WeekText.chart(
                "Level", weeks.map { $0.levelTenths.map { Double($0) / 10 } ?? .nan }, unit: "of 4",
                weeks: weeks.map(\.week), cursor: cursor)
            level.noteText = { weeks.indices.contains($0) ? weeks[$0].note : "" }
            let load = WeekText.chart(
                "Load per week", weeks.map { $0.load ?? .nan }, unit: "AU", weeks: weeks.map(\.week), cursor: cursor)
            let upper = area.top((area.height + 1) / 2)
            screen.draw(level, in: upper)
            screen.draw(load, in: area.droppingTop(upper.height))
        }
    }
}

extension WellbeingWeeksReport.Week {
    /// What the cursor says behind the level.
    fileprivate var note: String {
        checkIns == 0 ? ", no check-in" : ", \(Count.text(days, "day")), \(tenseDays) tense"
    }
}
