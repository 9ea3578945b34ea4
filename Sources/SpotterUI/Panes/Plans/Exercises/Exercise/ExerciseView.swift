import DiaryStore
import FitnessModel
import TerminalKit

/// One exercise: what the current client did in it, the records, a chart, and what it is.
struct ExerciseView: Sendable {
    /// What of it is shown.
    enum View: Int, CaseIterable, Sendable {
        case history, records, chart, about

        var title: String {
            switch self {
            case .history: "History"
            case .records: "Records"
            case .chart: "Chart"
            case .about: "About"
            }
        }
    }

    let id: Identifier<Exercise>
    private(set) var exercise: Exercise?
    var view = View.history
    /// The cells of the client, from the newest.
    var history = RecordList<HistoryCell>()
    private(set) var progress = ExerciseProgress()
    /// The record that keys act on.
    var records = LineCursor<Int>()
    /// The figure that is drawn; nil for the most telling one.
    var figure: ExerciseProgress.Figure?
    /// The day on which the chart's cursor stands, counted from the first; nil for the last.
    var stop: Int?
    /// The chart is shown as a table.
    var isTable = false
    var table = ScrollList()
    private(set) var machine: String?
    private(set) var categories: [Category] = []
    /// For what the progress was read.
    private var known: Subject?

    private struct Subject: Hashable {
        let client: Identifier<Client>
        let revision: Int
        let formula: StrengthFormula
    }

    init(_ id: Identifier<Exercise>, view: View = .history) {
        self.id = id
        self.view = view
    }

    /// The figure that is drawn.
    var shownFigure: ExerciseProgress.Figure? {
        figure.flatMap { progress.figures.contains($0) ? $0 : nil } ?? progress.figures.first
    }
    /// The days of the figure that is drawn, from the first.
    var points: [ExerciseProgress.Point] { shownFigure.map(progress.points) ?? [] }
    /// Where the chart's cursor stands.
    var shownStop: Int { min(max(stop ?? .max, 0), max(points.count - 1, 0)) }
    /// The session under the cursor of the view.
    func session(_ context: Context) -> Identifier<TrainingSession>? {
        switch view {
        case .history: return history.selected?.session
        case .records:
            let lines = recordLines(context)
            return records.key.flatMap { lines.indices.contains($0) ? lines[$0].session : nil }
        case .chart:
            guard !points.isEmpty else { return nil }
            return isTable ? points[points.count - 1 - table.selected].session : points[shownStop].session
        case .about: return nil
        }
    }
}

// MARK: Reading

extension ExerciseView {
    /// The same room as the diary has it now, laid out for an area; nil when the exercise is not there any more.
    func reloaded(_ context: inout Context, area: Rect) -> ExerciseView? {
        var room = self
        do {
            room.exercise = try context.diary.exercise(id)
        } catch .missing {
            return nil
        } catch {
            context.message = .failure(error.wording)
        }
        switch view {
        case .history: room.readHistory(&context, Self.content(area))
        case .records, .chart: room.readProgress(&context)
        case .about: room.readAbout(&context)
        }
        room.settle(Self.content(area), context)
        return room
    }

    private mutating func readHistory(_ context: inout Context, _ area: Rect) {
        guard let client = context.client?.id else { return history = RecordList() }
        let id = id
        history.load(height: Self.rows(area).height, &context) { diary throws(StoreError) in
            try diary.exerciseHistoryCount(client: client, exercise: id)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.exerciseHistory(client: client, exercise: id, offset: offset, limit: limit)
        }
    }

    private mutating func readProgress(_ context: inout Context) {
        guard let client = context.client?.id else { return progress = ExerciseProgress() }
        let subject = Subject(client: client, revision: context.revision, formula: context.formula)
        guard subject != known else { return }
        let found = context.read { diary throws(StoreError) in
            try diary.exerciseProgress(client: client, exercise: id, by: subject.formula)
        }
        guard let found else { return }
        if known?.client != client { (stop, table) = (nil, ScrollList()) }
        (progress, known) = (found, subject)
    }

    private mutating func readAbout(_ context: inout Context) {
        readProgress(&context)
        categories = context.read { diary throws(StoreError) in try diary.categories(ofExercise: id) } ?? []
        machine = nil
        guard let wanted = exercise?.machine else { return }
        let names = context.read { diary throws(StoreError) in try diary.machineNames(with: wanted) } ?? []
        machine = names.first { $0.id == wanted }?.name
    }

    private mutating func settle(_ area: Rect, _ context: Context) {
        let lines = recordLines(context)
        records.settle(on: lines.indices.map { lines[$0].session == nil ? nil : $0 })
        records.reveal(height: area.height)
        table.reveal(height: Self.rows(area).height, count: points.count)
    }
}
