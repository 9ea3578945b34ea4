import DiaryStore
import FitnessModel
import ViewKit

/// What can be done to a mesocycle from the list, from its own view and from the profile alike.
enum MesocycleActions {
    static func duplicate(_ mesocycle: Mesocycle, context: inout Context) {
        let news = "A copy of \(mesocycle.name). E edits its name and start."
        let copy = context.write(news) { diary in try diary.mesocycles.duplicate(mesocycle.id) }
        if let copy { context.go(to: .mesocycle(copy)) }
    }

    static func makeTemplate(of mesocycle: Mesocycle, context: inout Context) {
        guard !mesocycle.isTemplate else {
            context.message = .plain("It is a template already: y in the list duplicates it.")
            return
        }
        let news = "is now also a template, with templates of its phases. v in the list shows it."
        context.write("\(mesocycle.name) \(news)") { diary in
            _ = try diary.mesocycles.makeTemplate(of: mesocycle.id)
        }
    }

    static func delete(_ mesocycle: MesocycleContent, context: inout Context) {
        context.write("Deleted \(mesocycle.name). Its phases stay. u: undo.") { diary in
            try diary.mesocycles.delete(mesocycle.id)
        }
    }
}
