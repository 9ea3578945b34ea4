import CursesTerminal
import TerminalKit
import TestSupport
import Testing

@Suite("Bytes become events")
struct InputDecoderTests {
    private func decode(_ pieces: String..., keys: [KeyBytes] = []) -> [InputEvent] {
        var decoder = InputDecoder(keys: keys, environment: [:])
        let events = pieces.flatMap { piece in
            decoder.feed(Array(piece.utf8))
            return decoder.events()
        }
        return events + decoder.flush()
    }

    @Test("Control characters are keys")
    func controls() {
        #expect(
            decode("\r\n\t\u{7f}\u{8}\u{0}\u{1a}\u{1f}") == [
                .key(.enter), .key(.ctrl("j")), .key(.tab), .key(.backspace), .key(.ctrl("h")), .key(.ctrl(" ")),
                .key(.ctrl("z")), .key(.ctrl("_")),
            ])
    }

    @Test("Ctrl-H is Backspace if the terminal says so")
    func erase() {
        var decoder = InputDecoder(erasesWithControlH: true, environment: [:])
        decoder.feed([8])
        #expect(decoder.events() == [.key(.backspace)])
    }

    @Test(
        "xterm sequences are keys",
        arguments: [
            ("\u{1b}[A", Key.up), ("\u{1b}OB", .down), ("\u{1b}[1~", .home), ("\u{1b}[4~", .end), ("\u{1b}[H", .home),
            ("\u{1b}[3~", .delete), ("\u{1b}[5~", .pageUp), ("\u{1b}[Z", .backTab), ("\u{1b}OP", .f(1)),
            ("\u{1b}[15~", .f(5)), ("\u{1b}[24~", .f(12)), ("\u{1b}[1;5C", .alt("f")), ("\u{1b}[1;3D", .alt("b")),
            ("\u{1b}[1;2A", .up), ("\u{1b}[3;5~", .delete), ("\u{1b}x", .alt("x")), ("\u{1b}ł", .alt("ł")),
            ("\u{1b}\u{7f}", .ctrl("w")),
        ])
    func sequences(bytes: String, key: Key) {
        #expect(decode(bytes) == [.key(key)])
        #expect(decode(bytes + "a") == [.key(key), .key(.char("a"))])
    }

    @Test("A sequence split into single bytes is the same key")
    func slow() {
        #expect(decode("\u{1b}", "[", "1", ";", "5", "C", "a") == [.key(.alt("f")), .key(.char("a"))])
        #expect(decode("\u{1b}", "O", "P") == [.key(.f(1))])
    }

    @Test("The answer with the background's colour is not a key, however it ends and arrives")
    func background() {
        let white = InputEvent.background(RGB(255, 255, 255))
        #expect(decode("\u{1b}]11;rgb:ffff/ffff/ffff\u{7}a") == [white, .key(.char("a"))])
        #expect(decode("\u{1b}]11;rgb:ff/ff/ff\u{1b}\\a") == [white, .key(.char("a"))])
        #expect(decode("\u{1b}", "]", "11", ";rgb:1212/8080/0000", "\u{1b}", "\\") == [.background(RGB(18, 128, 0))])
        #expect(decode("\u{1b}]11;rgb:f/f/f\u{1b}[A") == [white, .key(.up)])
        #expect(decode("\u{1b}]11;nonsense\u{7}") == [])
        #expect(decode("\u{1b}]") == [.key(.alt("]"))])
        #expect(decode("\u{1b}]1") == [.key(.alt("]")), .key(.char("1"))])
    }

    @Test("Keys of terminfo take precedence, the longest first")
    func terminfo() {
        let keys = [KeyBytes(Array("\u{1b}[[A".utf8), .f(1)), KeyBytes(Array("\u{1b}[[".utf8), .insert)]
        #expect(decode("\u{1b}[[A", keys: keys) == [.key(.f(1))])
    }

    @Test("A lone ESC waits 25 ms, or as long as ESCDELAY says")
    func patience() {
        var decoder = InputDecoder(environment: [:])
        #expect(decoder.patience == nil)
        decoder.feed([0x1b])
        #expect(decoder.events().isEmpty)
        #expect(decoder.patience == .milliseconds(25))
        #expect(decoder.flush() == [.key(.escape)])
        #expect(decoder.patience == nil)
        var slow = InputDecoder(environment: ["ESCDELAY": "300"])
        slow.feed([0x1b])
        #expect(slow.patience == .milliseconds(300))
    }

    @Test("Escape and a key in one read are two keys")
    func escapeFirst() {
        #expect(decode("\u{1b}\u{1b}[A") == [.key(.escape), .key(.up)])
        #expect(decode("\u{1b}\r") == [.key(.escape), .key(.enter)])
        #expect(decode("\u{1b}[") == [.key(.alt("["))])
    }

    @Test("Text is split into characters as a person sees them")
    func graphemes() {
        #expect(
            decode("e\u{301}日👨‍👩‍👧") == [
                .key(.char("e\u{301}")), .key(.char("日")), .key(.char("👨‍👩‍👧")),
            ])
    }

    @Test("Text split between bytes is joined; damaged bytes are dropped")
    func pieces() {
        var decoder = InputDecoder(environment: [:])
        var events: [InputEvent] = []
        for byte in Array("ż日💪".utf8) + [0xff, 0x80, 0x61] {
            decoder.feed([byte])
            events += decoder.events()
        }
        #expect(events == [.key(.char("ż")), .key(.char("日")), .key(.char("💪")), .key(.char("a"))])
    }

    @Test("Unknown sequences are dropped as a whole")
    func unknown() {
        #expect(
            decode("\u{1b}[?62;4ca\u{1b}[999zb\u{1b}[>0;1$yc") == [
                .key(.char("a")), .key(.char("b")), .key(.char("c")),
            ])
    }

    @Test("Mouse reports are read in both forms")
    func mouse() {
        let point = Point(column: 9, row: 4)
        #expect(
            decode("\u{1b}[<0;10;5M\u{1b}[<0;10;5m\u{1b}[<64;10;5M") == [
                .mouse(Mouse(kind: .press, at: point)), .mouse(Mouse(kind: .wheelUp, at: point)),
            ])
        #expect(decode("\u{1b}[M *%\u{1b}[M#*%") == [.mouse(Mouse(kind: .press, at: point))])
        #expect(decode("\u{1b}[<2;10;5M\u{1b}[<32;1;1M\u{1b}[<0;0;0M\u{1b}[<0;99999999999999999999;1M").isEmpty)
    }

    @Test("Two quick presses on one cell are a double click; slow or distant ones are not")
    func doubleClick() {
        var decoder = InputDecoder(environment: [:])
        let start = ContinuousClock.now
        func press(_ column: Int, after milliseconds: Int) -> [InputEvent] {
            decoder.feed(Array("\u{1b}[<0;\(column);1M".utf8))
            return decoder.events(at: start + .milliseconds(milliseconds))
        }
        func mouse(_ kind: Mouse.Kind, _ column: Int) -> [InputEvent] {
            [.mouse(Mouse(kind: kind, at: Point(column: column - 1, row: 0)))]
        }
        #expect(press(1, after: 0) == mouse(.press, 1))
        #expect(press(1, after: 300) == mouse(.doubleClick, 1))
        #expect(press(1, after: 350) == mouse(.press, 1))
        #expect(press(2, after: 400) == mouse(.press, 2))
        #expect(press(2, after: 1000) == mouse(.press, 2))
    }

    @Test("A paste is one text with LF; keys around it stay keys")
    func paste() {
        #expect(
            decode("a\u{1b}[200~x\r\ny\rz\u{1b}[A\u{1b}[201~b") == [
                .key(.char("a")), .paste("x\ny\nz\u{1b}[A"), .key(.char("b")),
            ])
        #expect(decode("\u{1b}[200~lost end") == [.paste("lost end")])
    }

    @Test("Splitting the input anywhere gives the same events")
    func cuts() {
        let input = Array("aż\u{1b}[A\u{1b}[200~p\u{1b}[2q\r\u{1b}[201~\u{1b}[<0;3;4M\u{1b}OHk\u{1b}xé".utf8)
        var whole = InputDecoder(environment: [:])
        whole.feed(input)
        let expected = whole.events()
        #expect(expected.count == 9)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<Rounds.of(500) {
            var decoder = InputDecoder(environment: [:])
            var events: [InputEvent] = []
            var rest = input[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...min(5, rest.count), using: &generator)
                decoder.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
                events += decoder.events()
            }
            #expect(events == expected)
        }
    }

    @Test("No bytes crash or block the decoder")
    func noise() {
        var generator = SeededGenerator(seed: 11)
        let likely = Array("\u{1b}[OM<;0129~m".utf8)
        for _ in 0..<Rounds.of(3000) {
            var decoder = InputDecoder(isUTF8: Bool.random(using: &generator), environment: [:])
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let bytes = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
                    Bool.random(using: &generator)
                        ? UInt8.random(in: 0...255, using: &generator)
                        : likely[Int.random(in: 0..<likely.count, using: &generator)]
                }
                decoder.feed(bytes)
                _ = decoder.events()
            }
            _ = decoder.flush()
            decoder.feed(Array("\u{1b}[201~".utf8))
            _ = decoder.events()
            _ = decoder.flush()
            #expect(decoder.patience == nil)
        }
    }
}
