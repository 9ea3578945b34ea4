import Testing

/// How far the code is from one file per behaviour. The bounds are what was reached: a change may lower them, but not
/// raise them.
@Suite("The layout of the sources in numbers")
struct HouseTests {
    @Test("A file holds one behaviour: files of a good size, few small ones, no fragments of types")
    func files() throws {
        let files = try Source.files(in: "Sources")
        #expect(files.count { $0.lines.count - 1 <= 40 } <= 39)
        #expect(files.filter { $0.path.contains("+") }.map(\.path) == [])
        let code = files.map(\.code).sorted()
        #expect(code.reduce(0, +) / code.count >= 78)
        #expect(code[code.count / 2] >= 68)
        #expect(code.count { $0 < 25 } <= 54)
    }

    @Test("No path is deeper than two folders below its target")
    func depth() throws {
        let deep = try Source.files(in: "Sources").map(\.path).filter { path in
            let parts = path.split(separator: "/")
            return parts.count - (parts.lastIndex(of: "Sources") ?? 0) > 5
        }
        #expect(deep == [])
    }

    @Test("Functions belong to a subject: few are members of Diary itself")
    func loose() throws {
        // A literal is compiled each time it is evaluated.
        let (extending, function) =
            (/^(?:(?:public|package) )?extension (\w+)/, #/^    (?:(?:public|package|internal|@\w+) )*func /#)
        var found = 0
        for file in try Source.files(in: "Sources") {
            var isLoose = false
            for line in file.lines {
                if line.contains("extension "), let head = line.firstMatch(of: extending) {
                    isLoose = head.output.1 == "Diary" || head.output.1 == "DiaryAccess"
                } else if line.hasPrefix("}") {
                    isLoose = false
                }
                if isLoose, line.firstMatch(of: function) != nil {
                    found += 1
                }
            }
        }
        #expect(found <= 12)
    }

    @Test("The context and the sheet consist of few values")
    func values() throws {
        let stored =
            /^    (?:(?:public|package|private|internal|private\(set\)|internal\(set\)|package\(set\)) )*(?:var|let) [^{]*(?:\{ didSet.*)?$/
        for (path, most) in [("SpotterShell/Context/Context.swift", 12), ("TrainingUI/Sheet/SheetView.swift", 5)] {
            let file = try #require(Source.files(in: "Sources").first { $0.path.hasSuffix(path) })
            let declaration = #/\bstruct \w+: /#
            let body = file.lines.drop { $0.firstMatch(of: declaration) == nil }.prefix { $0 != "}" }
            let found = body.count { $0.firstMatch(of: stored) != nil }
            #expect((1...most).contains(found), "\(path) holds \(found) values")
        }
    }

    @Test("A type is in few files, and no target holds most of the code")
    func sizes() throws {
        let files = try Source.files(in: "Sources")
        var places: [Substring: Set<String>] = [:]
        var (targets, all) = ([Substring: Int](), 0)
        for file in files {
            for type in file.types { places[type, default: []].insert(file.path) }
            let parts = file.path.split(separator: "/")
            guard let sources = parts.lastIndex(of: "Sources") else { continue }
            let code = file.code
            targets[parts[sources + 1], default: 0] += code
            all += code
        }
        // The subjects of the store are extensions of `DiaryAccess`.
        let wide =
            ["DiaryAccess", "Diary", "Change", "Database", "Context", "Screen", "String", "Row"] as Set<Substring>
        for (type, files) in places where !wide.contains(type) {
            #expect(files.count <= 14, "\(type) is in \(files.count) files")
        }
        for (target, code) in targets { #expect(code * 100 <= all * 18, "\(target) holds \(code) of \(all) lines") }
    }
}

extension Source {
    /// Lines of code: without comments, blank lines, imports and lines of brackets.
    fileprivate var code: Int {
        lines.count { line in
            let text = line.drop { $0 == " " }
            guard !text.isEmpty, !text.hasPrefix("//") else { return false }
            if text.allSatisfy({ "[](){}, ".contains($0) }) { return false }
            return !text.split(separator: " ", maxSplits: 3).prefix(3).contains("import")
        }
    }

    /// The types that the file declares or extends.
    fileprivate var types: [Substring] {
        let declaration =
            /^((public|package|private|fileprivate|internal|final|indirect|nonisolated|@\w+(\([^)]*\))?) )*(struct|class|enum|actor|protocol|extension) ([A-Z]\w*)/
        return lines.compactMap { line in
            guard line.first?.isLetter == true || line.first == "@" else { return nil }
            return line.firstMatch(of: declaration)?.output.5
        }
    }
}
