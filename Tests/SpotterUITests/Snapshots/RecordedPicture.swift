import TerminalKit
import Testing

@testable import SpotterUI

/// The screen of a view as recorded, in Unicode and ASCII.
struct RecordedPicture {
    /// The roles whose ground fills a cell in most themes: half a block is a blot there, and dimmed text unreadable.
    private static let filled: Set<Role> = [.live, .handsFree, .cursorCell, .input]

    private let plain: Screen
    private let ascii: Screen

    init(_ app: AppState) { (plain, ascii) = (app.screen(), app.screen(glyphs: .ascii)) }

    /// The screen, the lines of the ASCII form that do not follow from it character by character, and the role of each
    /// span.
    var text: String {
        let others = zip(plain.lines(), ascii.lines()).enumerated().filter { !Self.follows($1.1, from: $1.0) }
        let parts =
            [plain.lines().joined(separator: "\n")]
            + (others.isEmpty ? [] : ["=== ASCII", others.map { "\($0): \($1.1)" }.joined(separator: "\n")])
        return (parts + ["=== roles", plain.roles]).joined(separator: "\n")
    }

    /// Checks every view in every window: it is as large as the window, its ASCII form is ASCII only, control
    /// characters are not drawn, filled cells have no blocks and no dimmed text, and numbers are not cut.
    func check(_ size: Size, at location: SourceLocation = #_sourceLocation) {
        for screen in [plain, ascii] {
            let lines = screen.lines()
            #expect(lines.count == size.rows, sourceLocation: location)
            #expect(lines.allSatisfy { TextWidth.of($0) <= size.columns }, sourceLocation: location)
        }
        for line in ascii.lines() where !line.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
            Issue.record("not ASCII: \(line)", sourceLocation: location)
        }
        for row in 0..<plain.size.rows {
            let line = plain.lines()[row]
            for run in plain.runs(inRow: row) where Self.filled.contains(run.style.role) {
                let isBlot = run.text.contains(/[▀▄█]/)
                #expect(!isBlot, "blocks in the role \(run.style.role): \(line)", sourceLocation: location)
                let isDim = run.style.emphasis.contains(.dim)
                #expect(!isDim, "dimmed in the role \(run.style.role): \(line)", sourceLocation: location)
            }
        }
        guard size.columns >= 60 else { return }
        for line in plain.lines() where line.contains(/[0-9]…/) {
            Issue.record("a number is cut: \(line)", sourceLocation: location)
        }
    }

    /// Whether a line of the ASCII form has the same letters in the same columns, and other characters only in place of
    /// those beyond ASCII.
    private static func follows(_ ascii: String, from plain: String) -> Bool {
        var columns: [Character?] = []
        for character in plain {
            columns.append(character.isASCII ? character : nil)
            for _ in 1..<max(1, TextWidth.of(String(character))) { columns.append(nil) }
        }
        var rest = Array(ascii)[...]
        for column in columns {
            let sign = rest.popFirst() ?? " "
            if let column, column != sign { return false }
        }
        return rest.allSatisfy { $0 == " " }
    }
}
