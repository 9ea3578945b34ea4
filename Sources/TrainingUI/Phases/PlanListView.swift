package import DiaryStore
package import FitnessModel
package import SpotterShell
package import TerminalKit
package import ViewKit

/// A list of plans, phases or mesocycles: the current client's, or templates; never mixed. A plan that is chosen is
/// shown beside the list where there is room.
package protocol PlanListView: SortedList, DuplicatingList {
    /// Which plans are listed.
    var plans: PlanScope { get set }
    /// The current client of the last reload; for another one the list switches to that client's plans.
    var client: Identifier<Client>? { get set }
    /// The name of the list: "Templates".
    func name(_ context: Context) -> Phrase
    /// How wide the list is beside the chosen plan.
    func listWidth(_ body: Rect) -> Int
    /// Reads the preview next to the list; nil removes it.
    mutating func readPreview(of item: Item?, _ context: inout Context)

    /// The plans to show next; nil with a message if there are none.
    func nextPlans(_ context: inout Context) -> PlanScope?
    /// Chooses the clients who get copies.
    func assign(_ marked: [Marked<Record>], _ context: inout Context)
    /// Makes a template of a plan.
    func makeTemplate(of item: Item, _ context: inout Context)
}

/// Which plans a list shows, whatever the category.
package struct PlanFilter: Hashable, Sendable {
    let plans: PlanScope
    let filter: ListFilter
}

extension PlanListView {
    package static var sortedNoun: Noun { Noun("plan", many: "plans") }
    var filter: ListFilter { ListFilter(search: list.search, archive: archive, category: shelf.category) }
    package var widerFilter: PlanFilter {
        PlanFilter(plans: plans, filter: ListFilter(search: list.search, archive: archive))
    }

    /// A template is never trained: it has no last day.
    package var orders: [ListOrder] {
        switch plans {
        case .templates: [.name, .newest]
        case .routines: [.name, .last, .newest]
        case .client: [.newest, .last, .name]
        }
    }

    package var orderSetting: String {
        let shelf =
            switch plans {
            case .templates: "templates"
            case .routines: "routines"
            case .client: "clients"
            }
        return "order of \(Self.scope.name), \(shelf)"
    }

    package func caption(_ context: Context) -> Phrase {
        let name = name(context)
        let head: Phrase = shelf.shown.map { "\(name) in \($0.name)" } ?? name
        let position = list.total > 0 ? [list.position] : []
        return (["\(head)\(archive.caption)"] + headings + position).joined(separator: " · ")
    }

    package func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
        return body.width >= 110
            ? .beside(rest, width: listWidth(rest), position: .caption) : ListLayout(rest, position: .caption)
    }

    package mutating func reload(_ context: inout Context) {
        let own = PlanScope(of: context.client?.id)
        let before = plans
        if case .client = plans, plans != own { plans = own }
        if context.client?.id != client { plans = own }
        if plans != before { shelf.marks = [] }
        client = context.client?.id
        readShelf(&context)
        readPreview(of: previewed(context), &context)
    }

    /// Shows templates, routines or the plans of a client; `client` is the current one.
    package mutating func show(_ plans: PlanScope, for client: Identifier<Client>?) {
        if plans != self.plans { shelf.marks = [] }
        self.plans = plans
        self.client = client
    }

    /// Cycles through the client's plans and the templates.
    static func switchingPlans(_ title: Phrase, hint: Phrase) -> Command<Self> {
        command("templates", title, hint: hint, keys: ["v"]) { view, context in
            guard let next = view.nextPlans(&context) else { return }
            view.plans = next
            view.list = RecordList()
            view.shelf.marks = []
            view.reload(&context)
        }
    }

    static func assigning() -> Command<Self> {
        onMarked("assign", "Assign copies to clients", hint: "assign", keys: ["A"]) { view, items, context in
            view.assign(items.map { Marked($0.id, $0.name) }, &context)
        }
    }

    static func makingTemplate(_ title: Phrase) -> Command<Self> {
        onChosen("make-template", title, keys: ["M"]) { view, item, context in
            view.makeTemplate(of: item, &context)
        }
    }
}
