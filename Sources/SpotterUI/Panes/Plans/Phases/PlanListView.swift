import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// A list of plans, phases or mesocycles: the current client's, or templates; never mixed. A plan that is chosen is shown
/// beside the list where there is room.
protocol PlanListView: EditableList, ArchivingList, DuplicatingList, NarrowedList where Part == Category {
    /// Which plans are listed.
    var plans: PlanScope { get set }
    /// The current client when the list was read: for another one it goes to that client's plans.
    var client: Identifier<Client>? { get set }
    /// What the list is called: "Templates".
    func name(_ context: Context) -> String
    /// How wide the list is beside the chosen plan.
    func listWidth(_ body: Rect) -> Int
    /// Reads what is shown beside the list; nil where nothing is.
    mutating func readPreview(of item: Item?, _ context: inout Context)

    /// The plans that come after those listed now; nil where there are none, which is said.
    func nextPlans(_ context: inout Context) -> PlanScope?
    /// Chooses the client who gets a copy.
    func assign(_ item: Item, _ context: inout Context)
    /// Makes a template of a plan.
    func makeTemplate(of item: Item, _ context: inout Context)
    /// The plan as categories know it.
    func sorted(_ item: Item) -> CategorySorter.Plan
}

extension PlanListView {
    var filter: ListFilter { ListFilter(search: list.search, archive: archive, category: part?.id) }

    func caption(_ context: Context) -> String {
        let drawer = part.map { " in \($0.name)" } ?? ""
        let position = list.total > 0 ? " · \(list.position)" : ""
        return "\(name(context))\(drawer)\(archive.caption)\(position)"
    }

    func layout(_ body: Rect) -> ListLayout {
        body.width >= 110
            ? .beside(body, width: listWidth(body), position: .caption) : ListLayout(body, position: .caption)
    }

    mutating func reload(_ context: inout Context) {
        let own = PlanScope(of: context.client?.id)
        if case .client = plans, plans != own { plans = own }
        if context.client?.id != client { plans = own }
        client = context.client?.id
        // The category as it is called now; it may be gone.
        part = part.flatMap { shown in (try? context.diary.categories.list(.plan))?.first { $0.id == shown.id } }
        readList(&context)
        readPreview(of: previewed(context), &context)
    }

    /// Shows templates, routines or the plans of a client; `client` is the current one.
    mutating func show(_ plans: PlanScope, for client: Identifier<Client>?) {
        self.plans = plans
        self.client = client
    }

    /// Goes round: the client's plans, the templates.
    static func switchingPlans(_ title: String, hint: String) -> Command<Self> {
        command("templates", title, hint: hint, keys: ["v"]) { view, context in
            guard let next = view.nextPlans(&context) else { return }
            view.plans = next
            view.list = RecordList()
            view.reload(&context)
        }
    }

    static func choosingCategory() -> Command<Self> {
        command("category", "Show one category", keys: ["f"]) { _, context in
            let categories = (try? context.diary.categories.list(.plan)) ?? []
            let hint = categories.isEmpty ? "C on a plan sorts it into categories" : ""
            context.present(
                Picker(
                    "Which plans?", of: [nil] + categories, verb: "show", title: { $0?.name ?? "All plans" },
                    detail: { $0?.whose ?? hint }, choose: show))
        }
    }

    static func assigning() -> Command<Self> {
        onChosen("assign", "Assign a copy to a client", hint: "assign", keys: ["A"]) { view, item, context in
            view.assign(item, &context)
        }
    }

    static func categorizing() -> Command<Self> {
        onChosen("categorize", "Sort into categories", keys: ["C"]) { view, item, context in
            CategorySorter.open(view.sorted(item), named: item.name, &context)
        }
    }

    static func makingTemplate(_ title: String? = nil) -> Command<Self> {
        onChosen("make-template", title ?? "Make a template of the \(noun)", keys: ["M"]) { view, item, context in
            view.makeTemplate(of: item, &context)
        }
    }
}
