package import TerminalKit

/// What a key sends.
package struct KeyBytes: Hashable, Sendable {
    let bytes: [UInt8]
    let key: Key

    /// A sequence, which begins with ESC.
    package init(_ bytes: [UInt8], _ key: Key) {
        self.bytes = bytes
        self.key = key
    }
}
