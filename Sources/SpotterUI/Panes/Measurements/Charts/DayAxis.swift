import FitnessModel
import TerminalKit
import ViewKit

/// Days along the lower axis of a chart.
enum DayAxis {
    /// Where a day stands.
    static func place(_ day: Day) -> Double { Double(origin.days(until: day)) }

    /// The day that stands there.
    static func day(at place: Double) -> Day { origin.adding(days: Int(min(max(place, -1e6), 1e6).rounded())) }

    /// "12 Mar 2026": what a cursor says of its place.
    static func text(_ place: Double) -> String {
        let day = day(at: place)
        return day.dated
    }

    /// The days between the edges of a chart.
    static func breadth(_ days: ClosedRange<Day>) -> ClosedRange<Double> {
        place(days.lowerBound)...place(days.upperBound)
    }

    /// Marks: Mondays up to two months, the beginnings of months up to two years, else of years.
    static func ticks(_ days: ClosedRange<Day>) -> [ChartTick] {
        let span = days.lowerBound.days(until: days.upperBound)
        if span <= 62 {
            let first = days.lowerBound.adding(days: (8 - days.lowerBound.weekday.rawValue) % 7)
            return stride(from: 0, through: max(0, first.days(until: days.upperBound)), by: 7).map { offset in
                let monday = first.adding(days: offset)
                return ChartTick(place(monday), monday.short)
            }
        }
        let months = span > 750 ? [1] : Array(1...12)
        return (days.lowerBound.year...days.upperBound.year).flatMap { year in
            months.compactMap { month in
                Day(year: year, month: month, day: 1).map { day in
                    ChartTick(
                        place(day), month == 1 ? String(year) : String(day.monthName.prefix(3)), isMajor: month == 1)
                }
            }
        }
    }

    private static let origin = Day(year: 2000, month: 1, day: 3) ?? .earliest
}

extension LineChart {
    /// A line over these days.
    init(_ series: [ChartSeries], unit: String, over days: ClosedRange<Day>) {
        self.init(series, unit: unit)
        breadth = DayAxis.breadth(days)
        ticks = DayAxis.ticks(days)
        placeText = DayAxis.text
    }
}
