import TestSupport
import Testing

@testable import TerminalKit

@Suite("Themes")
struct ThemeTests {
    private func theme(
        _ roles: [String: String], palette: [String: String] = [:], fields: [String: String] = [:],
        among library: [ThemeDefinition] = []
    ) -> Theme {
        Theme(ThemeDefinition(name: "mine", fields: fields, palette: palette, roles: roles), among: library)
    }

    @Test("A role is foreground, background and emphasis")
    func grammar() {
        let theme = theme(
            [
                "text": "#fff on #101010", "error": "alarm on bright-white bold underline", "muted": "grey",
                "key": "on red",
            ],
            palette: ["alarm": "deep", "deep": "#800000"])
        #expect(theme.issues.isEmpty)
        #expect(
            theme.resolve(.error, depth: .trueColour)
                == Paint(foreground: .rgb(RGB(128, 0, 0)), background: .index(15), attributes: [.bold, .underline]))
        #expect(
            theme.resolve(.muted, depth: .trueColour)
                == Paint(foreground: .index(8), background: .rgb(RGB(16, 16, 16))))
        #expect(
            theme.resolve(.key, depth: .trueColour)
                == Paint(foreground: .rgb(RGB(255, 255, 255)), background: .index(1)))
    }

    @Test("A name before the dot applies to what follows")
    func fallback() {
        let theme = theme(["gauge": "green", "gauge.over": "red"])
        #expect(theme.resolve(.gaugeFull, depth: .ansi16).foreground == .index(2))
        #expect(theme.resolve(.gaugeEmpty, depth: .ansi16).foreground == .index(2))
        #expect(theme.resolve(.gaugeOver, depth: .ansi16).foreground == .index(1))
    }

    @Test("A theme inherits roles, palette and appearance; its own palette recolours inherited roles")
    func inheritance() {
        let parent = ThemeDefinition(
            name: "parent", fields: ["appearance": "light", "title": "Parent"], palette: ["ink": "#111111"],
            roles: ["text": "ink on #ffffff", "error": "red"])
        let theme = theme([:], palette: ["ink": "#222222"], fields: ["inherits": "parent"], among: [parent])
        #expect(theme.issues.isEmpty)
        #expect(theme.appearance == .light && theme.title == "mine")
        #expect(theme.resolve(.text, depth: .trueColour).foreground == .rgb(RGB(34, 34, 34)))
        #expect(theme.resolve(.error, depth: .trueColour).foreground == .index(1))
        #expect(theme.resolve(.error, depth: .trueColour).background == .rgb(RGB(255, 255, 255)))
    }

    @Test("Missing roles come from the base, so that a selected row is always visible")
    func base() {
        let theme = theme(["text": "white"])
        for depth in ColourDepth.allCases {
            #expect(theme.resolve(.selection, depth: depth).attributes.contains(.reverse))
        }
    }

    @Test("Errors are named with theme, position and correction, and the theme works without them")
    func issues() {
        let theme = theme(
            ["acent": "red", "error": "read bold", "zzzzzz": "red"], palette: ["sky": "bleu"],
            fields: ["appearance": "dim", "inherits": "parent", "colour": "x"])
        #expect(
            theme.issues.map(\.description) == [
                "theme mine, inherits: there is no theme parent; correct the name or remove the line",
                "theme mine, acent: no such role; did you mean accent?",
                "theme mine, zzzzzz: no such role; see docs/themes.md for the list",
                "theme mine, sky: bleu is not a colour; write #rrggbb, a palette name, red, bright-blue or default",
                "theme mine, colour: no such key; known are appearance, assumed-background, inherits, name, title",
                "theme mine, error: read is not a colour; write #rrggbb, a palette name, red, bright-blue or default",
                "theme mine, appearance: write dark or light",
            ])
        #expect(theme.resolve(.error, depth: .ansi16).attributes == .bold)
    }

    @Test("Circular themes and palette names end in an issue, not in a hang")
    func circles() {
        let other = ThemeDefinition(name: "other", fields: ["inherits": "mine"], roles: [:])
        let theme = theme(
            ["text": "one"], palette: ["one": "two", "two": "one"], fields: ["inherits": "other"], among: [other])
        #expect(theme.issues.contains { $0.problem == .circle })
        #expect(theme.issues.contains { $0.problem == .unknownWord("one") })
    }

    @Test("Reducing colours never leaves text in the colour of its background")
    func readable() {
        var generator = SeededGenerator(seed: 7)
        func colour() -> String {
            let digits = String(Int.random(in: 0...0xFF_FFFF, using: &generator), radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
        for _ in 0..<Rounds.of(500) {
            let theme = theme(["text": "\(colour()) on \(colour())", "key": colour(), "error": "on \(colour())"])
            for depth in [ColourDepth.ansi16, .ansi256] {
                for role in [Role.text, .key, .error] {
                    let paint = theme.resolve(Style(role), depth: depth)
                    #expect(theme.contrast(of: paint) >= 4.4, "\(theme.looks) \(depth) \(paint)")
                }
            }
        }
    }

    @Test("A bar whose colour becomes the background is reversed")
    func invisibleBar() {
        let theme = theme(["text": "#dddddd on #000000", "selection": "#ffffff on #0a0a0a"])
        #expect(!theme.resolve(.selection, depth: .trueColour).attributes.contains(.reverse))
        #expect(theme.resolve(.selection, depth: .ansi16).attributes.contains(.reverse))
    }

    @Test("Without colours a role keeps its emphasis only if it does not rely on colour")
    func mono() {
        let theme = theme(["key": "underline", "selection": "white on blue bold", "error": "red"])
        #expect(theme.resolve(.key, depth: .mono).attributes == .underline)
        #expect(theme.resolve(.selection, depth: .mono).attributes == .reverse)
        #expect(theme.resolve(.error, depth: .mono).attributes == .bold)
    }

    @Test("A group of roles is not a role")
    func roles() {
        #expect(Role(rawValue: "gauge.full") == .gaugeFull)
        #expect(Role(rawValue: "gauge") == nil)
    }
}
