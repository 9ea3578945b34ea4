import DiaryStore
import Foundation
import SpotterShell
import SpotterUI
import TerminalKit

/// The statistics of one client in the large diary, measured from the key to the frame in memory, without a terminal.
struct ProgressBench {
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let store = try Diary(path: diary.path)
        var app = AppState(services: Services(diary: store, settings: .plain), size: Size(columns: 120, rows: 40))
        func press(_ key: Key) { app.handle(.key(key)) }
        press(.char("c"))
        press(.enter)
        press(.char("5"))
        for _ in 0..<4 { press(.down) }
        for period in ["12 weeks", "1 year", "all ten years"] {
            report.add(
                "e1RM chart, \(period): next exercise read and drawn",
                Times.measure(120) { _ in
                    app.handle(.key(.char("}")))
                    _ = app.screen()
                })
            press(.char("f"))
        }
        report.add(
            "e1RM chart: cursor moved and drawn",
            Times.measure(200) { number in
                app.handle(.key(number % 2 == 0 ? .left : .right))
                _ = app.screen()
            })
        for _ in 0..<4 { press(.up) }
        report.add(
            "statistics, 4 weeks: section read and drawn",
            Times.measure(180) { number in
                app.handle(.key(number % 18 < 9 ? .down : .up))
                _ = app.screen()
            })
        try store.close()
    }
}
