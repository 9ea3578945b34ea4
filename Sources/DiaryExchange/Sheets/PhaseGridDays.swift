import FitnessModel

/// Finds the lines that divide a sheet into phase days: "Day A", "Tag B: legs", "Workout 2" (day B), or a single letter
/// if it cannot be a superset.
struct PhaseGridDays {
    /// A line that names the phase day of the rows below.
    struct Heading: Hashable {
        /// "A"; empty if the sheet has only one day, so that the heading divides nothing.
        var letter: String
        /// Whether the line has further text.
        let saysMore: Bool
    }

    /// The headings by row index.
    private(set) var headings: [Int: Heading] = [:]

    /// Without labels, a block of at least this many rows is not a superset.
    private static let minRows = 4

    init(_ rows: [Spreadsheet.Row], _ layout: PhaseGridLayout) {
        // A heading is above its rows, so the first one may be above the header.
        let first = layout.header.map { max($0 - 1, 0) } ?? 0
        let single = rows.indices.dropFirst(first).filter { index in
            index != layout.header && rows[index].cells.count { !$0.isEmpty } == 1
        }
        let texts = single.map { index in (index, rows[index].cells.first { !$0.isEmpty }?.text ?? "") }
        let named = texts.compactMap { index, text in Self.heading(text).map { (index, $0) } }
        guard named.isEmpty else {
            let blocks = Self.blocks(named.map(\.0), rows, layout)
            let letters = Set(zip(named, blocks).filter { !$0.1.isEmpty }.map(\.0.1.letter))
            for (index, heading) in named where letters.count > 1 || index >= layout.body {
                headings[index] = Heading(letter: letters.count > 1 ? heading.letter : "", saysMore: heading.saysMore)
            }
            return
        }
        let bare = texts.compactMap { index, text in Self.letter(text).map { (index, $0) } }
        guard Self.areDays(bare, rows, layout) else { return }
        for (index, letter) in bare { headings[index] = Heading(letter: letter, saysMore: false) }
    }

    /// Whether letters are days: they are consecutive and the labels start again below each. A above A1 and A2, B above
    /// B1 are headings of supersets, and so may be A above 1 and 2, B above 1 and 2.
    private static func areDays(
        _ bare: [(index: Int, letter: String)], _ rows: [Spreadsheet.Row], _ layout: PhaseGridLayout
    ) -> Bool {
        guard bare.count > 1, bare.map(\.letter).elementsEqual("ABCDEFGHIJ".prefix(bare.count).map(String.init)) else {
            return false
        }
        let blocks = blocks(bare.map(\.index), rows, layout)
        guard let column = layout.fields.first(where: { $0.value == [.label] })?.key else {
            return blocks.allSatisfy { $0.count >= minRows }
        }
        let labels = blocks.map { $0.map { $0[column].text }.filter { !$0.isEmpty } }
        if labels.allSatisfy(\.isEmpty) {
            return blocks.allSatisfy { $0.count >= minRows } && bare.allSatisfy { rows[$0.index][column].isEmpty }
        }
        guard let first = labels[0].first, labels.allSatisfy({ $0.first == first }) else { return false }
        return first.contains(where: \.isLetter) || blocks.allSatisfy { $0.count >= minRows }
    }

    /// The exercise rows below each of the lines, up to the next one.
    private static func blocks(
        _ places: [Int], _ rows: [Spreadsheet.Row], _ layout: PhaseGridLayout
    ) -> [[Spreadsheet.Row]] {
        zip(places, places.dropFirst() + [rows.count]).map { place, end in
            rows[(place + 1)..<end].filter { row in
                !row[layout.exercise].isEmpty && !layout.repeatsHeader(row)
                    && PhaseGridTitles.fields(row[layout.exercise].text) != [.exercise]
                    && !PhaseGridTitles.isTotal(row[layout.exercise].text)
            }
        }
    }

    /// Parses "Day A", "Workout B - legs", "Tag A: Beine", "Day C (upper)" and "Day 2"; nil for "Day dreamers", "Day A
    /// squat" and "Week 2".
    private static func heading(_ text: String) -> Heading? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, words[0].count > 2, PhaseGridTitles.isSession(words[0]) else { return nil }
        let digits = words[1].prefix { $0.isASCII && $0.isNumber }
        let end = words[1].dropFirst(max(digits.count, 1))
        let day = digits.isEmpty ? letter(String(words[1].prefix(1))) : numbered(Int(digits), words[0])
        guard let letter = day, end.allSatisfy({ ".:,)-–".contains($0) }) else { return nil }
        let rest = words.dropFirst(2)
        guard let next = rest.first?.first else { return Heading(letter: letter, saysMore: false) }
        return end.isEmpty && !"-–:·|(/".contains(next) ? nil : Heading(letter: letter, saysMore: true)
    }

    /// The letter of a numbered day; the second day is B.
    private static func numbered(_ number: Int?, _ word: String) -> String? {
        guard let number, (1...26).contains(number), PhaseGridTitles.isNumberedDay(word) else { return nil }
        return String("ABCDEFGHIJKLMNOPQRSTUVWXYZ".dropFirst(number - 1).prefix(1))
    }

    /// Parses "A", "b." and "C:".
    private static func letter(_ text: String) -> String? {
        let letter = text.uppercased().trimmingSuffix { ".:)".contains($0) }
        return letter.count == 1 && letter.allSatisfy { ("A"..."Z").contains($0) } ? String(letter) : nil
    }
}

extension PhaseDraft {
    /// Uses the first spelling of each day, since days of a phase cannot differ only in case.
    mutating func unifyDays() {
        var spelling: [String: String] = [:]
        func unify(_ letter: inout String) {
            let key = letter.lowercased()
            if let first = spelling[key] { letter = first } else { spelling[key] = letter }
        }
        for index in rows.indices { unify(&rows[index].letter) }
        for index in columns.indices { unify(&columns[index].letter) }
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(_ isCut: (Character) -> Bool) -> SubSequence {
        var rest = self[...]
        while let last = rest.last, isCut(last) { rest.removeLast() }
        return rest
    }
}
