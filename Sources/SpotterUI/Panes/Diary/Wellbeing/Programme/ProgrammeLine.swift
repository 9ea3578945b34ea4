import FitnessModel
import SpotterCore

/// One part of the four weeks with how it stands, as a line of a list.
struct ProgrammeLine: Identifiable, Sendable {
    let part: ProgrammePart
    let standing: ProgrammeStanding
    /// Whether the trainer reads it.
    let isTrainers: Bool

    var id: ProgrammePart { part }

    /// "1 A goal for six days"; what closes them has no number.
    var title: String { "\(part.week.map(String.init) ?? "=") \(part.title)" }
    /// "closed", "done 14 Nov, rated".
    var state: String { ProgrammeText.shortState(of: part, standing) }

    /// Why it is closed, or what Enter does: the key stands on the line.
    var way: String {
        if case .closed(let reason) = standing.state(of: part) {
            return ProgrammeText.words(reason, standing, isTrainers: isTrainers)
        }
        return "Enter \(ProgrammeText.enter(part, standing, isTrainers: isTrainers))"
    }
}
