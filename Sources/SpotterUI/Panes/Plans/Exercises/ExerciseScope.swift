import DiaryStore
import FitnessModel
import ViewKit

/// To which exercises the list is narrowed, besides the words that are typed.
struct ExerciseScope: Hashable, Sendable {
    var tag: String?
    var muscle: MuscleGroup?
    var category: Category?

    /// True when all exercises show.
    var isEmpty: Bool { self == ExerciseScope() }

    /// `tag band`, `chest`, `Rehab`: for the caption.
    var words: [String] { [category?.name, muscle?.rawValue, tag.map { "tag \($0)" }].compactMap { $0 } }

    /// Categories, muscle groups and tags in one list; a new name makes a category.
    static func picker(_ now: ExerciseScope, _ context: inout Context) -> Picker? {
        let found = context.read { diary in
            (categories: try diary.categories.list(.exercise), tags: try diary.exerciseTags())
        }
        guard let (categories, tags) = found else { return nil }
        var choices: [(title: String, kind: String, scope: ExerciseScope)] = [("all exercises", "", ExerciseScope())]
        for category in categories {
            var scope = now
            scope.category = category
            choices.append((category.name, "category", scope))
        }
        for muscle in MuscleGroup.allCases {
            var scope = now
            scope.muscle = muscle
            choices.append((muscle.rawValue, "muscle group", scope))
        }
        for tag in tags {
            var scope = now
            scope.tag = tag
            choices.append((tag, "tag", scope))
        }
        let items = choices.enumerated().map { Picker.Item($1.title, detail: $1.kind, key: Int64($0)) }
        let scopes = choices.map(\.scope)
        return Picker(
            "Which exercises?", items: items, verb: "show", creationLabel: "new category",
            create: { name, context in
                context.write("Made the category \(name). e on an exercise sorts into it.") {
                    diary in try diary.categories.add(.exercise, named: name)
                }
            },
            choose: { item, context in
                context.update(ExercisesView.self) { view, context in view.show(scopes[Int(item.key)], &context) }
            })
    }
}
