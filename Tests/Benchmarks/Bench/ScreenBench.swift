import Foundation
import TestSupport

/// The time from the start to the first frame and from a key to its frame, beside a program that only paints the same.
struct ScreenBench {
    private let diary: BenchDiary
    private static let starts = 15
    /// The number of rows that the cursor moves down and up.
    private static let reach = 4
    private static let sets = 60
    private static let down = "j"
    private static let up = "k"

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        var starts: [Duration] = []
        var picture: [String] = []
        for _ in 0..<Self.starts {
            // Started as by a user, without arguments.
            let screen = try TimedScreen(
                Products.executable("spotter"), [],
                environment: diary.environment.merging(["SPOTTER_DB": diary.path]) { $1 })
            starts.append(try screen.untilFirst(Self.isDrawn))
            // The bare program moves a cursor, too. Today reads its lists after the first frame.
            if starts.count == Self.starts { try screen.go("1") { markerRow($0) != nil } }
            picture = screen.terminal.lines
            screen.end("q")
        }
        let file = diary.folder.appendingPathComponent("picture.txt")
        try Data(picture.joined(separator: "\n").utf8).write(to: file)
        let bare = try BareBench(file.path, rows: picture.count).run(starts: Self.starts)
        report.add("start to first picture", Times(starts), bare: bare.start)
        try keys(&report, bare)
    }

    private func keys(_ report: inout Report, _ bare: BareBench.Result) throws {
        let screen = try spotter()
        _ = try screen.untilFirst(Self.isDrawn)
        report.add("memory after the start (VmRSS)", screen.memory("VmRSS"), "MB", bare: bare.memory)
        try screen.go("1") { markerRow($0) != nil }
        let lines = (2..<screen.terminal.rows).filter { !screen.terminal.line($0).isEmpty }.count
        report.add("key to picture: move in Today", try move(screen, min(Self.reach, lines / 4)), bare: bare.move)
        try screen.go("2") { $0.shows("Last trained") }
        // From the first row; further down the list would scroll under a cursor that stays in its row.
        try screen.go("gg") { markerRow($0) != nil }
        if diary.clients > 1 {
            let reach = min(Self.reach, diary.clients - 1)
            report.add("key to picture: move in a list", try move(screen, reach), bare: bare.move)
        }
        try screen.go("\r") { !$0.shows("Last trained") }
        try screen.go("3") { $0.shows("Phase ") && $0.shows("Done") }
        try screen.go("\r") { $0.shows("Exercise") && $0.shows("NOTES") || $0.shows("Tempo") }
        report.add("key to picture: move in a sheet", try move(screen, Self.reach), bare: bare.move)
        try screen.go("s") { $0.shows("LIVE") }
        report.add("key to picture: type in a cell", try type(screen), bare: bare.type)
        let written = screen.written
        report.add("key to picture: log a set, on the disk", try log(screen), bare: bare.type)
        report.add("  written to the disk for it", (screen.written - written) / Double(Self.sets) / 1_000, "KB")
        report.add("memory after all this (VmRSS)", screen.memory("VmRSS"), "MB", bare: bare.memory)
        report.add("  of it the program's own (RssAnon)", screen.memory("RssAnon"), "MB")
        report.add("  at most (VmHWM)", screen.memory("VmHWM"), "MB")
        // Sent twice, because the program asks for confirmation while a session is live.
        screen.end("\u{11}\u{11}")
    }

    private func spotter() throws -> TimedScreen {
        try TimedScreen(
            Products.executable("spotter"), ["--db", diary.path], environment: diary.environment)
    }

    /// Whether the tabs and the key line are drawn.
    private static func isDrawn(_ terminal: Terminal) -> Bool {
        terminal.line(0).contains("1 Dashboard") && !terminal.line(terminal.rows - 1).isEmpty
    }

    private func markerRow(_ terminal: Terminal) -> Int? {
        let rows = (2..<terminal.rows).filter { terminal.cell(column: 0, row: $0).text == "▌" }
        return rows.count == 1 ? rows[0] : nil
    }

    /// Moves `reach` rows down and up, repeatedly.
    private func move(_ screen: TimedScreen, _ reach: Int) throws -> Times {
        var times: [Duration] = []
        for number in 0..<400 {
            let key = number % (2 * reach) < reach ? Self.down : Self.up
            times.append(
                try screen.press(key, from: markerRow) { before, terminal in
                    let row = markerRow(terminal)
                    return row != nil && row != before
                })
        }
        return Times(times)
    }

    private func type(_ screen: TimedScreen) throws -> Times {
        var times: [Duration] = []
        for round in 0..<60 {
            // The first character opens the cell and clears the message, which is a different frame; only then is the
            // cursor visible.
            try screen.go("8") { $0.modes[25] }
            for character in "2.5x" {
                times.append(try screen.press(String(character), from: \.cursor) { $0 != $1.cursor })
            }
            try screen.go("\u{1b}") { !$0.modes[25] }
            if round == 0 { times.removeAll() }
        }
        return Times(times)
    }

    private func isLogged(_ terminal: Terminal) -> Bool {
        terminal.shows("Saved.") || terminal.shows("All sets are done")
    }

    private func log(_ screen: TimedScreen) throws -> Times {
        var times: [Duration] = []
        for number in 0..<Self.sets {
            let text = "\(100 + number)x3"
            try screen.go(text) { $0.shows(text) && !$0.shows("Saved.") }
            // A load far from this client's own must be confirmed; the confirming key is measured.
            var time = try screen.press("\r") { isLogged($0) || $0.shows("Enter again keeps it") }
            if !isLogged(screen.terminal) { time = try screen.press("\r", until: isLogged) }
            times.append(time)
        }
        return Times(times)
    }
}
