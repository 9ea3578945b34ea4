import DiaryStore
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("One diary, opened twice") struct SharedDiaryTests {
    @Test("A change in one window appears in the other at once, without a key, and both sleep again")
    func twoProcesses() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let first = try home.open()
        let second = try home.open()
        try first.waitForStart()
        try second.waitForStart()
        second.type("2")
        try second.wait(for: "Last trained")
        first.type("nc")
        try first.wait(for: "New client")
        first.type("Aaron Aardvark")
        first.control("s")
        try first.wait(for: "Added Aaron Aardvark.")
        try second.wait(for: "Aaron Aardvark")
        first.type("u")
        try first.wait(for: "Undid: ")
        try second.waitForNo("Aaron Aardvark")
        try second.waitUntilDormant()
        try first.quit()
        try second.quit()
    }

    @Test("Both may log at the same time; nothing is lost")
    func bothWrite() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let sessions = [try home.open(), try home.open()]
        for session in sessions { try session.waitForStart() }
        for round in 1...3 {
            for (number, session) in sessions.enumerated() {
                session.type("nc")
                try session.wait(for: "New client")
                session.type("Person \(number)-\(round)")
                try session.wait(for: "Person \(number)-\(round)")
                // A draft stays in its own window.
                #expect(!session.terminal.shows("Person \(1 - number)-\(round)"))
                try waitForDraft("Person \(number)-\(round)", in: home.path)
            }
            for session in sessions { session.control("s") }
            for (number, session) in sessions.enumerated() {
                try session.wait(for: "Added Person \(number)-\(round).")
            }
        }
        let result = try home.home.run("doctor", "--json", "--db", home.path)
        #expect(result.code == 0)
        #expect(result.output.contains("\"clients\" : 10"), "\(result.output)")
        for session in sessions { try session.quit() }
    }

    @Test("A half-typed text is restored in the other window once its own was killed, and not before")
    func killed() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let (first, second) = (try home.open(), try home.open())
        try first.waitForStart()
        try second.waitForStart()
        first.type("nc")
        try first.wait(for: "New client")
        first.type("Half typed")
        try waitForDraft("Half typed", in: home.path)
        second.type("nc")
        try second.wait(for: "New client")
        #expect(!second.terminal.shows("Half typed"))
        try second.escape { !$0.shows("New client") }
        first.signal(SIGKILL)
        try first.waitForExit()
        second.type("nc")
        try second.wait(for: "Half typed")
        try second.wait(for: "Draft restored.")
        try second.escape { !$0.shows("Half typed") }
        try second.quit()
    }

    /// Waits until the draft was stored in the diary.
    private func waitForDraft(_ text: String, in path: String) throws {
        let diary = try Diary(path: path, options: DiaryOptions(readOnly: true))
        defer { try? diary.close() }
        let end = ContinuousClock.now + Session.patience
        func texts() throws -> [String] {
            try diary.read { db in try String.fetchAll(db, sql: "SELECT text FROM draft") }
        }
        while try !texts().contains(where: { $0.contains(text) }) {
            try #require(ContinuousClock.now < end, "“\(text)” was never kept")
            poll(nil, 0, 20)
        }
    }

    @Test("Read-only shows everything and writes nothing")
    func readOnly() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let before = try Data(contentsOf: URL(fileURLWithPath: home.path))
        let session = try home.open(["--read-only"], columns: 100)
        try session.waitForStart()
        try session.wait(for: "READ-ONLY")
        session.type("2")
        try session.wait(for: "Last trained")
        session.type("d")
        try session.wait(for: "read-only")
        session.type("j")
        try session.wait("the message to go") { !$0.shows("read-only") }
        session.type("nc")
        try session.wait(for: "read-only")
        #expect(!session.terminal.shows("New client"))
        try session.quit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.path)) == before)
    }
}
