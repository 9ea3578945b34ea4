/// Tracks the private modes (`ESC [ ? n h` and `l`) that a program has switched on.
public struct PrivateModes: Sendable {
    /// The modes that are on.
    public private(set) var on: Set<Int> = []
    private var sequence: [UInt8] = []

    /// Whether mode `number` is on.
    public subscript(number: Int) -> Bool { on.contains(number) }

    mutating func read(_ bytes: [UInt8]) {
        for byte in bytes {
            switch (sequence.count, byte) {
            case (_, 0x1b): sequence = [byte]
            case (1, UInt8(ascii: "[")), (2, UInt8(ascii: "?")): sequence.append(byte)
            case (3..., UInt8(ascii: "0")...UInt8(ascii: "9")), (3..., UInt8(ascii: ";")): sequence.append(byte)
            case (3..., UInt8(ascii: "h")): on.formUnion(finish())
            case (3..., UInt8(ascii: "l")): on.subtract(finish())
            default: sequence = []
            }
        }
    }

    /// The numbers of the sequence that just ended.
    private mutating func finish() -> Set<Int> {
        let numbers = String(decoding: sequence.dropFirst(3), as: UTF8.self)
        sequence = []
        return Set(numbers.split(separator: ";").compactMap { Int($0) })
    }
}
