package import FitnessModel

/// A record among several in one action, with its name for an error.
package struct Marked<Record: Sendable>: Hashable, Sendable {
    /// Names the record.
    package let id: Identifier<Record>
    /// Its name when it was marked.
    package let name: String

    /// Marks a record.
    package init(_ id: Identifier<Record>, _ name: String) {
        self.id = id
        self.name = name
    }
}

extension Change {
    /// Does the same with several records: all of them, or none.
    ///
    /// - Throws: `impossible` with the failing record and the reason.
    func each<Record>(_ marked: [Marked<Record>], _ body: (Identifier<Record>) throws -> Void) throws {
        for record in marked {
            do {
                try body(record.id)
            } catch {
                let reason = StoreError(error)
                throw marked.count == 1 ? reason : StoreError.impossible(with: record.name, reason)
            }
        }
    }
}

/// Parts of one-line texts about records.
enum Label {
    private static let longestName = 60

    /// A name cut to what fits a message line, without the control characters that it may hold.
    static func name(_ name: String, longest: Int = longestName) -> String {
        let shown = name.unicodeScalars.prefix(4 * longest).map { scalar in
            scalar.properties.generalCategory == .control ? " " : Character(scalar)
        }
        let words = String(shown).split(separator: " ").joined(separator: " ")
        return words.count > longest ? words.prefix(longest - 1) + "…" : words
    }
}
