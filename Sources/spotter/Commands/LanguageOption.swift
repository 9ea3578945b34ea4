import Foundation
import Phrases
import SpotterCore

/// `--language FILE.po`, for translators: shows the program in a language that is not part of it yet.
///
/// It is read before all other arguments, because their help is translated as well.
enum LanguageOption {
    private static let name = "--language"

    /// The language that the arguments name, and the arguments without it.
    ///
    /// - Throws: `Failure` for a file that cannot be read.
    static func read(_ arguments: [String]) throws(Failure) -> (language: Language, rest: [String]) {
        guard let index = arguments.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) else {
            return (.english, arguments)
        }
        var rest = arguments
        let argument = rest.remove(at: index)
        if argument != name { return (try language(String(argument.dropFirst(name.count + 1))), rest) }
        guard rest.indices.contains(index) else { throw Failure(.usage, "--language needs a file: cs.po.") }
        return (try language(rest.remove(at: index)), rest)
    }

    private static func language(_ path: String) throws(Failure) -> Language {
        guard let data = FileManager.default.contents(atPath: Paths.expanded(path)) else {
            throw Failure(.noInput, "\(path): cannot be read.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure(.data, "\(path): not a text in UTF-8.")
        }
        do throws(POFile.Problem) {
            return try Language(POFile(text))
        } catch {
            throw Failure(.data, "\(path): \(error.description).")
        }
    }
}
