import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// Deleted records, newest first; Enter restores one, whatever was changed since.
package struct BinPanel: Chooser {
    package typealias Context = SpotterShell.Context

    var typed = TypedList()
    private let entries: [JournalEntry]
    private var matches: [JournalEntry]

    /// Reads the deleted records.
    package init(_ context: inout Context) {
        entries = context.read { diary in try diary.journal.deletions() } ?? []
        matches = entries
    }

    var hints: [KeyHint] {
        [KeyHint("Enter", "restore"), KeyHint("↑ ↓", "move"), KeyHint.typing("to filter"), KeyHint("Esc", "close")]
    }
    var heading: Phrase { "Deleted, newest first" }
    var lineCount: Int { matches.count }
    var countText: Phrase { typed.list.summary(count: matches.count) }
    var emptyText: Phrase {
        entries.isEmpty
            ? "Nothing to restore." : .nothingMatches
    }

    mutating func search(_ context: inout Context) {
        let wanted = WordMatch(typed.text)
        matches =
            typed.text.isEmpty
            ? entries : entries.filter { wanted.fit($0.deleted?.text ?? "").map { $0 <= .words } == true }
    }

    func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        matches.indices.contains(index) && context.restore(matches[index]) ? .close : .stay
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let entry = matches[index]
        screen.listLine(row, isSelected: isSelected, left: entry.deleted ?? "", right: entry.when(context))
    }
}

extension Context {
    /// Restores the records that a change deleted. On an error shows a message and returns false.
    mutating func restore(_ entry: JournalEntry) -> Bool {
        guard let deletion = write(nil, { diary in try diary.journal.restore(entry.id) }) else { return false }
        message = .success("Restored \(deletion.deleted ?? ""). u: undo")
        return true
    }
}

extension JournalEntry {
    /// "today 09:14", "12 Mar 17:30".
    func when(_ context: Context) -> Phrase {
        let zone = context.services.timeZone
        return "\(RelativeDay.text(Day(at, in: zone), today: context.today)) \(TimeOfDay(at, in: zone).text)"
    }
}
