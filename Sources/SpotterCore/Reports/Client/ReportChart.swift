import DiaryStore
package import FitnessModel
package import Phrases

/// A chart of a period; formats without drawings use its table.
package struct ReportChart: Hashable, Sendable {
    /// How the values are drawn.
    package enum Kind: Hashable, Sendable {
        /// Points along time.
        case course
        /// One column for each span of this many days, beginning on the day of its value.
        case columns(days: Int)
    }

    /// A named series of values.
    package struct Series: Hashable, Sendable {
        package let name: Phrase
        /// Oldest first.
        package let points: [BodyPoint]
        /// Points without a line, such as single weights whose mean is drawn beside them.
        package var isScattered = false
    }

    /// "Weight".
    package let title: Phrase
    /// Empty if the values have no unit.
    package let unit: String
    /// The number of significant decimals.
    package let decimals: Int
    package let kind: Kind
    /// At least one series, each with at least one value.
    package let series: [Series]
    package var goal: Double?

    /// "Weight (kg)".
    var heading: Phrase { unit.isEmpty ? title : "\(title) (\(unit))" }

    /// "82.4", "12 400".
    func text(_ value: Double) -> String {
        decimals == 0 ? NumberFormat.grouped(value) : NumberFormat.rounded(value, decimals: decimals)
    }

    /// The days of the time axis.
    var days: ClosedRange<Day> {
        let days = series.flatMap(\.points).map(\.day)
        let (first, last) = (days.min() ?? .earliest, days.max() ?? .earliest)
        guard case .columns(let each) = kind else { return first...last }
        return first...last.adding(days: each)
    }

    /// A description for screen readers, one sentence for each series.
    var described: Phrase {
        let sentences = series.map { series -> Phrase in
            guard let first = series.points.first, let last = series.points.last else { return series.name }
            let values = series.points.map(\.value)
            let (least, most) = (values.min().map(text) ?? "", values.max().map(text) ?? "")
            let start: Phrase = "\(text(first.value)) on \(first.day.dated)"
            let end: Phrase = "\(text(last.value)) on \(last.day.dated)"
            return series.points.count > 1
                ? "\(series.name): from \(start) to \(end), lowest \(least), highest \(most)."
                : "\(series.name): \(start), lowest \(least), highest \(most)."
        }
        let aim: [Phrase] = goal.map { ["Goal: \(text($0))."] } ?? []
        return (sentences + aim + (unit.isEmpty ? [] : ["In \(unit)."])).joined(separator: " ")
    }

    /// "12 Jan to 3 Mar", or the first alone without a last.
    static func span(_ first: Phrase, _ last: Phrase?) -> Phrase {
        last.map { "\(first) to \($0)" } ?? first
    }

    /// The first and the last of the values: "82.4 to 80.1".
    func ends(_ values: [Double]) -> Phrase {
        Self.span(values.first.map { "\(text($0))" } ?? "", values.dropFirst().last.map { "\(text($0))" })
    }
}

extension ReportChart {
    /// The limit of rows of a table. Above it, the table has one row for each week, or else one for each month.
    private static let maxRows = 16
    /// The limit of rows with one for each week, before months are used.
    private static let maxWeekRows = 30

    /// The values by day.
    var table: ReportTable {
        let byDay = series.map { Dictionary($0.points.map { ($0.day, $0.value) }) { _, last in last } }
        let days = Self.thinned(Set(series.flatMap(\.points).map(\.day)).sorted())
        let head: Phrase = kind == .course ? "Day" : "From"
        let rows = days.map { day -> [Phrase] in
            [day.dated] + byDay.map { values in "\(values[day].map(text) ?? "")" }
        }
        let aim: [[Phrase]] = goal.map { goal in [["Goal"] + series.map { _ in "\(text(goal))" }] } ?? []
        return ReportTable(
            [.init(head)]
                + series.map { .init(unit.isEmpty ? $0.name : "\($0.name) (\(unit))", isNumber: true) },
            rows + aim)
    }

    /// The days to list: all of them, or the last of each week or month if there are too many.
    private static func thinned(_ days: [Day]) -> [Day] {
        guard days.count > maxRows else { return days }
        let weeks = last(days) { ISOWeek($0).monday }
        let shown = weeks.count > maxWeekRows ? last(days) { $0.adding(days: 1 - $0.day) } : weeks
        // The first day is always included, because changes are measured from it.
        return days.prefix(1).filter { $0 != shown.first } + shown
    }

    /// The last day of each group; the days must be sorted.
    private static func last(_ days: [Day], of group: (Day) -> Day) -> [Day] {
        zip(days, days.dropFirst().map(Optional.some) + [nil]).compactMap { day, next in
            next.map(group) == group(day) ? nil : day
        }
    }
}

