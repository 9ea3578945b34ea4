import Foundation
import TestSupport

/// Plays a script on the built program and records its output. The typing speed of a person is only written into the
/// recording; nothing waits for it.
final class Recorder {
    /// The fixed time of all scripts.
    static let morning = "2026-03-12T09:00:00Z"

    private let session: Session
    private(set) var cast: Cast
    /// The number of output bytes that are in the recording.
    private var taken = 0
    /// The current time of the recording in hundredths of a second.
    private var time = 0

    /// Opens the demo diary in its own home folder.
    init(_ recording: Recording, in home: TemporaryHome) throws {
        cast = Cast(title: recording.title, columns: recording.columns, rows: recording.rows)
        session = try home.open(
            "demo", home.path("demo.sqlite"), "--now", Self.morning, "--theme", "dark", "--open",
            columns: recording.columns,
            rows: recording.rows, environment: ["COLORTERM": "truecolor"])
        try session.waitForStart()
        try take(after: 0)
        time += 150
    }

    /// The current screen without empty lines at the end.
    var screen: String {
        var lines = session.terminal.lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Types text and leaves a moment to see the result.
    func type(_ text: String) throws {
        for character in text {
            session.type(String(character))
            try take(after: 20)
        }
        time += 80
    }

    /// Presses a key without a character.
    func press(_ key: Terminal.Key) throws {
        session.press(key)
        try take(after: 40)
        time += 80
    }

    /// Waits for text that must appear before the script continues, and leaves time to read it.
    func see(_ words: String) throws {
        try session.wait(for: words)
        try take(after: 0)
        time += 120
    }

    /// Ends the program without recording it.
    func end() throws {
        session.signal(SIGTERM)
        try session.waitForExit()
    }

    /// Appends the new output to the recording as one event, `pause` hundredths of a second later.
    private func take(after pause: Int) throws {
        time += pause
        try session.waitUntilSettled()
        let output = session.terminal.output
        guard taken < output.count else { return }
        cast.events.append(Cast.Event(time: time, text: String(decoding: output[taken...], as: UTF8.self)))
        taken = output.count
    }
}
