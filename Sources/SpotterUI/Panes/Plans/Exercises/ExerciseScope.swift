import DiaryStore
import FitnessModel
import ViewKit

/// To which exercises the list is narrowed, besides the words that are typed and the category.
struct ExerciseScope: Hashable, Sendable {
    var tag: String?
    var muscle: MuscleGroup?

    /// `tag band`, `chest`: for the caption.
    var words: [String] { [muscle?.rawValue, tag.map { "tag \($0)" }].compactMap { $0 } }
}

extension ExercisesView {
    /// One line of the list of what can be shown.
    private struct Choice: Sendable {
        let title: String
        let kind: String
        let category: Identifier<Category>?
        let scope: ExerciseScope
    }

    /// Categories, muscle groups and tags in one list, one of each together; a new name makes a category.
    func picker(_ context: inout Context) -> Picker? {
        let tags = context.read { diary in try diary.exercises.tags() }
        guard let tags else { return nil }
        func choice(_ title: String, _ kind: String, _ narrow: (inout ExerciseScope) -> Void) -> Choice {
            var scope = part
            narrow(&scope)
            return Choice(title: title, kind: kind, category: shelf.category, scope: scope)
        }
        var choices = [Choice(title: "all exercises", kind: "", category: nil, scope: ExerciseScope())]
        choices += shelf.categories.map { Choice(title: $0.name, kind: "category", category: $0.id, scope: part) }
        choices += MuscleGroup.allCases.map { muscle in
            choice(muscle.rawValue, "muscle group") { $0.muscle = muscle }
        }
        choices += tags.map { tag in choice(tag, "tag") { $0.tag = tag } }
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
