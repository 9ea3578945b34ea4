package import DiaryStore
package import FitnessModel

/// The trainer's badges and how far the client is with each.
package struct BadgesReport: Sendable {
    package let standings: [BadgeStanding]

    package init(_ source: ProgressSource) throws(StoreError) {
        let badges = try source.diary.badges.list()
        let names = try source.diary.exerciseNames(Set(badges.compactMap(\.exercise)))
        var standings: [BadgeStanding] = []
        for badge in badges {
            let progress = try source.diary.badges.progress(of: source.client.id, with: badge, today: source.today)
            standings.append(
                BadgeStanding(badge: badge, exercise: badge.exercise.flatMap { names[$0] }, progress: progress))
        }
        self.standings = standings
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        ProgressTable(
            "Badges", ["badge", "counts", "exercise", "reached", "target", "days", "earned on"],
            standings.map {
                [
                    .text($0.badge.name), .text($0.badge.counted.name), .text($0.exercise ?? ""),
                    .whole($0.progress.count), .whole($0.badge.target), .whole($0.badge.days),
                    .text($0.progress.earned?.iso ?? ""),
                ]
            })
    }
}

/// A badge and how far one is.
package struct BadgeStanding: Sendable {
    package let badge: Badge
    /// The name of the exercise whose repetitions count.
    package let exercise: String?
    package let progress: BadgeProgress

    /// "7 of 10 trainings in 30 days".
    package var text: String {
        let what = badge.counted.name + (exercise.map { " of \($0)" } ?? "")
        return "\(progress.count) of \(badge.target) \(what) in \(Count.text(badge.days, "day"))"
    }

    /// "earned 3 Mar 2026".
    package var earnedText: String { progress.earned.map { "earned \($0.dated)" } ?? "not yet" }
}
