import DiaryStore
import FitnessModel
import Foundation
import SpotterUI
import TerminalKit
import TestSupport
import Testing

/// Nothing that can be typed, pasted, clicked or resized brings the program down, or harms the diary.
@Suite("Random input on the demo diary") struct FuzzTests {
    /// All keys together; a minute of typing at full speed is about 60,000.
    private static let keys = Int(ProcessInfo.processInfo.environment["SPOTTER_FUZZ_KEYS"] ?? "") ?? 3_000
    private static let now = Date(timeIntervalSince1970: 1_773_306_000)

    @Test("In memory: every event leaves a screen that can be drawn", arguments: [1, 2, 3, 4] as [UInt64])
    func inMemory(_ seed: UInt64) throws {
        let diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { Self.now })))
        try diary.fillWithDemo(DemoPlan(seed: seed, years: 1, clients: 6, today: Day(Self.now, in: .gmt)))
        let services = Services(diary: diary, now: { Self.now }, timeZone: .gmt)
        var events = RandomEvents(seed: seed)
        var app = AppState(services: services, size: Size(columns: 80, rows: 24))
        for number in 0..<(Self.keys / 4) {
            // Palette and tabs can end the program: then it is started again.
            if app.isFinished { app = AppState(services: services, size: Size(columns: 80, rows: 24)) }
            let event = events.event()
            app.handle(event)
            app.handle(.wake)
            _ = app.takeEffects()
            app.noticeOtherWriters()
            let screen = app.screen(glyphs: number % 7 == 0 ? .ascii : .unicode)
            let lines = screen.lines()
            guard lines.allSatisfy({ TextWidth.of($0) <= screen.size.columns && !$0.contains("\u{1b}") }) else {
                Issue.record("seed \(seed), event \(number), \(event):\n\(lines.joined(separator: "\n"))")
                return
            }
        }
        app.prepareToEnd()
        #expect(try diary.integrityReport().isSound)
        #expect(try diary.checkSets().rowsDiffering.isEmpty)
    }

    @Test(
        "In a client's hands: no key shows another client or gives the terminal back", arguments: [1, 2, 3] as [UInt64])
    func handedOver(_ seed: UInt64) throws {
        let diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { Self.now })))
        try diary.fillWithDemo(DemoPlan(seed: seed, years: 1, clients: 6, today: Day(Self.now, in: .gmt)))
        try diary.handOverCode.set("no such word")
        let others = try diary.clients.list().map(\.client.name).sorted()
        let services = Services(diary: diary, now: { Self.now }, timeZone: .gmt)
        var app = AppState(services: services, size: Size(columns: 100, rows: 30))
        for key in [Key.char("c"), .enter, .char("4"), .char("]"), .char("]"), .char(","), .char("h"), .ctrl("s")] {
            app.handle(.key(key))
        }
        let screen = app.screen().lines()
        let own = try #require(others.first { screen[0].contains($0) })
        #expect(!screen[0].contains("Dashboard"), "\(screen.joined(separator: "\n"))")
        var events = RandomEvents(seed: seed)
        for number in 0..<Self.keys {
            let event = number % 20 == 0 ? .key([.char("q"), .ctrl("c"), .ctrl("q")][number / 20 % 3]) : events.event()
            app.handle(event)
            app.handle(.wake)
            app.noticeOtherWriters()
            let effects = app.takeEffects()
            let lines = app.screen().lines()
            let text = lines.joined(separator: "\n")
            let named = others.filter { $0 != own && text.contains($0) }
            let ways = effects.filter { effect in
                switch effect {
                case .suspend, .edit, .open: true
                case .bell, .mouse, .copy: false
                }
            }
            guard named.isEmpty, !text.contains("Dashboard"), !app.isFinished, ways.isEmpty else {
                Issue.record("seed \(seed), event \(number), \(event): \(named)\n\(text)")
                return
            }
        }
    }

    @Test("On a terminal: the program lives, and gives the terminal back", arguments: [5, 6] as [UInt64])
    func onTerminal(_ seed: UInt64) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("demo.sqlite")
        #expect(try home.run("demo", path, "--seed", "\(seed)", "--clients", "6").code == 0)
        var events = RandomEvents(seed: seed)
        var session = try home.open("--db", path)
        try session.waitForStart()
        var trail: [String] = []
        for number in 0..<(Self.keys / 8) {
            let key = events.key()
            trail.append(key.name)
            session.write(KeyBytes.of(key))
            if number % 25 == 24 {
                try settle(&session, home, path, trail)
                trail = []
            }
        }
        try quit(session, trail)
        let diary = try Diary(path: path)
        #expect(try diary.integrityReport().isSound)
        try diary.close()
    }

    @Test("300 sizes of the window, at random moments")
    func resizes() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("demo.sqlite")
        #expect(try home.run("demo", path, "--clients", "3").code == 0)
        var events = RandomEvents(seed: 300)
        let session = try home.open("--db", path)
        try session.waitForStart()
        for key in ["3", "\r"] { session.type(key) }
        for _ in 0..<300 {
            let size = events.size()
            session.resize(columns: size.columns, rows: size.rows)
            session.write(KeyBytes.of(.down))
        }
        session.resize(columns: 100, rows: 30)
        try session.wait("a screen of the last size") { terminal in
            terminal.line(0).contains("1 Dashboard") && !terminal.line(29).isEmpty
        }
        try session.quit()
    }

    /// Waits until the program has taken all keys, and starts it again when one of them ended it.
    private func settle(_ session: inout Session, _ home: TemporaryHome, _ path: String, _ trail: [String]) throws {
        try session.waitUntilSettled()
        guard session.process.exitStatus() != nil else { return }
        let status = try session.waitForExit()
        guard status == .exited(0) else {
            Issue.record("ended by \(status) after \(trail.joined(separator: " "))\n\(session.text)")
            throw CancellationError()
        }
        // The palette can quit.
        session.expectRestored()
        session = try home.open("--db", path)
        try session.waitForStart()
    }

    private func quit(_ session: Session, _ trail: [String]) throws {
        try session.waitUntilSettled()
        session.signal(SIGTERM)
        let status = try session.waitForExit()
        #expect(status == .exited(0) || status == .exited(143), "\(trail)")
        session.expectRestored()
    }
}
