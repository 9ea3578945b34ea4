import Foundation
import TestSupport
import Testing

@Suite("One diary, opened twice") struct SharedDiaryTests {
    @Test("What one writes, the other shows with its next key")
    func twoProcesses() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let first = try home.open()
        let second = try home.open()
        try first.waitForStart()
        try second.waitForStart()
        second.type("2")
        try second.wait(for: "Last session")
        first.type("nc")
        try first.wait(for: "New client")
        first.type("Aaron Aardvark")
        first.control("s")
        try first.wait(for: "Added Aaron Aardvark.")
        second.press(.up)
        try second.wait(for: "Aaron Aardvark")
        first.type("u")
        try first.wait(for: "Undid: ")
        second.press(.up)
        try second.waitForNo("Aaron Aardvark")
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
                // On a slow machine what the other window half typed was kept meanwhile, and comes back here as a draft.
                session.control("x")
                session.type("Person \(number)-\(round)")
                try session.wait(for: "Person \(number)-\(round)")
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

    @Test("Read-only shows everything and writes nothing")
    func readOnly() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let before = try Data(contentsOf: URL(fileURLWithPath: home.path))
        let session = try home.open(["--read-only"], columns: 100)
        try session.waitForStart()
        try session.wait(for: "READ-ONLY")
        session.type("2")
        try session.wait(for: "Last session")
        session.type("d")
        try session.wait(for: "reading only")
        session.type("j")
        try session.wait("the message to go") { !$0.shows("reading only") }
        session.type("nc")
        try session.wait(for: "reading only")
        #expect(!session.terminal.shows("New client"))
        try session.quit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.path)) == before)
    }
}
