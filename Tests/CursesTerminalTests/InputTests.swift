import Foundation
import TestSupport
import Testing

@Suite("Typing, pasting and clicking reach the program")
struct InputTests {
    @Test("Keys work on every kind of terminal", arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
    func keys(type: String) throws {
        let session = try Session.probe(environment: ["TERM": type])
        session.press(.up)
        try session.wait(for: "key Up")
        session.press(.enter)
        try session.wait(for: "key Enter")
        session.press(.backspace)
        try session.wait(for: "key Backspace")
        session.press(.function(1))
        try session.wait(for: "key F1")
        session.control("s")
        try session.wait(for: "key C-s")
        session.control("c")
        try session.wait(for: "key C-c")
        session.alt("j")
        try session.wait(for: "key A-j")
        session.type("ż")
        try session.wait(for: "key ż")
    }

    @Test("Escape works without a key after it")
    func escape() throws {
        let session = try Session.probe()
        for round in 1...5 {
            session.press(.escape)
            try session.wait("escape \(round)") { $0.shows("events \(round)") }
        }
        try session.wait(for: "key Esc")
    }

    @Test("A megabyte is pasted as one text, and the next key is a key")
    func paste() throws {
        let session = try Session.probe()
        let text = String(repeating: "0123456789 abcd\n", count: 65536)
        session.paste(text + "ż")
        session.type("k")
        try session.wait(for: "key k")
        #expect(session.terminal.shows("paste 1048578 0123456789 abcd/"))
        #expect(session.terminal.shows("events 2"))
    }

    @Test("A paste split inside its end mark is one text")
    func pieces() throws {
        // A busy machine may take longer between pieces than the default timeout of a sequence.
        let session = try Session.probe(environment: ["ESCDELAY": "1000"])
        for piece in ["\u{1b}[20", "0~one\r", "two\u{1b}[2", "01~", "k"] {
            session.write(Array(piece.utf8))
            try session.waitUntilSettled()
        }
        try session.wait(for: "key k")
        #expect(session.terminal.shows("paste 7 one/two"))
    }

    @Test("Clicks, double clicks and the wheel report cells from 0", arguments: ["xterm-256color", "tmux-256color"])
    func mouse(type: String) throws {
        let session = try Session.probe(columns: 300, environment: ["TERM": type])
        session.send { terminal in
            terminal.click(column: 250, row: 7)
            terminal.click(column: 250, row: 7)
        }
        try session.wait(for: "mouse doubleClick 250,7")
        #expect(session.terminal.shows("mouse press 250,7"))
        session.wheel(up: true, column: 0, row: 0)
        try session.wait(for: "mouse wheelUp 0,0")
        session.wheel(up: false, column: 1, row: 2)
        try session.wait(for: "mouse wheelDown 1,2")
    }

    @Test("The mouse can be switched off at the start and later")
    func mouseOff() throws {
        let without = try Session.probe(["--no-mouse"])
        #expect(!without.terminal.modes[1000])
        let session = try Session.probe()
        #expect(session.terminal.modes[1000])
        session.type("m")
        try session.wait("mouse off") { !$0.modes[1000] }
    }

    @Test("Focus, a finished job and a timeout are events")
    func others() throws {
        let session = try Session.probe()
        session.write(Array("\u{1b}[I\u{1b}[O".utf8))
        try session.wait(for: "focus false")
        #expect(session.terminal.shows("focus true"))
        session.type("w")
        try session.wait(for: "wake")
        session.type("t")
        try session.wait(for: "timeout 0")
    }

    @Test("A text reaches the terminal's clipboard byte for byte")
    func copy() throws {
        let session = try Session.probe()
        session.type("y")
        let sequence = "\u{1b}]52;c;\(Data("80x5 zażółć\n".utf8).base64EncodedString())\u{07}"
        try session.wait("clipboard") { String(decoding: $0.output, as: UTF8.self).contains(sequence) }
    }

    @Test("The bell rings")
    func bell() throws {
        let session = try Session.probe()
        session.type("b")
        try session.wait("bell") { $0.output.contains(0x07) }
    }
}
