import FitnessModel
import TerminalKit

/// A stretch of a load cell: what was done, or what is to be done: a plan, or the ghost of last time.
struct CellPiece: Hashable, Sendable {
    let text: String
    let isGhost: Bool
}

/// A load cell in a column of the screen, broken between sets; the ghost of what is left to do stands behind.
struct CellText: Sendable {
    private let width: Int
    /// Its lines from top to bottom, one at least.
    let lines: [[CellPiece]]

    /// What was done, and behind it in ‹ › what is left of last time, in « » where that was at another place.
    init(_ text: String, ghost: Ghost?, width: Int) {
        let done = Self.words(text).map { CellPiece(text: $0, isGhost: false) }
        let open = ghost.map { Self.marked($0.words, $0.marks.open, $0.marks.close) }
        self.init(done + (open ?? []), width: width)
    }

    /// What is planned, in [ ].
    init(planned text: String, width: Int) {
        self.init(Self.marked(Self.words(text), "[", "]"), width: width)
    }

    /// Of a row that belongs to another day.
    static func otherDay(width: Int) -> CellText { CellText([CellPiece(text: "·", isGhost: true)], width: width) }

    private init(_ words: [CellPiece], width: Int) {
        self.width = width
        lines = Self.broken(words.flatMap { $0.fitting(width) }, width: width)
    }

    /// Blanks as the notation knows them; asked of each cell of the sheet, so no Unicode tables.
    private static func words(_ text: String) -> [String] {
        text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(Substring($0)) }
    }

    /// The marks stand once around all that is to be done.
    private static func marked(_ words: [String], _ open: String, _ close: String) -> [CellPiece] {
        words.enumerated().map { index, word in
            CellPiece(
                text: (index == 0 ? open : "") + word + (index == words.count - 1 ? close : ""), isGhost: true)
        }
    }

    /// The lines in so many lines of the screen. Where they are too few, warm-ups give way to the work sets, folded to
    /// "w4", and an ellipsis stands for what is left out.
    func lines(height: Int, _ glyphs: Glyphs, warmUps: () -> Int) -> [[CellPiece]] {
        guard lines.count > height, height > 0 else { return lines }
        let words = lines.joined().filter { $0.text != " " }
        let work = words.filter { !$0.isWarmUp }
        let more = CellPiece(text: glyphs.ellipsis, isGhost: false)
        if work.count < words.count {
            for head in [CellPiece(text: "w\(warmUps())", isGhost: false), more] {
                let lines = Self.broken([head] + work, width: width)
                if lines.count <= height { return lines }
            }
        }
        for count in stride(from: work.count - 1, to: 0, by: -1) {
            let lines = Self.broken(work.prefix(count) + [more], width: width)
            if lines.count <= height { return lines }
        }
        return Self.broken([more], width: width)
    }

    /// Sets on as many lines as they need.
    private static func broken(_ words: [CellPiece], width: Int) -> [[CellPiece]] {
        var lines: [[CellPiece]] = [[]]
        var used = 0
        for word in words {
            let size = TextWidth.of(word.text)
            if used > 0, used + 1 + size > width {
                lines.append([])
                used = 0
            }
            if used > 0 {
                lines[lines.count - 1].append(CellPiece(text: " ", isGhost: word.isGhost))
                used += 1
            }
            lines[lines.count - 1].append(word)
            used += size
        }
        return lines
    }
}

extension CellPiece {
    /// Itself, or where it is wider than its column, what goes on in the next lines: broken before the sign of a count or of an
    /// effort, else before the reps, so that no number is cut.
    fileprivate func fitting(_ width: Int) -> [CellPiece] {
        guard text.utf8.count > width, TextWidth.of(text) > width, width > 0 else { return [self] }
        let start = TextWidth.prefix(text, columns: width)
        let near = text.prefix(start.count + 1).dropFirst()
        let end =
            near.lastIndex { $0 == "*" || $0 == "@" } ?? near.lastIndex(of: "x")
            ?? text.index(text.startIndex, offsetBy: max(start.count, 1))
        let rest = CellPiece(text: String(text[end...]), isGhost: isGhost)
        let head = CellPiece(text: String(text[..<end]), isGhost: isGhost)
        return [head] + (rest.text.isEmpty ? [] : rest.fitting(width))
    }

    /// A set for warming up that is done; what is left of last time is still to come.
    fileprivate var isWarmUp: Bool {
        guard !isGhost, text.first == "w", let next = text.dropFirst().first else { return false }
        return next.isNumber || next == "b" || next == "x"
    }
}

extension SheetView {
    /// A load cell in a column of that width.
    func cellText(_ line: SheetContent.Line, column: Int, width: Int) -> CellText {
        if sheet.isOtherDay(line, column: column) { return .otherDay(width: width) }
        if sheet.isAhead(column), let planned = line.ahead[column] { return CellText(planned: planned, width: width) }
        return CellText(sheet.shownLoad(line, column: column), ghost: ghost(line, column: column), width: width)
    }

    /// How many lines a load cell takes, one at least.
    func lineCount(_ line: SheetContent.Line, column: Int, width: Int) -> Int {
        // No text is wider than its bytes.
        let room = sheet.isAhead(column) ? width - 2 : width
        if sheet.shownLoad(line, column: column).utf8.count <= room, ghost(line, column: column) == nil { return 1 }
        return cellText(line, column: column, width: width).lines.count
    }

    /// What a load cell shows in so many lines of the screen.
    func lines(
        of text: CellText, _ line: SheetContent.Line, column: Int, height: Int, _ glyphs: Glyphs
    ) -> [[CellPiece]] {
        text.lines(height: height, glyphs) { sheet.cell(line, column: column).sets.count(where: \.isWarmUp) }
    }
}
