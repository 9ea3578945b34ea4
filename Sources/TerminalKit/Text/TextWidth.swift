import Foundation
// What is drawn is a phrase or data: code that draws sees phrases, too.
@_exported public import Phrases

/// The one measure of text for the whole program, in terminal columns.
public enum TextWidth {
    /// Columns of a text; controls count 1, as they are drawn by a picture.
    public static func of(_ text: String) -> Int {
        if let count = asciiColumns(text) { return count }
        var sum = 0
        for cluster in ClusterSequence(text) {
            sum += cluster.width
        }
        return sum
    }

    /// The text cut to that many columns, with an ellipsis if something is missing. A number is left out whole rather
    /// than cut into another one.
    public static func truncate(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
        guard columns > 0 else { return "" }
        if text.utf8.count <= columns || of(text) <= columns { return text }
        let end = of(ellipsis) <= columns ? ellipsis : ""
        let place = cut(text, at: columns - of(end))
        return String(text[..<wholeNumbers(text, before: place)]) + end
    }

    /// The nearest place before this one that does not cut a number: of "80x3 102.5x3" neither "80x3 1" nor "80x3 102"
    /// is left, of "12 400 kcal" not "12". A word that only holds a number, such as "P6-autumn", is cut once letters
    /// follow.
    private static func wholeNumbers(_ text: String, before place: String.Index) -> String.Index {
        let isBlank = { (sign: Character) in sign == " " || sign == "\u{A0}" }
        func wordStart(_ end: String.Index) -> String.Index {
            text[..<end].lastIndex(where: isBlank).map { text.index(after: $0) } ?? text.startIndex
        }
        var start = wordStart(place)
        let part = text[start..<place]
        let isWhole = part.last?.isNumber == false && (place == text.endIndex || isBlank(text[place]))
        let isWord = part.count >= 3 && part.suffix(3).allSatisfy(\.isLetter)
        if !part.isEmpty, isWhole || isWord || !part.contains(where: \.isNumber) { return place }
        if start == text.startIndex, part.first?.isLetter == true { return part.firstIndex(where: \.isNumber) ?? place }
        // Text before three digits may be the thousands of the same number.
        while start > text.startIndex, text[start...].prefix(3).count(where: \.isNumber) == 3 {
            let end = text.index(before: start)
            let thousands = wordStart(end)
            guard thousands < end, text[thousands..<end].allSatisfy({ $0.isNumber || $0 == "-" }) else { break }
            start = thousands
        }
        return start
    }

    /// The text cut to that many columns, without an ellipsis.
    public static func prefix(_ text: String, columns: Int) -> String {
        if text.utf8.count <= columns { return text }
        return String(text[..<cut(text, at: max(0, columns))])
    }

    /// The text padded with blanks to exactly that many columns, truncated if it is longer.
    public static func padded(
        _ text: String, to columns: Int, align: Alignment = .leading, ellipsis: String = "…"
    ) -> String {
        let shown = truncate(text, to: columns, ellipsis: ellipsis)
        let blanks = String(repeating: " ", count: max(0, columns - of(shown)))
        return align == .leading ? shown + blanks : blanks + shown
    }

    /// The index at which the text before takes at most `columns`.
    static func cut(_ text: String, at columns: Int) -> String.Index {
        var clusters = ClusterSequence(text)
        var used = 0
        var end = clusters.index
        while let cluster = clusters.next(), used + cluster.width <= columns {
            used += cluster.width
            end = clusters.index
        }
        return end
    }

    /// The number of bytes when all are ASCII, nil else. CR LF is one character, so a CR takes the long way.
    private static func asciiColumns(_ text: String) -> Int? {
        text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? text.utf8.count : nil
    }
}

extension TextWidth {
    /// Whether a scalar is a control, which must never reach a terminal: C0, DEL, C1 and the line separators.
    public static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.isControl }

    /// The text with its controls made visible: ESC as `␛`, or as `^[` when only ASCII may be used.
    public static func printable(_ text: String, glyphs: Glyphs = .unicode) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if !scalar.isControl {
                result.unicodeScalars.append(scalar)
            } else if glyphs.isASCII {
                result += caret(scalar)
            } else {
                result.unicodeScalars.append(scalar.controlPicture)
            }
        }
        return glyphs.isASCII ? ASCIIForm.of(result) : result
    }

    /// A control in caret notation: ESC is `^[`, DEL is `^?`.
    private static func caret(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isASCII, let letter = Unicode.Scalar(scalar.value ^ 0x40) else { return "?" }
        return "^" + String(letter)
    }
}

