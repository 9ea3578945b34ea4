import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import SpotterUI
import TerminalKit
import TestSupport
import Testing
import ViewKit

/// No key, paste, click or resize crashes the program or damages the diary.
@Suite("Random input on the demo diary") struct FuzzTests {
    /// The number of keys of a test over all cases; a minute of typing at full speed is about 60,000.
    private static let keys = Int(ProcessInfo.processInfo.environment["SPOTTER_FUZZ_KEYS"] ?? "") ?? Rounds.of(30_000)
    private static let now = Date(timeIntervalSince1970: 1_773_306_000)

    @Test("In memory: every event leaves a screen that can be drawn", arguments: [1, 2, 3, 4] as [UInt64])
    func inMemory(_ seed: UInt64) throws {
        let diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { Self.now })))
        try diary.fillWithDemo(
            DemoPlan(
                seed: seed, years: 1, clients: 6, today: Day(Self.now, in: .gmt),
                questionnaires: QuestionnaireLibrary().questionnaires))
        let services = Services(diary: diary, now: { Self.now }, timeZone: .gmt, settings: .plain)
        var events = RandomEvents(seed: seed)
        var app = AppState(services: services, size: Size(columns: 80, rows: 24))
        for number in 0..<(Self.keys / 4) {
            // The palette and the tabs can end the program; it is started again.
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
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.integrity.checkSets().rowsDiffering.isEmpty)
    }

    @Test(
        "In client mode: no key shows another client, not even a first name, or leaves the mode",
        arguments: [1, 2, 3] as [UInt64], [Size(columns: 100, rows: 30), Size(columns: 60, rows: 16)])
    func handedOver(_ seed: UInt64, _ size: Size) throws {
        let diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { Self.now })))
        try diary.fillWithDemo(
            DemoPlan(
                seed: seed, years: 1, clients: 6, today: Day(Self.now, in: .gmt),
                questionnaires: QuestionnaireLibrary().questionnaires))
        try diary.handOverCode.set("no such word")
        let clients = try diary.clients.list().map(\.client)
        let own = try #require(clients.first)
        let other = try #require(clients.last)
        let names = clients.map(\.name).filter { $0 != own.name }
        let consent = try diary.consents.newest(of: own.id)
        if consent?.isOpen != true { try diary.consents.give(Consent(), by: own.id) }
        try addLiveSession(of: other.id, to: diary)
        let services = Services(diary: diary, now: { Self.now }, timeZone: .gmt, settings: .plain)
        var app = AppState(services: services, size: size)
        func type(_ text: String, then last: Key? = nil) {
            for character in text { app.handle(.key(.char(character))) }
            if let last { app.handle(.key(last)) }
        }
        // In the background another client trains and rests.
        type("c\(other.name)", then: .enter)
        type("s80x5", then: .enter)
        app.handle(.key(.escape))
        type("c\(own.name)", then: .enter)
        type("4]]")
        let before = app.screen().lines()
        #expect(before.contains { $0.contains("LIVE") }, "\(before.joined(separator: "\n"))")
        type(",h")
        let screen = app.screen().lines()
        try #require(screen[0].contains(own.name) && !screen[0].contains("Dashboard"), "\(screen)")
        let strange = try strangeWords(of: names, besides: own.name, in: diary)
        #expect(strange.contains { word in names.contains { $0.hasPrefix(word) } })
        var events = RandomEvents(seed: seed)
        for number in 0..<(Self.keys / 6) {
            var event = number % 20 == 0 ? .key([.char("q"), .ctrl("c"), .ctrl("q")][number / 20 % 3]) : events.event()
            // The small window keeps its size, because it truncates names and leaves lines out.
            if size.columns == 60, case .resize = event { event = .resize(size) }
            app.handle(event)
            app.handle(.wake)
            app.noticeOtherWriters()
            let effects = app.takeEffects()
            let lines = app.screen().lines()
            let text = lines.joined(separator: "\n")
            let named = names.filter { text.contains($0) } + Self.words(text).intersection(strange).sorted()
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

    /// Adds a live session with one row; logging a set in it starts a rest.
    private func addLiveSession(of client: Identifier<Client>, to diary: Diary) throws {
        for live in try diary.sessions.live() { try diary.sessions.finish(live.id) }
        let phase = try diary.phases.add(Phase(id: .unsaved, client: client, name: "P6", sessionCount: 12))
        let exercise = try diary.exercises.add(named: "Exercise of the fuzz")
        let prescription = Prescription(label: "A1", reps: "5", sets: "3", rest: "150\"")
        try diary.phaseRows.add(to: phase, exercise: exercise, prescription: prescription)
        try diary.sessions.start(phase, day: Day(Self.now, in: .gmt))
    }

    /// The words of other clients' names that are neither in the own name nor in texts of the program.
    private func strangeWords(of names: [String], besides own: String, in diary: Diary) throws -> Set<String> {
        var known = Self.words("\(own) Eva Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
        for info in CommandTable.all { known.formUnion(Self.words("\(info.title) \(info.hint ?? "")")) }
        for page in try diary.readingPages.tree() { known.formUnion(Self.words("\(page.title) \(page.text)")) }
        // Words of two letters also occur in randomly typed text.
        let all = names.reduce(into: Set<String>()) { $0.formUnion(Self.words($1)) }
        return all.subtracting(known).filter { $0.count > 2 }
    }

    /// The distinct words of a text.
    private static func words(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter }.map(String.init))
    }

    @Test("On a terminal: the program survives and restores the terminal", arguments: [5, 6] as [UInt64])
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
        #expect(try diary.integrity.report().isSound)
        try diary.close()
    }

    @Test("300 window sizes at random moments")
    func resizes() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("demo.sqlite")
        #expect(try home.run("demo", path, "--clients", "3").code == 0)
        var events = RandomEvents(seed: 300)
        let session = try home.open("--db", path)
        try session.waitForStart()
        for key in ["3", "\r"] { session.type(key) }
        for _ in 0..<Rounds.of(300) {
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

    /// Waits until the program has read all keys, and restarts it if one of them ended it.
    private func settle(_ session: inout Session, _ home: TemporaryHome, _ path: String, _ trail: [String]) throws {
        try session.waitUntilSettled()
        guard session.process.exitStatus() != nil else { return }
        let status = try session.waitForExit()
        guard status == .exited(0) else {
            Issue.record("ended by \(status) after \(trail.joined(separator: " "))\n\(session.text)")
            throw CancellationError()
        }
        // The palette can quit the program.
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
