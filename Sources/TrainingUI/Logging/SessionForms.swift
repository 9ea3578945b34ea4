import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
package import ViewKit

/// The forms about a session: at its end, for a past one, and to correct one.
enum SessionForms {
    /// The end of a live session; note and RPE may stay empty.
    static func finish(_ session: TrainingSession, _ context: Context) -> Form {
        let name = context.live.sessions.first { $0.id == session.id }?.clientName
        return Form(
            name.map { "Finish the session of \($0)" } ?? "Finish the session of a client",
            editing: Draft(session, context), noteAndEffort,
            draftKey: "finish \(session.id.rawValue)"
        ) { draft, context in
            let isDone = context.save("Finished. The session is in the diary. u: undo.") { diary in
                try diary.change { change in
                    try change.sessions.finish(session.id)
                    try change.sessions.update(from: session, to: draft.session)
                }
            }
            guard isDone else { return .failed }
            context.live.rests[session.id] = nil
            context.live.series[session.id] = nil
            context.live.intervals[session.id] = nil
            return .saved { context in FinishCard.present(session.id, &context) }
        }
        .restoringDraft(context)
    }

    /// Day, title, note and RPE of a session.
    static func details(_ session: TrainingSession, _ context: Context) -> Form {
        let draft = Draft(session, context)
        let days = session.phase.flatMap { phase in try? context.diary.phases.get(phase).days } ?? .none
        let fields: [Field<Draft>] = [
            .value(
                "day", "Day", \.session.day, .pastDay, missing: "A session needs a day.",
                help: "today, -3d, mon, 12 mar"),
            .text("title", "Title", \.session.title),
            .optional("time", "Started", \.began, .time, help: "17:30, 1730, 5:30 pm; optional."),
        ]
        return Form(
            "Session of \(session.day.long)", editing: draft,
            fields + dayOfPhase(session, days) + place(session, context) + noteAndEffort,
            check: { $0.session.day == session.day ? nil : future($0.session.day, $1) },
            confirmations: { $0.session.day == session.day ? [] : confirmations(about: $0.session.day, $1) }
        ) { typed, context in
            var changed = typed.session
            // Untouched the instant stays to the second, and of an hour that came twice the right one.
            if typed.began != draft.began || changed.day != session.day {
                let start = typed.began.map { changed.day.instant(at: $0, in: context.services.timeZone) }
                if let end = session.endedAt, let old = session.startedAt, let start {
                    changed.endedAt = start + end.timeIntervalSince(old)
                }
                changed.startedAt = start
            }
            return .done(context.save { diary in try diary.sessions.update(from: session, to: changed) })
        }
    }

    /// The gym location of a session.
    private static func place(_ session: TrainingSession, _ context: Context) -> [Field<Draft>] {
        PlaceForm.field(
            \Draft.session.place, with: session.place, help: "Loads from another location are marked next time.",
            context
        )
    }

    /// Which day of its phase a session was.
    private static func dayOfPhase(_ session: TrainingSession, _ days: PhaseDays) -> [Field<Draft>] {
        guard !days.isEmpty else { return [] }
        let known = days.names.contains(session.letter) ? days.names : [session.letter] + days.names
        return [
            .choice(
                "phase-day", "Phase day", \.session.letter, known.map { ($0, $0.isEmpty ? "none" : "day \($0)") },
                help: "Another day shows its own rows. Logged sets stay.")
        ]
    }

    /// A past session: what it followed, its day and time, at first those of an appointment; its cells are filled in
    /// afterwards.
    static func afterwards(
        _ client: Identifier<Client>, _ kinds: [SessionKind], preferred: Int, for appointment: AppointmentItem?,
        _ context: Context
    ) -> Form {
        let titles = kinds.enumerated().map { index, kind in
            // A gym location distinguishes two phases of the same name.
            (
                value: index,
                word: kinds[..<index].contains { $0.title == kind.title } ? "\(kind.title) (\(index + 1))" : kind.title
            )
        }
        let fields: [Field<Past>] = [
            .optional(
                "day", "Day", \.day, .pastDay, isProposed: true,
                help: "Empty is today; yesterday, -3d, mon, 12 mar, 12/3/2026"),
            .choice("kind", "Session", \.kind, titles, help: "A phase, a routine, or free."),
            .optional(
                "time", "Time", \.time, .time, isProposed: true,
                help: "When it started: 17:30, 1730, 5:30 pm; optional."),
        ]
        let shown = appointment?.appointment
        var form = Form(
            "Log a past session", editing: Past(kind: preferred, time: shown?.time, day: shown?.day), fields,
            verb: "start", check: { past, context in past.day.flatMap { future($0, context) } },
            confirmations: { past, context in past.day.map { confirmations(about: $0, context) } ?? [] }
        ) { past, context in
            guard kinds.indices.contains(past.kind) else {
                return .wrong(field: "kind", "Choose the kind with the arrows.")
            }
            let day = past.day ?? context.today
            let zone = context.services.timeZone
            let start = past.time.map { day.instant(at: $0, in: zone) }
            let session = context.write("Type what was done. Enter saves each cell.") { diary in
                try diary.change { change in
                    let session = try kinds[past.kind].start(
                        in: change, client: client, day: day, mode: .handsFree, at: start)
                    let own = day == shown?.day ? appointment?.stored : nil
                    try change.appointments.tie(session, to: own, zone: zone)
                    return session
                }
            }
            guard let session else { return .failed }
            return .saved { context in context.go(to: .session(session)) }
        }
        // The day is enough; Tab leads to the others.
        form.savesOnEnter = true
        return form
    }

