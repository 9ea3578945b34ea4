package import TerminalKit

extension ScrollList {
    /// Moves in a list of `count` lines and brings the chosen one into view; false when that way leads nowhere.
    package mutating func move(_ motion: Motion, times: Int, height: Int, count: Int) -> Bool {
        guard let row = motion.target(from: selected, count: count, times: times, page: height) else { return false }
        select(row, count: count)
        reveal(height: height, count: count)
        return true
    }
}
