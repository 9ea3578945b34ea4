/// The single loads of a machine as somebody typed them: "5 7,5 10; 12.5kg, 15".
public struct LoadList: Hashable, Sendable {
    /// What could be read, the lightest first, each once.
    public let loads: [Mass]
    /// Words that are no loads, to the letter.
    public let unread: [String]

    /// No machine has more, and none a heavier one: the rest is not read.
    private static let mostLoads = 500
    private static let heaviest = Mass(grams: 2_000_000)

    /// Blanks, semicolons, slashes and commas part loads; a single comma between digits is a decimal comma. A load
    /// without a unit is in `unit`.
    public init(_ text: String, unit: MassUnit) {
        var found: [(number: String, mass: Mass)] = []
        var unread: [String] = []
        for word in Self.words(text) {
            // "12.5 kg" is one load.
            if let named = MassUnit(word: word.lowercased()), let last = found.last, unread.last != last.number {
                if let mass = Mass.read(last.number, unit: named) { found[found.count - 1].mass = mass }
                continue
            }
            guard let mass = Mass.read(word, unit: unit), mass > .zero, mass <= Self.heaviest,
                found.count < Self.mostLoads
            else {
                unread.append(word)
                continue
            }
            found.append((word, mass))
        }
        loads = Array(Set(found.map(\.mass))).sorted()
        self.unread = unread
    }

    private static func words(_ text: String) -> [String] {
        let rough = text.split { $0.isWhitespace || ";|/".contains($0) }
        return rough.flatMap { word -> [String] in
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            // "7,5" is one number, "5,10,15" are three, "5," is one.
            let isDecimal = parts.count == 2 && parts.allSatisfy { $0.first?.isNumber ?? false }
            return isDecimal ? [String(word)] : parts.filter { !$0.isEmpty }.map(String.init)
        }
    }
}
