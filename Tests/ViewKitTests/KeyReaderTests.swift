import TerminalKit
import Testing
import ViewKit

@Suite("The action of a key, by the position of the cursor")
struct KeyReaderTests {
    /// The commands of a small program: `f` and `.` fill, `b` is the Board, `w w` finishes, `1` and `F1` are tabs.
    private static let keys = KeyMap(commands: [
        CommandInfo("fill", "Fill", in: .list, keys: ["f"]), CommandInfo("again", "Again", in: .list, keys: ["."]),
        CommandInfo("down", "Down", in: .list, keys: ["j"]),
        CommandInfo("board", "Board", in: .everywhere, keys: ["b"]),
        CommandInfo("finish", "Finish", in: .list, keys: ["w w"]),
        CommandInfo("pane.one", "One", in: .everywhere, keys: ["1", "F1", "A-1"]),
        CommandInfo("pane.four", "Four", in: .everywhere, keys: ["4", "F4", "A-4"]),
    ])

    private static func situation(
        _ place: TypingPlace, open: KeyReader.Situation.Open = .nothing
    ) -> KeyReader.Situation {
        KeyReader.Situation(
            place: place, open: open, keys: keys, scopes: [.list, .everywhere], panes: ["pane.one", "pane.four"])
    }

    /// The action of the last of some keys.
    private func last(
        _ names: String, on place: TypingPlace, open: KeyReader.Situation.Open = .nothing
    ) throws -> KeyAction {
        var reader = KeyReader()
        var action = KeyAction.nothing(nil)
        for name in names.split(separator: " ") {
            action = reader.read(try #require(Key(name: String(name))), in: Self.situation(place, open: open))
        }
        return action
    }

    private static let pageQuestion = PageQuestion(answers: "0123456789-", commands: "qf", hint: "A digit answers.")
    private static let cells: [TypingPlace] = [
        .logged(takesBodyWeight: false), .logged(takesBodyWeight: true), .planned, .name, .prescription, .notes,
    ]
    private static let places: [TypingPlace] =
        cells + [.list, .number, .question(pageQuestion), .refused("Not here.")]

    @Test("A digit starts text in every cell, including 0 and the digits of tabs", arguments: cells + [.number])
    func digits(place: TypingPlace) throws {
        for digit in ["0", "1", "4", "9"] { #expect(try last(digit, on: place) == .begin(digit)) }
    }

    @Test("A cell without text rejects digits and free letters with its reason, and runs commands")
    func refused() throws {
        for key in ["1", "0", "x", "-", "w 4"] {
            #expect(try last(key, on: .refused("Not here.")) == .refuse("Not here."), "\(key)")
        }
        #expect(try last("f", on: .refused("Not here.")) == .run("fill", times: 1))
    }

    @Test("A letter with a command runs it everywhere, whatever the cell contains", arguments: places)
    func commands(place: TypingPlace) throws {
        #expect(try last("f", on: place) == .run("fill", times: 1))
        #expect(try last(".", on: place) == .run("again", times: 1))
        let finish = KeyAction.run("finish", times: 1)
        #expect(
            try last("w w", on: place)
                == (place == .question(Self.pageQuestion) ? .nothing("A digit answers.") : finish))
    }

    @Test("Another letter or symbol starts text in a cell", arguments: cells)
    func letters(place: TypingPlace) throws {
        for sign in ["x", "Q", "-", "?"] { #expect(try last(sign, on: place) == .begin(sign)) }
    }

    @Test("Another letter changes nothing in a grid of numbers or a list, and says so")
    func otherLetters() throws {
        #expect(
            try last("x", on: .number)
                == .nothing("x does nothing here: a digit starts the number, ? shows the keys."))
        #expect(try last("x", on: .list) == .nothing("x does nothing here. ? shows the keys of this view."))
        #expect(try last("C-z", on: .planned) == .nothing("C-z does nothing here. ? shows the keys of this view."))
        #expect(try last("Space", on: .planned) == .nothing("Space does nothing here. ? shows the keys of this view."))
    }

    @Test("On a list digits are tabs, and 0 starts a count for the next command")
    func list() throws {
        #expect(try last("4", on: .list) == .run("pane.four", times: 1))
        #expect(try last("7", on: .list) == .nothing("There are five tabs. 0 starts a count: 07j."))
        #expect(try last("0 1 2", on: .list) == .wait(hint: "12 times ..."))
        #expect(try last("0 1 2 j", on: .list) == .run("down", times: 12))
        #expect(try last("0 8 x j", on: .list) == .run("down", times: 1))
        #expect(try last("0 9 9 9 9 9 j", on: .list) == .run("down", times: 9_999))
    }

    @Test("w waits; a digit makes it a warm-up in a cell of loads, and nothing elsewhere")
    func warmUps() throws {
        for place in Self.places where place != .question(Self.pageQuestion) {
            #expect(try last("w", on: place) == .wait(hint: nil))
        }
        for place in [.logged(takesBodyWeight: false), .planned] as [TypingPlace] {
            #expect(try last("w 4", on: place) == .begin("w4"))
        }
        for place in [.name, .prescription, .notes, .number, .list] as [TypingPlace] {
            #expect(try last("w 4", on: place) == .nothing("w 4 does nothing here. ? shows the keys of this view."))
        }
        #expect(try last("w Esc", on: .planned) == .nothing(nil))
        #expect(try last("w x f", on: .planned) == .run("fill", times: 1))
    }

    @Test("b waits only where bw starts a set; pressed again it is the command")
    func bodyWeight() throws {
        let cell = TypingPlace.logged(takesBodyWeight: true)
        #expect(try last("b", on: cell) == .wait(hint: "b again for the command, w for a body-weight set."))
        #expect(try last("b w", on: cell) == .begin("bw"))
        #expect(try last("b b", on: cell) == .run("board", times: 1))
        #expect(try last("b x", on: cell) == .nothing("b x does nothing here. ? shows the keys of this view."))
        for place in Self.places where place != cell && place != .question(Self.pageQuestion) {
            #expect(try last("b", on: place) == .run("board", times: 1))
        }
    }

    @Test("Function keys and Alt with a digit change the tab everywhere except in a question", arguments: places)
    func panes(place: TypingPlace) throws {
        for key in ["F4", "A-4", "w F4", "0 2 F4"] {
            #expect(try last(key, on: place) == .changePane("pane.four"))
        }
        #expect(try last("F4", on: place, open: .text) == .changePane("pane.four"))
        #expect(
            try last("F4", on: place, open: .question) == .nothing("Answer the question first, or press Esc."))
        let locked = KeyReader.Situation(
            place: place, open: .text, keys: Self.keys, scopes: [.everywhere], panes: [])
        var reader = KeyReader()
        #expect(reader.read(.f(4), in: locked) == .type(.f(4)))
    }

