import Phrases

/// Changes single values of a TOML file. Every other character is preserved: comments, order, newlines, and lines that
/// cannot be parsed.
struct TOMLEdit {
    private let file: TOMLFile
    private let characters: [Unicode.Scalar]
    /// The index in the text of each character that the scanner sees.
    private let places: [Int]
    private let lineEnd: [Unicode.Scalar]

    /// - Parameter name: The name of the file in messages.
    init(_ text: String, name: String) {
        file = TOMLFile(text, name: name)
        let characters = Array(text.unicodeScalars)
        self.characters = characters
        places = characters.indices.filter { index in
            if index == 0, characters[0] == "\u{FEFF}" { return false }
            return characters[index] != "\r" || index + 1 == characters.count || characters[index + 1] != "\n"
        }
        let firstEnd = characters.firstIndex(of: "\n")
        lineEnd = firstEnd.map { $0 > 0 && characters[$0 - 1] == "\r" } == true ? ["\r", "\n"] : ["\n"]
    }

    /// The text with a new value at a path.
    ///
    /// - Parameter comment: The comment above the line if the line is new.
    /// - Throws: A problem of the file that prevents the change.
    func putting(_ value: TOMLFile.Value, at path: [String], comment: String) throws(SettingsProblem) -> String {
        var wanted = file.root
        if let entry = file.layout.entries[path] {
            wanted.replace(value, at: path[...])
            return try verified(replacing(entry, by: value.literal), wanted)
        }
        guard file[path] == nil, wanted.put(value, at: path[...]) else {
            throw file.problem(at: path, "\(path.last ?? "") is inside another value. Put it on its own line.")
        }
        return try verified(adding(path, value.literal, comment), wanted)
    }

    /// The text without the entry at a path. A line with a comment of the user becomes a comment.
    ///
    /// - Parameter comment: The comment that `putting` wrote above the line; it is removed, too.
    /// - Throws: A problem of the file that prevents the change.
    func removing(_ path: [String], comment: String = "") throws(SettingsProblem) -> String {
        guard let entry = file.layout.entries[path] else {
            guard file[path] == nil else {
                throw file.problem(at: path, "\(path.last ?? "") is inside another value. Remove it there.")
            }
            return text(characters[...])
        }
        var wanted = file.root
        wanted.replace(nil, at: path[...])
        let (begin, end) = (lineBegin(entry.whole.lowerBound), place(after: entry.whole.upperBound))
        let line = characters[begin..<end]
        if seen(entry.value.upperBound..<entry.whole.upperBound).contains("#") || hasComment(entry) {
            return try verified(text(characters[..<begin] + commented(line) + characters[end...]), wanted)
        }
        // The newline is removed, too.
        var next = end
        if next < characters.count, characters[next] == "\r" { next += 1 }
        if next < characters.count, characters[next] == "\n" { next += 1 }
        return try verified(text(characters[..<place(of: comment, above: begin)] + characters[next...]), wanted)
    }

    /// The start of a comment directly above a line; `begin` if there is none or it is a different one.
    private func place(of comment: String, above begin: Int) -> Int {
        let line: [Unicode.Scalar] = joined(["# \(comment)"]) + lineEnd
        let place = begin - line.count
        guard !comment.isEmpty, place >= 0, characters[place..<begin].elementsEqual(line),
            place == 0 || ["\n", "\u{FEFF}"].contains(characters[place - 1])
        else { return begin }
        return place
    }

    // MARK: Making the text

    private func replacing(_ entry: TOMLLayout.Entry, by literal: String) -> String {
        let (begin, end) = (place(of: entry.value.lowerBound), place(after: entry.value.upperBound))
        let changed = characters[..<begin] + Array(literal.unicodeScalars)
        guard hasComment(entry) else { return text(changed + characters[end...]) }
        // Comments inside a list are preserved below the line.
        let rest = place(after: entry.whole.upperBound)
        let below: [Unicode.Scalar] = lineEnd + commented(characters[begin..<end])
        return text(changed + characters[end..<rest] + below + characters[rest...])
    }

