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

/// A person at the keyboard: presses keys on the whole program over a diary in memory and reads the screen.
struct Robot {
    /// The program.
    var app: AppState
    /// The diary it writes.
    let diary: Diary
    private let clock: TestClock

    /// 2026-03-12, a Thursday, 09:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_773_306_000)
    /// The day on which tests happen.
    static let today = Day(start, in: .gmt)

    /// Starts the program on a diary with a gym, "Gym 20", and a trainer, "Eva"; `fill` writes into it before. It is in
    /// memory unless a file is named, which may be for reading only.
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

    /// Gives the program an event and, like the loop, what it read aside because of it. The end of work that waits on
    /// screen is given by the test.
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

    /// Gives the window another size.
    mutating func resize(columns: Int, rows: Int) { send(.resize(Size(columns: columns, rows: rows))) }

    /// Lets time pass, second by second as the loop does when something on screen counts.
    mutating func wait(seconds: Int) {
        for _ in 0..<seconds {
            clock.advance(by: 1)
            if app.needsTick { send(.tick) }
        }
    }

    /// Lets time pass as the loop does when nothing counts: asleep, then one tick.
    mutating func sleep(hours: Int = 0, seconds: Int = 0) {
        clock.advance(by: TimeInterval(hours * 3_600 + seconds))
        send(.tick)
    }

    /// Lets these settings hold from now on; nothing of them is written.
    mutating func use(config: String) {
        app.context.services.settings = .inMemory(commands: CommandTable.all, config: config)
        app.context.noteChange()
    }

    /// Lets the sheet on screen change itself; nothing happens where none is.
    mutating func withSheet(_ change: (inout SheetView) -> Void) { app.navigator.update(SheetView.self, change) }

    /// The lines on screen, without blanks at their ends.
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

    /// Records an issue with the whole screen when a text is missing.
    func expect(_ texts: String..., at location: SourceLocation = #_sourceLocation) {
        let lines = lines
        for text in texts where !lines.contains(where: { $0.contains(text) }) {
            Issue.record("\"\(text)\" is not on screen:\n\(lines.joined(separator: "\n"))", sourceLocation: location)
        }
    }

    /// Records an issue with the whole screen when no line is this text and nothing else.
    func expectLine(_ text: String, at location: SourceLocation = #_sourceLocation) {
        let lines = lines
        guard !lines.contains(where: { $0.trimmingCharacters(in: .whitespaces) == text }) else { return }
        Issue.record("no line is \"\(text)\":\n\(lines.joined(separator: "\n"))", sourceLocation: location)
    }

    /// Records an issue with the whole screen when a text is there.
    func expectNo(_ texts: String..., at location: SourceLocation = #_sourceLocation) {
        let lines = lines
        for text in texts where lines.contains(where: { $0.contains(text) }) {
            Issue.record("\"\(text)\" is on screen:\n\(lines.joined(separator: "\n"))", sourceLocation: location)
        }
    }
}

/// A clock that only moves when it is told to.
final class TestClock: Sendable {
    private let time: Mutex<Date>

    init(_ start: Date) { time = Mutex(start) }

    var now: Date { time.withLock { $0 } }
    func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
