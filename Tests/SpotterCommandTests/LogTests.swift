import DiaryExchange
import DiaryStore
import Foundation
import Logging
import Phrases
import SpotterCore
import Synchronization
import TestSupport
import Testing

@testable import spotter

@Suite("The log")
struct LogTests {
    private let home: Home
    private var path: String { home.path + "/.local/state/spotter/spotter.log" }

    init() throws { home = try Home() }

    private func log() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("Errors on screen are logged by kind and code, without names, paths or values")
    func errors() throws {
        let memory = MemoryLog()
        let logger = Logger(label: "test") { _ in memory }
        let events: [ProgramEvent] = [
            .failed(StoreError.locked), .failed(StoreError.cannotOpen(path: "/home/jan", reason: .database("secret"))),
            .failed(StoreError.constraint(.duplicate, code: 2067)),
            .failed(StoreError.undoConflict(.label("Log Squat (Jan)", isDeletion: true))),
            .failed(Failure(.data, "Jan may be: Jana")),
            .failed(ImportError.missing(path: "/home/jan.csv")),
            .imported(format: "Strong", read: 86, lost: 3), .slowKey(.milliseconds(120)),
        ]
        for event in events { event.write(to: logger) }
        #expect(
            memory.lines == [
                "error failed error=StoreError.locked exit=75 sqlite=5",
                "error failed error=StoreError.cannotOpen exit=66 sqlite=14",
                "error failed error=StoreError.constraint exit=65 sqlite=2067",
                "error failed error=StoreError.undoConflict exit=70",
                "error failed error=Failure exit=65",
                "error failed error=ImportError.missing exit=66",
                "info imported format=Strong lost=3 read=86",
                "notice slow milliseconds=120",
            ])
    }

    @Test("It is for the owner only, and when it is full one older file is stored")
    func rotation() throws {
        let file = LogFile(path: home.path + "/state/spotter.log", limit: 100)
        for number in 1...30 { file.append("line \(number)") }
        func rights(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try rights(home.path + "/state") == 0o700)
        #expect(try rights(file.path) == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/state").sorted()
        #expect(names == ["spotter.log", "spotter.log.1"])
        let (new, old) = (
            try String(contentsOfFile: file.path, encoding: .utf8),
            try String(contentsOfFile: file.older, encoding: .utf8)
        )
        #expect(new.hasSuffix("line 30\n") && old.utf8.count < 120 && !old.contains("line 1\n"))
    }

    @Test("A log that cannot be written has no effect")
    func unwritable() throws {
        let state = try home.write("a file where the folder should be", to: "state")
        let run = try CommandRun("stats", "Jan", home: home, environment: ["XDG_STATE_HOME": state])
        #expect(run.status == 66)
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "The log has the start, arguments and end of a program; a missing end is logged at the next start")
    func startAndEnd() throws {
        _ = try CommandRun("demo", home.diary, "--clients", "1", home: home)
        try onScreen { $0.write([0x11]) { _ in } }
        #expect(try log().contains(" started read-only=false schema=\(Diary.schemaVersion) size=100x30 "))
        #expect(try log().contains("sqlite=\(Diary.sqliteVersion) term=xterm-256color version="))
        #expect(try log().contains(" ended\n"))
        let lost = try onScreen { $0.signal(SIGKILL) }
        #expect(try !log().contains(" lost "))
        try onScreen { $0.write([0x11]) { _ in } }
        try onScreen { $0.write([0x11]) { _ in } }
        #expect(try log().components(separatedBy: "warning").count == 2)
        #expect(try log().contains(" lost run=\(lost)\n"))
        #expect(try !log().contains(home.path))
    }

    /// Opens the program on a screen, ends it with `end`, and waits for its exit. Returns the process id.
    @discardableResult
    private func onScreen(_ end: (PtyProcess) -> Void) throws -> Int32 {
        let program = try PtyProcess(
            Products.executable("spotter"),
            environment: CommandRun.variables(home).merging(["TERM": "xterm-256color"]) { $1 }, columns: 100, rows: 30)
        var isUp = false
        var text: [UInt8] = []
        while let bytes = program.read(timeout: .seconds(20)) {
            text += bytes
            if !isUp, String(decoding: text, as: UTF8.self).contains("Dashboard") {
                isUp = true
                // The log is written after the first frame.
                let mark = " \(program.identifier) started"
                while program.exitStatus() == nil, (try? log().contains(mark)) != true { usleep(1_000) }
                end(program)
            }
            if bytes.isEmpty { break }
        }
        #expect(isUp)
        while program.exitStatus() == nil { _ = program.read(timeout: .milliseconds(20)) }
        return program.identifier
    }
}

private final class MemoryLog: LogHandler, Sendable {
    private let written = Mutex<[String]>([])
    var lines: [String] { written.withLock { $0 } }

    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        let facts = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        written.withLock { $0.append((["\(event.level)", "\(event.message)"] + facts).joined(separator: " ")) }
    }
}
