import DiaryStore
import FitnessModel
import ViewKit

/// What can be done to a mesocycle from the list and from its own view alike.
enum MesocycleActions {
    static func duplicate(_ mesocycle: Mesocycle, context: inout Context) {
        let news = "A copy of \(mesocycle.name). E edits its name and start."
        let copy = context.write(news) { diary in try diary.duplicateMesocycle(mesocycle.id) }
        if let copy { context.go(to: .mesocycle(copy)) }
    }

    static func makeTemplate(of mesocycle: Mesocycle, context: inout Context) {
        let news = "is now also a template, with templates of its phases. t in the list shows it."
        context.write("\(mesocycle.name) \(news)") { diary in
            _ = try diary.makeTemplate(of: mesocycle.id)
        }
    }

    static func categorize(_ mesocycle: Mesocycle, context: inout Context) {
        let sorter = CategorySorter(.mesocycle(mesocycle.id), named: mesocycle.name, &context)
        if let sorter { context.present(sorter) }
    }
}
