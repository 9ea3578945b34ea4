import Foundation
import Testing

@Suite("The same thing has the same word everywhere, in plain English")
struct WordingTests {
    private static let files = Result { try SourceWords.all() }

    // MARK: Phrases

    /// A phrase to avoid, in lowercase; `*` is any word. It is allowed after `unlessAfter` and before `unlessBefore`.
    private struct Avoided {
        let words: [String]
        let unlessAfter: Set<String>
        let unlessBefore: Set<String>
        let instead: String

        init(_ phrase: String, unlessAfter: Set<String> = [], unlessBefore: Set<String> = [], _ instead: String) {
            words = phrase.split(separator: " ").map { String($0) }
            self.unlessAfter = unlessAfter
            self.unlessBefore = unlessBefore
            self.instead = instead
        }

        /// Whether titles and comments of tests may use it: "No set is lost" is plain English.
        var isPlainInTests: Bool { words[0] == "no" && words.contains("*") }
    }

    /// Phrases that read as if translated, in texts, comments, documents and titles of tests.
    private static let avoided: [Avoided] = [
        Avoided("stand", "is, means"), Avoided("stands", "is, means"), Avoided("stood", "was"),
        Avoided("is none", unlessAfter: ["there"], "is not a ..."),
        Avoided("are none", unlessAfter: ["there"], "are not ..."),
        Avoided("was none", unlessAfter: ["there"], "was not a ..."),
        Avoided("were none", unlessAfter: ["there"], "were not ..."),
        Avoided("is no", unlessAfter: ["there", "here"], unlessBefore: ["longer"], "is not a ..."),
        Avoided("are no", unlessAfter: ["there", "here"], unlessBefore: ["longer"], "are not ..."),
        Avoided("was no", unlessAfter: ["there", "here"], unlessBefore: ["longer"], "was not a ..."),
        Avoided("were no", unlessAfter: ["there", "here"], unlessBefore: ["longer"], "were not ..."),
        Avoided("no * is", "without a ..., no ... chosen"), Avoided("no * are", "without ..."),
        Avoided("no * * is", "without a ..., no ... chosen"), Avoided("no * * are", "without ..."),
        Avoided("go on", "continue"), Avoided("goes on", "continues, is in progress"),
        Avoided("going on", "in progress"), Avoided("went on", "continued"),
        Avoided("nobody", "the passive"), Avoided("no one", "the passive"),
        Avoided("of which", "two sentences"), Avoided("whom", "that"), Avoided("anew", "again"),
        Avoided("hardly", "unlikely"), Avoided("said", "stated, recorded"), Avoided("told", "reported"),
        Avoided("tells", "shows, names"), Avoided("telling", "important"), Avoided("put away", "archived"),
        Avoided("count for", unlessAfter: ["a", "the"], "belong to, are used for"),
        Avoided("counts for", unlessAfter: ["a", "the"], "belongs to, is used for"),
        Avoided("counted for", "belonged to, was used for"), Avoided("reckon", "calculate"),
        Avoided("reckons", "calculates"), Avoided("reckoned", "calculated"), Avoided("lately", "recently"),
        Avoided("mend", "correct, repair"), Avoided("mends", "corrects, repairs"),
        Avoided("mended", "corrected, repaired"), Avoided("beside the plan", "extra, next to the plan"),
        Avoided("hand on", "export, share"), Avoided("hands on", "exports, shares"),
        Avoided("handed on", "exported, shared, sent"), Avoided("handing on", "exporting, sharing"),
        Avoided("shall", "should, will"), Avoided("go by", "use"), Avoided("goes by", "uses"),
        Avoided("lie", "are"), Avoided("lies", "is"), Avoided("behind it", "after it"),
        Avoided("behind them", "after them"),
        Avoided("taken back", "undone"), Avoided("took back", "undid"), Avoided("takes back", "undoes"),
        Avoided("takes it back", "undoes it"), Avoided("comes back", "is restored, returns"),
        Avoided("brings it back", "restores it"), Avoided("brought back", "restored"),
        Avoided("put right", "corrected"),
        Avoided("to the letter", "exactly"), Avoided("one's own", "custom, their own"),
        Avoided("alike", "equal, the same"),
        Avoided("so many", "this many"), Avoided("as ever", "as usual"), Avoided("once more", "again"),
        Avoided("at last", "in the end"), Avoided("gives way", "is hidden, shrinks"), Avoided("give way", "are hidden"),
        Avoided("invented", "sample, made-up"), Avoided("turned round", "swapped"),
        Avoided("what became of", "outcome"),
        Avoided("meanwhile", "in the meantime, since"), Avoided("in force", "current"),
        Avoided("draft kept", "draft saved"), Avoided("keeps a draft", "saves a draft"),
        Avoided("text is kept", "text is stored"), Avoided("adaptive expenditure", "measured expenditure"),
        Avoided("7-day mean", "7-day average"), Avoided("the four weeks", "the four-week programme"),
    ]

    /// Allowed phrases, with their reasons.
    private static let allowed: [(phrase: String, reason: String)] = [
        ("a place where nobody wants anything from you", "a calm sentence to a client, in plain English"),
        ("a copy of which template", "a question, not a clause"),
        ("sleep and the four weeks is kept", "a consent that clients signed; another text needs another version"),
        ("erased and cannot be brought back", "the same consent"), ("this is no treatment", "the same consent"),
    ]

    /// Words that `*` does not match, because the phrase ends there.
    private static let joining: Set<String> = ["and", "or", "but", "that", "if"]

