import FitnessModel
import Foundation
import ViewKit

/// The link to an exercise's video: checked before it is kept and again before anything opens it.
enum VideoLink {
    /// What a typed link amounts to.
    enum Reading: Hashable, Sendable {
        case none
        case link(String)
        case refused(String)
    }

    private static let longest = 2_000

    /// Takes web addresses and nothing else; one without "https://" gets it.
    static func read(_ text: String) -> Reading {
        let text = text.trimmingBlanks
        if text.isEmpty { return .none }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control && $0 != " " }) else {
            return .refused("A link has no blanks, line ends or control characters in it.")
        }
        guard text.utf8.count <= longest else { return .refused("A link has \(longest) letters at most.") }
        let scheme = text.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        let hasScheme = text.dropFirst(scheme.count).first == ":" && !scheme.contains(".")
        let link = hasScheme ? text : "https://\(text)"
        guard let address = URLComponents(string: link), ["http", "https"].contains(address.scheme?.lowercased()) else {
            return .refused("Only web addresses are opened: https://...")
        }
        guard let host = address.host, host.contains("."), !host.hasPrefix(".") else {
            return .refused("There is no web server in this link: https://example.org/squat")
        }
        return .link(link)
    }

    /// Why the video of an exercise cannot be watched.
    @Sendable static func missing(_ exercise: Exercise, _ context: Context) -> String? {
        exercise.videoURL.isEmpty ? "the exercise has no video link: e adds one" : nil
    }

    /// Asks the terminal's side to open a link that was kept.
    static func open(_ text: String, _ context: inout Context) {
        switch read(text) {
        case .none: context.message = .plain("The exercise has no video link: e adds one.")
        case .refused(let reason): context.message = .warning("The video link is not opened. \(reason)")
        case .link(let link):
            context.message = .plain("Opening \(link)")
            context.effects.append(.open(link))
        }
    }
}
