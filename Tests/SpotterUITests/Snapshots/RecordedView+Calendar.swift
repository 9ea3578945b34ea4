import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import Testing

extension RecordedView {
    /// The demo diary at a fixed instant: the day, the calendar, recurring tasks.
    static let calendar: [RecordedView] = [
        demo("today-demo", zone: "Europe/Prague") { _ in },
        // Half past eleven at night in this zone, the day before in UTC.
        demo("today-demo-kolkata", zone: "Asia/Kolkata") { _ in },
        demo("today-demo-new-york", zone: "America/New_York") { _ in },
        // On the days of clock changes.
        demo("today-demo-spring", zone: "Europe/Prague", start: 1_774_767_600) { _ in },
        demo("today-demo-autumn", zone: "Europe/Prague", start: 1_792_911_600) { _ in },
        demo("calendar-month", zone: "Europe/Prague") { $0.press("]") },
        demo("calendar-week", zone: "Europe/Prague") { $0.press("] v") },
        demo("calendar-day", zone: "Europe/Prague") { $0.press("] Enter") },
        demo("appointment-form", zone: "Europe/Prague") { $0.press("e") },
        demo("appointment-ends", zone: "Europe/Prague") { $0.press("x") },
        demo("recurring-plans", zone: "Europe/Prague") { $0.press("g p") },
        demo("recurring-plan-form", zone: "Europe/Prague") { $0.press("g p e") },
    ]

    private static func demo(
        _ name: String, zone: String, start: Double = Robot.start.timeIntervalSince1970,
        _ open: @escaping @Sendable (inout Robot) -> Void
    ) -> RecordedView {
        RecordedView(name) { columns, rows in
            let zone = TimeZone(identifier: zone) ?? .gmt
            let start = Date(timeIntervalSince1970: start)
            var robot = try Robot(columns: columns, rows: rows, isSetUp: false, start: start, zone: zone) { diary in
                try diary.fillWithDemo(DemoPlan(clients: 6, today: Day(start, in: zone), questionnaires: []))
            }
            open(&robot)
            return robot
        }
    }
}