    @Test("While text or a question is open all other keys belong to it", arguments: places)
    func open(place: TypingPlace) throws {
        for open in [.text, .question] as [KeyReader.Situation.Open] {
            for key in ["f", "4", "0", "Esc", "Enter", "C-q"] {
                #expect(try last(key, on: place, open: open) == .type(#require(Key(name: key))))
            }
        }
    }

    @Test("A line with a question takes its answers and commands, and names them after any other key")
    func question() throws {
        let place = TypingPlace.question(Self.pageQuestion)
        for key in ["0", "7", "-"] { #expect(try last(key, on: place) == .begin(key)) }
        for key in ["x", "j", "b"] { #expect(try last(key, on: place) == .nothing("A digit answers.")) }
        let words = TypingPlace.question(PageQuestion(answers: "", commands: "q", hint: "Enter turns it."))
        #expect(try last("4", on: words) == .nothing("Enter turns it."))
        #expect(try last(".", on: words) == .run("again", times: 1))
    }

    @Test("The help lists no key that is text at the cursor")
    func textInTheHelp() throws {
        for place in Self.cells + [.number, .refused("")] { #expect(place.takesAsText([.char("1")])) }
        #expect(!TypingPlace.list.takesAsText([.char("1")]))
        #expect(!TypingPlace.planned.takesAsText([.char("f")]))
        #expect(TypingPlace.planned.takesAsText([.char("w"), .char("4")]))
        #expect(!TypingPlace.planned.takesAsText([.char("w"), .char("w")]))
        #expect(TypingPlace.question(Self.pageQuestion).takesAsText([.char("j")]))
    }
}
