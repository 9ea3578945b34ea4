import Foundation
import TestSupport
import Testing

@Suite("The program is suspended")
struct SuspendingTests {
    /// Starts the probe as a job of a shell.
    private func shell() throws -> Session {
        let session = try Session(
            "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: ["PS1": "prompt> "])
        try session.wait(for: "prompt>")
        session.type("'\(Products.executable("terminal-probe"))'")
        session.press(.enter)
        try session.wait(for: "size 80x24")
        return session
    }

    private func expectShell(_ session: Session) throws {
        // "Stopped" may remain from an earlier suspension; the line settings are restored last.
        try session.wait("shell") { terminal in
            terminal.shows("Stopped") && [1049, 2004, 1000].allSatisfy { !terminal.modes[$0] }
                && session.process.settings.map { $0.echoes && $0.isCanonical } == true
        }
    }

    @Test("By Ctrl-Z; fg repaints at the new size")
    func suspend() throws {
        let session = try shell()
        for (columns, rows) in [(100, 30), (60, 16)] {
            session.control("z")
            try expectShell(session)
            session.resize(columns: columns, rows: rows)
            session.type("fg")
            session.press(.enter)
            try session.wait(for: "size \(columns)x\(rows)")
            #expect(session.terminal.modes[1049] && session.terminal.modes[2004])
        }
        session.type("q")
        // Before the line settings are restored, Enter does not end a line in the shell.
        try expectShell(session)
        session.type("exit 7")
        session.press(.enter)
        #expect(try session.waitForExit() == .exited(7))
        #expect(session.isRestored)
    }

    @Test("By SIGTSTP from outside; bg does not take the terminal, and SIGTERM ends it there")
    func outside() throws {
        let session = try shell()
        let job = try #require(Self.child(of: session.process.identifier))
        kill(job, SIGTSTP)
        try expectShell(session)
        session.type("bg; sleep 0.2; kill %1; while kill -0 \(job) 2>&-; do sleep 0.02; done; ")
        session.type("echo $((40 + 2)) done; exit 5")
        session.press(.enter)
        try session.wait(for: "42 done")
        #expect(!session.terminal.modes[1049])
        #expect(try session.waitForExit() == .exited(5))
    }

    @Test("For another program and back")
    func other() throws {
        let session = try Session.probe()
        session.type("e")
        try session.wait("other program") { $0.shows("other program") && !$0.modes[1049] && !$0.modes[1000] }
        #expect(session.process.settings == session.process.settingsBefore)
        session.press(.enter)
        try session.wait("probe") {
            $0.modes[1049] && $0.shows("other ended with 9") && $0.modes[2004] && $0.modes[1000]
        }
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
        #expect(session.isRestored)
    }

    @Test("SIGTSTP without a shell does not stop it")
    func orphan() throws {
        let session = try Session.probe()
        session.signal(SIGTSTP)
        try session.wait(for: "resize 80x24")
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
    }

    private static func child(of parent: Int32) -> Int32? {
        let path = "/proc/\(parent)/task/\(parent)/children"
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.split(separator: " ").first.flatMap { Int32($0) }
    }
}
