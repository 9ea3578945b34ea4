package import DiaryStore
package import FitnessModel
import Phrases
import TerminalKit

/// A client's wellbeing as a table: a row for each check-in, note and practice, oldest first.
package struct WellbeingReport: Sendable {
    private let entries: [WellbeingEntry]

    package init(
        _ diary: Diary, of client: Identifier<Client>, in days: ClosedRange<Day>
    ) throws(StoreError) {
        let checkedIn = try diary.checkIns.list(of: client, in: days).map(WellbeingEntry.checkIn)
        let noted = try diary.wellbeingNotes.list(of: client, in: days).map(WellbeingEntry.note)
        let practised = try diary.practices.list(of: client, in: days).map(WellbeingEntry.practice)
        entries = (checkedIn + noted + practised).sorted {
            ($0.day, $0.time?.minuteOfDay ?? 0) < ($1.day, $1.time?.minuteOfDay ?? 0)
        }
    }

    /// The rows for printing and export.
    package var table: ProgressTable {
        let columns: [Phrase] = [
            "Day", "Time", "Level", "How", "Question", "Words", "Slept (min)", "Soreness", "Energy", "Entered by",
        ]
        return ProgressTable("Wellbeing", columns, entries.map(Self.row))
    }

    private static func row(_ entry: WellbeingEntry) -> [ProgressTable.Value] {
        let moment: [ProgressTable.Value] = [.text(entry.day.iso), .text(entry.time?.text ?? "")]
        switch entry {
        case .note(let one):
            return moment + [.none, .word("note"), .text(""), .text(one.text), .none, .none, .none, .text("")]
        case .practice(let one):
            return moment + [.none, .word("relaxed"), .text(""), .word(one.wording), .none, .none, .none, .text("")]
        case .checkIn(let one):
            func whole(_ value: Int?) -> ProgressTable.Value { value.map { .whole($0) } ?? .none }
            return moment + [
                .whole(one.level.rawValue), .word(one.level.word), .text(one.question), .text(one.answer),
                whole(one.sleep), whole(one.soreness), whole(one.energy), .text(one.speaker.rawValue),
            ]
        }
    }
}

/// A printed form for one week: the client ticks a level for each day, and the trainer enters it later.
package enum WellbeingSheet {
    /// 75 columns and 47 rows, for one side of paper.
    package static func text(of name: String, from first: Day) -> String {
        let levels = StressLevel.allCases.map { "[ ] \($0.rawValue) \($0.word)" as Phrase }.joined(separator: "   ")
        let (time, sleep, words): (Phrase, Phrase, Phrase) = ("at ____:____", "slept ____:____ h", "words")
        let line = String(repeating: "_", count: 60)
        let indent = String(repeating: " ", count: TextWidth.of(words) + 4)
        var lines: [Phrase] = [
            "\(name), \(first.long) to \(first.adding(days: 6).long)", "",
            "How was the day? There is no middle: choose the nearer side.",
            "Words are welcome, but not required.", "",
        ]
        for offset in 0..<7 {
            lines += [
                first.adding(days: offset).long, "  \(levels)", "  \(time)   \(sleep)", "  \(words)  \(line)",
                "\(indent)\(line)", "",
            ]
        }
        return lines.map(\.text).joined(separator: "\n")
    }
}
