import FitnessModel
import TerminalKit
import ViewKit

/// Letters that begin a set of an exercise done with the own body, and are commands everywhere else: `bw+10x8`, `x8`.
extension SheetView {
    /// True on a load cell of a session, in the row of an exercise that counts body weight.
    var isOnBodyWeightCell: Bool { session != nil && line?.unitKind == .bodyWeight }

    /// `b` waits there for the next key: `w` makes it text, another `b` opens the Board.
    func awaitsMore(_ key: Key) -> Bool { key == .char("b") && isOnBodyWeightCell }

    /// `bw` begins a set there.
    func claimsBodyWeight(_ keys: [Key]) -> Bool { keys == [.char("b"), .char("w")] && isOnBodyWeightCell }

    /// `x` and a digit begin a set there, where `x` alone is a command.
    func claimsRepetitions(_ keys: [Key]) -> Bool {
        guard keys.count == 2, keys[0] == .char("x"), case .char(let digit) = keys[1] else { return false }
        return digit.isASCII && digit.isNumber && isOnBodyWeightCell
    }
}
