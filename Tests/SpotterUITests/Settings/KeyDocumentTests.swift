import Foundation
import Testing
import ViewKit

@testable import SpotterCore
@testable import SpotterUI
@testable import TrainingUI

@Suite("docs/keys.md")
struct KeyDocumentTests {
    @Test("The document matches the table of commands; `spotter keys --markdown > docs/keys.md` writes it again")
    func upToDate() throws {
        let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/keys.md").standardizedFileURL
        let written = try String(contentsOf: docs, encoding: .utf8)
        #expect(written == KeyDocument.markdown(CommandTable.byScope))
    }

    @Test("A bar and a backtick do not break the table")
    func hardKeys() {
        let command = CommandInfo("x.y", "Do it", hint: nil, in: .sheet, keys: ["|", "`"])
        let text = KeyDocument.markdown([(.sheet, [command])])
        #expect(text.contains("| `\\|` `` ` `` | Do it | `x.y` |"))
    }

    @Test("It lists every command once")
    func complete() {
        let lines = KeyDocument.markdown(CommandTable.byScope).split(separator: "\n")
        for command in CommandTable.all {
            #expect(lines.count { $0.hasSuffix("| `\(command.id.rawValue)` |") } == 1, "\(command.id.rawValue)")
        }
    }
}
