import DiaryStore
public import FitnessModel
public import Phrases
import TerminalKit

/// Reads one questionnaire file. docs/manual.md describes the format.
struct QuestionnaireFile {
    /// The questionnaire without the parts that could not be read.
    private(set) var questionnaire: Questionnaire
    /// The problems of the file in the order of lines; empty if the questionnaire can be used.
    private(set) var problems: [SettingsProblem] = []
    private let source: TOMLFile

    private static let keys = [
        "key", "version", "title", "licence", "source", "period", "note", "language", "role", "order", "answer",
        "choices", "range", "scale", "item",
    ]
    private static let scaleKeys = ["key", "title", "rule", "factor", "cap", "missing", "bands"]
    private static let itemKeys = ["key", "text", "reversed", "scale", "answer", "choices", "range"]

    /// - Parameter name: The name of the file.
    init(_ text: String, name: String) {
        source = TOMLFile(text, name: name, takesLists: true)
        questionnaire = Questionnaire(key: "", title: "", items: [], scales: [])
        problems = source.problems
        check([], Self.keys)
        let roles = texts(["role"]) ?? []
        for role in roles where AnswerSet.Role(rawValue: role) == nil {
            say(["role"], "\(role) is not a role: \(list: AnswerSet.Role.allCases.map(\.rawValue)).")
        }
        let scales = indices("scale").map { scale(["scale", "\($0)"]) }
        let standard = kind([])
        let items = indices("item").map { item(["item", "\($0)"], standard) }
        questionnaire = Questionnaire(
            key: string(["key"]), version: whole(["version"]) ?? 1, title: string(["title"]),
            licence: string(["licence"]), source: string(["source"]), period: string(["period"]),
            note: string(["note"]), language: source[["language"]] == nil ? "en" : string(["language"]),
            roles: roles.compactMap(AnswerSet.Role.init),
            isShuffled: word(["order"], ["fixed", "shuffled"]) == "shuffled",
            items: items, scales: scales)
        // Problems that follow from unreadable values are not reported again.
        if problems.isEmpty {
            for problem in questionnaire.problems { say(written(problem.place), problem.fault.wording) }
        }
        problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    }

    // MARK: Tables

    private mutating func scale(_ path: [String]) -> Questionnaire.Scale {
        check(path, Self.scaleKeys)
        let bands = list(path + ["bands"]).compactMap { value -> Questionnaire.Band? in
            guard case .list(let parts) = value, parts.count == 3, case .whole(let from) = parts[0],
                case .whole(let to) = parts[1], case .text(let word) = parts[2]
            else {
                say(path + ["bands"], "a band is from, to and a word: bands = [[0, 13, \"low\"], [14, 40, \"high\"]].")
                return nil
            }
            return Questionnaire.Band(from, to, word)
        }
        return Questionnaire.Scale(
            string(path + ["key"]), string(path + ["title"]),
            rule: Questionnaire.Scale.Rule(rawValue: word(path + ["rule"], ["sum", "mean"])) ?? .sum,
            factor: whole(path + ["factor"]) ?? 1, cap: whole(path + ["cap"]), mayMiss: whole(path + ["missing"]) ?? 0,
            bands: bands)
    }

    private mutating func item(
        _ path: [String], _ standard: Questionnaire.AnswerKind?
    ) -> Questionnaire.Item {
        check(path, Self.itemKeys)
        let hasOwn = ["answer", "choices", "range"].contains { source[path + [$0]] != nil }
        let own = hasOwn ? kind(path) : standard
        if own == nil, !hasOwn {
            say(
                path, "the kind of answer is missing: answer = \"choice\", \"number\" or \"ticks\", at the top for all."
            )
        }
        return Questionnaire.Item(
            string(path + ["key"]), string(path + ["text"]), own ?? .tick, isReversed: flag(path + ["reversed"]),
            scales: texts(path + ["scale"]) ?? [])
    }

    /// The kind of answer at this path, either at the top or in one item; nil if the file does not define it.
    private mutating func kind(_ path: [String]) -> Questionnaire.AnswerKind? {
        let (choices, range) = (path + ["choices"], path + ["range"])
        let implied = source[choices] != nil ? "choice" : source[range] != nil ? "number" : ""
        let answer =
            source[path + ["answer"]] == nil ? implied : word(path + ["answer"], ["choice", "number", "ticks"])
        switch answer {
        case "choice":
            let read = list(choices).compactMap { value -> Questionnaire.Choice? in
                guard case .list(let parts) = value, parts.count == 2, case .whole(let number) = parts[0],
                    case .text(let word) = parts[1]
                else {
                    say(choices, "a choice is a value and a word: choices = [[0, \"never\"], [1, \"always\"]].")
                    return nil
                }
                return Questionnaire.Choice(number, word)
            }
            return .choice(read)
        case "number":
            guard case .list(let parts)? = source[range], parts.count == 2, case .whole(let low) = parts[0],
                case .whole(let high) = parts[1]
            else {
                say(range, "a number needs its range: range = [0, 30].")
                return nil
            }
            return .number(low: low, high: high)
        case "ticks": return .tick
        default: return nil
        }
    }

    // MARK: Values

    /// The indices of the `[[name]]` tables, from 0.
    private func indices(_ name: String) -> Range<Int> {
        var count = 0
        while source[[name, "\(count)"]] != nil { count += 1 }
        return 0..<count
    }

