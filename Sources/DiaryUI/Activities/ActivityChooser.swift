import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

extension ActivityHit: CatalogueHit {
    var name: String { activity.name }
    /// The column titles show which word matched.
    var spelling: String? { nil }
}

/// Picks an activity, by its name or by its heading.
package struct ActivityChooser: CatalogueChooser {
    static let words = CatalogueWords.activities

    let heading: Phrase
    var typed = TypedList()
    var catalogue: Catalogue<ActivityHit>
    private let day: Day
    private let basis: ActivityBasis

    /// Asks for an activity of the current client on a day, then for its duration.
    package static func add(day: Day, _ context: inout Context) {
        guard context.chosenClient() != nil else { return }
        let headings = context.read { diary in
            try diary.catalogue.fill()
            return try diary.activities.headings()
        }
        guard let headings else { return }
        var chooser = ActivityChooser(day, headings, &context)
        chooser.search(&context)
        context.present(chooser)
    }

    private init(_ day: Day, _ headings: [String], _ context: inout Context) {
        heading =
            day == context.today
            ? "Add an activity, today" : "Add an activity, \(day.named)"
        catalogue = Catalogue(headings.map { CatalogueSection(name: $0) })
        self.day = day
        basis = ActivityBasis(on: day, &context)
    }

    func boxSize(_ body: Rect) -> Size { Size(columns: body.popupWidth(least: 84), rows: min(body.height, 30)) }

    func find(_ text: String, in section: CatalogueSection?, _ context: inout Context) -> [ActivityHit] {
        guard let client = context.client?.id else { return [] }
        return context.read { diary in
            try diary.activities.search(text, client: client, heading: section?.name)
        } ?? []
    }

    func pick(_ hit: ActivityHit, _ context: inout Context) -> OverlayOutcome {
        .finish { [day, activity = hit.activity] context in ActivityForm.add(activity, day: day, &context) }
    }

    /// Opens the form of a custom activity, then asks for its duration.
    func create(_ name: String, in section: CatalogueSection?) -> OverlayOutcome {
        .finish { [day] context in
            OwnActivityForm.add(named: name, heading: section?.name, &context) { activity, context in
                ActivityForm.add(activity, day: day, &context)
            }
        }
    }

    func drawColumns(in row: Rect, into screen: inout Screen, context: Context) {
        if let near = catalogue.hits.first?.correction {
            screen.put(
                "No exact match; near: \(near)", at: row.origin.moved(columns: 2), style: .warning,
                maxWidth: row.width - 2)
            return
        }
        screen.put("Activity", at: row.origin.moved(columns: 2), style: .header)
        let columns: [Phrase] = basis.weight == nil ? ["MET"] : ["MET", "in 1 h"]
        screen.put(columns.joined(separator: "     "), in: row, align: .trailing, style: .header)
    }

    /// The name, the client's number of uses, and the energy.
    func draw(_ hit: ActivityHit, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        var marks: [Phrase] = hit.activity.isShipped ? [] : ["custom"]
        if hit.uses > 0 { marks.append("\(hit.uses)x") }
        marks.append("\(ActivityWording.columns(hit.activity, basis))")
        screen.listLine(
            row, isSelected: isSelected, left: Phrase(verbatim: hit.activity.name),
            right: marks.joined(separator: "  "))
    }
}
