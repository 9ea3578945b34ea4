import FitnessModel
import Phrases

/// The day labels below a chart.
enum ChartDays {
    /// The distance between two labelled days.
    private enum Step {
        case days(Int)
        /// Weeks from Monday.
        case weeks(Int)
        /// Months counted from January.
        case months(Int)
        case years(Int)
    }

    private static let steps: [Step] = [
        .days(1), .days(2), .weeks(1), .weeks(2), .weeks(4), .months(1), .months(2), .months(3), .months(6), .years(1),
        .years(2), .years(5), .years(10), .years(20), .years(50),
    ]

    /// At most `most` labelled days; the first and the last day if there are fewer than two round days between them.
    static func ticks(_ days: ClosedRange<Day>, most: Int) -> [(day: Day, label: Phrase)] {
        for step in steps {
            let found = ticks(days, step)
            guard found.count <= most else { continue }
            if found.count > 1 { return found }
            break
        }
        return [days.lowerBound, days.upperBound].map { ($0, $0.short) }
    }

    private static func ticks(_ days: ClosedRange<Day>, _ step: Step) -> [(day: Day, label: Phrase)] {
        let (first, last) = (days.lowerBound, days.upperBound)
        switch step {
        case .days(let count):
            return stride(from: 0, through: first.days(until: last), by: count).map { labelled(first.adding(days: $0)) }
        case .weeks(let count):
            let monday = first.adding(days: (8 - first.weekday.rawValue) % 7)
            guard monday <= last else { return [] }
            return stride(from: 0, through: monday.days(until: last), by: 7 * count).map {
                labelled(monday.adding(days: $0))
            }
        case .months(let count):
            return months(days).filter { ($0.month - 1) % count == 0 }.map { day in
                (day, day.month == 1 ? "\(day.year)" : day.shortMonth)
            }
        case .years(let count):
            return months(days).filter { $0.month == 1 && $0.year % count == 0 }.map { ($0, "\($0.year)") }
        }
    }

    private static func labelled(_ day: Day) -> (day: Day, label: Phrase) { (day, day.short) }

    /// The first days of the months in this range.
    private static func months(_ days: ClosedRange<Day>) -> [Day] {
        (days.lowerBound.year...days.upperBound.year).flatMap { year in
            (1...12).compactMap { Day(year: year, month: $0, day: 1) }
        }.filter { days.contains($0) }
    }
}
