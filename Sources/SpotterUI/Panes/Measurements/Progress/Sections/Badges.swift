import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// The trainer's badges and how far the client is with each.
    static func badges(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try BadgesReport(source)
        let standings = report.standings
        let earned = standings.count { $0.progress.earned != nil }
        return ProgressContent(
            summary:
                "\(earned) of \(Count.text(standings.count, "badge")) earned. A training is a session, a run or an activity.",
            empty: standings.isEmpty
                ? "No badge yet. a adds one: a number of trainings or reps within a number of days." : nil,
            stops: standings.count, badges: standings.map(\.badge), table: report.table
        ) { screen, area, cursor in
            let rows = max(1, area.height / 3)
            var list = ScrollList(selected: cursor)
            list.reveal(height: rows, count: standings.count)
            for (place, index) in list.visible(height: rows, count: standings.count).enumerated() {
                let box = area.droppingTop(place * 3).top(2)
                standings[index].draw(into: &screen, in: box)
                if index == cursor { screen.mark(box.top(1)) }
            }
        }
    }
}

extension BadgeStanding {
    fileprivate func draw(into screen: inout Screen, in box: Rect) {
        let isEarned = progress.earned != nil
        screen.put(badge.name, in: box.droppingLeft(2), align: .leading, style: Style(.text, .bold))
        let earned = (isEarned ? screen.glyphs.check + " " : "") + earnedText
        screen.put(earned, in: box.top(1), align: .trailing, style: isEarned ? .success : .muted)
        let line = box.droppingTop(1)
        screen.gauge(
            Double(min(progress.count, badge.target)), limit: Double(badge.target),
            at: line.origin.moved(columns: 2), width: min(20, line.width / 3))
        screen.put(text, in: line.droppingLeft(min(20, line.width / 3) + 4), align: .leading)
    }
}
