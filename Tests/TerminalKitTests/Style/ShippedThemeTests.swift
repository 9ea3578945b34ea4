import Testing

@testable import TerminalKit

@Suite("Shipped themes")
struct ShippedThemeTests {
    @Test("At least twelve are shipped, three of them light")
    func choice() throws {
        let themes = try ThemeFile.names.map(ThemeFile.theme)
        #expect(themes.count >= 12)
        #expect(themes.count { $0.appearance == .light } >= 3)
        #expect(Set(themes.map(\.title)).count == themes.count)
        for name in ["dark", "light", "high-contrast", "mono", "okabe-ito"] {
            #expect(ThemeFile.names.contains(name), "\(name)")
        }
    }

    @Test("Themes have their own name, every role and no error", arguments: ThemeFile.names)
    func complete(name: String) throws {
        let definition = try ThemeFile.definition(name)
        #expect(definition.fields["name"] == name)
        #expect(definition.fields["title"]?.isEmpty == false)
        #expect(Theme.Appearance(rawValue: definition.fields["appearance"] ?? "") != nil)
        for role in Role.allCases {
            #expect(role.fallbackNames.contains { definition.roles[$0] != nil }, "\(role.rawValue) is missing")
        }
        #expect(try ThemeFile.theme(name).issues == [])
    }

    @Test("Text has a contrast of 4.5 to 1 and lines of 3 to 1 at every depth", arguments: ThemeFile.names)
    func contrast(name: String) throws {
        let theme = try ThemeFile.theme(name)
        for depth in ColourDepth.allCases {
            for role in Role.allCases {
                let paint = theme.resolve(Style(role), depth: depth)
                let contrast = theme.contrast(of: paint)
                #expect(contrast >= role.minContrast, "\(role.rawValue) at \(depth): \(contrast), \(paint)")
                #expect(paint.foreground != paint.background || paint.foreground == .terminal)
            }
        }
    }

    /// The depth of sixteen colours is left out, because the terminal defines those colours.
    @Test("The high-contrast theme has 7 to 1 everywhere", arguments: [ColourDepth.mono, .ansi256, .trueColour])
    func highContrast(depth: ColourDepth) throws {
        let theme = try ThemeFile.theme("high-contrast")
        for role in Role.allCases {
            #expect(theme.contrast(of: theme.resolve(Style(role), depth: depth)) >= 7, "\(role.rawValue)")
        }
    }

    @Test("Good, warning and bad differ for colour-blind eyes", arguments: ColourVision.allCases)
    func colourBlind(vision: ColourVision) throws {
        let theme = try ThemeFile.theme("okabe-ito")
        for roles in [[Role.success, .warning, .error], [.gaugeFull, .gaugeEmpty, .gaugeOver]] {
            let seen = try roles.map { role in
                vision.seen(try #require(theme.resolve(Style(role), depth: .trueColour).foreground.rgb))
            }
            for (index, first) in seen.enumerated() {
                for second in seen.dropFirst(index + 1) {
                    #expect(first.difference(to: second) >= 30, "\(vision): \(roles)")
                }
            }
        }
    }

    @Test(
        "Selected rows and the active cell differ from text and from each other at every depth",
        arguments: ThemeFile.names)
    func selection(name: String) throws {
        let theme = try ThemeFile.theme(name)
        for depth in ColourDepth.allCases {
            let roles: [Role] = [.text, .selection, .selectionUnfocused, .cursorCell]
            let paints = roles.map { theme.resolve(Style($0), depth: depth) }
            #expect(Set(paints).count == paints.count, "\(depth): \(paints)")
            let looks = [Role.text, .ghost, .error, .live].map { theme.resolve(Style($0), depth: depth) }
            #expect(Set(looks).count == looks.count, "\(depth): \(looks)")
        }
    }

    @Test("The dark theme and the mono theme leave the terminal its own background")
    func background() throws {
        for name in ["dark", "mono"] {
            for depth in ColourDepth.allCases {
                #expect(try ThemeFile.theme(name).resolve(.text, depth: depth).background == .terminal)
            }
        }
    }

    @Test("Without colours every theme is reduced to emphasis", arguments: ThemeFile.names)
    func mono(name: String) throws {
        let theme = try ThemeFile.theme(name)
        for role in Role.allCases {
            let paint = theme.resolve(Style(role), depth: .mono)
            #expect(paint.foreground == .terminal && paint.background == .terminal)
            #expect(paint.attributes == Theme.plain.look(role).attributes, "\(role.rawValue)")
        }
        #expect(theme.resolve(.selection, depth: .mono).attributes.contains(.reverse))
    }
}
