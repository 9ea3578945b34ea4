import DiaryExchange
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The training sheets of a workbook, chosen one after the other; the beginning of the selected one is shown below the
/// list.
package struct SheetChooser: Chooser {
    package typealias Context = SpotterShell.Context

    private let source: SheetSource
    private let client: Client?
    /// The indexes of the imported sheets.
    private let imported: Set<Int>
    private var matches: [Int]
    var typed = TypedList()

    /// Lets the person choose a sheet if there are several, and asks how to import it.
    static func present(_ source: SheetSource, for client: Client?, _ context: inout Context) {
        let chooser = SheetChooser(source, for: client, imported: [])
        guard source.sheets.count > 1 else { return chooser.ask(about: 0, &context) }
        context.present(chooser)
    }

    private init(_ source: SheetSource, for client: Client?, imported: Set<Int>) {
        self.source = source
        self.client = client
        self.imported = imported
        matches = Array(source.sheets.indices)
        // The next one that is not imported yet.
        let next = matches.first { !imported.contains($0) } ?? 0
        typed.list.select(next, count: matches.count)
    }

    /// The form for a sheet; after it the list again while sheets are left.
    private func ask(about index: Int, _ context: inout Context) {
        let sheet = source.sheets[index]
        let done = imported.union([index])
        PhaseImportForm.present(
            sheet, for: client, draftKey: "import \(source.name) \(sheet.sheet)", &context
        ) { context in
            if done.count < source.sheets.count {
                context.present(SheetChooser(source, for: client, imported: done))
            }
        }
    }

    var heading: Phrase {
        let sheets: Phrase = "\(source.sheets.count, one: "training sheet", other: "training sheets") in \(source.name)"
        let others = source.others.count
        return others == 0 ? sheets : [sheets, "\(others) without exercises"].joined(separator: ", ")
    }
    var hints: [KeyHint] {
        [KeyHint("Enter", "open"), KeyHint("↑ ↓", "move"), KeyHint.typing("to filter"), KeyHint("Esc", "close")]
    }
    var lineCount: Int { matches.count }
    var countText: Phrase { "\(matches.count) of \(source.sheets.count)" }
    var footRows: Int { 8 }

    mutating func search(_ context: inout Context) {
        matches = Matching.indices(of: typed.text, in: source.sheets) { $0.sheet + " " + $0.draft.name }
    }

    func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        guard matches.indices.contains(index) else { return .stay }
        let chosen = matches[index]
        return .finish { context in ask(about: chosen, &context) }
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let sheet = source.sheets[matches[index]]
        let name = sheet.draft.name.isEmpty ? "" : "  \(sheet.draft.name)"
        screen.listLine(
            row, isSelected: isSelected, left: "\(sheet.sheet + name)",
            right: imported.contains(matches[index]) ? "imported" : sheet.draft.size)
    }

    func drawFoot(in area: Rect, into screen: inout Screen, context: Context) {
        guard matches.indices.contains(typed.list.selected) else { return }
        let sheet = source.sheets[matches[typed.list.selected]]
        let remarks = sheet.remarks.first.map { first in
            let mark: Phrase = "! \(first.wording)"
            return sheet.remarks.count > 1 ? [mark, "\(sheet.remarks.count - 1) more"].joined(separator: " · ") : mark
        }
        let client: Phrase = sheet.draft.client.isEmpty ? "" : "for \(sheet.draft.client)"
        let head = ["\(sheet.draft.name)", client, sheet.draft.head].filter { !$0.isEmpty }.joined(separator: " · ")
        let lines = [head.isEmpty ? "No name and no heading." : head] + sheet.draft.rowLines.map { "\($0)" }
        let rows = area.droppingTop(1)
        for (line, text) in lines.prefix(rows.height - 1).enumerated() {
            screen.put(
                text, at: rows.origin.moved(rows: line), style: line == 0 ? Style(.heading, .bold) : .muted,
                maxWidth: rows.width)
        }
        screen.put(
            remarks ?? "Every cell was read.", at: rows.bottom(1).origin, style: remarks == nil ? .muted : .warning,
            maxWidth: rows.width)
    }
}
