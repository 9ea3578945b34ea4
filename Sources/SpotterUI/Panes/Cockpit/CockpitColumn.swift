import DiaryStore
import FitnessModel
import ViewKit

/// One live session in the cockpit: its sheet, with the cursor in the session's column.
struct CockpitColumn: Sendable {
    /// The session as the diary has it.
    var live: LiveSession
    /// The sheet itself; it reads, writes, logs and undoes as in the plans.
    var view: SheetView
    /// Where it was remembered last that work goes on; another place was chosen on the sheet itself.
    private var place: SheetCursor?

    /// A session whose sheet is not read yet.
    init(_ live: LiveSession) {
        self.live = live
        view = SheetView(live.session.phase.map { .phase($0) } ?? .session(live.id))
    }

    /// Which session it is.
    var id: Identifier<TrainingSession> { live.id }
    /// Who trains.
    var client: Identifier<Client> { live.session.client }
    /// The column of the sheet.
    var number: Int? { view.sheet.column(of: id) }

    /// The rows of the session: those that have an exercise and are not another session's.
    var lines: [SheetContent.Line] {
        guard let number else { return [] }
        return view.sheet.lines.filter { $0.exercise != nil && view.sheet.has($0, column: number) }
    }

    /// Reads what changed and stands where work goes on.
    mutating func read(_ context: inout Context) {
        view.readSheet(&context)
        if view.session?.id != id || view.line == nil || context.places[id] != place {
            view.goToSession(id, context)
        }
        view.reload(&context)
        place = context.places[id]
    }

    /// Goes to another row of the session.
    mutating func move(_ motion: Motion, count: Int, _ context: inout Context) {
        guard let number else { return }
        let lines = lines
        let here = lines.firstIndex { $0.id == view.line?.id } ?? 0
        guard let row = motion.target(from: here, count: lines.count, times: count, page: lines.count) else { return }
        view.isMoving = false
        view.cursor = SheetCursor(line: .row(lines[row].id), field: .load(number))
        view.cursorMoved(&context)
    }
}
