import CursesTerminal
import Foundation
import TerminalKit

/// Shows the size, the colours and the last events, newest last. Some keys do something: see `handle`.
struct Probe {
    private let terminal: CursesTerminal
    private var events: [String] = []
    private var count = 0
    private var isCursorShown = false
    private var isGallery = false
    private var isDone = false
    private let wake = Pipe()

    init(terminal: CursesTerminal) {
        self.terminal = terminal
    }

    mutating func run() {
        while !isDone {
            terminal.show(picture(), theme: .gallery)
            for event in terminal.nextEvents(timeout: nil, wake: [wake.fileHandleForReading.fileDescriptor]) {
                count += 1
                events.append(Self.describe(event))
                handle(event)
            }
        }
    }

    private mutating func handle(_ event: InputEvent) {
        switch event {
        case .closed, .key(.char("q")): isDone = true
        case .key(.char("!")): crash()
        case .key(.char("x")): exit(3)
        case .key(.char("b")): terminal.bell()
        case .key(.char("o")): terminal.askBackground()
        case .key(.char("y")): terminal.copy("80x5 zażółć\n")
        case .key(.char("c")): isCursorShown.toggle()
        case .key(.char("g")): isGallery.toggle()
        case .key(.char("m")): terminal.setMouse(false)
        case .key(.char("s")): FileHandle.standardError.write(Data("a stray warning\n".utf8))
        case .key(.char("w")): wake.fileHandleForWriting.write(Data([1]))
        case .wake: _ = wake.fileHandleForReading.availableData
        case .key(.char("e")): runOther()
        case .key(.char("t")): events.append("timeout \(terminal.nextEvents(timeout: .milliseconds(30)).count)")
        case .key(.ctrl("z")): terminal.suspend()
        default: break
        }
    }

    /// Another program gets the terminal and reports what it finds.
    private mutating func runOther() {
        let code = terminal.run(["sh", "-c", "echo other program; read answer; exit 9"])
        events.append("other ended with \(code ?? -1)")
    }

    private func crash() {
        let empty: [Int] = []
        print(empty[count])
    }

    private func picture() -> Screen {
        let glyphs: Glyphs = terminal.usesUnicode ? .unicode : .ascii
        var screen = Screen(size: terminal.size, glyphs: glyphs)
        let (columns, rows) = (terminal.size.columns, terminal.size.rows)
        let state = "size \(columns)x\(rows) \(terminal.depth) events \(count)"
        screen.put(verbatim: state, at: Point(0, 0), style: .title)
        if isGallery { drawGallery(&screen) }
        let room = max(0, rows - (isGallery ? 7 : 2))
        for (offset, event) in events.suffix(room).enumerated() {
            screen.put(verbatim: event, at: Point(0, 1 + offset + (isGallery ? 5 : 0)))
        }
        screen.put("end", at: Point(columns - 3, rows - 1), style: .muted)
        if isCursorShown { screen.cursor = Point(5, 1) }
        return screen
    }

    private func drawGallery(_ screen: inout Screen) {
        screen.put("accent", at: Point(0, 1), style: .accent)
        screen.put("error", at: Point(10, 1), style: .error.with([.bold, .underline]))
        screen.put("selection", at: Point(20, 1), style: .selection)
        screen.put("Zażółć 日本 e\u{301} 💪|", at: Point(0, 2))
        screen.put("👨‍👩‍👧 🇵🇱 ❤️|", at: Point(0, 3))
        screen.box(Rect(column: 30, row: 1, width: 10, height: 3), title: "box", style: .border)
    }

    private static func describe(_ event: InputEvent) -> String {
        switch event {
        case .key(let key): "key \(key.name)"
        case .paste(let text): "paste \(text.utf8.count) \(text.prefix(30).replacingOccurrences(of: "\n", with: "/"))"
        case .mouse(let mouse): "mouse \(mouse.kind) \(mouse.at.column),\(mouse.at.row)"
        case .resize(let size): "resize \(size.columns)x\(size.rows)"
        case .focus(let gained): "focus \(gained)"
        case .background(let colour): "background \(colour.red) \(colour.green) \(colour.blue)"
        case .tick: "tick"
        case .wake: "wake"
        case .closed: "closed"
        }
    }
}
