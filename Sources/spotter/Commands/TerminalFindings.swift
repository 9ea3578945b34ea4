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
        let request = ColourRequest(environment: environment, forced: nil)
        let known = term.contains("256color") ? 256 : term.isEmpty || term == "dumb" || term.hasPrefix("vt") ? 0 : 8
        colours = request.depth(colours: request.wantsDirectColours ? 1 << 24 : known).rawValue
        locale = Self.namedLocale(environment) ?? "C"
        let plain = locale.uppercased().replacing("-", with: "")
        isUTF8 = plain.contains("UTF8")
        wrongWidths = Self.widths.filter { TextWidth.of($0.text) != $0.width }.map {
            "\($0.text): \(TextWidth.of($0.text)), not \($0.width)"
        }
        widthsChecked = Self.widths.count
    }

    /// The locale of text that is set; nil where none is, as over many an SSH line.
    static func namedLocale(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    /// One of each kind that terminals disagree on, with the columns that it must take.
    private static let widths: [(text: String, width: Int)] = [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("ł", 1), ("日本", 4), ("💪", 2), ("▌", 1), ("─", 1), ("…", 1),
        ("\u{200B}", 0),
    ]
}
