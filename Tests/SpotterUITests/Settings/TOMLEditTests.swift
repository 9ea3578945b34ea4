import TestSupport
import Testing

@testable import SpotterCore

@Suite("Changing single values of a settings file")
struct TOMLEditTests {
    private func put(
        _ value: TOMLFile.Value, _ key: String, in text: String, comment: String = "Why."
    ) throws -> String {
        try TOMLEdit(text, name: "config.toml").putting(value, at: [key], comment: comment)
    }

    @Test(
        "Only the value changes",
        arguments: [
            ("bell = true", "bell = false"),
            ("# mine\nbell=true # too loud\n", "# mine\nbell=false # too loud\n"),
            ("\u{FEFF}bell = true\r\n# é日\r\nx = 1\r\n", "\u{FEFF}bell = false\r\n# é日\r\nx = 1\r\n"),
            ("  \"bell\"   =   true\t# a\rb\nmouse = true", "  \"bell\"   =   false\t# a\rb\nmouse = true"),
            ("bell = \"\"\"\r\nloud\"\"\"\nx = 1", "bell = false\nx = 1"),
            ("bell = [1,\n  2]\nx = 1", "bell = false\nx = 1"),
            ("bell = [1, # one\n  2]\nx = 1", "bell = false\n# [1, # one\n#   2]\nx = 1"),
            ("bell = true\nbell = 3\n", "bell = false\nbell = 3\n"),
            ("what is this\nbell = true\n[oops\nbell = true", "what is this\nbell = false\n[oops\nbell = true"),
        ])
    func replaced(before: String, after: String) throws {
        #expect(Array(try put(.flag(false), "bell", in: before).unicodeScalars) == Array(after.unicodeScalars))
    }

    @Test(
        "A missing key is added below a comment, above the first table",
        arguments: [
            ("", "# Why.\nbell = false\n"), ("x = 1\n", "x = 1\n\n# Why.\nbell = false\n"),
            ("x = 1", "x = 1\n\n# Why.\nbell = false\n"), ("x = 1\r\n", "x = 1\r\n\r\n# Why.\r\nbell = false\r\n"),
            ("# bell = true", "# bell = true\n\n# Why.\nbell = false\n"),
            ("x = 1 # one\n\n[t]\ny = 2\n", "x = 1 # one\n# Why.\nbell = false\n\n[t]\ny = 2\n"),
            ("# top\n[t]\nbell = true\n", "# Why.\nbell = false\n\n# top\n[t]\nbell = true\n"),
            ("theme = \"light\nx = 1\n", "theme = \"light\nx = 1\n\n# Why.\nbell = false\n"),
        ])
    func added(before: String, after: String) throws {
        #expect(Array(try put(.flag(false), "bell", in: before).unicodeScalars) == Array(after.unicodeScalars))
    }

