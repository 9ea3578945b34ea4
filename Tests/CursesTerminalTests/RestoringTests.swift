import Foundation
import TestSupport
import Testing

@Suite("The terminal is given back")
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

    @Test("After a trap, whose signal is not hidden", arguments: types)
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

    @Test("Swift's backtrace is printed on the normal screen")
    func backtrace() throws {
        let session = try Session.probe(environment: [
            "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,images=none,threads=crashed,limit=8",
            "SWIFT_ROOT": ProcessInfo.processInfo.environment["SWIFT_ROOT"] ?? "",
        ])
        session.type("!")
        _ = try session.waitForExit(timeout: .seconds(60))
        #expect(session.isRestored)
        // The runtime's last words were held back while the screen was up; both come after it.
        let output = String(decoding: session.terminal.output, as: UTF8.self)
        let afterwards = output.components(separatedBy: "\u{1b}[?1049l").last ?? ""
        #expect(afterwards.contains("Fatal error: Index out of range"))
        #expect(afterwards.contains("Probe.crash()"))
    }

    @Test("After exit() from anywhere")
    func exit() throws {
        let session = try Session.probe()
        session.type("x")
        #expect(try session.waitForExit() == .exited(3))
        #expect(session.isRestored)
    }

    @Test("The program ends within a second when the terminal vanishes", arguments: [true, false])
    func vanished(isIdle: Bool) throws {
        let session = try Session.probe()
        if !isIdle { session.type(String(repeating: "k", count: 500)) }
        let start = ContinuousClock.now
        session.process.closeMaster()
        let status = try session.waitForExit()
        #expect(status == .exited(0))
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test("Waiting costs no processor time")
    func idle() throws {
        let session = try Session.probe()
        session.waitUntilIdle()
        let before = try #require(session.process.processorTime)
        #expect(throws: Session.Timeout.self) { try session.waitForExit(timeout: .seconds(1)) }
        let after = try #require(session.process.processorTime)
        #expect(after - before < .milliseconds(2))
        session.type("q")
        try session.waitForExit()
    }
}