    /// The path that defines the answers of a question: in the item itself, or at the top for all items.
    private func written(_ place: [String]) -> [String] {
        guard place.last == "answer" else { return place }
        let parts = ["choices", "range", "answer"]
        let above = [Array(place.dropLast()), []].lazy.flatMap { above in parts.map { above + [$0] } }
        return above.first { source[$0] != nil } ?? place
    }

    private mutating func say(_ path: [String], _ text: Phrase) {
        // A missing value has no line; the line of its nearest existing parent is reported.
        var place = path
        while !place.isEmpty, source.line(of: place) == nil { place.removeLast() }
        let line = place.isEmpty ? nil : source.line(of: place)
        let problem = SettingsProblem(file: source.name, line: line, text: text)
        // A problem at the top concerns every item and is reported once.
        if !problems.contains(problem) { problems.append(problem) }
    }

    private mutating func check(_ path: [String], _ known: [String]) {
        guard case .table(let table)? = path.isEmpty ? .table(source.root) : source[path] else { return }
        for name in table.keys.sorted() where !known.contains(name) {
            let unknown: Phrase = path.first.map { "unknown key \(name) in [[\($0)]]" } ?? "unknown key \(name)"
            say(path + [name], NearName.suggesting(for: name, among: known, unknown))
        }
        for name in ["scale", "item"] where path.isEmpty {
            guard let value = source[[name]] else { continue }
            if case .table(let table) = value, table.keys.allSatisfy({ Int($0) != nil }) { continue }
            say([name], "each \(name) begins with a line [[\(name)]].")
        }
    }

    private mutating func string(_ path: [String]) -> String {
        switch source[path] {
        case .text(let text)?: return text
        case .whole(let number)? where path.last == "key": return "\(number)"
        case nil: return ""
        default:
            say(path, "\(path.last ?? "") must be text in quotes.")
            return ""
        }
    }

    private mutating func whole(_ path: [String]) -> Int? {
        switch source[path] {
        case .whole(let number)?: return number
        case nil: return nil
        default:
            say(path, "\(path.last ?? "") must be a whole number.")
            return nil
        }
    }

    private mutating func flag(_ path: [String]) -> Bool {
        switch source[path] {
        case .flag(let isOn)?: return isOn
        case nil: return false
        default:
            say(path, "\(path.last ?? "") must be true or false.")
            return false
        }
    }

    /// One of these words; the first if the value is missing.
    private mutating func word(_ path: [String], _ known: [String]) -> String {
        guard let value = source[path] else { return known[0] }
        if case .text(let text) = value, known.contains(text) { return text }
        say(path, "\(path.last ?? "") must be one of \(list: known.map { "\"\($0)\"" }).")
        return known[0]
    }

    private mutating func list(_ path: [String]) -> [TOMLFile.Value] {
        switch source[path] {
        case .list(let values)?: return values
        case nil: return []
        default:
            say(path, "\(path.last ?? "") must be a list: [ ... ].")
            return []
        }
    }

    /// A text or a list of texts.
    private mutating func texts(_ path: [String]) -> [String]? {
        let values: [TOMLFile.Value]
        switch source[path] {
        case nil: return nil
        case .list(let list)?: values = list
        case let value?: values = [value]
        }
        return values.compactMap { value in
            if case .text(let text) = value { return text }
            say(path, "\(path.last ?? "") must be text in quotes, or a list of texts.")
            return nil
        }
    }
}

/// The available questionnaires: the user's own files, then those that ship with Spotter.
public struct QuestionnaireLibrary: Sendable {
    /// All questionnaires, own ones first. An own questionnaire replaces a shipped one with the same key.
    public let questionnaires: [Questionnaire]
    /// The problems of own files with file, line and fix. A file with problems is left out.
    public let problems: [Phrase]

    /// Reads the own and the shipped files.
    public init(own files: [(name: String, text: String)] = []) {
        var (found, problems) = ([Questionnaire](), [Phrase]())
        for file in files {
            let read = QuestionnaireFile(file.text, name: file.name)
            problems += read.problems.map(\.wording)
            guard read.problems.isEmpty else { continue }
            let questionnaire = read.questionnaire
            guard !found.contains(where: { $0.key == questionnaire.key }) else {
                problems.append("\(file.name): another file already has the key \(questionnaire.key).")
                continue
            }
            found.append(questionnaire)
        }
        for file in ShippedQuestionnaires.files {
            let shipped = QuestionnaireFile(file.text, name: file.name).questionnaire
            if !found.contains(where: { $0.key == shipped.key }) { found.append(shipped) }
        }
        (questionnaires, self.problems) = (found, problems)
    }

    /// The questionnaire with the key; nil if there is none.
    public func named(_ key: String) -> Questionnaire? { questionnaires.first { $0.key == key } }

    /// The questionnaire for a part of the four-week programme. Own questionnaires take precedence over shipped ones.
    public func questionnaire(for role: AnswerSet.Role) -> Questionnaire? {
        questionnaires.first { $0.roles.contains(role) }
    }
}

extension Settings {
    /// The available questionnaires. Each call reads their folder: it is small and rarely needed.
    public var questionnaires: QuestionnaireLibrary {
        let own = ownQuestionnaires?.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
        return QuestionnaireLibrary(own: own ?? Self.files(in: paths.questionnaires))
    }
}

extension NearName {
    /// The problem with an unknown name and the similar one: "unknown setting them: did you mean theme?"; the problem
    /// alone without a similar name.
    fileprivate static func suggesting(for name: String, among names: [String], _ problem: Phrase) -> Phrase {
        nearest(to: name, among: names, least: 2).map { "\(problem): did you mean \($0)?" } ?? problem
    }
}