    @Test("A key of a table goes below its last entry, or into a new table at the end")
    func tables() throws {
        func put(_ text: String) throws -> String {
            try TOMLEdit(text, name: "keys.toml").putting(
                .list([.text("x")]), at: ["keys", "sheet", "row.add"], comment: "Add")
        }
        #expect(
            try put("[keys.sheet]\n\"a.b\" = \"c\" # mine\n\n[keys.board]\n")
                == "[keys.sheet]\n\"a.b\" = \"c\" # mine\n# Add\n\"row.add\" = [\"x\"]\n\n[keys.board]\n")
        #expect(try put("[keys.sheet]\n") == "[keys.sheet]\n# Add\n\"row.add\" = [\"x\"]\n")
        #expect(try put("version = 1\n") == "version = 1\n\n[keys.sheet]\n# Add\n\"row.add\" = [\"x\"]\n")
    }

    @Test("Inline tables and keys hidden by errors are named and left alone")
    func refused() {
        for text in ["keys = { sheet = { \"row.add\" = \"x\" } }", "keys = 3", "[keys]\nsheet = 1"] {
            #expect(throws: SettingsProblem.self) {
                try TOMLEdit(text, name: "keys.toml").putting(
                    .text("y"), at: ["keys", "sheet", "row.add"], comment: "")
            }
        }
        // After more than twenty errors the rest is not reliable.
        let text = String(repeating: "?\n", count: 30)
        #expect { try put(.flag(true), "bell", in: text) } throws: { error in
            (error as? SettingsProblem)?.line == 1
        }
    }

    @Test(
        "A line is removed; with a user's comment it becomes a comment",
        arguments: [
            ("a = 1\nbell = true\nb = 2\n", "a = 1\nb = 2\n"), ("bell = true", ""),
            ("a = 1\r\nbell = true\r\n", "a = 1\r\n"),
            ("bell = true # loud\nb = 2", "# bell = true # loud\nb = 2"), ("a = 1\n", "a = 1\n"),
            ("bell = [1, # one\n2]\nb = 2", "# bell = [1, # one\n# 2]\nb = 2"),
        ])
    func removed(before: String, after: String) throws {
        let text = try TOMLEdit(before, name: "config.toml").removing(["bell"])
        #expect(Array(text.unicodeScalars) == Array(after.unicodeScalars))
    }

    @Test(
        "The comment written above a line is removed with it, and no other",
        arguments: [
            ("a = 1\n# Why.\nbell = true\nb = 2\n", "a = 1\nb = 2\n"), ("# Why.\r\nbell = true\r\n", ""),
            ("\u{FEFF}# Why.\nbell = 1", "\u{FEFF}"), ("## Why.\nbell = 1", "## Why.\n"),
            ("# Why.\n\nbell = 1", "# Why.\n\n"), ("# Mine.\nbell = 1", "# Mine.\n"),
            ("# Why.\nbell = 1 # loud", "# Why.\n# bell = 1 # loud"),
        ])
    func removedWithComment(before: String, after: String) throws {
        let text = try TOMLEdit(before, name: "config.toml").removing(["bell"], comment: "Why.")
        #expect(Array(text.unicodeScalars) == Array(after.unicodeScalars))
    }

    @Test(
        "Any written text is read back exactly, on one line",
        arguments: ["\"\\", "a\nb = 1", "\r\n[x]", "\0\u{7F}\u{9B}\u{FEFF}", "'''", "#", "日本 é", "", "\u{2028}"])
    func hostile(value: String) throws {
        let text = try put(.text(value), "theme", in: "x = 1\n")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
        guard case .text(let back)? = TOMLFile(text, name: "").root["theme"] else {
            Issue.record("\(text) has no theme")
            return
        }
        #expect(Array(back.unicodeScalars) == Array(value.unicodeScalars))
    }

    @Test("In random files everything else remains exact, and the written value is read back")
    func property() throws {
        var random = SeededGenerator(seed: 12)
        let lines = [
            "# a comment", "", "mouse = true", "theme = \"light\" # mine", "bell=false", "unknown = 'x'",
            "\tglyphs = \"ascii\"",
            "this is broken", "theme = \"open", "[keys]", "[oops", "a.b = 3", "list = [1, 2]", "list = [1, # one",
            "  2 ]",
            "long = \"\"\"", "text\"\"\"", "unit = 'kg'", "\"bell\" = 3 # é", "日 = 1",
        ]
        var changed = 0
        for _ in 0..<Rounds.of(3_000) {
            let end = Bool.random(using: &random) ? "\n" : "\r\n"
            let count = Int.random(in: 0...8, using: &random)
            var before = (0..<count).map { _ in lines[Int.random(in: 0..<lines.count, using: &random)] }
                .joined(separator: end)
            if Bool.random(using: &random) { before += end }
            let key = ["mouse", "theme", "bell", "unit"][Int.random(in: 0..<4, using: &random)]
            guard let after = try? put(.text("neu"), key, in: before) else { continue }
            changed += 1
            #expect(TOMLFile(after, name: "").root[key] == .text("neu"), "\(before)")
            let (old, new) = (rest(before, key), rest(after, key))
            #expect(isSubsequence(old, of: new), "\(before)\n---\n\(after)")
            #expect(after.unicodeScalars.count { $0 == "#" } >= before.unicodeScalars.count { $0 == "#" })
        }
        #expect(changed > Rounds.of(2_000))
    }

    /// The lines that do not set the key, with their line ends.
    private func rest(_ text: String, _ key: String) -> [[Unicode.Scalar]] {
        text.unicodeScalars.split(separator: "\n").map(Array.init).filter { line in
            var name = String.UnicodeScalarView()
            name.append(contentsOf: line.prefix { $0 != "=" })
            return ![key, "\"\(key)\""].contains(String(name).trimmingCharacters)
        }.map { $0.last == "\r" ? $0.dropLast() : $0 }
    }

    private func isSubsequence(_ part: [[Unicode.Scalar]], of whole: [[Unicode.Scalar]]) -> Bool {
        var rest = whole[...]
        for line in part {
            guard let place = rest.firstIndex(of: line) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}

extension String {
    fileprivate var trimmingCharacters: String {
        String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
