/// Reads the text that spreadsheets put on the clipboard: cells separated by tabs, rows by line ends. A cell in quotation
/// marks may hold both, and its own marks twice.
struct TabbedText {
    /// Why a text is no table for a sheet.
    enum Problem: Error, Hashable {
        case empty
        case tooLong
        case tooManyRows(Int)
        /// The row, from 1, with a character that does something to a terminal.
        case control(row: Int)
    }

    /// More is no training sheet.
    static let mostBytes = 1_000_000
    static let mostRows = 200

    /// Rows of one length; rows and columns at the end that hold nothing are left out.
    let rows: [[String]]

    init(_ text: String) throws(Problem) {
        guard text.utf8.count <= Self.mostBytes else { throw .tooLong }
        // Terminals send a line end as CR.
        let plain = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        var read = Self.read(plain)
        while read.last?.allSatisfy(\.isEmpty) == true { read.removeLast() }
        guard !read.isEmpty else { throw .empty }
        guard read.count <= Self.mostRows else { throw .tooManyRows(read.count) }
        let width = read.map { ($0.lastIndex { !$0.isEmpty } ?? 0) + 1 }.max() ?? 1
        for (index, row) in read.enumerated() where row.contains(where: Self.holdsControl) {
            throw .control(row: index + 1)
        }
        rows = read.map { row in Array((row + Array(repeating: "", count: width)).prefix(width)) }
    }

    private static func holdsControl(_ cell: String) -> Bool {
        cell.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private static func read(_ text: String) -> [[String]] {
        let letters = Array(text)
        var rows: [[String]] = []
        var row: [String] = []
        var position = 0
        while position <= letters.count {
            let (cell, end) = quoted(letters, from: position) ?? plain(letters, from: position)
            row.append(cell)
            position = end + 1
            if end >= letters.count || letters[end] == "\n" {
                rows.append(row)
                row = []
            }
        }
        return rows
    }

    private static func plain(_ letters: [Character], from start: Int) -> (String, end: Int) {
        let end = letters[start...].firstIndex { $0 == "\t" || $0 == "\n" } ?? letters.count
        return (String(letters[start..<end]), end)
    }

    /// A cell in quotation marks; nil when they do not go around all of it: rests are written 150".
    private static func quoted(_ letters: [Character], from start: Int) -> (String, end: Int)? {
        guard start < letters.count, letters[start] == "\"" else { return nil }
        var cell = ""
        var position = start + 1
        while position < letters.count {
            let letter = letters[position]
            if letter != "\"" {
                // A cell is one line here: sets are separated by blanks as well.
                cell.append(letter == "\n" || letter == "\t" ? " " : letter)
                position += 1
            } else if position + 1 < letters.count, letters[position + 1] == "\"" {
                cell.append("\"")
                position += 2
            } else {
                let end = position + 1
                return end == letters.count || letters[end] == "\t" || letters[end] == "\n" ? (cell, end) : nil
            }
        }
        return nil
    }
}

extension TabbedText.Problem {
    /// What is wrong and what to do.
    var wording: String {
        switch self {
        case .empty: "Nothing to paste: the clipboard holds no text."
        case .tooLong: "That is more than a megabyte of text and no training sheet. Nothing was pasted."
        case .tooManyRows(let count):
            "\(count) rows are too many: a paste takes \(TabbedText.mostRows) at most. Nothing was pasted."
        case .control(let row):
            "Row \(row) of what you pasted holds control characters. Copy it as plain text; nothing was pasted."
        }
    }
}
