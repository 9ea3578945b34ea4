import DiaryStore
import FitnessModel
import ViewKit

/// To which exercises the list is narrowed, besides the words that are typed.
struct ExerciseScope: Hashable, Sendable {
    var tag: String?
    var muscle: MuscleGroup?
    var category: Category?

    /// `tag band`, `chest`, `Rehab`: for the caption.
    var words: [String] { [category?.name, muscle?.rawValue, tag.map { "tag \($0)" }].compactMap { $0 } }

    /// Categories, muscle groups and tags in one list; a new name makes a category.
    static func picker(_ now: ExerciseScope?, _ context: inout Context) -> Picker? {
        let found = context.read { diary in
            (categories: try diary.categories.list(.exercise), tags: try diary.exercises.tags())
        }
        guard let (categories, tags) = found else { return nil }
        func choice(_ title: String, _ kind: String, _ narrow: (inout ExerciseScope) -> Void) -> Choice {
            var scope = now ?? ExerciseScope()
            narrow(&scope)
            return Choice(title: title, kind: kind, scope: scope)
        }
        var choices = [Choice(title: "all exercises", kind: "", scope: nil)]
        choices += categories.map { category in choice(category.name, "category") { $0.category = category } }
        choices += MuscleGroup.allCases.map { muscle in
            choice(muscle.rawValue, "muscle group") { $0.muscle = muscle }
        }
        choices += tags.map { tag in choice(tag, "tag") { $0.tag = tag } }
        return Picker(
            "Which exercises?", of: choices, verb: "show", title: \.title, detail: \.kind,
            creationLabel: "new category",
            create: { name, context in
                context.write("Made the category \(name). e on an exercise sorts into it.") {
                    diary in try diary.categories.add(.exercise, named: name)
                }
            },
            choose: { choice, context in ExercisesView.show(choice.scope, &context) })
    }

    private struct Choice: Sendable {
        let title: String
        let kind: String
        let scope: ExerciseScope?
    }
}
