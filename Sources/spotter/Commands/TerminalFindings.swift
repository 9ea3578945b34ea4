import CursesTerminal
import Foundation
import TerminalKit

/// What is known of the terminal and the text it can show.
struct TerminalFindings {
    let term: String
    let isTerminal: Bool
    let colours: String
    let locale: String
    let isUTF8: Bool
    /// Texts whose width is not what it should be; empty when all is well.
    let wrongWidths: [String]
    let widthsChecked: Int

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        term = environment["TERM"] ?? ""
        isTerminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
        let wish = ColourWish(environment: environment, forced: nil)
        let known = term.contains("256color") ? 256 : term.isEmpty || term == "dumb" || term.hasPrefix("vt") ? 0 : 8
        colours = Self.name(wish.depth(colours: wish.wantsDirectColours ? 1 << 24 : known))
        locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let plain = locale.uppercased().replacing("-", with: "")
        isUTF8 = plain.contains("UTF8")
        wrongWidths = Self.widths.filter { TextWidth.of($0.text) != $0.width }.map {
            "\($0.text): \(TextWidth.of($0.text)), not \($0.width)"
        }
        widthsChecked = Self.widths.count
    }

    private static func name(_ depth: ColourDepth) -> String {
        switch depth {
        case .mono: "mono"
        case .ansi16: "16"
        case .ansi256: "256"
        case .trueColour: "true"
        }
    }

    /// One of each kind that terminals disagree on, with the columns that it must take.
    private static let widths: [(text: String, width: Int)] = [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("ł", 1), ("日本", 4), ("💪", 2), ("▌", 1), ("─", 1), ("…", 1),
        ("\u{200B}", 0),
    ]
}
