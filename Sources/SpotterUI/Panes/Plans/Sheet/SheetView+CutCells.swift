import FitnessModel
import TerminalKit
import ViewKit

/// Load cells that are longer than their room.
extension SheetView {
    /// The lines of a load cell in so many lines of the screen. Where they are too few, warm-ups give way to the work sets,
    /// folded to "w4", and an ellipsis stands for what is left out.
    func cellLines(
        _ line: SheetContent.Line, column: Int, width: Int, height: Int, _ glyphs: Glyphs
    ) -> [[CellPiece]] {
        let whole = cellLines(line, column: column, width: width)
        guard whole.count > height, height > 0 else { return whole }
        let words = whole.joined().filter { $0.text != " " }
        let work = words.filter { !$0.isWarmUp }
        let more = CellPiece(text: glyphs.ellipsis, isGhost: false)
        if work.count < words.count {
            let warmUps = sheet.cell(line, column: column).sets.count(where: \.isWarmUp)
            for head in [CellPiece(text: "w\(warmUps)", isGhost: false), more] {
                let lines = broken([head] + work, width: width)
                if lines.count <= height { return lines }
            }
        }
        for count in stride(from: work.count - 1, to: 0, by: -1) {
            let lines = broken(work.prefix(count) + [more], width: width)
            if lines.count <= height { return lines }
        }
        return broken([more], width: width)
    }
}

extension CellPiece {
    /// A set for warming up that is done; what is left of last time is still to come.
    fileprivate var isWarmUp: Bool {
        guard !isGhost, text.first == "w", let next = text.dropFirst().first else { return false }
        return next.isNumber || next == "b" || next == "x"
    }
}
