import DiaryStore
import FitnessModel
import Foundation
import ViewKit

/// What is asked about a session: at its end, afterwards, and when it is corrected.
enum SessionForms {
    /// The end of a live session; note and RPE may stay empty.
    static func finish(_ session: TrainingSession, _ context: Context) -> Form {
        Form("Finish the session", fields: noteAndEffort(session), draftKey: "finish \(session.id.rawValue)") {
            form, context in
            let effort = EffortEntry.read(form.text("effort"))
            let isDone = context.save("Finished. The session is in the diary; R reopens it.") { diary in
                try diary.finish(session.id, note: form.text("note"), effort: effort)
            }
            if isDone {
                context.rests[session.id] = nil
                context.series[session.id] = nil
                context.intervals[session.id] = nil
            }
            return isDone ? .saved { _ in } : .failed
        }
        .restoringDraft(context)
    }

    /// Day, title, note and RPE of a session.
    static func details(_ session: TrainingSession, _ context: Context) -> Form {
        let zone = context.services.timeZone
        let began = session.startedAt.map { TimeOfDay($0, in: zone).text } ?? ""
        let fields = [
            FormField("day", "Day", .day, value: session.day.iso, help: "today, -3d, mon, 12 mar"),
            FormField("title", "Title", value: session.title),
            FormField("time", "Began", value: began, help: "17:30, 1730, 5:30 pm; may stay empty."),
        ]
        return Form("Session of \(session.day.long)", fields: fields + noteAndEffort(session)) { form, context in
            guard let day = Day.read(form.text("day"), today: context.today) else {
                return .wrong(field: "day", "A session needs a day.")
            }
            var changed = session
            changed.day = day
            changed.title = form.text("title")
            let clock = form.text("time")
            if clock != began || day != session.day {
                // Untouched the instant stays to the second, and of an hour that came twice the right one.
                let time = TimeOfDay(clock)
                if !clock.isEmpty, time == nil { return .wrong(field: "time", wrongTime) }
                let start = time.map { day.instant(at: $0, in: zone) }
                if let end = session.endedAt, let old = session.startedAt, let start {
                    changed.endedAt = start + end.timeIntervalSince(old)
                }
                changed.startedAt = start
            }
            changed.note = form.text("note")
            changed.effort = EffortEntry.read(form.text("effort"))
            let updated = changed
            let isDone = context.save { diary in try diary.updateSession(updated) }
            return isDone ? .saved { _ in } : .failed
        }
    }

    /// A session that was done with hands free: what it followed, its day and time; then its cells are filled in.
    static func afterwards(
        _ client: Identifier<Client>, _ kinds: [SessionKind], preferred: Int, _ context: Context
    ) -> Form {
        let titles = kinds.enumerated().map { index, kind in
            // Two phases of the same name are told apart by their place.
            kinds[..<index].contains { $0.title == kind.title } ? "\(kind.title) (\(index + 1))" : kind.title
        }
        let chosen = titles.indices.contains(preferred) ? titles[preferred] : ""
        let fields = [
            FormField("kind", "Session", .choice(titles), value: chosen, help: "A phase, a routine, or free."),
            FormField("time", "Time", help: "When it began: 17:30, 1730, 5:30 pm; may stay empty."),
            FormField("day", "Day", .day, help: "Empty is today; yesterday, -3d, mon, 12 mar, 2026-03-12"),
        ]
        var form = Form("Write a session afterwards", fields: fields) { form, context in
            let text = form.text("day")
            guard let day = text.isEmpty ? context.today : Day.read(text, today: context.today) else {
                return .wrong(field: "day", "A session needs a day.")
            }
            guard let kind = titles.firstIndex(of: form.text("kind")).map({ kinds[$0] }) else {
                return .wrong(field: "kind", "Choose with the arrows what it was.")
            }
            let clock = form.text("time")
            let time = TimeOfDay(clock)
            if !clock.isEmpty, time == nil { return .wrong(field: "time", wrongTime) }
            let start = time.map { day.instant(at: $0, in: context.services.timeZone) }
            let session = context.write("Type what was done; every cell is kept as it is accepted.") { diary in
                try diary.start(kind, client: client, day: day, mode: .handsFree, at: start)
            }
            guard let session else { return .failed }
            return .saved { context in context.go(to: .session(session)) }
        }
        // The day is asked first and Enter on it is enough; what and when stand above it.
        form.focus = fields.count - 1
        return form
    }

    private static let wrongTime = "Not a time: write 17:30, 1730 or 5:30 pm, or leave it empty."

    private static func noteAndEffort(_ session: TrainingSession) -> [FormField] {
        [
            FormField("note", "Note", value: session.note, help: "How it went; may stay empty."),
            FormField(
                "effort", "RPE", .effort, value: EffortEntry.text(session.effort),
                help: "How hard the whole session was, 1 to 10; may stay empty."),
        ]
    }
}
