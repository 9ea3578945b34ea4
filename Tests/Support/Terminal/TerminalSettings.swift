import Foundation

/// The settings of a terminal (termios), for comparison before and after a run.
public struct TerminalSettings: Hashable, Sendable, CustomStringConvertible {
    let input, output, control, local: UInt
    let characters: [UInt8]

    /// The settings of an open terminal; nil if it is gone.
    public init?(of descriptor: Int32) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
        input = UInt(settings.c_iflag)
        output = UInt(settings.c_oflag)
        control = UInt(settings.c_cflag)
        local = UInt(settings.c_lflag)
        characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    }

    /// Whether the terminal echoes input.
    public var echoes: Bool { local & UInt(ECHO) != 0 }
    /// Whether input is line-buffered, as in a shell.
    public var isCanonical: Bool { local & UInt(ICANON) != 0 }

    /// The four flag words in octal, followed by the special characters.
    public var description: String {
        let flags = [input, output, control, local].map { String($0, radix: 8) }
        return flags.joined(separator: " ") + " " + characters.map(String.init).joined(separator: ",")
    }
}
