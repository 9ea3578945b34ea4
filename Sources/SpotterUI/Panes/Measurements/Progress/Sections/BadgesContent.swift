import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The trainer's badges and how far the client is with each.
struct BadgesContent: ProgressContent {
    /// A badge and how far one is.
    struct Standing: Sendable {
        let badge: Badge
        let exercise: String?
        let progress: BadgeProgress

        /// "7 of 10 sessions in 30 days".
        var text: String {
            let what = badge.counted == .sessions ? "sessions" : "reps" + (exercise.map { " of \($0)" } ?? "")
            return "\(progress.count) of \(badge.target) \(what) in \(Count.text(badge.days, "day"))"
        }

        /// "earned 3 Mar 2026".
        var earnedText: String { progress.earned.map { "earned \($0.short) \($0.year)" } ?? "not yet" }
    }

    let standings: [Standing]

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        let badges = try source.diary.badges()
        let names = try source.diary.exerciseNames(Set(badges.compactMap(\.exercise)))
        var standings: [Standing] = []
        for badge in badges {
            let progress = try source.diary.progress(of: source.client.id, with: badge, today: source.today)
            standings.append(
                Standing(badge: badge, exercise: badge.exercise.flatMap { names[$0] }, progress: progress))
        }
        self.standings = standings
    }

    var summary: String {
        let earned = standings.count { $0.progress.earned != nil }
        return "\(earned) of \(Count.text(standings.count, "badge")) earned. They count for all your clients."
    }
    var empty: String? {
        standings.isEmpty ? "No badge yet. a adds one: so many sessions or reps within so many days." : nil
    }
    var stops: Int { standings.count }
    func badge(at stop: Int) -> Badge? { standings.indices.contains(stop) ? standings[stop].badge : nil }

    var table: ProgressTable {
        ProgressTable(
            "Badges", ["badge", "counts", "exercise", "reached", "target", "days", "earned on"],
            standings.map {
                [
                    .text($0.badge.name), .text($0.badge.counted.rawValue), .text($0.exercise ?? ""),
                    .whole($0.progress.count), .whole($0.badge.target), .whole($0.badge.days),
                    .text($0.progress.earned?.iso ?? ""),
                ]
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        let rows = max(1, area.height / 3)
        var list = ScrollList(selected: cursor)
        list.reveal(height: rows, count: standings.count)
        for (place, index) in list.visible(height: rows, count: standings.count).enumerated() {
            let box = area.droppingTop(place * 3).top(2)
            let standing = standings[index]
            let isEarned = standing.progress.earned != nil
            screen.put(standing.badge.name, in: box.droppingLeft(2), align: .leading, style: Style(.text, .bold))
            let earned = (isEarned ? screen.glyphs.check + " " : "") + standing.earnedText
            screen.put(earned, in: box.top(1), align: .trailing, style: isEarned ? .success : .muted)
            let line = box.droppingTop(1)
            screen.gauge(
                Double(min(standing.progress.count, standing.badge.target)), limit: Double(standing.badge.target),
                at: line.origin.moved(columns: 2), width: min(20, line.width / 3))
            screen.put(standing.text, in: line.droppingLeft(min(20, line.width / 3) + 4), align: .leading)
            if index == cursor { screen.mark(box.top(1)) }
        }
    }
}
