import DiaryStore
import FitnessModel
import Foundation
import SpotterShell
import SpotterUI
import TerminalKit

/// The wellbeing of a client with three check-ins a day for ten years, measured from the key to the frame in memory,
/// without a terminal.
struct WellbeingBench {
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let store = try Diary(path: diary.path)
        let today = Day(Date(), in: .current)
        let name = "Checked In Ten Thousand Times"
        let id = try store.clients.add(Client(id: .unsaved, name: name))
        try store.change { change in
            try change.consents.give(Consent(), by: id)
            for day in (0..<3_650).reversed() {
                for (place, minute) in [480, 780, 1_200].enumerated() {
                    let level = StressLevel.allCases[(day + place) % 4]
                    try change.checkIns.add(
                        CheckIn(
                            day: today.adding(days: -day), minute: minute, level: level, question: "How was it?",
                            answer: "Word \(day)"), of: id)
                }
            }
        }
        var app = AppState(services: Services(diary: store, settings: .plain), size: Size(columns: 120, rows: 40))
        func press(_ key: Key) { app.handle(.key(key)) }
        press(.char("c"))
        app.handle(.paste(name))
        press(.enter)
        press(.char("4"))
        while app.screen().lines()[1].contains("[Wellbeing]") == false { press(.char("]")) }
        report.add(
            "wellbeing of ten years, three a day: painted", Times.measure(400) { _ in _ = app.screen() })
        report.add(
            "wellbeing of ten years, three a day: cursor moved and drawn",
            Times.measure(400) { number in
                app.handle(.key(number % 40 < 20 ? .down : .up))
                _ = app.screen()
            })
        report.add(
            "wellbeing of ten years, three a day: another week read and drawn",
            Times.measure(400) { number in
                app.handle(.key(.char(number % 40 < 20 ? "{" : "}")))
                _ = app.screen()
            })
        try store.close()
    }
}
