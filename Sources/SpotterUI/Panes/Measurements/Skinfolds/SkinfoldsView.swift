import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The skinfold sheet of the current client: a row for each measurement, typed along the sites as on paper, with what
/// follows from it computed as one types.
struct SkinfoldsView: ScopedView {
    static let scope = KeyScope("skinfolds", "Skinfold sheet")

    /// The measurements from the oldest on.
    private(set) var rows: [BodyMeasurement] = []
    /// What follows from each.
    private(set) var figures: [MeasurementFigures] = []
    private(set) var profile = SkinfoldProfile()
    /// Against what the acting trainer ranks folds, where that is not Spotter's own value.
    private var references: [SkinfoldSite: Double] = [:]
    private(set) var client: Client?
    /// The measurement under the cursor.
    var selected: Identifier<BodyMeasurement>?
    var column = SkinfoldColumn.day
    var cell: SkinfoldCell?
    /// The first row and the first site that are shown.
    private(set) var top = 0
    private(set) var left = 0
    private var reading: Reading?

    /// What the rows were read for.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let revision: Int
    }

    var isTyping: Bool { cell != nil }
    var typingHints: [KeyHint] {
        [KeyHint("Tab", "next site"), KeyHint("Enter", "accept"), KeyHint("Esc", "restore")]
            + (cell?.question?.instead.map { [KeyHint("C-g", "make it \($0)")] } ?? [])
    }
    func caption(_ context: Context) -> String {
        client == nil ? context.today.long : profile.formula.name
    }
    func marked(_ context: Context) -> AnyHashable? { [AnyHashable(selected), AnyHashable(column)] }

    /// Where the cursor stands among the rows.
    var index: Int? { selected.flatMap { id in rows.firstIndex { $0.id == id } } }
    var row: BodyMeasurement? { index.map { rows[$0] } }

    /// All columns from left to right.
    var columns: [SkinfoldColumn] { SkinfoldColumn.head + profile.sites.map(SkinfoldColumn.site) + [.sum] }

    mutating func reload(_ context: inout Context) {
        guard let current = context.client else {
            (client, rows, figures, reading, cell) = (nil, [], [], nil, nil)
            return
        }
        let wanted = Reading(client: current.id, revision: context.revision)
        guard wanted != reading else { return reveal(context) }
        let isOther = reading?.client != current.id
        let read = context.read { diary in
            (
                rows: try diary.measurements.list(of: current.id), profile: try diary.skinfoldProfile(of: current.id),
                references: try current.sex.map { try diary.skinfoldReferences($0) } ?? [:]
            )
        }
        guard let read else { return }
        (client, rows, profile, references, reading) = (current, read.rows, read.profile, read.references, wanted)
        figures = rows.map(compute)
        if isOther { (selected, column, cell, left) = (nil, .day, nil, 0) }
        if index == nil { selected = rows.last?.id }
        if let typed = cell, !rows.contains(where: { $0.id == typed.row }) { cell = nil }
        if isOther { restoreDraft(context) }
        reveal(context)
    }

    /// Against what the acting trainer ranks a fold; nil where that is Spotter's own value.
    func reference(_ site: SkinfoldSite, _ sex: Sex) -> Double? { references[site] }

    /// What follows from a measurement.
    func compute(_ measurement: BodyMeasurement) -> MeasurementFigures {
        MeasurementFigures(measurement, sex: client?.sex, born: client?.birthDay, profile: profile) { [references] in
            references[$0] ?? SkinfoldRank.reference($0, $1)
        }
    }

    /// A row as it stands now, with what is being typed into it.
    func shown(_ index: Int) -> (row: BodyMeasurement, figures: MeasurementFigures) {
        guard let cell, cell.row == rows[index].id, let client,
            let typed = rows[index].with(cell.line.text, in: cell.column, of: client)
        else { return (rows[index], figures[index]) }
        return (typed, compute(typed))
    }

    // MARK: Moving

    mutating func select(_ id: Identifier<BodyMeasurement>, _ column: SkinfoldColumn) {
        (selected, self.column) = (id, column)
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard let index else { return false }
        switch motion {
        case .left, .right: step(motion == .left ? -count : count)
        default:
            let page = SkinfoldLayout(self, context.body).rowCount
            if let target = motion.target(from: index, count: rows.count, times: count, page: page) {
                selected = rows[target].id
            }
        }
        reveal(context)
        return true
    }

    /// Goes along the columns; the ends hold.
    mutating func step(_ offset: Int) {
        let columns = columns
        let here = columns.firstIndex(of: column) ?? 0
        column = columns[min(max(here + offset, 0), columns.count - 1)]
    }

    /// Goes to the next cell that is typed, or the one before; false at the end of the row.
    mutating func stepTyped(_ offset: Int) -> Bool {
        let typed = columns.filter(\.isTyped)
        let here = typed.firstIndex(of: column) ?? 0
        guard typed.indices.contains(here + offset) else { return false }
        column = typed[here + offset]
        return true
    }

    mutating func reveal(_ context: Context) {
        guard let index else { return (top, left) = (0, 0) }
        let layout = SkinfoldLayout(self, context.body)
        top = min(max(top, index - layout.rowCount + 1), index)
        top = max(min(top, rows.count - layout.rowCount), 0)
        guard case .site(let site) = column, let place = profile.sites.firstIndex(of: site) else { return }
        left = min(max(left, place - layout.siteCount + 1), place)
        left = max(min(left, profile.sites.count - layout.siteCount), 0)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp, .wheelDown:
            if cell == nil { _ = move(mouse.kind == .wheelUp ? .up : .down, count: 1, context: &context) }
            return
        default: break
        }
        guard mouse.kind == .press, let place = SkinfoldLayout(self, body).place(at: mouse.at, in: self),
            acceptTyped(&context), rows.indices.contains(place.row)
        else { return }
        select(rows[place.row].id, place.column)
    }
}

extension BodyMeasurement {
    /// What a cell holds as it is typed.
    func text(in column: SkinfoldColumn, unit: MassUnit) -> String {
        switch column {
        case .day: day.iso
        case .height: height?.shown(in: .cm) ?? ""
        case .weight: weight?.shown(in: unit) ?? ""
        case .site(let site): self[fold: site]
        case .age, .lean, .fat, .sum: ""
        }
    }

    /// The row with another text in a cell; nil where the text is nothing for it. A fold is kept as it is typed.
    func with(_ text: String, in column: SkinfoldColumn, of client: Client) -> BodyMeasurement? {
        var changed = self
        let text = text.trimmingBlanks
        switch column {
        case .day: return nil
        case .height:
            let height = Length.read(text, unit: .cm)
            guard text.isEmpty || height != nil else { return nil }
            changed.height = height
        case .weight:
            let weight = Mass.read(text, unit: client.unit)
            guard text.isEmpty || weight != nil else { return nil }
            changed.weight = weight
        case .site(let site): changed[fold: site] = text
        case .age, .lean, .fat, .sum: return nil
        }
        return changed
    }
}
