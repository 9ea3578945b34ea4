import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// What was better than ever within the last thirty days.
    static func records(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try RecordsReport(source)
        let (records, table) = (report.records, report.table)
        return ProgressContent(
            summary: "\(Count.text(records.count, "record")) in the last 30 days.",
            empty: records.isEmpty
                ? "No record in the last 30 days. A first time is none. s starts a session." : nil,
            stops: records.count, routes: records.map { .exercise($0.exercise) }, table: table
        ) { screen, area, cursor in screen.progressTable(table, in: area, chosen: cursor) }
    }
}
