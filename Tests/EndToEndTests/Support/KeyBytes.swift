import TerminalKit

/// The bytes that a terminal sends for a key.
enum KeyBytes {
    static func of(_ key: Key) -> [UInt8] {
        switch key {
        case .char(let character): Array(String(character).utf8)
        case .ctrl(let letter): [(letter.asciiValue ?? 0) & 0x1f]
        case .alt(let letter): [0x1b] + Array(String(letter).utf8)
        case .enter: [13]
        case .tab: [9]
        case .backspace: [127]
        case .escape: [0x1b]
        case .backTab: sequence("[Z")
        case .delete: sequence("[3~")
        case .insert: sequence("[2~")
        case .up: sequence("OA")
        case .down: sequence("OB")
        case .right: sequence("OC")
        case .left: sequence("OD")
        case .home: sequence("OH")
        case .end: sequence("OF")
        case .pageUp: sequence("[5~")
        case .pageDown: sequence("[6~")
        case .f(let number): sequence(number == 1 ? "OP" : "[24~")
        }
    }

    private static func sequence(_ text: String) -> [UInt8] { [0x1b] + Array(text.utf8) }
}
