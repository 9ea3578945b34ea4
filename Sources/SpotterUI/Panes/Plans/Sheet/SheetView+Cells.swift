import FitnessModel
import TerminalKit
import ViewKit

/// A stretch of a load cell: what was done, or the ghost of last time.
struct CellPiece: Hashable, Sendable {
    let text: String
    let isGhost: Bool
}

extension SheetView {
    /// The lines of a load cell, broken between sets; the ghost of what is left of last time stands behind.
    func cellLines(_ line: SheetContent.Line, column: Int, width: Int) -> [[CellPiece]] {
        let text = line.cells[column]?.text ?? ""
        // Blanks as the notation knows them; asked of each cell of the sheet at each key, so no Unicode tables.
        let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        var words = text.utf8.split(whereSeparator: isBlank).map { word in
            CellPiece(text: String(Substring(word)), isGhost: false)
        }
        if let left = ghost(line, column: column)?.words, !left.isEmpty {
            words += left.enumerated().map { index, set in
                // The marks stand once around all that is left.
                let open = index == 0 ? "‹" : ""
                let close = index == left.count - 1 ? "›" : ""
                return CellPiece(text: open + set + close, isGhost: true)
            }
        }
        return broken(words, width: width)
    }

    /// How many lines a load cell takes, one at least.
    func lineCount(_ line: SheetContent.Line, column: Int, width: Int) -> Int {
        // No text is wider than its bytes.
        let bytes = line.cells[column]?.text.utf8.count ?? 0
        if bytes <= width, ghost(line, column: column) == nil { return 1 }
        return max(cellLines(line, column: column, width: width).count, 1)
    }

    /// Sets on as many lines as they need.
    func broken(_ words: [CellPiece], width: Int) -> [[CellPiece]] {
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
