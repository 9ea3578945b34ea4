/// A set that reads well and is hardly meant: far from what was done before, load and repetitions turned round, another
/// kind of set. It is asked about once and never corrected by itself.
public struct LoadDoubt: Hashable, Sendable {
    /// "800 kg? Last 80."
    public let words: String
    /// What the cell would say when it is put right; nil where only the person knows.
    public let instead: String?

    /// The first doubt about what was typed behind, or in place of, what stood in a cell before.
    public init?(_ cell: LoadCell, before: LoadCell, history: LoadHistory = LoadHistory()) {
        let kept = zip(cell.tokens, before.tokens).prefix { $0.text == $1.text }.count
        let typed = cell.tokens.dropFirst(kept)
        // What is replaced says nothing: it may be what was wrong.
        let stays = before.tokens.prefix(kept).compactMap { if case .set(let set) = $0.item { set } else { nil } }
        let work = (history.last + stays).filter { !$0.isWarmUp }
        let judge = LoadJudge(cell: cell, last: work, history: history)
        for token in typed {
            guard case .set(let set) = token.item else { continue }
            if let doubt = judge.doubt(set, token) {
                self = doubt
                return
            }
        }
        guard let words = cell.doubts.first(where: { !before.doubts.contains($0) }) else { return nil }
        self.init(words: words, instead: nil)
    }

    init(words: String, instead: String?) { (self.words, self.instead) = (words, instead) }
}
