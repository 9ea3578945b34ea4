import DiaryExchange
import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The measurements of the current client as a table: a row for each, typed along its cells as on paper, with what
/// follows from it computed as one types. One sheet shows the skinfolds of a row, the other its girths.
package struct BodySheetView: ScopedView, TypingView {
    package static let scope = KeyScope("body", "Skinfolds and girths")

    /// The sheet: folds or girths.
    let sheet: BodySheet
    /// The measurements; nil without a client.
    private(set) var course: BodyCourse?
    /// The columns of the sheet of girths.
    private(set) var profile = MeasureProfile()
    /// The trainers who measured, since skinfolds depend on the hand.
    private(set) var measurers: [Identifier<Trainer>: String] = [:]
    /// The measurement under the cursor.
    private(set) var selected: Identifier<BodyMeasurement>?
    private(set) var column = BodySheetColumn.day
    var cell: BodySheetCell?
    /// The first row, and the first of the columns that move sideways, that are shown.
    private(set) var top = 0
    private(set) var left = 0
    private var reading: Reading?

    /// The inputs of a read.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let revision: Int
    }

    package init(_ sheet: BodySheet) { self.sheet = sheet }

    package var isTyping: Bool { cell != nil }
    package var typingHints: [KeyHint] {
        [KeyHint("Tab", "next"), KeyHint("Enter", "accept"), KeyHint("Esc", "restore")]
            + (cell?.question?.instead.map { [KeyHint("Ctrl-G", "make it \($0)")] } ?? [])
    }
    package func caption(_ context: Context) -> Phrase {
        guard let course, sheet == .folds else { return "" }
        let profile = course.profile
        return profile.formula.takesDensity
            ? "\(profile.formula.name), \(profile.density.name)" : profile.formula.name
    }
    package func marked(_ context: Context) -> AnyHashable? { [AnyHashable(selected), AnyHashable(column)] }

    var client: Client? { course?.client }
    /// The measurements from the oldest on.
    var rows: [BodyMeasurement] { course?.measurements ?? [] }
    /// The row of the cursor.
    var index: Int? { selected.flatMap { id in rows.firstIndex { $0.id == id } } }
    var row: BodyMeasurement? { index.map { rows[$0] } }

    /// The columns that move sideways: sites, or girths and the trainer's own.
    var moving: [BodySheetColumn] {
        switch sheet {
        case .folds: (course?.profile.sites ?? []).map(BodySheetColumn.site)
        case .girths: profile.measures.map(BodySheetColumn.measure) + profile.own.map(BodySheetColumn.own)
        }
    }
    /// All columns from left to right.
    var columns: [BodySheetColumn] { sheet.head + moving + sheet.tail }

    package mutating func reload(_ context: inout Context) {
        guard let current = context.client else {
            leaveCell(&context)
            (course, reading) = (nil, nil)
            return
        }
        let wanted = Reading(client: current.id, revision: context.revisions.all)
        guard wanted != reading else { return reveal(context) }
        let isOther = reading?.client != current.id
        let read = context.read { diary in
            (
                course: try diary.measurements.course(of: current.id, withWeights: false),
                profile: try diary.measureProfiles.get(of: current.id), trainers: try diary.trainers.list()
            )
        }
        if isOther { leaveCell(&context) }
        guard let read else {
            if isOther { (course, reading) = (nil, nil) }
            return
        }
        (course, profile, reading) = (read.course, read.profile, wanted)
        measurers = Dictionary(read.trainers.map { ($0.id, $0.name) }) { first, _ in first }
        if isOther { (selected, column, left) = (nil, .day, 0) }
        if index == nil { selected = rows.last?.id }
        if !columns.contains(column) { column = .day }
        if let cell, !rows.contains(where: { $0.id == cell.seen.id }) {
            self.cell = nil
            context.message = .warning("This measurement was deleted. You had typed: \(cell.line.text)")
        }
        if isOther { restoreDraft(&context) }
        reveal(context)
    }

    /// A row with the text being typed into it.
    func shown(_ index: Int, today: Day) -> (row: BodyMeasurement, figures: MeasurementFigures)? {
        guard let course else { return nil }
        let row = course.measurements[index]
        guard let cell, cell.seen.id == row.id, cell.column != .day,
            let typed = row.with(cell.line.text, in: cell.column, unit: course.client.unit, today: today)
        else { return (row, course.figures[index]) }
        return (typed, course.figures(of: typed))
    }

    // MARK: Moving

    package mutating func select(_ id: Identifier<BodyMeasurement>?, _ column: BodySheetColumn? = nil) {
        selected = id
        self.column = column ?? self.column
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard let index else { return false }
        switch motion {
        case .left, .right: step(motion == .left ? -count : count)
        default:
            let page = BodySheetLayout(self, context.body).rowCount
            if let target = motion.target(from: index, count: rows.count, times: count, page: page) {
                selected = rows[target].id
            }
        }
        reveal(context)
        return true
    }

    /// Goes along the columns; the ends hold.
    private mutating func step(_ offset: Int) {
        // The age is computed: there is nothing to stop for.
        let columns = columns.filter { $0 != .age }
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

    package mutating func reveal(_ context: Context) {
        guard let index else { return (top, left) = (0, 0) }
        let layout = BodySheetLayout(self, context.body)
        top = min(max(top, index - layout.rowCount + 1), index)
        top = max(min(top, rows.count - layout.rowCount), 0)
        if let place = moving.firstIndex(of: column) {
            left = min(max(left, place - layout.movingCount + 1), place)
        }
        left = max(min(left, moving.count - layout.movingCount), 0)
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp, .wheelDown:
            if cell == nil { _ = move(mouse.kind == .wheelUp ? .up : .down, count: 1, context: &context) }
        case .press, .doubleClick:
            guard let place = BodySheetLayout(self, body).place(at: mouse.at), rows.indices.contains(place.row) else {
                return
            }
            let row = rows[place.row].id
            guard acceptTyped(&context) else { return }
            select(row, place.column)
            reveal(context)
            if mouse.kind == .doubleClick { _ = open(&context) }
        }
    }
}

extension BodySheetView {
    /// Turns rows of a spreadsheet into measurements: by their titles if there are any, else in the order of the sheet.
    /// The message lists decisions and omissions; an ambiguous row is rejected as a whole.
    package mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        guard let client, let course, context.mayWrite() else { return true }
        let reading = BodyRow.read(text, sites: course.profile.sites, today: context.today, unit: client.unit)
        let issues = reading.issues.map(\.wording).joined(separator: " ")
        guard var measurement = reading.measurement else {
            context.message = .warning("Nothing was pasted: \(issues)")
            return true
        }
        if measurement.day > context.today || client.birthDay.map({ measurement.day < $0 }) ?? false {
            context.message = .warning("Nothing was pasted: \(measurement.day.iso) cannot be the day of a measurement.")
            return true
        }
        let added = context.write(nil) { diary in
            measurement.measurer = try diary.trainers.current()?.id
            return try diary.measurements.add(measurement, of: client.id)
        }
        guard let added else { return true }
        reload(&context)
        select(added)
        reveal(context)
        let pasted: Phrase = "Pasted the measurement of \(measurement.day.short). u: undo."
        context.message = issues.isEmpty ? .success(pasted) : .warning("\(pasted) \(issues)")
        return true
    }
}
