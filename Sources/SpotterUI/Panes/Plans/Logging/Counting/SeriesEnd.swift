import DiaryStore
import FitnessModel

/// The end of a counted series: its set stands in the cell, with its times.
enum SeriesEnd {
    static func log(_ session: Identifier<TrainingSession>, in state: inout AppState) {
        guard var series = state.context.series[session] else { return }
        _ = series.advance(to: state.context.now)
        if state.sheet?.sheet.column(of: session) == nil {
            state.context.route = .session(session)
            state.follow()
        }
        guard var sheet = state.sheet else { return }
        if sheet.log(series, context: &state.context) { state.context.series[session] = nil }
        state.sheet = sheet
    }

    /// Asks how the session went. What is being counted is not thrown away unasked.
    static func finish(_ session: TrainingSession, _ context: inout Context) {
        let (id, now) = (session.id, context.now)
        guard let series = context.series[id], series.hasCounted(at: now) || series.countsByItself else {
            return context.present(SessionForms.finish(session, context))
        }
        context.present(
            Confirm(
                title: "A set is being counted", lines: ["\(series.exerciseName): \(series.counted(at: now)) so far."],
                yes: ("l", "log it"),
                other: Confirm.Choice(key: "x", label: "discard it") { state in
                    state.context.series[id] = nil
                    state.context.present(SessionForms.finish(session, state.context))
                }
            ) { state in
                log(id, in: &state)
                // What could not be written goes on; the message says why.
                guard state.context.series[id] == nil else { return }
                state.context.present(SessionForms.finish(session, state.context))
            })
    }
}
