import DiaryStore
import FitnessModel

extension ReportChart {
    /// So many exercises are drawn, each by itself: loads of a deadlift would make a straight line of those of a curl.
    private static let mostExercises = 3
    /// Of more sessions than that the best of each week is drawn, or of each month: nobody could see them all.
    private static let mostSessions = 60
    /// From so many weeks on a column is a month.
    private static let mostWeeks = 60

    /// What can be drawn of the period, in the order of the page.
    static func charts(
        _ source: ProgressSource, _ course: BodyCourse, _ goals: [BodyQuantity: BodyGoal]
    ) throws(StoreError) -> [ReportChart] {
        [
            weight(source, course, goals[.weight]), fat(source, course, goals),
            of([.leanMass], "Lean mass", source, course, goals[.leanMass]), try volume(source),
        ].compactMap { $0 } + (try strength(source))
    }

    private static func weight(_ source: ProgressSource, _ course: BodyCourse, _ goal: BodyGoal?) -> ReportChart? {
        guard let chart = of([.weight, .weightTrend], "Weight", source, course, goal) else { return nil }
        let scattered = chart.series.map { series in
            var series = series
            series.isScattered = series.name == BodyQuantity.weight.name
            return series
        }
        return ReportChart(
            title: chart.title, unit: chart.unit, decimals: chart.decimals, kind: .course, series: scattered,
            goal: chart.goal)
    }

    /// Body fat in all the ways in which it was measured: they are not to be compared, and not to be hidden.
    private static func fat(
        _ source: ProgressSource, _ course: BodyCourse, _ goals: [BodyQuantity: BodyGoal]
    ) -> ReportChart? {
        let ways: [BodyQuantity] = [.fat, .weighedFat, .navyFat]
        return of(ways, "Body fat", source, course, ways.compactMap { goals[$0] }.first)
    }

    /// Quantities in one chart; nil where none has two days in the period.
    private static func of(
        _ quantities: [BodyQuantity], _ title: String, _ source: ProgressSource, _ course: BodyCourse,
        _ goal: BodyGoal?
    ) -> ReportChart? {
        let series = quantities.compactMap { quantity -> Series? in
            let points = course.points(of: quantity).filter { source.days.contains($0.day) }
            return points.isEmpty ? nil : Series(name: quantity.name, points: points)
        }
        guard let first = quantities.first, series.contains(where: { $0.points.count > 1 }) else { return nil }
        let only = series.count == 1 ? series[0].name : title
        return ReportChart(
            title: only, unit: first.unit(in: source.unit), decimals: first.decimals, kind: .course, series: series,
            goal: goal?.value(in: source.unit))
    }

    private static func volume(_ source: ProgressSource) throws(StoreError) -> ReportChart? {
        let report = try VolumeReport(source)
        guard report.volume.contains(where: { $0 > 0 }) else { return nil }
        var points = zip(report.weeks, report.volume).map { BodyPoint(day: $0.monday, value: $1) }
        let isMonthly = points.count > mostWeeks
        if isMonthly {
            let work = try source.work()
            let months = Dictionary(
                work.map { ($0.day.adding(days: 1 - $0.day.day), $0.volume.value(in: source.unit)) },
                uniquingKeysWith: +)
            points = firstDays(of: source.days).map { BodyPoint(day: $0, value: months[$0] ?? 0) }
        }
        return ReportChart(
            title: "Volume per \(isMonthly ? "month" : "week")", unit: source.unit.rawValue, decimals: 0,
            kind: .columns(days: isMonthly ? 30 : 7), series: [Series(name: "Volume", points: points)])
    }

    /// The first days of all months that these touch.
    private static func firstDays(of days: ClosedRange<Day>) -> [Day] {
        let first = days.lowerBound.adding(days: 1 - days.lowerBound.day)
        return (0...).lazy.map { first.adding(months: $0) }.prefix { $0 <= days.upperBound && $0 < .latest }.map { $0 }
    }

    /// The exercises with the most sets among those that were done on two days at least.
    private static func strength(_ source: ProgressSource) throws(StoreError) -> [ReportChart] {
        var charts: [ReportChart] = []
        for exercise in try StrengthReport(source).exercises where charts.count < mostExercises {
            let points = try source.strength(of: exercise.id).map {
                BodyPoint(day: $0.day, value: $0.estimate.value(in: source.unit))
            }
            // An exercise that the trainer may not see has no name here.
            guard !exercise.name.isEmpty, Set(points.map(\.day)).count > 1 else { continue }
            let (best, of) = best(points)
            charts.append(
                ReportChart(
                    title: "\(exercise.name), estimated 1RM\(of)", unit: source.unit.rawValue, decimals: 1,
                    kind: .course, series: [Series(name: "Estimated 1RM", points: best)]))
        }
        return charts
    }

    /// The points that are drawn, and what is said of them.
    private static func best(_ points: [BodyPoint]) -> (points: [BodyPoint], words: String) {
        guard points.count > mostSessions else { return (points, "") }
        let weeks = greatest(points) { ISOWeek($0).monday }
        if weeks.count <= mostSessions { return (weeks, ", best of each week") }
        return (greatest(points) { $0.adding(days: 1 - $0.day) }, ", best of each month")
    }

    /// The greatest value of each group of days, oldest first.
    private static func greatest(_ points: [BodyPoint], of group: (Day) -> Day) -> [BodyPoint] {
        Dictionary(grouping: points) { group($0.day) }.values
            .compactMap { $0.max { ($0.value, $1.day) < ($1.value, $0.day) } }.sorted { $0.day < $1.day }
    }
}
