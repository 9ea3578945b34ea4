import CCurses
package import TerminalKit

/// The bytes that a key sends.
package struct KeyBytes: Hashable, Sendable {
    let bytes: [UInt8]
    let key: Key

    /// A sequence that starts with ESC.
    package init(_ bytes: [UInt8], _ key: Key) {
        self.bytes = bytes
        self.key = key
    }
}

extension KeyBytes {
    /// The keys in the terminfo entry of the open terminal. Single control characters are left to the decoder.
    static func ofTerminal() -> [KeyBytes] {
        let functions = (1...20).map { ("kf\($0)", Key.f($0)) }
        return (named + functions).compactMap { name, key in
            guard let value = cc_capability(name) else { return nil }
            let bytes = Array(String(cString: value).utf8)
            return bytes.first == 0x1b && bytes.count > 2 ? KeyBytes(bytes, key) : nil
        }
    }

    private static let named: [(String, Key)] = [
        ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
        ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete), ("kcbt", .backTab),
        ("kent", .enter),
    ]
}
