import Phrases
import TerminalKit
import Testing
import ViewKit

@testable import SpotterCore
@testable import SpotterUI
@testable import TrainingUI

@Suite("keys.toml")
struct KeyFileTests {
    private static let commands = [
        CommandInfo("undo", "Undo", in: .everywhere, keys: ["u"]),
        CommandInfo("redo", "Redo", in: .everywhere, keys: ["C-r"]),
        CommandInfo("new.client", "New client", in: .everywhere, keys: ["n c"]),
        CommandInfo("log.fill-set", "Fill the next set", in: .logging, keys: ["f"]),
        CommandInfo("log.fill-all", "Fill all", in: .logging, keys: ["F"]),
    ]

    private func read(_ text: String) -> KeyFile { KeyFile(text, commands: Self.commands) }

    @Test(
        "A command may have its full name, quoted or not, or be in the table of its view",
        arguments: [
            "[keys]\n\"log.fill-set\" = [\"x\"]", "[keys]\nlog.fill-set = \"x\"",
            "[keys.logging]\n\"log.fill-set\" = [\"x\"]",
            "[keys.log]\nfill-set = [\"x\"]", "keys.\"log.fill-set\" = 'x'",
        ])
    func spellings(text: String) {
        let file = read(text)
        #expect(file.problems.isEmpty)
        #expect(file.changes == ["log.fill-set": ["x"]])
    }

    @Test("New keys replace the default ones in the map")
    func newKeys() {
        let map = KeyMap(commands: Self.commands, changes: read("[keys]\nundo = [\"C-z\", \"g u\"]").changes)
        #expect(map.meaning(of: [.ctrl("z")], in: [.everywhere]) == .command("undo"))
        #expect(map.meaning(of: [.char("g")], in: [.everywhere]) == .prefix)
        #expect(map.meaning(of: [.char("u")], in: [.everywhere]) == .nothing)
        #expect(map.meaning(of: [.ctrl("r")], in: [.everywhere]) == .command("redo"))
    }

    @Test("An empty list removes the keys")
    func noKeys() { #expect(read("[keys]\nundo = []").changes == ["undo": []]) }

    @Test("An unknown command is reported with line and nearest name; the others apply")
    func unknownCommand() {
        let file = read("version = 1\n[keys]\n\"log.fil-set\" = \"x\"\nredo = \"R\"")
        #expect(
            file.problems.map(\.text) == [
                "keys.toml line 3: unknown command log.fil-set: did you mean log.fill-set? The line is ignored."
            ])
        #expect(file.changes == ["redo": ["R"]])
    }

    @Test("An unknown key is reported by name")
    func unknownKey() throws {
        let file = read("[keys]\nundo = [\"g Foo\"]")
        #expect(try #require(file.problems.first).text.hasPrefix("keys.toml line 2: \"Foo\" is not a key."))
        #expect(file.changes.isEmpty)
    }

    @Test("A key of another command of the same view is ignored and both are named")
    func collision() throws {
        let file = read("[keys]\nundo = \"C-r\"")
        #expect(file.changes.isEmpty)
        let problem = try #require(file.problems.first).text
        #expect(problem.hasPrefix("keys.toml line 2: C-r already belongs to redo (Redo)"))
    }

    @Test("The same key in another view is not a conflict")
    func otherView() { #expect(read("[keys]\nundo = \"f\"").problems.isEmpty) }

    @Test("Two commands may swap their keys")
    func swap() {
        let file = read("[keys]\nundo = \"C-r\"\nredo = \"u\"")
        #expect(file.problems.isEmpty)
        #expect(file.changes.count == 2)
    }

    @Test("Of two entries with the same key the lower one is ignored")
    func twice() throws {
        let file = read("[keys]\nredo = \"x\"\nundo = \"x\"")
        #expect(file.changes == ["redo": ["x"]])
        #expect(try #require(file.problems.first).text.hasPrefix("keys.toml line 3: x already belongs to redo"))
    }

    @Test("A key that starts a longer one is a conflict")
    func prefix() { #expect(read("[keys]\nundo = \"n\"").problems.count == 1) }

    @Test(
        "A value that is not a list of keys is reported",
        arguments: ["undo = 3", "undo = [1]", "undo = { key = \"x\" }"])
    func wrongValue(line: String) { #expect(read("[keys]\n" + line).problems.count == 1) }

    @Test("The printed key file reads back without errors and changes nothing")
    func template() {
        let file = KeyFile(KeyFile.template(CommandTable.byScope), commands: CommandTable.all)
        #expect(file.problems.isEmpty)
        #expect(file.changes.isEmpty)
    }

    @Test("The printed key file with every line enabled sets the defaults")
    func uncommented() {
        let lines = KeyFile.template(CommandTable.byScope).split(separator: "\n").map { line in
            line.hasPrefix("# \"") ? String(line.dropFirst(2)) : String(line)
        }
        let file = KeyFile(lines.joined(separator: "\n"), commands: CommandTable.all)
        #expect(file.problems.isEmpty)
        for command in CommandTable.all { #expect(file.changes[command.id] == command.keys) }
    }

    @Test("By default no key runs two commands of one view")
    func defaults() {
        for scope in CommandTable.scopes {
            let keys = CommandTable.all.filter { $0.scope == scope }.flatMap(\.keys)
            for (index, key) in keys.enumerated() {
                for other in keys[(index + 1)...] {
                    #expect(
                        !key.keys.starts(with: other.keys) && !other.keys.starts(with: key.keys),
                        "\(scope.title): \(key), \(other)")
                }
            }
        }
    }
}
