import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let mesocycles = KeyScope("mesocycles", "Mesocycles")
}

extension MesocyclesView {
    static let noun = "mesocycle"
    static let noneChosen = "no mesocycle is chosen: a makes one"
    static let scope = KeyScope.mesocycles

    static let commands: CommandSet<MesocyclesView> = [
        onRecord("open", "Open the mesocycle", hint: "open", keys: ["Enter"]) { _, item, context in
            context.go(to: .mesocycle(item.id))
        },
        adding("Add a mesocycle to this list"),
        onRecord("assign", "Assign a copy to a client", hint: "assign", keys: ["A"]) { _, item, context in
            MesocycleForms.assign(item.mesocycle, context: &context)
        },
        Command(
            "mesocycles.templates", "The client's mesocycles, or templates", hint: "templates/client",
            in: .mesocycles, keys: ["t"]
        ) { view, context, _ in view.switchShelf(&context) },
        filtering(),
        Command("mesocycles.category", "Show one category", in: .mesocycles, keys: ["f"]) { _, context, _ in
            context.present(
                PlanCategories.filter(context) { category, context in
                    context.update(MesocyclesView.self) { view, context in view.show(category, &context) }
                })
        },
        onRecord("categorize", "Sort into categories", keys: ["C"]) { _, item, context in
            MesocycleActions.categorize(item.mesocycle, context: &context)
        },
        onRecord("edit", "Edit name, description, start", keys: ["e"]) { view, item, context in
            view.edit(item, &context)
        },
        duplicating("Duplicate the mesocycle with its phases"),
        onRecord("make-template", "Make a template of the mesocycle", keys: ["M"]) { _, item, context in
            MesocycleActions.makeTemplate(of: item.mesocycle, context: &context)
        },
        archiving(),
        showingArchived(),
        deleting("Delete the mesocycle (its phases stay)"),
    ]

    func edit(_ item: MesocycleContent, _ context: inout Context) {
        context.present(MesocycleForms.edit(item.mesocycle, context))
    }

    func add(_ context: inout Context) { MesocycleForms.create(on: shelf, context: &context) }

    func duplicate(_ item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.duplicate(item.mesocycle, context: &context)
    }

    func toggleArchived(_ item: MesocycleContent, _ context: inout Context) {
        let plan = item.mesocycle
        context.write(plan.isArchived ? "\(plan.name) is back." : "Archived \(plan.name). Z shows archived ones.") {
            diary in try diary.setArchived(!plan.isArchived, mesocycle: plan.id)
        }
    }

    func delete(_ item: MesocycleContent, _ context: inout Context) {
        context.write("Deleted \(item.mesocycle.name). Its phases stay. u brings it back.") {
            diary in try diary.deleteMesocycle(item.id)
        }
    }

    /// Takes the filters away, the typed one first; false when there is none left.
    mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard category != nil else { return false }
        category = nil
        reload(&context)
        return true
    }

    private mutating func switchShelf(_ context: inout Context) {
        if shelf == .templates {
            guard let client = context.client else {
                context.message = .warning("No client is chosen: c chooses one.")
                return
            }
            shelf = .client(client.id)
        } else {
            shelf = .templates
        }
        list = RecordList()
        reload(&context)
    }
}