    /// Nothing was done yet on a day in the future.
    private static func future(_ day: Day, _ context: Context) -> (field: String, message: Phrase)? {
        day <= context.today ? nil : ("day", "\(day.iso) is in the future. n a makes an appointment.")
    }

    /// A confirmation for days long ago.
    private static func confirmations(about day: Day, _ context: Context) -> [Form.Confirmation] {
        let days = day.days(until: context.today)
        guard days > 3_650 else { return [] }
        let years = (days + 182) / 365
        return [
            Form.Confirmation(
                field: "day", about: day, "\(day.iso) is \(years, one: "year", other: "years") ago.")
        ]
    }

    private struct Past: Sendable {
        /// The place among the kinds that are offered.
        var kind: Int
        var time: TimeOfDay?
        var day: Day?
    }

    private struct Draft: Sendable {
        var session: TrainingSession
        var began: TimeOfDay?

        init(_ session: TrainingSession, _ context: Context) {
            self.session = session
            began = session.startedAt.map { TimeOfDay($0, in: context.services.timeZone) }
        }
    }

    private static let noteAndEffort: [Field<Draft>] = [
        .note("note", "Note", \.session.note, help: "How it went; optional."),
        .optional(
            "effort", "RPE", \.session.effort, .effort,
            help: "How hard the whole session was, 1 to 10; optional."),
    ]
}

extension KeyScope {
    package static let session = KeyScope("session", "Exercises of one session")
}

/// The commands of a session's own exercises: of a free session, and extra ones.
extension SheetView {
    static let sessionCommands: CommandSet<SheetView> = [
        Command(
            "session.add-exercise", "Add exercises to the session", hint: "add exercise", in: .session, keys: ["a"],
            unless: needsAddingSession
        ) { view, context, _ in view.grid.openChooser(&context) },
        Command(
            "session.remove-exercise", "Remove the exercise from the session (u: undo)", hint: "remove",
            in: .session, keys: ["d"], unless: needsSessionRow
        ) { view, context, _ in view.grid.removeExercise(&context) },
        Command(
            "session.move-exercise", "Move the exercise with the arrows", hint: "move", in: .session, keys: ["m"],
            unless: { view, context in
                view.grid.sheet.isPlan
                    ? "extra exercises have no order" : needsSessionRow(view, context)
            }
        ) { view, context, _ in
            view.grid.isMoving = true
            context.message = .plain("Moving: the arrows move the row, Enter or Esc ends.")
        },
        Command(
            "session.add-beside", "Add an extra exercise to this session only", in: .sheet, keys: ["B"],
            unless: needsAddingSession
        ) { view, context, _ in view.grid.openChooser(&context) },
        Command(
            "session.times", "Show when the sets of the session were done", in: .sheet, keys: ["g t"],
            unless: { view, _ in view.grid.target == nil ? "there is no session in this column" : nil }
        ) { view, context, _ in
            if let session = view.grid.target, let panel = TimesPanel.open(session, &context) { context.present(panel) }
        },
    ]

    private static func needsSessionRow(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.sessionRow == nil ? "the cursor is not on an exercise: a adds one" : nil
    }
    private static func needsAddingSession(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.addingSession == nil ? "there is no session in this column: s starts one" : nil
    }
}

/// The exercises of one session: adding, removing and reordering them.
extension SheetGrid {
    /// "17:30" for a past session with its time.
    func startTime(_ context: Context) -> String {
        live?.session.startedAt.map { TimeOfDay($0, in: context.services.timeZone).text } ?? ""
    }

    func openChooser(_ context: inout Context) {
        guard let (_, session) = addingSession, let chooser = ExerciseChooser.open(session, &context) else {
            return
        }
        context.present(chooser)
    }

    /// Removes the exercise under the cursor; asks first if it has sets.
    mutating func removeExercise(_ context: inout Context) {
        guard let row = sessionRow else { return }
        guard row.sets > 0 else { return remove(row.id, saying: "Removed \(row.name). u: undo.", &context) }
        let removed: Phrase = "Removed \(row.name) with \(row.sets, one: "set", other: "sets"). u: undo."
        var question = Confirm(
            title: "Remove \(row.name)?",
            lines: ["Remove \(row.name) with \(row.sets, one: "set", other: "sets")?"], yes: ("x", "remove it")
        ) { context in
            context.update(SheetView.self) { view, context in view.grid.remove(row.id, saying: removed, &context) }
        }
        question.writes = true
        context.present(question)
    }

    private mutating func remove(_ row: Identifier<SessionRow>, saying text: Phrase, _ context: inout Context) {
        if context.save(text, { diary in try diary.cells.remove(row) }) { leaveRow() }
    }

    mutating func moveSessionRow(by offset: Int, context: inout Context) {
        guard let row = sessionRow, let index = lineIndex else { return }
        let target = min(max(index + offset, 0), sheet.lines.count - 1)
        guard target != index, !sheet.isPlan else { return }
        context.write("Moved. Enter places the row.") { diary in try diary.cells.move(row.id, to: target) }
    }

    /// Deletes a session; its sheet, when it has one of its own, is left.
    func delete(_ session: TrainingSession, _ context: inout Context) {
        guard case .session = source else { return SessionEnd.delete(session.id, &context) }
        let scope = PlanScope(of: sheet.client)
        SessionEnd.delete(session.id, &context) { context in context.go(to: .phases(scope)) }
    }
}
