import FitnessModel
import TerminalKit
import ViewKit

/// `bw+10x8` begins with a letter that is a command everywhere else.
extension SheetView {
    /// True on a load cell of a session, in the row of an exercise that counts body weight, or of which nobody knows yet what
    /// it counts.
    var isOnBodyWeightCell: Bool {
        guard session != nil, let line, line.exercise != nil else { return false }
        return line.unitKind == .bodyWeight || session?.state == .live && advice.map { $0.last == nil } == true
    }

    /// `b` waits there for the next key: `w` makes it text, another `b` opens the Board.
    func awaitsMore(_ key: Key) -> Bool { key == .char("b") && isOnBodyWeightCell }

    /// `bw` begins a set there.
    func claimsBodyWeight(_ keys: [Key]) -> Bool { keys == [.char("b"), .char("w")] && isOnBodyWeightCell }
}
