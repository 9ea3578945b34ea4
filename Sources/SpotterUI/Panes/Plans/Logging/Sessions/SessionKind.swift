import DiaryStore
import FitnessModel
import Foundation

/// What a session follows: the next column of a phase, the exercises of a routine, or nothing.
enum SessionKind: Sendable {
    /// `day`: that of the phase; nil for the one whose turn it is. `due`: which that is; empty where the phase has no days.
    case phase(Identifier<Phase>, name: String, place: (done: Int, of: Int), day: String? = nil, due: String = "")
    case routine(Identifier<Phase>, name: String, exercises: Int, lastUsed: Day?)
    case free

    var phase: Identifier<Phase>? { if case .phase(let id, _, _, _, _) = self { id } else { nil } }
    var isOpenPhase: Bool { if case .phase(_, _, let place, _, _) = self { place.done < place.of } else { false } }
    var isFullPhase: Bool { phase != nil && !isOpenPhase }

    /// "P6 In season", "P6 In season, day B", "routine Legs", "free".
    var title: String {
        switch self {
        case .phase(_, let name, _, let day, _): day.map { "\(name), day \($0)" } ?? name
        case .routine(_, let name, _, _): "routine \(name)"
        case .free: "free session"
        }
    }

    /// "session 4 of 6", "session 4 of 6, day B", "6 exercises, last 3 days ago".
    func detail(today: Day) -> String {
        switch self {
        case .phase(_, _, let place, let day, let due):
            if isFullPhase { return "all \(place.of) done" }
            let turn = due.isEmpty || day != nil ? "" : ", day \(due)"
            return "session \(place.done + 1) of \(place.of)\(turn)"
        case .routine(_, _, let exercises, let last):
            let used = last.map { ", last \(RelativeDay.text($0, today: today))" } ?? ""
            return Count.text(exercises, "exercise") + used
        case .free: return "exercises as you go"
        }
    }
}

extension DiaryAccess {
    /// Begins a session of that kind.
    func start(
        _ kind: SessionKind, client: Identifier<Client>, day: Day, mode: TrainingSession.Mode, at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        switch kind {
        case .phase(let id, _, _, let name, _): try sessions.start(id, day: day, mode: mode, on: name, at: start)
        case .routine(let id, _, _, _): try sessions.start(routine: id, client: client, day: day, mode: mode, at: start)
        case .free: try sessions.startFree(client: client, day: day, mode: mode, at: start)
        }
    }
}
