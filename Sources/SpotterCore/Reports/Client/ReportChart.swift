package import FitnessModel

/// What is drawn of a period, or told as a table where nothing can be drawn.
package struct ReportChart: Hashable, Sendable {
    /// How its values are shown.
    package enum Kind: Hashable, Sendable {
        /// Points along time.
        case course
        /// A column for each stretch of so many days, which begins on the day of its value.
        case columns(days: Int)
    }

    /// Values that belong together.
    package struct Series: Hashable, Sendable {
        package let name: String
        /// Oldest first.
        package let points: [BodyPoint]
        /// Points without a line: single weights, of which a mean is drawn beside them.
        package var isScattered = false
    }

    /// "Weight".
    package let title: String
    /// Empty where it has none.
    package let unit: String
    /// How many digits behind the point mean something.
    package let decimals: Int
    package let kind: Kind
    /// One at least, each with a value at least.
    package let series: [Series]
    /// What is to be reached.
    package var goal: Double?

    /// "Weight (kg)".
    var heading: String { unit.isEmpty ? title : "\(title) (\(unit))" }

    /// "82.4", "12 400".
    func text(_ value: Double) -> String {
        decimals == 0 ? NumberFormat.grouped(value) : NumberFormat.rounded(value, decimals: decimals)
    }

    /// The days that it shows.
    var days: ClosedRange<Day> {
        let days = series.flatMap(\.points).map(\.day)
        let (first, last) = (days.min() ?? .earliest, days.max() ?? .earliest)
        guard case .columns(let each) = kind else { return first...last }
        return first...last.adding(days: each)
    }

    /// What it shows, in a sentence for each series: for who does not see it.
    var described: String {
        let sentences = series.map { series in
            let (first, last) = (series.points.first, series.points.last)
            let values = series.points.map(\.value)
            let span = [first, last].compactMap { $0.map { "\(text($0.value)) on \($0.day.dated)" } }
            let ends = series.points.count > 1 ? "from " + span.joined(separator: " to ") : span.first ?? ""
            let least = values.min().map(text) ?? ""
            return "\(series.name): \(ends), lowest \(least), highest \(values.max().map(text) ?? "")."
        }
        let aim = goal.map { ["Goal: \(text($0))."] } ?? []
        return (sentences + aim + (unit.isEmpty ? [] : ["In \(unit)."])).joined(separator: " ")
    }
}

extension ReportChart {
    /// The most rows of a table of values: of more than that one for each week is told, then one for each month.
    private static let mostRows = 16
    /// The same for months, before which weeks are tried.
    private static let mostWeeks = 30

    /// The values by their days.
    var table: ReportTable {
        let byDay = series.map { Dictionary($0.points.map { ($0.day, $0.value) }) { _, last in last } }
        let days = Self.thinned(Set(series.flatMap(\.points).map(\.day)).sorted())
        let head = kind == .course ? "Day" : "From"
        let rows = days.map { day in
            [day.dated] + byDay.map { values in values[day].map(text) ?? "" }
        }
        let aim = goal.map { goal in [["Goal"] + series.map { _ in text(goal) }] } ?? []
        return ReportTable(
            [.init(head)] + series.map { .init("\($0.name)\(unit.isEmpty ? "" : " (\(unit))")", isNumber: true) },
            rows + aim)
    }

    /// The last day of each week or month, where there are too many.
    private static func thinned(_ days: [Day]) -> [Day] {
        guard days.count > mostRows else { return days }
        let weeks = last(days) { ISOWeek($0).monday }
        let told = weeks.count > mostWeeks ? last(days) { $0.adding(days: 1 - $0.day) } : weeks
        // With the first one, from which changes are counted.
        return days.prefix(1).filter { $0 != told.first } + told
    }

    /// Of days in order the last ones of each group.
    private static func last(_ days: [Day], of group: (Day) -> Day) -> [Day] {
        zip(days, days.dropFirst().map(Optional.some) + [nil]).compactMap { day, next in
            next.map(group) == group(day) ? nil : day
        }
    }
}
