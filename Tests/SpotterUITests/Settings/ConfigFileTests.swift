import FitnessModel
import Phrases
import TestSupport
import Testing

@testable import SpotterCore
@testable import SpotterUI

@Suite("config.toml")
struct ConfigFileTests {
    @Test("Every setting is read")
    func all() {
        let config = ConfigFile(
            """
            version = 1
            theme = "light"
            mouse = false
            bell = false
            glyphs = "ascii"
            colours = "16"
            backups = "~/backups"
            decimal = ","
            grouping = "."
            """)
        #expect(config.theme == "light")
        #expect(!config.mouse)
        #expect(!config.bell)
        #expect(config.glyphs == .ascii)
        #expect(config.colours == .ansi16)
        #expect(config.backups == "~/backups")
        #expect(config.numbers == NumberFormat(decimal: .comma, grouping: .point))
        #expect(config.problems.isEmpty)
    }

    @Test("Without a file every setting has its default")
    func empty() {
        #expect(ConfigFile("") == ConfigFile())
        #expect(ConfigFile().mouse && ConfigFile().bell && ConfigFile().theme == nil)
    }

    @Test("A number of colours needs no quotes")
    func coloursAsNumber() { #expect(ConfigFile("colours = 256").colours == .ansi256) }

    @Test("The same character for decimals and thousands is reported, and thousands get a blank")
    func sameSigns() {
        let config = ConfigFile("grouping = \",\"\ndecimal = \",\"")
        #expect(config.numbers == NumberFormat(decimal: .comma))
        #expect(
            config.problems.map(\.text) == [
                "config.toml line 1: grouping is the same character as decimal. Thousands use a space."
            ])
    }

    @Test("The order of dates and the unit of new clients are set by a word")
    func datesAndUnit() {
        let config = ConfigFile("dates = \"month-first\"\nunit = \"lb\"")
        #expect(config.problems.isEmpty)
        #expect(config.dates == .monthFirst && config.unit == .lb)
        #expect(ConfigFile().dates == .dayFirst && ConfigFile().unit == nil)
        #expect(ConfigFile("dates = \"us\"").problems.first?.text.contains("dates must be one of") == true)
        #expect(ConfigFile("unit = \"st\"").problems.first?.text.contains("unit must be one of") == true)
    }

    @Test("Attention limits are a number or off; missing ones keep their default")
    func attention() {
        let config = ConfigFile(
            """
            absent-days = 21
            sessions-left = 0
            measurement-days = "off"
            birthday-days = 0
            expiry-days = 999
            finished-phases = false
            plans-due = false
            records = false
            """)
        #expect(config.problems.isEmpty)
        var rules = AttentionRules()
        (rules.absentDays, rules.sessionsLeft, rules.measurementDays) = (21, 0, nil)
        (rules.birthdayDays, rules.expiryDays) = (0, 999)
        (rules.finishedPhases, rules.plans, rules.records) = (false, false, false)
        #expect(config.attention == rules)
        #expect(ConfigFile().attention == AttentionRules())
    }

    @Test(
        "An invalid limit is reported",
        arguments: ["absent-days = 0", "birthday-days = -1", "expiry-days = 1000", "sessions-left = \"none\""])
    func noLimit(line: String) {
        let config = ConfigFile(line)
        #expect(config.attention == AttentionRules())
        #expect(config.problems.first?.text.contains("to 999, or \"off\"") == true)
    }

    @Test("An unknown setting is reported with its line and the nearest name, and the rest applies")
    func unknown() {
        let config = ConfigFile("# mine\nthem = \"light\"\nmouse = false")
        #expect(
            config.problems.map(\.text) == [
                "config.toml line 2: unknown setting them: did you mean theme? It is ignored."
            ])
        #expect(!config.mouse)
    }

    @Test(
        "A wrong value keeps the default and is reported",
        arguments: [
            ("mouse = \"yes\"", "mouse must be true or false"), ("theme = 3", "theme must be text in quotes"),
            ("glyphs = \"emoji\"", "\"auto\", \"unicode\", \"ascii\""), ("colours = 88", "\"256\""),
            ("version = 9", "Update Spotter"),
            ("version = \"one\"", "write version = 1"), ("backups = \"\"", "a full path"),
            ("decimal = \";\"", "\".\", \",\""), ("grouping = 3", "grouping must be text"),
            ("backups = \"backups\"", "begins with / or ~/"), ("backups = \"./here\"", "a full path"),
        ])
    func wrongValue(line: String, saying: String) throws {
        let config = ConfigFile(line)
        let problem = try #require(config.problems.first).text
        #expect(problem.hasPrefix("config.toml line 1: "))
        #expect(problem.contains(saying))
        #expect(config.mouse && config.theme == nil && config.glyphs == .auto && config.colours == .auto)
        #expect(config.backups == nil)
    }

    @Test("A line that is not TOML is reported and ignored; the others apply")
    func broken() {
        let config = ConfigFile("mouse = false\ntheme = \"light\nbell = false\n")
        #expect(config.problems.map(\.text) == ["config.toml line 2: the closing \" is missing."])
        #expect(!config.mouse && !config.bell && config.theme == nil)
    }

    @Test("Settings with a few wrong characters do not trap")
    func spoilt() {
        var random = SeededGenerator(seed: 11)
        let good = Array(
            "version = 1\n[keys.sheet]\n\"a.b\" = [\"x\", 'g g']\n[[x]]\nt = { a = 1.5, b = 2026-03-12 }\nm = \"\"\"\nz\"\"\"\n"
        )
        let spoilers = Array("[]{}=.,#\"'\\\n\r\t x1-_\u{0}é日")
        for _ in 0..<Rounds.of(4_000) {
            var text = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text[place] = spoilers[Int.random(in: 0..<spoilers.count, using: &random)]
                case 1: text.insert(spoilers[Int.random(in: 0..<spoilers.count, using: &random)], at: place)
                default: text.remove(at: place)
                }
            }
            _ = ConfigFile(String(text))
        }
    }

    @Test("Random text does not trap")
    func anyText() {
        for text in [
            "\0", "=", "[[[", "a.b.c = {", "\u{FEFF}theme = \"x\"", "\"\"\"", String(repeating: "[", count: 2_000),
        ] {
            _ = ConfigFile(text)
            _ = KeyFile(text, commands: CommandTable.all)
            _ = ThemeLibrary(files: [("x.toml", text)])
        }
    }
}