extension ReportChart {
    /// The limit of exercises. Each gets its own chart: next to a deadlift, the loads of a curl would be a flat line.
    private static let maxExercises = 3
    /// Above this number of sessions, only the best of each week or month is drawn.
    private static let maxSessions = 60
    /// Above this number of weeks, columns are months.
    private static let maxWeeks = 60

    /// The charts of the period, in the order of the page.
    static func charts(
        _ source: ProgressSource, _ course: BodyCourse, _ goals: [BodyQuantity: BodyGoal]
    ) throws(StoreError) -> [ReportChart] {
        [
            weight(source, course, goals[.weight]), fat(source, course, goals),
            of([.leanMass], "Lean mass", source, course, goals[.leanMass]), try volume(source),
        ].compactMap { $0 } + (try strength(source))
    }

    private static func weight(_ source: ProgressSource, _ course: BodyCourse, _ goal: BodyGoal?) -> ReportChart? {
        of([.weight, .weightTrend], "Weight", source, course, goal, scattered: .weight)
    }

    /// Body fat by every method that was used. The methods are not comparable, but none is hidden.
    private static func fat(
        _ source: ProgressSource, _ course: BodyCourse, _ goals: [BodyQuantity: BodyGoal]
    ) -> ReportChart? {
        let ways: [BodyQuantity] = [.fat, .weighedFat, .navyFat]
        return of(ways, "Body fat", source, course, ways.compactMap { goals[$0] }.first)
    }

    /// Several quantities in one chart; nil if none has two values in the period.
    private static func of(
        _ quantities: [BodyQuantity], _ title: Phrase, _ source: ProgressSource, _ course: BodyCourse,
        _ goal: BodyGoal?, scattered: BodyQuantity? = nil
    ) -> ReportChart? {
        let series = quantities.compactMap { quantity -> Series? in
            let points = course.points(of: quantity).filter { source.days.contains($0.day) }
            return points.isEmpty
                ? nil : Series(name: quantity.name, points: points, isScattered: quantity == scattered)
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
        let isMonthly = points.count > maxWeeks
        if isMonthly {
            let work = try source.work()
            let months = Dictionary(
                work.map { ($0.day.adding(days: 1 - $0.day.day), $0.volume.value(in: source.unit)) },
                uniquingKeysWith: +)
            points = firstDays(of: source.days).map { BodyPoint(day: $0, value: months[$0] ?? 0) }
        }
        return ReportChart(
            title: isMonthly ? "Volume per month" : "Volume per week", unit: source.unit.rawValue, decimals: 0,
            kind: .columns(days: isMonthly ? 30 : 7), series: [Series(name: "Volume", points: points)])
    }

    /// The first day of every month that overlaps these days.
    private static func firstDays(of days: ClosedRange<Day>) -> [Day] {
        let first = days.lowerBound.adding(days: 1 - days.lowerBound.day)
        return (0...).lazy.map { first.adding(months: $0) }.prefix { $0 <= days.upperBound && $0 < .latest }.map { $0 }
    }

    /// The exercises with the most sets among those performed on at least two days.
    private static func strength(_ source: ProgressSource) throws(StoreError) -> [ReportChart] {
        var charts: [ReportChart] = []
        for exercise in try StrengthReport(source).exercises where charts.count < maxExercises {
            let points = try source.strength(of: exercise.id).map {
                BodyPoint(day: $0.day, value: $0.estimate.value(in: source.unit))
            }
            // An exercise that the trainer may not see has no name here.
            guard !exercise.name.isEmpty, Set(points.map(\.day)).count > 1 else { continue }
            let (best, title) = best(points, exercise.name)
            charts.append(
                ReportChart(
                    title: title, unit: source.unit.rawValue, decimals: 1,
                    kind: .course, series: [Series(name: "Estimated 1RM", points: best)]))
        }
        return charts
    }

    /// The points to draw, and the title of their chart.
    private static func best(_ points: [BodyPoint], _ name: String) -> (points: [BodyPoint], title: Phrase) {
        guard points.count > maxSessions else { return (points, "\(name), estimated 1RM") }
        let weeks = greatest(points) { ISOWeek($0).monday }
        if weeks.count <= maxSessions { return (weeks, "\(name), estimated 1RM, best of each week") }
        return (
            greatest(points) { $0.adding(days: 1 - $0.day) }, "\(name), estimated 1RM, best of each month"
        )
    }

    /// The greatest value of each group of days, oldest first.
    private static func greatest(_ points: [BodyPoint], of group: (Day) -> Day) -> [BodyPoint] {
        Dictionary(grouping: points) { group($0.day) }.values
            .compactMap { $0.max { ($0.value, $1.day) < ($1.value, $0.day) } }.sorted { $0.day < $1.day }
    }
}
