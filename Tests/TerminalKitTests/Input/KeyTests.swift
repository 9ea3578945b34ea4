import Testing

@testable import TerminalKit

@Suite("Key names")
struct KeyTests {
    static let all: [Key] =
        [
            .enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
            .pageUp, .pageDown,
        ] + (1...24).map { Key.f($0) } + "abgGzZ?-+^ é日#\"".map { Key.char($0) } + "arz-^ [".map { Key.ctrl($0) }
        + "bF-^ ".map { Key.alt($0) }

    @Test("Every key has a name that reads back", arguments: all)
    func roundTrip(key: Key) {
        #expect(!key.name.isEmpty && !key.displayName.isEmpty)
        #expect(Key(name: key.name) == key)
    }

    @Test("No two keys have the same name")
    func unique() {
        #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    }

    @Test(
        "Usual spellings of a key are read",
        arguments: [
            ("C-r", Key.ctrl("r")), ("ctrl-R", .ctrl("r")), ("^R", .ctrl("r")), ("alt-b", .alt("b")),
            ("M-b", .alt("b")),
            ("A-B", .alt("B")), ("shift-tab", .backTab), ("return", .enter), ("ESCAPE", .escape),
            ("pagedown", .pageDown),
            ("space", .char(" ")), ("f12", .f(12)), ("F", .char("F")), ("c-space", .ctrl(" ")), ("S-Tab", .backTab),
        ])
    func synonyms(name: String, key: Key) {
        #expect(Key(name: name) == key)
    }

    @Test("Other text is not a key", arguments: ["", "f0", "f99", "C-", "ctrl-xy", "foo", "\u{1B}", "gg", "f-1"])
    func nonsense(name: String) {
        #expect(Key(name: name) == nil)
    }

    @Test("People see Ctrl-R and arrows")
    func display() {
        #expect(Key.ctrl("r").displayName == "Ctrl-R")
        #expect(Key.backTab.displayName == "Shift-Tab")
        #expect(Key.up.displayName == "↑")
        #expect(Key.char("G").displayName == "G")
    }
}
