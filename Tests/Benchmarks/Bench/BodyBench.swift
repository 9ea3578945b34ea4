import DiaryStore
import FitnessModel
import Foundation
import SpotterShell
import SpotterUI
import TerminalKit

/// The measurements of a client with two hundred measurements and daily weights of ten years. Measured from the key to
/// the frame in memory, without a terminal.
struct BodyBench {
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let store = try Diary(path: diary.path)
        let today = Day(Date(), in: .current)
        let name = "Measured Two Hundred Times"
        var client = Client(id: .unsaved, name: name)
        (client.sex, client.birthDay, client.height) = (.male, Day(iso: "1990-05-01"), Length(millimetres: 1800))
        let id = try store.clients.add(client)
        try store.change { change in
            for number in 0..<200 {
                var row = BodyMeasurement(day: today.adding(days: -18 * number), weight: Mass(grams: 80_000 + number))
                for (place, site) in SkinfoldSite.usual.enumerated() {
                    row[fold: site] = "\(6 + (number + place) % 9).\(number % 10)/\(6 + (number + place) % 9)"
                }
                try change.measurements.add(row, of: id)
            }
            for day in 0..<3650 where day % 18 != 0 {
                try change.weighIns.add(
                    WeighIn(day: today.adding(days: -day), weight: Mass(grams: 80_000 + day % 700)), of: id)
            }
        }
        var app = AppState(services: Services(diary: store, settings: .plain), size: Size(columns: 120, rows: 40))
        func press(_ key: Key) { app.handle(.key(key)) }
        press(.char("c"))
        app.handle(.paste(name))
        press(.enter)
        press(.char("5"))
        press(.char("]"))
        report.add(
            "skinfolds of 200 measurements: cursor moved and drawn",
            Times.measure(400) { number in
                app.handle(.key(number % 40 < 20 ? .up : .down))
                _ = app.screen()
            })
        press(.char("e"))
        report.add(
            "skinfolds of 200 measurements: digit typed, figures and screen",
            Times.measure(400) { number in
                app.handle(.key(number % 2 == 0 ? .char("1") : .backspace))
                _ = app.screen()
            })
        press(.escape)
        for _ in 0..<3 { press(.char("]")) }
        for _ in 0..<2 { press(.char("f")) }
        report.add(
            "weight of ten years daily, 7-day average: cursor moved and drawn",
            Times.measure(200) { number in
                app.handle(.key(number % 2 == 0 ? .left : .right))
                _ = app.screen()
            })
        report.add(
            "course of ten years: next quantity read and drawn",
            Times.measure(200) { number in
                app.handle(.key(number % 16 < 8 ? .down : .up))
                _ = app.screen()
            })
        try store.close()
    }
}