extension TextWidth {
    /// The text broken into lines of at most `width` columns, at blanks where there are any, and at line ends.
    public static func wrap(_ text: String, width: Int) -> [String] {
        let width = max(1, width)
        // Without a pattern: it would be parsed at each call.
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return wrapLine(text, width: width) }
        return text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
            .flatMap { wrapLine(String($0), width: width) }
    }

    /// The same in at most that many lines; the last one ends with the ellipsis if something is missing.
    public static func wrap(_ text: String, width: Int, rows: Int, ellipsis: String) -> [String] {
        let lines = wrap(text, width: width)
        guard lines.count > rows, rows > 0 else { return Array(lines.prefix(max(rows, 0))) }
        let last = wrap(lines[rows - 1], width: width - of(ellipsis) - 1)[0]
        return lines.prefix(rows - 1) + ["\(last) \(ellipsis)"]
    }

    private static func wrapLine(_ line: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var used = 0
        for word in line.split(separator: " ") {
            let columns = of(String(word))
            if !current.isEmpty, used + 1 + columns <= width {
                current += " " + word
                used += 1 + columns
                continue
            }
            if !current.isEmpty { lines.append(current) }
            let pieces = chop(String(word), width: width)
            lines.append(contentsOf: pieces.dropLast())
            current = pieces.last ?? ""
            used = of(current)
        }
        lines.append(current)
        return lines
    }

    /// A word in pieces that fit; a single character wider than the line stays whole.
    private static func chop(_ word: String, width: Int) -> [String] {
        var pieces: [String] = []
        var rest = word
        while of(rest) > width {
            var end = cut(rest, at: width)
            if end == rest.startIndex { end = rest.index(after: end) }
            pieces.append(String(rest[..<end]))
            rest = String(rest[end...])
        }
        return rest.isEmpty && !pieces.isEmpty ? pieces : pieces + [rest]
    }
}

/// The alignment of text in a wider field.
public enum Alignment: Sendable {
    /// At the left edge.
    case leading
    /// At the right edge, as numbers do.
    case trailing
}

/// Text for terminals that show only ASCII. Every character keeps its width, so that columns do not move.
public enum ASCIIForm {
    /// The text with every character that is not ASCII replaced by a look-alike, or by `?`; controls become `^`.
    public static func of(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for cluster in ClusterSequence(text) {
            for _ in 0..<cluster.width {
                result.unicodeScalars.append(scalar(cluster.scalar))
            }
        }
        return result
    }

    /// The look-alike of one scalar; `?` if there is none.
    static func scalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return scalar }
        if let known = lookAlikes[scalar] { return known }
        switch scalar.value {
        case 0x2400...0x2426: return "^"
        case 0x2500...0x257F: return "+"
        case 0x2580...0x259F: return "#"
        case 0x2800: return " "
        case 0x2801...0x28FF: return "*"
        case 0x2190...0x21FF: return "-"
        default: break
        }
        let base = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first
        guard let base, base.isASCII, !base.isControl else { return "?" }
        return base
    }

    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(String, Unicode.Scalar)] = [
            ("─━═┄┈╌‐‑‒–—―−", "-"), ("│┃║┆┊╎", "|"), ("▌▐▎▍▸▶►→»›❯⇒", ">"), ("◂◀◄←«‹❮⇐", "<"), ("▲△↑", "^"),
            ("▼▽↓✓✔√", "v"), ("░", "."), ("▒", ":"), ("·", "-"), ("•●■◆★∙▪", "*"), ("○◇☆", "o"), ("□", "?"),
            ("×✕✗✘", "x"), ("÷", "/"), ("…", "~"), ("≈", "~"), ("‘’‚′´`", "'"), ("“”„″", "\""), ("Δ∆", "d"),
            ("Σ∑", "S"), ("µμ", "u"), ("ł", "l"), ("Ł", "L"), ("đð", "d"), ("ĐÐ", "D"), ("ø", "o"), ("Ø", "O"),
            ("ßẞ", "s"), ("æ", "a"), ("Æ", "A"), ("œ", "o"), ("Œ", "O"), ("ı", "i"), ("þ", "t"), ("Þ", "T"),
            ("€", "E"), ("£", "L"), ("§", "S"), ("°º", "o"), ("±", "+"), ("≥", ">"), ("≤", "<"), ("≠", "!"),
            ("¿", "?"), ("¡", "!"), ("¼½¾", "/"), ("⏎↵", "<"), ("␣", "_"),
        ]
        return Dictionary(
            uniqueKeysWithValues: pairs.flatMap { signs, plain in signs.unicodeScalars.map { ($0, plain) } })
    }()
}

extension TextWidth {
    /// The columns of a phrase in the current language.
    public static func of(_ phrase: Phrase) -> Int { of(phrase.text) }
}
