import DiaryStore
import FitnessModel
import TerminalKit

/// A sheet folded to label, exercise and what was best in each session, so that as many sessions stand beside each other
/// as on paper.
extension SheetView {
    /// Folds the sheet or shows it whole again, and keeps that for this phase.
    mutating func fold(_ context: inout Context) {
        isFolded.toggle()
        keepFolded(&context)
        reveal(context)
    }

    /// Under which name it is kept that the phase is folded; nil for what is no phase.
    private var foldedSetting: String? {
        if case .phase(let id) = source { "folded phase \(id.rawValue)" } else { nil }
    }

    /// Reads whether the phase was left folded.
    mutating func readFolded(_ context: inout Context) {
        guard let key = foldedSetting else { return }
        let kept: String?? = context.read { diary in try diary.settings.get(key) }
        if let kept { isFolded = kept != nil }
    }

    /// Keeps whether the phase is folded; not part of the history.
    private func keepFolded(_ context: inout Context) {
        guard !context.isReadOnly, let key = foldedSetting else { return }
        let value = isFolded ? "yes" : nil
        _ = context.read { diary in try diary.settings.set(key, to: value) }
    }

    /// What a folded load cell shows, in one line: its best work set and how often that was done; what is no set stands as
    /// it is; of an empty cell what is left of last time.
    func foldedPieces(_ line: SheetContent.Line, column: Int, width: Int) -> [CellPiece] {
        let done = sheet.foldedText(line, column: column, width: width)
        if !done.isEmpty { return [CellPiece(text: done, isGhost: false)] }
        let whole = cellText(line, column: column, width: width).lines
        let isAhead = line.ahead[column] != nil
        let open = isAhead ? sheet.planned(line, column: column).sets : ghost(line, column: column)?.work ?? []
        guard whole.count > 1, let best = BestSet(of: open) else { return whole[0] }
        let text = best.text(in: sheet.unit(inColumn: column), among: open)
        let marks = isAhead ? ("[", "]") : ghost(line, column: column)?.marks ?? ("‹", "›")
        return [CellPiece(text: marks.0 + text + marks.1, isGhost: true)]
    }
}

extension SheetContent {
    /// Only where sessions stand beside settings is there something to fold.
    var canFold: Bool { isPlan && hasSessions }

    /// The best work set of a cell and how often it was done, "82.5x5*3", as far as there is room; with the unit where
    /// that is another one than the client's now. What is no set stands as it is.
    fileprivate func foldedText(_ line: Line, column: Int, width: Int) -> String {
        let cell = cell(line, column: column)
        if isAhead(column) { return "" }
        guard let best = BestSet(of: cell.sets) else { return shownLoad(line, column: column) }
        let ways = [best.text(in: cell.unit, among: cell.sets), best.text(in: cell.unit)].map { text in
            hasOtherUnit(column) ? reading(text, line, column: column).namingUnit : text
        }
        return ways.first { TextWidth.of($0) <= width } ?? ways[1]
    }
}
