import DiaryStore
import FitnessModel
import ViewKit

/// The end of a counted series: its set stands in the cell, with its times.
enum SeriesEnd {
    /// Writes the set where its session is shown, on the sheet on screen if it has it; `then` follows.
    static func log(
        _ session: Identifier<TrainingSession>, _ context: inout Context, then: @escaping ContextAction = { _ in }
    ) {
        context.update(SheetView.self) { view, context in
            guard view.sheet.column(of: session) == nil else {
                view.log(session, &context)
                return then(&context)
            }
            context.go(to: .session(session))
            context.update(SheetView.self) { view, context in
                view.log(session, &context)
                then(&context)
            }
        }
    }

    /// Asks how the session went. What is being counted is not thrown away unasked.
    static func finish(_ session: TrainingSession, _ context: inout Context) {
        let (id, now) = (session.id, context.now)
        guard let series = context.series[id], series.hasCounted(at: now) || series.countsByItself else {
            return SessionEnd.ask(session, &context)
        }
        context.present(
            Confirm(
                title: "A set is being counted",
                lines: ["\(series.subject.exerciseName): \(series.counted(at: now)) so far."],
                yes: ("l", "log it"),
                other: Confirm.Choice(key: "x", label: "discard it") { context in
                    context.series[id] = nil
                    SessionEnd.ask(session, &context)
                }
            ) { context in
                log(id, &context) { context in
                    // What could not be written goes on; the message says why.
                    if context.series[id] == nil { SessionEnd.ask(session, &context) }
                }
            })
    }
}
