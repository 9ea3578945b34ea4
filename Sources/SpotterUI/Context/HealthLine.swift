import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// A client's health note over what is logged: `! Health: left knee taped, no box jumps`. One line where it fits; a longer
/// note is broken, and cut, between words.
struct HealthLine: Sendable {
    /// `! left knee taped, no box jumps`, where a line has no room for more.
    let short: String
    /// The same as a sentence: `Health: left knee taped, no box jumps.`
    let words: String
    private let text: String

    /// The line of a note; nil where nothing is noted.
    init?(_ note: String) {
        let stretches = note.split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }
        let note = stretches.filter { !$0.isEmpty }.joined(separator: ", ")
        guard !note.isEmpty else { return nil }
        short = "! \(note)"
        words = "Health: \(note)."
        text = "! Health: \(note)"
    }

    /// How many rows it takes in this width, `most` at most.
    func height(width: Int, most: Int) -> Int { min(TextWidth.wrap(text, width: max(width, 1)).count, max(most, 1)) }

    /// Draws it into as many rows as the area has.
    func draw(into screen: inout Screen, in area: Rect) {
        screen.paragraph(text, in: area, style: Style(.warning, .bold))
    }
}

extension Context {
    /// Adds how the current client is today, and the health note, to what was just said.
    mutating func recallHealth() {
        guard let client else { return }
        let newest = read { diary in try diary.checkIns.newest(of: client.id) } ?? nil
        let today = newest.flatMap { $0.day == self.today ? "Today \(WellbeingText.line($0))." : nil }
        let known = [today, HealthLine(client.health)?.words].compactMap { $0 }
        guard !known.isEmpty else { return }
        message = .warning(([message?.text].compactMap { $0 } + known).joined(separator: " "))
    }

    /// Adds to what was just said the words of a client's health note that speak against an exercise.
    mutating func warnOfHealth(_ exercise: Identifier<Exercise>, of client: Identifier<Client>) {
        let health = read { diary in try diary.health(of: client, exercises: [exercise]) }
        guard let warning = health?.warnings[exercise] else { return }
        message = .warning([message?.text, "Health: \(warning)."].compactMap { $0 }.joined(separator: " "))
    }
}
