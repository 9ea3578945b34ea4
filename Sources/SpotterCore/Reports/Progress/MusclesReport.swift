package import DiaryStore
package import FitnessModel
package import Phrases

/// Sets and volume of each muscle group, week by week, beside the planned sets.
package struct MusclesReport: Sendable {
    /// The groups with a performed or planned set, most sets first.
    package let groups: [MuscleFigures]
    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    package let unit: MassUnit

    package init(_ source: ProgressSource) throws(StoreError) {
        groups = try MuscleFigures.read(source)
        weeks = source.weeks
        unit = source.unit
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        ProgressTable(
            "Muscle groups per week",
            ["group", "week", "from", "sets", "volume (\(unit.rawValue))", "planned in period"],
            groups.flatMap { group in
                weeks.indices.map { index in
                    [
                        .word(group.name), .text(weeks[index].text), .text(weeks[index].monday.iso),
                        .number(group.sets[index], decimals: 1), .number(group.volume[index], decimals: 1),
                        group.planned > 0 ? .number(group.planned, decimals: 1) : .none,
                    ]
                }
            })
    }
}

/// The figures of one muscle group.
package struct MuscleFigures: Hashable, Sendable {
    /// "Chest", or "Not assigned".
    package let name: Phrase
    /// Sets of each week.
    package fileprivate(set) var sets: [Double]
    /// Volume of each week, in the client's unit.
    package fileprivate(set) var volume: [Double]
    /// The sets planned for the sessions of the period.
    package fileprivate(set) var planned = 0.0

    package var total: Double { sets.reduce(0, +) }

    /// All groups with a performed or planned set, most sets first; sets without a group come last.
    fileprivate static func read(_ source: ProgressSource) throws(StoreError) -> [MuscleFigures] {
        let weeks = source.weeks
        guard let first = weeks.first else { return [] }
        let work = try source.work()
        let planned = try plannedSets(source)
        let shares = try source.diary.figures.muscleShares(Set(work.map(\.exercise)).union(planned.keys))
        var groups: [MuscleGroup?: MuscleFigures] = [:]
        func add(_ exercise: Identifier<Exercise>, _ change: (inout MuscleFigures, Double) -> Void) {
            let parts = shares[exercise].map { $0.map { ($0 as MuscleGroup?, $1 == .direct ? 1 : 0.5) } } ?? [(nil, 1)]
            for (group, share) in parts {
                let none = Array(repeating: 0.0, count: weeks.count)
                change(
                    &groups[
                        group,
                        default: MuscleFigures(
                            name: group.map { $0.name } ?? "Not assigned", sets: none, volume: none)],
                    share)
            }
        }
        for entry in work {
            let index = first.monday.days(until: ISOWeek(entry.day).monday) / 7
            guard weeks.indices.contains(index) else { continue }
            add(entry.exercise) { group, share in
                group.sets[index] += share * Double(entry.sets)
                group.volume[index] += share * entry.volume.value(in: source.unit)
            }
        }
        for (exercise, sets) in planned where sets > 0 {
            add(exercise) { group, share in group.planned += share * Double(sets) }
        }
        return groups.sorted { left, right in
            guard let leftGroup = left.key, let rightGroup = right.key else {
                return right.key == nil && left.key != nil
            }
            return left.value.total != right.value.total
                ? left.value.total > right.value.total : leftGroup < rightGroup
        }.map(\.value)
    }

    /// The sets planned for the sessions of the period: of each phase the performed sessions, or the due ones if they
    /// are more.
    private static func plannedSets(_ source: ProgressSource) throws(StoreError) -> [Identifier<Exercise>: Int] {
        let phases = try source.diary.figures.plannedPhases(of: source.client.id).filter { $0.overlaps(source.days) }
        let rows = try source.diary.figures.plannedSets(in: phases.map(\.id))
        var planned: [Identifier<Exercise>: Int] = [:]
        for phase in phases {
            for row in rows[phase.id] ?? [] {
                planned[row.exercise, default: 0] += row.sets * phase.times(ofRowOn: row.day, in: source.days)
            }
        }
        return planned
    }
}
