import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// The trainer's badges and how far the client is with each.
    static func badges(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let standings = try BadgeStanding.all(source)
        let earned = standings.count { $0.progress.earned != nil }
        return ProgressContent(
            summary: "\(earned) of \(Count.text(standings.count, "badge")) earned. They count for all your clients.",
            empty: standings.isEmpty
                ? "No badge yet. a adds one: so many sessions or reps within so many days." : nil,
            stops: standings.count, badges: standings.map(\.badge),
            table: ProgressTable(
                "Badges", ["badge", "counts", "exercise", "reached", "target", "days", "earned on"],
                standings.map {
                    [
                        .text($0.badge.name), .text($0.badge.counted.rawValue), .text($0.exercise ?? ""),
                        .whole($0.progress.count), .whole($0.badge.target), .whole($0.badge.days),
                        .text($0.progress.earned?.iso ?? ""),
                    ]
                })
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

/// A badge and how far one is.
struct BadgeStanding: Sendable {
    let badge: Badge
    let exercise: String?
    let progress: BadgeProgress

    static func all(_ source: ProgressSource) throws(StoreError) -> [BadgeStanding] {
        let badges = try source.diary.badges.list()
        let names = try source.diary.exerciseNames(Set(badges.compactMap(\.exercise)))
        var standings: [BadgeStanding] = []
        for badge in badges {
            let progress = try source.diary.badges.progress(of: source.client.id, with: badge, today: source.today)
            standings.append(
                BadgeStanding(badge: badge, exercise: badge.exercise.flatMap { names[$0] }, progress: progress))
        }
        return standings
    }

    /// "7 of 10 sessions in 30 days".
    var text: String {
        let what = badge.counted == .sessions ? "sessions" : "reps" + (exercise.map { " of \($0)" } ?? "")
        return "\(progress.count) of \(badge.target) \(what) in \(Count.text(badge.days, "day"))"
    }

    /// "earned 3 Mar 2026".
    var earnedText: String { progress.earned.map { "earned \($0.dated)" } ?? "not yet" }

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
