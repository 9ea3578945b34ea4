package import DiaryStore
package import FitnessModel

/// The exercises trained most in the period.
package struct StrengthReport: Sendable {
    /// So many are told of.
    private static let mostExercises = 12

    /// Those with the most sets first.
    package let exercises: [(id: Identifier<Exercise>, name: String)]

    package init(_ source: ProgressSource) throws(StoreError) {
        var sets: [Identifier<Exercise>: Int] = [:]
        for entry in try source.work() where entry.volume.grams > 0 { sets[entry.exercise, default: 0] += entry.sets }
        let ranked = sets.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostExercises).map(\.key)
        let names = try source.diary.exerciseNames(ranked)
        exercises = ranked.map { ($0, names[$0] ?? "") }
    }

    /// The figures of all of them.
    package func table(_ source: ProgressSource) throws(StoreError) -> ProgressTable {
        var points: [(name: String, point: StrengthPoint)] = []
        for exercise in exercises {
            points += try source.strength(of: exercise.id).map { (exercise.name, $0) }
        }
        return .strength(points, source)
    }
}

extension ProgressSource {
    /// The estimated one-repetition maximum of an exercise, session by session.
    package func strength(of exercise: Identifier<Exercise>) throws(StoreError) -> [StrengthPoint] {
        try diary.strengthTrend(client: client.id, exercise: exercise, days: days, formula: formula)
    }
}

extension ProgressTable {
    /// A row for each point, with the name of its exercise.
    package static func strength(
        _ points: [(name: String, point: StrengthPoint)], _ source: ProgressSource
    ) -> ProgressTable {
        let (unit, formula) = (source.unit, source.formula)
        return ProgressTable(
            "Strength (\(formula.name))",
            ["exercise", "day", "e1RM (\(unit.rawValue))", "from load (\(unit.rawValue))", "from reps"],
            points.map { name, point in
                [
                    .text(name), .text(point.day.iso), .number(point.estimate.value(in: unit), decimals: 1),
                    .number(point.load.value(in: unit), decimals: 2), .whole(point.reps),
                ]
            })
    }
}
