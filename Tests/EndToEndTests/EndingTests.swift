import Foundation
import TestSupport
import Testing

/// The terminal is restored however the program ends.
@Suite("Endings") struct EndingTests {
    @Test("A signal ends the program, with its exit code", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signals(_ number: Int32) throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open()
        try session.waitForStart()
        session.type("nc")
        try session.wait(for: "New client")
        session.type("Half typed")
        try session.wait(for: "Half typed")
        session.signal(number)
        #expect(try session.waitForExit() == .exited(128 + number))
        session.expectRestored()
    }

    @Test("A form that is open when the signal arrives is stored as a draft")
    func draftSurvives() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open()
        try session.waitForStart()
        session.type("nc")
        try session.wait(for: "New client")
        session.type("Half typed")
        try session.wait(for: "Half typed")
        session.signal(SIGHUP)
        try session.waitForExit()
        let again = try home.open()
        try again.waitForStart()
        again.type("nc")
        try again.wait(for: "Half typed")
        try again.wait(for: "Draft restored.")
        try again.escape { !$0.shows("Half typed") }
        try again.quit()
    }

    @Test("A text that was in the editor when the program was killed is named at the next start")
    func leftText() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let folder = home.home.path("tmp")
        // No process has this number.
        try home.home.write("tmp/spotter-text-2147483647-x.txt", Data("knee better".utf8))
        let session = try home.open(columns: 200, environment: ["TMPDIR": folder])
        try session.wait(for: "A text was in the editor when Spotter ended.")
        try session.wait(for: "spotter-text-2147483647-x.txt")
        try session.quit()
        // That of a program that still runs is its own.
        try FileManager.default.moveItem(
            atPath: folder + "/spotter-text-2147483647-x.txt", toPath: folder + "/spotter-text-\(getpid())-x.txt")
        let again = try home.open(columns: 200, environment: ["TMPDIR": folder])
        try again.waitForStart()
        try again.waitUntilSettled()
        #expect(!again.terminal.shows("A text was in the editor"))
        try again.quit()
    }

    @Test("A crash", arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGFPE, SIGBUS])
    func crash(_ number: Int32) throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open(environment: ["SWIFT_BACKTRACE": "enable=no"])
        try session.waitForStart()
        session.signal(number)
        #expect(try session.waitForExit() == .killed(signal: number))
        session.expectRestored()
    }

    @Test("A vanished terminal ends the program")
    func vanished() throws {
        let home = try DemoHome()
        defer { home.remove() }
        // Repeated, because the first frame does not wait for the dashboard, which may be read in the meantime.
        for attempt in 1...20 {
            let session = try home.open()
            try session.waitForStart()
            session.process.closeMaster()
            let status = try session.waitForExit()
            #expect(status == .exited(0), "attempt \(attempt): \(status)")
        }
    }

    @Test("Ctrl-Z returns the terminal to the shell, fg restores the screen")
    func suspended() throws {
        let demo = try DemoHome()
        defer { demo.remove() }
        let shell = try Session(
            "/bin/bash", ["--norc", "--noprofile", "-i"],
            environment: demo.home.environment.merging(["PS1": "ready$ "]) { $1 })
        try shell.wait(for: "ready$")
        shell.type("\(TemporaryHome.program) --db \(demo.path)")
        shell.press(.enter)
        try shell.wait("the program") { $0.modes[1049] && $0.shows("1 Dashboard") }
        shell.control("z")
        try shell.wait("the shell") { !$0.modes[1049] && $0.shows("Stopped") }
        #expect(!shell.terminal.modes[1000])
        shell.type("echo still $((40+2))")
        shell.press(.enter)
        try shell.wait(for: "still 42")
        shell.type("fg")
        shell.press(.enter)
        try shell.wait("the program again") { $0.modes[1049] && $0.shows("1 Dashboard") }
        shell.type("2")
        try shell.wait(for: "Last trained")
        shell.control("q")
        try shell.wait("the shell again") { !$0.modes[1049] && $0.shows("ready$") }
        shell.type("exit")
        shell.press(.enter)
        #expect(try shell.waitForExit() == .exited(0))
    }

    @Test("An idle program sleeps")
    func idle() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open()
        try session.waitForStart()
        try session.waitUntilDormant()
        try session.quit()
    }
}
