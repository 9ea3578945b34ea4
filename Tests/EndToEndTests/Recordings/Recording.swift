import Foundation
import TestSupport

/// A recording of the demo diary: its keys, and the texts that must appear.
enum Recording: String, CaseIterable, Sendable {
    case live, board, day, progress

    /// The folder of the project, and the page that shows the screens.
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let readme = root.appending(path: "README.md")

    var title: String {
        switch self {
        case .live: "A live session"
        case .board: "Two phases side by side"
        case .day: "What was eaten and done on a day"
        case .progress: "How a client gets stronger"
        }
    }

    var columns: Int {
        switch self {
        case .board: 112
        case .day: 92
        default: 80
        }
    }
    var rows: Int { self == .board ? 20 : 24 }

    /// Whether the README contains the last screen.
    var isInReadme: Bool { self != .progress }
    var cast: URL { Self.root.appending(path: "docs/demo/\(rawValue).cast") }
    /// The file of its last screen.
    var screen: URL { Self.root.appending(path: "docs/demo/\(rawValue).txt") }

    func play(on recorder: Recorder) throws {
        try recorder.type("2")
        try recorder.see("Last trained")
        try recorder.type("/jur")
        try recorder.press(.enter)
        try recorder.press(.enter)
        try recorder.see("PLANS")
        switch self {
        case .live:
            try recorder.type("s")
            try recorder.see("A1 Back squat  set 1 of 4")
            try recorder.type("ffff")
            try recorder.see("A1 Back squat  set 3 of 4")
            try recorder.type("100x6")
            try recorder.see("100 kg x 6")
        case .board:
            try recorder.type("s")
            try recorder.see("A1 Back squat  set 1 of 4")
            try recorder.type("fff")
            try recorder.see("A2 Kettlebell swing  set 2 of 3")
            try recorder.type("b")
            try recorder.see("BOARD")
        case .day:
            try recorder.type("4")
            try recorder.see("INTAKE")
            try recorder.press(.left)
            try recorder.see("yesterday")
        case .progress:
            try recorder.type("5")
            try recorder.see("Overview")
            for _ in 0..<4 { try recorder.press(.down) }
            try recorder.see("Strength")
        }
    }
}

/// The screens in the README; each is a block after a comment with the name of its file.
struct ReadmeScreens {
    var text: String

    /// The block of a recording; nil if there is none.
    func block(of recording: Recording) -> String? { range(of: recording).map { String(text[$0]) } }

    /// Replaces the block of a recording; returns false if there is none.
    mutating func put(_ screen: String, of recording: Recording) -> Bool {
        guard let range = range(of: recording) else { return false }
        text.replaceSubrange(range, with: screen)
        return true
    }

    private func range(of recording: Recording) -> Range<String.Index>? {
        let head = "<!-- docs/demo/\(recording.rawValue).txt -->\n```\n"
        guard let start = text.range(of: head)?.upperBound,
            let end = text.range(of: "\n```", range: start..<text.endIndex)?.lowerBound
        else { return nil }
        return start..<end
    }
}
