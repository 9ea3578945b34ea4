import DiaryStore
import FitnessModel

/// What is asked about a session: at its end, afterwards, and when it is corrected.
enum SessionForms {
    /// The end of a live session; note and RPE may stay empty.
    static func finish(_ session: TrainingSession, _ desk: Desk) -> Form {
        Form("Finish the session", fields: noteAndEffort(session), draftKey: "finish \(session.id.rawValue)") {
            form, desk in
            let effort = EffortEntry.read(form.text("effort"))
            let isDone = desk.save("Finished. The session is in the diary; R reopens it.") { diary throws(StoreError) in
                try diary.finish(session.id, note: form.text("note"), effort: effort)
            }
            if isDone { desk.rests[session.id] = nil }
            return isDone ? .saved { _ in } : .failed
        }
        .restoringDraft(desk)
    }

    /// Day, title, note and RPE of a session.
    static func details(_ session: TrainingSession, _ desk: Desk) -> Form {
        let fields = [
            FormField("day", "Day", .day, value: session.day.iso, help: "today, -3d, mon, 12 mar"),
            FormField("title", "Title", value: session.title),
        ]
        return Form("Session of \(session.day.long)", fields: fields + noteAndEffort(session)) { form, desk in
            guard let day = Day.read(form.text("day"), today: desk.today) else {
                return .wrong(field: "day", "A session needs a day.")
            }
            var changed = session
            changed.day = day
            changed.title = form.text("title")
            changed.note = form.text("note")
            changed.effort = EffortEntry.read(form.text("effort"))
            let updated = changed
            let isDone = desk.save { diary throws(StoreError) in try diary.updateSession(updated) }
            return isDone ? .saved { _ in } : .failed
        }
    }

    /// A session that was done with hands free: any day, then its cells are filled in.
    static func afterwards(_ phase: Identifier<Phase>, _ name: String, _ desk: Desk) -> Form {
        Form(
            "Write a session of \(name) afterwards",
            fields: [
                FormField("day", "Day", .day, help: "Empty is today; yesterday, -3d, mon, 12 mar, 2026-03-12")
            ]
        ) { form, desk in
            let text = form.text("day")
            guard let day = text.isEmpty ? desk.today : Day.read(text, today: desk.today) else {
                return .wrong(field: "day", "A session needs a day.")
            }
            let session = desk.write("Type what was done; every cell is kept as it is accepted.") {
                diary throws(StoreError) -> Identifier<TrainingSession> in
                let session = try diary.startSession(phase, day: day, mode: .handsFree)
                return session
            }
            guard let session else { return .failed }
            return .saved { state in state.desk.route = .session(session) }
        }
    }

    private static func noteAndEffort(_ session: TrainingSession) -> [FormField] {
        [
            FormField("note", "Note", value: session.note, help: "How it went; may stay empty."),
            FormField(
                "effort", "RPE", .effort, value: EffortEntry.text(session.effort),
                help: "How hard the whole session was, 1 to 10; may stay empty."),
        ]
    }
}
