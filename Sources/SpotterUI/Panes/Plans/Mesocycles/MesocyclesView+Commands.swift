import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension MesocyclesView {
    static let noun = "mesocycle"
    static let scope = KeyScope("mesocycles", "Mesocycles")

    static let commands: CommandSet<MesocyclesView> = [
        opening("Open the mesocycle"),
        adding("Add a mesocycle to this list"),
        assigning(),
        switchingPlans("The client's mesocycles, or templates", hint: "templates/client"),
        filtering(),
        choosingCategory(),
        marking(),
        categorizing(),
        editing("Edit name, description, start", hint: nil, keys: ["e"]),
        duplicating("Duplicate the mesocycle with its phases"),
        makingTemplate(),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne("Delete the mesocycle (its phases stay)"),
    ]

    var noneChosen: String? { "no mesocycle is chosen: a makes one" }

    static func archivedNews(_ name: String) -> String { "Archived \(name). Z shows archived ones." }

    func edit(_ item: MesocycleContent, _ context: inout Context) {
        context.present(MesocycleForms.edit(item.mesocycle, context))
    }

    func open(_ item: MesocycleContent, _ context: inout Context) { context.go(to: .mesocycle(item.id)) }
    func add(_ context: inout Context) { MesocycleForms.create(in: plans, category: shelf.category, context: &context) }
    func delete(_ item: MesocycleContent, _ context: inout Context) { MesocycleActions.delete(item, context: &context) }

    func setArchived(_ isArchived: Bool, _ marked: [Marked<Mesocycle>], in diary: Diary) throws {
        try diary.mesocycles.setArchived(isArchived, marked)
    }

    func duplicate(_ item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.duplicate(item.mesocycle, context: &context)
    }

    func assign(_ marked: [Marked<Mesocycle>], _ context: inout Context) {
        MesocycleForms.assign(marked, context: &context)
    }

    func makeTemplate(of item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.makeTemplate(of: item.mesocycle, context: &context)
    }

    /// The client's mesocycles, the templates, and back.
    func nextPlans(_ context: inout Context) -> PlanScope? {
        guard plans == .templates else { return .templates }
        guard let client = context.client else {
            context.message = .warning("No client is chosen: c chooses one.")
            return nil
        }
        return .client(client.id)
    }
}
