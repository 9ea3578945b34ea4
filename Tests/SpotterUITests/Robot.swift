import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Synchronization
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

/// A user at the keyboard: presses keys on the whole program with a diary in memory and reads the screen.
struct Robot {
    /// The program.
    var app: AppState
    /// The diary that it writes.
    let diary: Diary
    private let clock: TestClock

    /// 2026-03-12, a Thursday, 09:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_773_306_000)
    /// The day of the tests.
    static let today = Day(start, in: .gmt)

    /// Starts the program on a diary with a gym, "Gym 20", and a trainer, "Eva"; `fill` writes to it first. It is in
    /// memory unless a file is given, which may be read-only.
    init(
        columns: Int = 80, rows: Int = 24, isSetUp: Bool = true, start: Date = Self.start, zone: TimeZone = .gmt,
        file: String? = nil, isReadOnly: Bool = false, jobs: any JobRunner = ImmediateJobs(),
        fill: (Diary) throws -> Void = { _ in }
    ) throws {
        let clock = TestClock(start)
        self.clock = clock
        let options = DiaryOptions(readOnly: isReadOnly, clock: DiaryClock(now: { clock.now }))
        diary = try file.map { try Diary(path: $0, options: options) } ?? Diary.inMemory(options: options)
        if isSetUp { try diary.gym.setUp(gym: "Gym 20", trainer: "Eva") }
        try fill(diary)
        let services = Services(diary: diary, now: { clock.now }, timeZone: zone, settings: .plain, jobs: jobs)
        app = AppState(services: services, size: Size(columns: columns, rows: rows))
        takeWhatWasRead()
    }

    /// Handles an event and, like the loop, the background reads that it caused. Jobs shown on screen are ended by the
    /// test.
    private mutating func send(_ event: InputEvent) {
        app.handle(event)
        takeWhatWasRead()
    }

    private mutating func takeWhatWasRead() {
        let jobs = app.context.services.jobs as? ImmediateJobs
        while app.context.window.job == nil, jobs?.hasEnded == true { app.handle(.wake) }
    }

    /// Presses keys by name, separated by blanks: `press("n c")`, `press("Enter C-s")`.
    mutating func press(_ names: String, at location: SourceLocation = #_sourceLocation) {
        for name in names.split(separator: " ") {
            guard let key = Key(name: String(name)) else {
                Issue.record("no key is named \(name)", sourceLocation: location)
                return
            }
            send(.key(key))
        }
    }

    /// Types text, one key for each character.
    mutating func type(_ text: String) {
        for character in text { send(.key(.char(character))) }
    }

    /// Pastes text.
    mutating func paste(_ text: String) { send(.paste(text)) }

    /// Resizes the window.
    mutating func resize(columns: Int, rows: Int) { send(.resize(Size(columns: columns, rows: rows))) }

    /// Lets time pass second by second, like the loop when a clock is on screen.
    mutating func wait(seconds: Int) {
        for _ in 0..<seconds {
            clock.advance(by: 1)
            if app.needsTick { send(.tick) }
        }
    }

    /// Lets time pass like the loop when nothing counts: asleep, then one tick.
    mutating func sleep(hours: Int = 0, seconds: Int = 0) {
        clock.advance(by: TimeInterval(hours * 3_600 + seconds))
        send(.tick)
    }

    /// Applies these settings from now on without storing them.
    mutating func use(config: String) {
        app.context.services.settings = .inMemory(commands: CommandTable.all, config: config)
        app.context.noteChange()
    }

    /// Changes the sheet on screen; does nothing if there is none.
    mutating func withSheet(_ change: (inout SheetView) -> Void) { app.navigator.update(SheetView.self, change) }

    /// The lines on screen, without trailing blanks.
    var lines: [String] {
        app.screen().lines().map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
    }
    /// The whole screen as one text.
    var screen: String { lines.joined(separator: "\n") }
    /// The line above the footer.
    var message: String { line(-2) }
    /// The keys in the last line.
    var footer: String { line(-1) }

    /// One line; negative numbers count from the bottom.
    func line(_ index: Int) -> String {
        let lines = lines
        let place = index < 0 ? lines.count + index : index
        return lines.indices.contains(place) ? lines[place].trimmingCharacters(in: .whitespaces) : ""
    }

    /// Whether the text is anywhere on screen.
    func sees(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// Records an issue with the whole screen if a text is missing.
    func expect(_ texts: String..., at location: SourceLocation = #_sourceLocation) {
        let lines = lines
        for text in texts where !lines.contains(where: { $0.contains(text) }) {
            Issue.record("\"\(text)\" is not on screen:\n\(lines.joined(separator: "\n"))", sourceLocation: location)
        }
    }

    /// Records an issue with the whole screen if no line is exactly this text.
    func expectLine(_ text: String, at location: SourceLocation = #_sourceLocation) {
        let lines = lines
        guard !lines.contains(where: { $0.trimmingCharacters(in: .whitespaces) == text }) else { return }
        Issue.record("no line is \"\(text)\":\n\(lines.joined(separator: "\n"))", sourceLocation: location)
    }

    /// Records an issue with the whole screen if a text is present.
    func expectNo(_ texts: String..., at location: SourceLocation = #_sourceLocation) {
        let lines = lines
        for text in texts where lines.contains(where: { $0.contains(text) }) {
            Issue.record("\"\(text)\" is on screen:\n\(lines.joined(separator: "\n"))", sourceLocation: location)
        }
    }
}

/// A clock that only tests move.
final class TestClock: Sendable {
    private let time: Mutex<Date>

    init(_ start: Date) { time = Mutex(start) }

    var now: Date { time.withLock { $0 } }
    func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
