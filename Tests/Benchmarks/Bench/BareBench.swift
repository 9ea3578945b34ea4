import TestSupport

/// The same measurements on `bare-curses`, which only paints the same lines.
struct BareBench {
    /// The times and the memory of painting alone.
    struct Result {
        var start = Times()
        var move = Times()
        var type = Times()
        /// VmRSS in MB.
        var memory = 0.0
    }

    private let file: String
    private let rows: Int

    init(_ file: String, rows: Int) {
        self.file = file
        self.rows = rows
    }

    func run(starts: Int) throws -> Result {
        var result = Result()
        var times: [Duration] = []
        for _ in 0..<starts {
            let screen = try open()
            times.append(try screen.untilFirst(isDrawn))
            screen.end("q")
        }
        result.start = Times(times)
        let screen = try open()
        _ = try screen.untilFirst(isDrawn)
        result.move = Times(
            try (0..<400).map { number in
                let isDown = number % 8 < 4
                return try screen.press(isDown ? "j" : "k", from: bar) { before, terminal in
                    bar(terminal) == (before ?? 0) + (isDown ? 1 : -1)
                }
            })
        result.type = Times(
            try (0..<240).map { number in
                let key = number % 2 == 0 ? "#" : "@"
                return try screen.press(key) { $0.shows(key) }
            })
        result.memory = screen.memory("VmRSS")
        screen.end("q")
        return result
    }

    private func open() throws -> TimedScreen {
        try TimedScreen(Products.executable("bare-curses"), [file], environment: [:])
    }

    private func isDrawn(_ terminal: Terminal) -> Bool {
        terminal.line(0).contains("1 Dashboard") && !terminal.line(rows - 1).isEmpty
    }

    /// The row of the bar; nil if an incomplete frame shows none or two.
    private func bar(_ terminal: Terminal) -> Int? {
        let rows = (0..<terminal.rows).filter { terminal.cell(column: 0, row: $0).reverse }
        return rows.count == 1 ? rows[0] : nil
    }
}
