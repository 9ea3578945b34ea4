import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// The filters of the list besides the typed words and the category.
struct ExerciseScope: Hashable, Sendable {
    var tag: String?
    var muscle: MuscleGroup?

    /// `tag band`, `chest`: for the caption.
    var filters: [Phrase] {
        let muscle = muscle?.word
        let tag: Phrase? = tag.map { "tag \($0)" }
        return [muscle, tag].compactMap(\.self)
    }
}

extension ExercisesView {
    /// A line of the list of filters.
    private struct Choice: Sendable {
        let title: Phrase
        let kind: Phrase
        let category: Identifier<Category>?
        let scope: ExerciseScope
    }

    /// Categories, muscle groups and tags in one list, one of each together; a new name makes a category.
    func picker(_ context: inout Context) -> Picker? {
        let tags = context.read { diary in try diary.exercises.tags() }
        guard let tags else { return nil }
        func choice(_ title: Phrase, _ kind: Phrase, _ narrow: (inout ExerciseScope) -> Void) -> Choice {
            var scope = part
            narrow(&scope)
            return Choice(title: title, kind: kind, category: shelf.category, scope: scope)
        }
        var choices = [Choice(title: "all exercises", kind: "", category: nil, scope: ExerciseScope())]
        choices += shelf.categories.map { Choice(title: "\($0.name)", kind: "category", category: $0.id, scope: part) }
        choices += MuscleGroup.allCases.map { muscle in
            choice(muscle.word, "muscle group") { $0.muscle = muscle }
        }
        choices += tags.map { tag in choice("\(tag)", "tag") { $0.tag = tag } }
        return Picker(
            "Which exercises?", of: choices, verb: "show", title: \.title, detail: \.kind,
            creationLabel: "new category",
            create: { [part] name, context in
                let made = CategoryForms.make(.exercise, named: name, &context)
                if let made { Self.narrow(to: made, part, &context) }
            },
            choose: { choice, context in Self.narrow(to: choice.category, choice.scope, &context) })
    }

    private static func narrow(
        to category: Identifier<Category>?, _ scope: ExerciseScope, _ context: inout Context
    ) {
        context.update(Self.self) { view, context in
            view.part = scope
            view.list.rewind()
            view.show(category: category, &context)
        }
    }
}

/// Reads the name of an exercise that was typed, not chosen from a list.
enum ExerciseEntry {
    /// What a typed name matches.
    enum Reading: Hashable, Sendable {
        /// Nothing was typed: the row has no exercise.
        case none
        /// A name that the trainer or the library has, ignoring case and accents.
        case known(SheetEdit.Choice)
        /// Similar names: those with the same beginning, then those with similar spelling.
        case near([ExerciseCandidate])
        /// No similar name: it is new.
        case new
    }

    /// How many near names are shown.
    static let nearLimit = 6

    /// Matches a typed name with the trainer's exercises and the library.
    ///
    /// - Parameters:
    ///   - client: the client of the sheet; nil for a template.
    ///   - withLibrary: whether the library is used.
    static func read(
        _ name: String, for client: Identifier<Client>?, withLibrary: Bool = true, in diary: Diary
    ) throws(StoreError) -> Reading {
        let name = name.trimmingBlanks
        if name.isEmpty { return .none }
        if let exercise = try diary.exercises.named(name) { return .known(.known(exercise.id)) }
        if withLibrary, let entry = ExerciseLibrary.named(name) { return .known(.library(entry.number)) }
        let names = try diary.exercises.names(for: client, withLibrary: withLibrary)
        let begun = names.matches(name, limit: nearLimit)
        let others = names.candidates.filter { !begun.contains($0) }
        let near = begun + NearMatch.rank(name, in: others.map(\.name), limit: nearLimit).map { others[$0] }
        return near.isEmpty ? .new : .near(Array(near.prefix(nearLimit)))
    }

    /// A question with the similar names, the nearest first, and the new exercise last; `then` gets the index of the
    /// answer, nil for the new one.
    static func question(
        _ name: String, _ near: [(name: String, detail: Phrase)],
        then: @escaping @Sendable (Int?, inout Context) -> Void
    ) -> Picker {
        var items = near.enumerated().map { Picker.Item("\($1.name)", detail: $1.detail, key: Int64($0)) }
        items.append(Picker.Item("new exercise: \(name)", detail: "create", key: -1))
        return Picker("\(name): did you mean", items: items, verb: "use it") { item, context in
            then(item.key < 0 ? nil : Int(item.key), &context)
        }
    }

    /// The detail of an exercise of the trainer's own.
    static let ownDetail: Phrase = "my exercises"
}

extension LoadText {
    /// Why a text makes no exercise: "60x8 is a set, not a name."
    func refusal(of text: String) -> Phrase {
        switch self {
        case .sets: "\(text) is a set, not a name."
        case .loads: "\(text) is a load, not a name."
        case .target: "\(text) is a prescription, not a name."
        case .wave: "\(text) is a series of prescriptions, not a name."
        }
    }
}
