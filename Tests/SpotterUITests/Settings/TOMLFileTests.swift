import Testing

@testable import SpotterCore

@Suite("Reading TOML")
struct TOMLFileTests {
    private func root(_ text: String) -> [String: TOMLFile.Value] {
        let file = TOMLFile(text, name: "x.toml")
        #expect(file.problems.isEmpty, "\(text)")
        return file.root
    }

    @Test("Values of every kind used by settings")
    func values() {
        #expect(
            root("a = 1\nb = -1_000\nc = true\nd = false") == [
                "a": .whole(1), "b": .whole(-1_000), "c": .flag(true), "d": .flag(false),
            ])
        #expect(root("a = \"x\" # y\nb = 'c:\\d'\n") == ["a": .text("x"), "b": .text("c:\\d")])
        #expect(root("a = 1.5\nb = 2026-03-12\nc = inf") == ["a": .other, "b": .other, "c": .other])
        #expect(
            root("a = []\nb = [\"x\", 'y',]\nc = [ # one\n 1,\n\n 2\n]") == [
                "a": .list([]), "b": .list([.text("x"), .text("y")]), "c": .list([.whole(1), .whole(2)]),
            ])
        #expect(root("a = { b = 1, \"c d\" = { } }") == ["a": .table(["b": .whole(1), "c d": .table([:])])])
    }

    @Test("A key of many names is a problem of its line")
    func longKeys() {
        let dots = "x" + String(repeating: ".x", count: 100_000)
        for text in ["a = 1\n\(dots) = 1\n", "a = 1\n[\(dots)]\n", "a = 1\nb = { \(dots) = 1 }\n"] {
            let file = TOMLFile(text, name: "x.toml")
            #expect(file.problems.map(\.wording.text) == ["x.toml line 2: a key has more than 16 names."])
            #expect(file.root["a"] == .whole(1))
        }
        #expect(root("a.b.c.d.e.f.g.h = 1").count == 1)
    }

    @Test("Many tables under one name are all read")
    func manyTables() {
        let text = (0..<2_000).map { "[a.b\($0)]\nx = \($0)\n" }.joined()
        guard case .table(let tables) = root(text)["a"] else {
            Issue.record("no table")
            return
        }
        #expect(tables.count == 2_000 && tables["b1999"] == .table(["x": .whole(1_999)]))
    }

    @Test("Escapes, long texts and texts with brackets and special characters")
    func texts() {
        #expect(root(#"a = "\t\"\\\u00e9\U0001F4AA""#) == ["a": .text("\t\"\\é💪")])
        #expect(root("a = \"\"\"\nx\n  \"y\"\n\"\"\"") == ["a": .text("x\n  \"y\"\n")])
        #expect(root("a = '''\nx\\n'''") == ["a": .text("x\\n")])
        #expect(root("a = \"\"\"x \\\n   y\"\"\"") == ["a": .text("x y")])
        #expect(root("a = \"\"\nb = ''") == ["a": .text(""), "b": .text("")])
        #expect(root("a = \"[,]#\"") == ["a": .text("[,]#")])
    }

    @Test("Tables, dotted keys and quoted keys give the same tree")
    func tables() {
        let tree: [String: TOMLFile.Value] = ["a": .table(["b": .table(["c": .whole(1), "d e": .whole(2)])])]
        #expect(root("a.b.c = 1\na.b.\"d e\" = 2") == tree)
        #expect(root("[a.b]\nc = 1\n'd e' = 2") == tree)
        #expect(root("[ a . b ]\nc = 1\n[a]\nb.\"d e\" = 2") == tree)
        #expect(root("\u{FEFF}[a]\r\nb.c = 1\r\nb.'d e' = 2\r\n") == tree)
    }

    @Test("Every key has its line")
    func lines() {
        let file = TOMLFile("# one\na = 1\n\n[b]\nc = [\n 1,\n]\n\"d.e\" = { f = 2 }\n", name: "x.toml")
        #expect(file.line(of: ["a"]) == 2)
        #expect(file.line(of: ["b"]) == 4)
        #expect(file.line(of: ["b", "c"]) == 5)
        #expect(file.line(of: ["b", "d.e", "f"]) == 8)
        #expect(file.line(of: ["g"]) == nil)
    }

    @Test(
        "An error is reported with its line, and the entries around it apply",
        arguments: [
            "b", "b =", "= 1", "b = x", "b = \"x", "b = 'x", "b = [1", "b = [,]", "b = ['x',,'y']", "b = ['x' 'y']",
            "b = ['x', }",
            "b = {", "b = { c }", "b = { c = 1, c = 2 }", "b = 1 2", "b = \"\\x\"", "b = \"\\u12\"", "a = 2",
            "b..c = 1", ".b = 1", "é = 1",
            "b = \"\"\"x", "a.b = 1", "b = 2026-03-12 1}",
        ])
    func mistakes(line: String) {
        let file = TOMLFile("a = 1\n\(line)\nz = 3\n", name: "x.toml")
        #expect(file.problems.first?.line == 2 || file.problems.first?.line == 3)
        #expect(file.root["a"] == .whole(1))
        #expect(file.root["z"] == .whole(3))
        #expect(file.root["b"] == nil)
    }

    @Test(
        "Entries below an unreadable header are ignored",
        arguments: ["[=]", "[[t]]", "[.a]", "[t", "[a]\n[a.b] x"])
    func headers(header: String) {
        let file = TOMLFile("a = 1\n\(header)\nb = 2\n", name: "x.toml")
        #expect(!file.problems.isEmpty)
        #expect(file.root == ["a": .whole(1)])
    }

    @Test("Endless nesting and a file full of errors terminate")
    func limits() {
        #expect(TOMLFile("a = " + String(repeating: "[", count: 100_000), name: "x.toml").problems.count == 1)
        #expect(TOMLFile(String(repeating: "=\n", count: 10_000), name: "x.toml").problems.count == 20)
    }
}