    @Test("No text, comment, document or title of a test uses a phrase that reads as if translated")
    func phrases() throws {
        let byFirst = Dictionary(grouping: Self.avoided) { $0.words[0] }
        let starts = Set(byFirst.keys.map { Self.start($0.utf8.first, $0.utf8.count) })
        let allowed = Self.allowed.map { $0.phrase.split(separator: " ").map { String($0) } }
        var unused = Set(allowed.indices)
        for file in try Self.files.get() {
            for (index, word) in file.words.enumerated() where !word.isEnd {
                guard starts.contains(Self.start(file.bytes[word.start] | 0x20, word.end - word.start)),
                    let candidates = byFirst[file.text(index)]
                else { continue }
                for phrase in candidates where Self.occurs(phrase.words, in: file, at: index) {
                    if phrase.isPlainInTests, file.isTest { continue }
                    guard !phrase.unlessAfter.contains(file.text(index - 1)),
                        !phrase.unlessBefore.contains(file.text(index + phrase.words.count))
                    else { continue }
                    let excuse = allowed.firstIndex { words in
                        words.indices.contains { Self.occurs(words, in: file, at: index - $0) }
                    }
                    if let excuse {
                        unused.remove(excuse)
                    } else {
                        let found = (index..<index + phrase.words.count).map { file.text($0) }.joined(separator: " ")
                        Issue.record("\(file.place(index)): \"\(found)\": say \(phrase.instead)")
                    }
                }
            }
        }
        #expect(unused.map { Self.allowed[$0].phrase } == [], "these exceptions are not needed any more")
    }

    /// The key of words with the same first letter and length.
    private static func start(_ first: UInt8?, _ length: Int) -> Int { Int(first ?? 0) << 16 + length }

    private static func occurs(_ phrase: [String], in file: SourceWords, at index: Int) -> Bool {
        for (offset, word) in phrase.enumerated() {
            let found = file.text(index + offset)
            if word == "*" ? found.isEmpty || joining.contains(found) : found != word { return false }
        }
        return true
    }

    // MARK: Texts

    /// Words that trainers did not understand when they tried the program, and second words for one thing, each with
    /// its replacement.
    private static let former: [(former: String, now: String)] = [
        ("ghost shows", "last time's sets"), ("ghosts showed", "last time's sets"), ("written afterwards", "past"),
        ("AFTERWARDS", "PAST SESSION"), ("HANDS-FREE", "PAST SESSION"), ("5 Measurements", "5 Measures"),
        ("No session stands here", "No session here yet"), ("Step of load", "Load increment"),
        ("The head of the sheet", "Sheet header"), ("begins a sheet", "creates a sheet"), ("begins one", "starts one"),
        ("follows once more", "Repeated as"), ("Labelled the rows", "Rows renumbered"),
        ("sets alike", "identical sets"),
        ("goes on.", "in progress"), ("The watch goes", "Stopwatch running"), (" anew", "again"),
        ("Take a step back", "Undo a step"), ("takes it back", "u: undo"), ("takes them back", "u: undo"),
        ("u brings", "u: undo"), ("u undoes.", "u: undo"),
        ("(undo brings", "(u: undo)"), ("Run off", "Burn off"), (" at last, best", "latest, best"),
        ("in a row now", "streak"), ("RPE-min", "AU"), ("show then", "appear here"), ("Shown: ", "Showing"),
        ("Rate a day", "Daily deficit / surplus"), ("really spen", "Measured expenditure"),
        ("Nothing is called so", "No food of that name"), ("is not here yet", "is in the future"),
        ("TRAINED LATELY", "RECENTLY TRAINED"), ("NEEDS YOU", "NEEDS ATTENTION"), ("type narrow", "type to filter"),
        ("when you train on your own", "if you work independently"), ("stands in the profile", "shown in the profile"),
        ("invented clients", "sample clients"), ("are no terminal", "are not a terminal"),
        ("is no number", "is not a number"), ("to the letter", "exactly as typed"),
        ("What you were typing is back", "Restored what you were typing"), (" trainings", "workouts"),
        ("for reading only", "read-only"), ("are made up", "sample clients"), ("are invented", "sample clients"),
        ("Esc drops", "Esc discards"), ("was dropped", "was discarded"), ("Long-term plan", "Mesocycle"),
        ("Telephone", "Phone"), ("telephone number", "phone number"), ("is over, ", "has ended"),
        ("programme is over", "the programme has ended"), ("over, plan next", "ended, plan next"),
        ("Weights of", "Weigh-ins of"), ("Weight of", "Weigh-in of"), ("Pulse (", "Heart rate ("),
        ("last time's target", "last time's prescription"), ("in recurring plan", "in recurring task"),
        ("is computed", "is calculated"), ("Begin the ", "Start the "), ("not begun", "not started"),
    ]

    @Test("No text of the program uses a retired word")
    func texts() throws {
        for file in try Self.files.get() where !file.isTest {
            let texts = file.texts
            for word in Self.former {
                for start in file.literals(with: Data(word.former.utf8), in: texts) {
                    Issue.record("\(file.place(atByte: start)): \"\(word.former)\": say \"\(word.now)\"")
                }
            }
        }
    }
}

extension SourceWords {
    /// The starts of the literals that contain a text.
    fileprivate func literals(with text: Data, in all: Data) -> [Int] {
        // Few files have any, so all literals of a file are searched at once first.
        guard all.range(of: text) != nil else { return [] }
        return literals.filter { Data(bytes[$0]).range(of: text) != nil }.map(\.lowerBound)
    }

    /// The texts of all literals.
    fileprivate var texts: Data { Data(literals.flatMap { bytes[$0] + [0] }) }
}
