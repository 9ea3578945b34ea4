import Foundation
import TestSupport
import Testing

@Suite("The terminal is restored")
struct RestoringTests {
    private static let types = ["xterm", "xterm-256color", "tmux-256color", "linux", "vt100"]

    @Test("After quitting", arguments: types)
    func quit(type: String) throws {
        let session = try Session.probe(environment: ["TERM": type])
        #expect(session.process.settings != session.process.settingsBefore)
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
        #expect(session.isRestored)
    }

    @Test("After SIGTERM, SIGHUP and SIGINT", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signal(number: Int32) throws {
        let session = try Session.probe()
        session.signal(number)
        #expect(try session.waitForExit() == .exited(0))
        #expect(session.isRestored)
    }

    @Test("After a trap, without hiding its signal", arguments: types)
    func trap(type: String) throws {
        let session = try Session.probe(environment: ["TERM": type, "SWIFT_BACKTRACE": "enable=no"])
        session.type("!")
        let status = try session.waitForExit()
        #expect([.killed(signal: SIGILL), .killed(signal: SIGTRAP)].contains(status))
        #expect(session.isRestored)
    }

    @Test("After a fault or an abort from outside", arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGQUIT])
    func fault(number: Int32) throws {
        let session = try Session.probe(environment: ["SWIFT_BACKTRACE": "enable=no"])
        session.signal(number)
        #expect(try session.waitForExit() == .killed(signal: number))
        #expect(session.isRestored)
    }

    @Test("By a sequence of any length")
    func longSequence() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let leaving = String(repeating: "\\E[m", count: 300) + "\\E[?1049l"
        let source = folder.appendingPathComponent("source")
        try Data("wordy|leaves at length, use=xterm-256color, rmcup=\(leaving),\n".utf8).write(to: source)
        let compiler = try Session("/bin/sh", ["-c", "tic -x -o '\(folder.path)' '\(source.path)'"])
        try #require(try compiler.waitForExit() == .exited(0), "\(compiler.text)")
        let session = try Session.probe(environment: [
            "TERM": "wordy", "TERMINFO": folder.path, "SWIFT_BACKTRACE": "enable=no",
        ])
        session.signal(SIGSEGV)
        #expect(try session.waitForExit() == .killed(signal: SIGSEGV))
        #expect(session.isRestored)
    }

    @Test("Swift's backtrace is printed on the normal screen")
    func backtrace() throws {
        let session = try Session.probe(environment: [
            "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,images=none,threads=crashed,limit=8",
            "SWIFT_ROOT": ProcessInfo.processInfo.environment["SWIFT_ROOT"] ?? "",
        ])
        session.type("!")
        try session.waitForExit()
        #expect(session.isRestored)
        // The runtime's message is held back while the screen is active; both parts follow it.
        let output = String(decoding: session.terminal.output, as: UTF8.self)
        let afterwards = output.components(separatedBy: "\u{1b}[?1049l").last ?? ""
        #expect(afterwards.contains("Fatal error: Index out of range"))
        #expect(afterwards.contains("Probe.crash()"))
    }

    @Test("The window has a title, and its former one afterwards")
    func title() throws {
        let session = try Session.probe(environment: ["TERM": "xterm-256color"])
        session.type("x")
        try session.waitForExit()
        let output = String(decoding: session.terminal.output, as: UTF8.self)
        let (kept, set, back) = ("\u{1b}[22;2t", "\u{1b}]2;Spotter\u{1b}\\", "\u{1b}[23;2t")
        #expect(output.contains(kept + set) && output.components(separatedBy: back).count == 2)
    }

    @Test("After exit() from anywhere")
    func exit() throws {
        let session = try Session.probe()
        session.type("x")
        #expect(try session.waitForExit() == .exited(3))
        #expect(session.isRestored)
    }

    @Test("The program ends when the terminal vanishes", arguments: [true, false])
    func vanished(isIdle: Bool) throws {
        let session = try Session.probe()
        if !isIdle { session.type(String(repeating: "k", count: 500)) }
        session.process.closeMaster()
        #expect(try session.waitForExit() == .exited(0))
    }

    @Test("Waiting costs no processor time")
    func idle() throws {
        let session = try Session.probe()
        try session.waitUntilDormant()
        session.type("q")
        try session.waitForExit()
    }
}