    /// Adds a line to the table of its path; a missing table is created at the end.
    private func adding(_ path: [String], _ literal: String, _ comment: String) -> String {
        let table = Array(path.dropLast())
        let key = Self.name(path.last ?? "")
        var lines = comment.isEmpty ? [] : ["# \(comment)"]
        lines.append("\(key) = \(literal)")
        if let end = file.layout.tableEnds[table], !table.isEmpty || file.layout.firstHeader != nil {
            let place = place(after: end)
            let block: [Unicode.Scalar] = lineEnd + joined(lines)
            return text(characters[..<place] + block + characters[place...])
        }
        if table.isEmpty, file.layout.firstHeader != nil {
            // Only comments precede the first table.
            let place = places.first ?? characters.count
            let block: [Unicode.Scalar] = joined(lines) + lineEnd + lineEnd
            return text(characters[..<place] + block + characters[place...])
        }
        if !table.isEmpty { lines.insert("[\(table.map(Self.name).joined(separator: "."))]", at: 0) }
        var block: [Unicode.Scalar] = []
        if let last = characters.last, last != "\n", !places.isEmpty { block += lineEnd }
        // A blank line separates the new lines from the existing text.
        if !places.isEmpty { block += lineEnd }
        block += joined(lines) + lineEnd
        return text(characters + block)
    }

    private func joined(_ lines: [String]) -> [Unicode.Scalar] {
        Array(lines.map { Array($0.unicodeScalars) }.joined(separator: lineEnd))
    }

    private func commented(_ lines: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
        var commented: [Unicode.Scalar] = ["#", " "]
        for character in lines {
            commented.append(character)
            if character == "\n" { commented += ["#", " "] }
        }
        return commented
    }

    /// Verifies that nothing else has changed; otherwise the edit does not understand the file, and it throws.
    private func verified(_ text: String, _ wanted: [String: TOMLFile.Value]) throws(SettingsProblem) -> String {
        let changed = TOMLFile(text, name: file.name)
        guard changed.root == wanted, changed.problems.map(\.text) == file.problems.map(\.text) else {
            throw file.problems.first
                ?? SettingsProblem(
                    file: file.name, line: nil, text: "it is written in a way that cannot be changed here.")
        }
        return text
    }

    // MARK: Positions

    /// The index in the text of a character that the scanner sees.
    private func place(of seen: Int) -> Int { seen < places.count ? places[seen] : characters.count }

    /// The index in the text after the last character before `seen`.
    private func place(after seen: Int) -> Int { seen > 0 ? places[seen - 1] + 1 : places.first ?? characters.count }

    private func lineBegin(_ seen: Int) -> Int {
        var place = place(of: seen)
        while place > 0, characters[place - 1] != "\n", characters[place - 1] != "\u{FEFF}" { place -= 1 }
        return place
    }

    private func seen(_ range: Range<Int>) -> [Unicode.Scalar] { range.map { characters[places[$0]] } }

    /// Whether the value spans several lines and may contain comments.
    private func hasComment(_ entry: TOMLLayout.Entry) -> Bool {
        let value = seen(entry.value)
        return value.contains("\n") && value.contains("#")
    }

    private func text(_ characters: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters)
        return String(text)
    }

    /// A name as a TOML key, with quotes if needed.
    private static func name(_ key: String) -> String {
        var scanner = TOMLScanner(key)
        return !key.isEmpty && scanner.takeBareName() == key ? key : TOMLFile.quoted(key)
    }
}

extension [String: TOMLFile.Value] {
    /// Replaces the existing value, or removes it if `value` is nil.
    fileprivate mutating func replace(_ value: TOMLFile.Value?, at path: ArraySlice<String>) {
        guard let key = path.first else { return }
        if path.count == 1 { return self[key] = value }
        guard case .table(var inner)? = self[key] else { return }
        inner.replace(value, at: path.dropFirst())
        self[key] = .table(inner)
    }
}

/// The positions of the entries of a TOML file, in characters as `TOMLScanner` counts them: without a byte order mark,
/// and with "\n" at the end of every line.
struct TOMLLayout: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        /// From the key to the end of the last line, including a comment.
        let whole: Range<Int>
        /// The value after the equals sign.
        let value: Range<Int>
    }

    /// The valid entries by the full path of their keys.
    var entries: [[String]: Entry] = [:]
    /// The end of the last entry of each table, or of its header if it has no entries.
    var tableEnds: [[String]: Int] = [:]
    /// The start of the first header, readable or not: no entry after it belongs to the top level.
    var firstHeader: Int?
}
