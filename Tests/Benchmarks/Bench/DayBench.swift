import DiaryStore
import FitnessModel
import Foundation
import SpotterShell
import SpotterUI
import TerminalKit

/// A day of sixty entries, measured from the key to the frame in memory, without a terminal.
struct DayBench {
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let store = try Diary(path: diary.path)
        let today = try fill(store)
        for (columns, rows) in [(80, 24), (120, 40)] {
            var app = AppState(
                services: Services(
                    diary: store, now: { today.addingTimeInterval(36_000) }, timeZone: .gmt, settings: .plain),
                size: Size(columns: columns, rows: rows))
            func press(_ key: Key) { app.handle(.key(key)) }
            press(.char("c"))
            for letter in "Zzz Day" { press(.char(letter)) }
            press(.enter)
            press(.char("4"))
            let size = "\(columns)x\(rows)"
            report.add(
                "day of 60 entries, \(size): painted",
                Times.measure(200) { _ in _ = app.screen() })
            report.add(
                "day of 60 entries, \(size): cursor moved and drawn",
                Times.measure(200) { number in
                    app.handle(.key(number % 100 < 50 ? .down : .up))
                    _ = app.screen()
                })
            report.add(
                "day of 60 entries, \(size): another day and back, read and drawn",
                Times.measure(100) { number in
                    app.handle(.key(number % 2 == 0 ? .left : .right))
                    _ = app.screen()
                })
        }
        try store.close()
    }

    /// Creates two days of sixty entries each, with activities. Returns the midnight at which the later day begins.
    private func fill(_ store: Diary) throws -> Date {
        let midnight = Date(timeIntervalSince1970: 1_773_273_600)
        var client = Client(id: .unsaved, name: "Zzz Day")
        client.sex = .female
        client.birthDay = Day(year: 1990, month: 5, day: 2)
        client.height = Length(millimetres: 1650)
        client.weight = Mass(62, .kg)
        let id = try store.clients.add(client)
        let today = Day(midnight, in: .gmt)
        for day in [today, today.adding(days: -1)] {
            for number in 0..<60 {
                let nutrients = Nutrients(
                    energy: Energy(kilocalories: Double(20 + number)), protein: 2000, fat: 900, carbohydrate: 4000)
                let entry = FoodEntry(
                    day: day, minute: 420 + number * 10, meal: Meal.allCases[number / 15],
                    name: "Something eaten, number \(number + 1)", amount: FoodAmount(40, .g), nutrients: nutrients)
                _ = try store.foodEntries.add(entry, of: id)
            }
            for number in 0..<5 {
                let entry = ActivityEntry(day: day, name: "Activity \(number + 1)", duration: 900, met: 4000)
                _ = try store.activityEntries.add(entry, of: id)
            }
        }
        return midnight
    }
}
