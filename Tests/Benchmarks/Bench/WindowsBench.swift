import DiaryStore
import TestSupport

/// What a write of another program costs many idle windows on the same diary.
struct WindowsBench {
    private static let windows = 30
    private static let writes = 5
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let screens = try (0..<Self.windows).map { _ in
            try TimedScreen(Products.executable("spotter"), ["--db", diary.path], environment: diary.environment)
        }
        for screen in screens { _ = try screen.untilFirst { !$0.line($0.rows - 1).isEmpty } }
        // Until the reports in the background are made.
        for _ in 0..<2 { for screen in screens { try screen.rest(.milliseconds(300)) } }
        let store = try Diary(path: diary.path)
        func cost(_ write: (Int) throws -> Void) throws -> Double {
            let before = screens.map(\.processorTime).reduce(0, +)
            for number in 0..<Self.writes {
                try write(number)
                // The windows look at the file again and again for 6 s.
                for screen in screens { try screen.rest(.milliseconds(250)) }
            }
            return (screens.map(\.processorTime).reduce(0, +) - before) / Double(Self.writes * Self.windows)
        }
        let record = try cost { _ = try store.clients.add(named: "Zzz window \($0)") }
        let setting = try cost { try store.settings.set("bench", to: "\($0)") }
        try store.close()
        for screen in screens { screen.end("\u{11}") }
        report.add("processor time of each of \(Self.windows) windows for another's new client", record, "ms")
        report.add("  for another's setting that is not shown", setting, "ms")
    }
}
