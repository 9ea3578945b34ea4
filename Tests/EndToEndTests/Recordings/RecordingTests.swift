import Foundation
import TestSupport
import Testing

/// Serialized, because recording writes the README.
@Suite("Recordings of the demo", .serialized) struct RecordingTests {
    @Test("The script ends with the recorded screen", arguments: Recording.allCases)
    func script(recording: Recording) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let recorder = try Recorder(recording, in: home)
        try recording.play(on: recorder)
        let screen = recorder.screen
        try recorder.end()
        if Snapshot.isRecording { try keep(recorder.cast, screen, of: recording) }
        if let complaint = try Snapshot(at: recording.screen).complaint(about: screen) {
            Issue.record("\(recording): \(complaint)")
        }
    }

    private func keep(_ cast: Cast, _ screen: String, of recording: Recording) throws {
        try FileManager.default.createDirectory(
            at: recording.cast.deletingLastPathComponent(), withIntermediateDirectories: true)
        try cast.written().write(to: recording.cast, atomically: true, encoding: .utf8)
        guard recording.isInReadme else { return }
        var readme = ReadmeScreens(text: try String(contentsOf: Recording.readme, encoding: .utf8))
        let hasBlock = readme.put(screen, of: recording)
        #expect(hasBlock, "the README has no block of \(recording)")
        try readme.text.write(to: Recording.readme, atomically: true, encoding: .utf8)
    }

    @Test(
        "The recording, played on a terminal, ends with that screen, and the README shows it",
        .enabled(if: !Snapshot.isRecording), arguments: Recording.allCases)
    func cast(recording: Recording) throws {
        let cast = try Cast(String(contentsOf: recording.cast, encoding: .utf8))
        #expect(cast.columns == recording.columns && cast.rows == recording.rows)
        #expect(cast.events.map(\.time) == cast.events.map(\.time).sorted())
        let terminal = Terminal(columns: cast.columns, rows: cast.rows)
        for event in cast.events { terminal.feed(Array(event.text.utf8)) }
        let screen = try String(contentsOf: recording.screen, encoding: .utf8)
        #expect(terminal.text.hasPrefix(screen.dropLast()))
        if recording.isInReadme {
            let readme = ReadmeScreens(text: try String(contentsOf: Recording.readme, encoding: .utf8))
            #expect(readme.block(of: recording).map { $0 + "\n" } == screen)
        }
    }

    @Test("A fixed clock needs an instant; nothing is written without one")
    func clock() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let run = try home.run("demo", home.path("demo.sqlite"), "--now", "noon")
        #expect(run.code == 64)
        #expect(run.errors.contains("--now must be an instant such as 2026-03-12T09:00:00Z."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder.path) == [])
    }

    @Test("A written cast is read back equal")
    func written() throws {
        var cast = Cast(title: "Žluťoučký \"kůň\"", columns: 80, rows: 24)
        cast.events = [
            Cast.Event(time: 0, text: "\u{1b}[?1049h\u{1b}[H"), Cast.Event(time: 7, text: "a/b\r\n"),
            Cast.Event(time: 1_230, text: "▌"),
        ]
        let text = try cast.written()
        #expect(text.hasPrefix("{\"env\":"))
        #expect(text.contains("\n[0.07, \"o\", \"a/b\\r\\n\"]\n[12.30, \"o\", \"▌\"]\n"))
        #expect(try Cast(text) == cast)
    }
}
