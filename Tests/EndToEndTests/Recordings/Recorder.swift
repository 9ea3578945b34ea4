import Foundation
import TestSupport

/// Presses the keys of a script on the built program, at a person's pace, and keeps what the program wrote. The pace is only
/// written down: nothing waits for it.
final class Recorder {
    /// The morning on which all scripts happen; the clock stands.
    static let morning = "2026-03-12T09:00:00Z"

    private let session: Session
    private(set) var cast: Cast
    /// How much of what the program wrote is in the cast, bytes.
    private var taken = 0
    /// Hundredths of a second.
    private var time = 0

    /// Opens the demo diary in a home of its own.
    init(_ recording: Recording, in home: TemporaryHome) throws {
        cast = Cast(title: recording.title, columns: recording.columns, rows: recording.rows)
        session = try home.open(
            "demo", home.path("demo.sqlite"), "--now", Self.morning, "--open", columns: recording.columns,
            rows: recording.rows, environment: ["COLORTERM": "truecolor"])
        try session.waitForStart()
        try take(after: 0)
        time += 150
    }

    /// The screen as it is, without empty lines at its end.
    var screen: String {
        var lines = session.terminal.lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Types text; what comes of it is looked at for a moment.
    func type(_ text: String) throws {
        for character in text {
            session.type(String(character))
            try take(after: 20)
        }
        time += 80
    }

    /// Presses a key that has no character.
    func press(_ key: Terminal.Key) throws {
        session.press(key)
        try take(after: 40)
        time += 80
    }

    /// Waits for words that must be there before the script goes on, and leaves time to read.
    func see(_ words: String) throws {
        try session.wait(for: words)
        try take(after: 0)
        // A letter that follows another one as fast as in a word is no command.
        Thread.sleep(forTimeInterval: 0.35)
        time += 120
    }

    /// Ends the program, out of sight.
    func end() throws {
        session.signal(SIGTERM)
        try session.waitForExit()
    }

    /// Puts what the program wrote since into the cast, as one event, so many hundredths of a second later.
    private func take(after pause: Int) throws {
        time += pause
        try session.waitUntilSettled()
        let output = session.terminal.output
        guard taken < output.count else { return }
        cast.events.append(Cast.Event(time: time, text: String(decoding: output[taken...], as: UTF8.self)))
        taken = output.count
    }
}
