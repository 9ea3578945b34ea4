import DiaryStore
import FitnessModel

/// The end of a counted series: its set stands in the cell, with its times.
enum SeriesEnd {
    static func log(_ session: Identifier<TrainingSession>, in state: inout AppState) {
        guard var series = state.desk.series[session] else { return }
        _ = series.advance(to: state.desk.now)
        if state.sheet?.sheet.column(of: session) == nil {
            state.desk.route = .session(session)
            state.follow()
        }
        guard var sheet = state.sheet else { return }
        if sheet.log(series, desk: &state.desk) { state.desk.series[session] = nil }
        state.sheet = sheet
    }

    /// Asks how the session went. What is being counted is not thrown away unasked.
    static func finish(_ session: TrainingSession, _ desk: inout Desk) {
        let (id, now) = (session.id, desk.now)
        guard let series = desk.series[id], series.hasCounted(at: now) || series.countsByItself else {
            return desk.present(SessionForms.finish(session, desk))
        }
        desk.present(
            Confirm(
                title: "A set is being counted", lines: ["\(series.exerciseName): \(series.counted(at: now)) so far."],
                yes: ("l", "log it"),
                other: Confirm.Choice(key: "x", label: "discard it") { state in
                    state.desk.series[id] = nil
                    state.desk.present(SessionForms.finish(session, state.desk))
                }
            ) { state in
                log(id, in: &state)
                // What could not be written goes on; the message says why.
                guard state.desk.series[id] == nil else { return }
                state.desk.present(SessionForms.finish(session, state.desk))
            })
    }
}
