package import DiaryStore
package import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
import ViewKit

/// Starting, resuming and switching sessions: `s` means the same from every view.
package enum SessionStart {
    /// Goes to the client's live session, or starts the next one of the client's phase; on a sheet, of its phase.
    package static func begin(sheet: SheetView?, _ context: inout Context) {
        if let sheet, let phase = sheet.grid.sheet.phase { return begin(phase, sheet, &context) }
        guard let client = context.client else {
            if let live = context.live.sessions.first {
                context.go(to: .session(live.id))
            } else {
                context.present(ClientPicker.currentClient(context, then: { begin(sheet: nil, &$0) }))
            }
            return
        }
        begin(client: client.id, &context)
    }

    /// The same for a given client: Enter on an appointment or a client's line.
    package static func begin(client: Identifier<Client>, appointment: Appointment? = nil, _ context: inout Context) {
        if let live = context.live.sessions.first(where: { $0.session.client == client }) {
            tie(live, to: appointment, &context)
            context.go(to: .session(live.id))
            return
        }
        let open = kinds(client, &context).filter(\.isOpenPhase)
        if let phase = appointment?.phase, open.contains(where: { $0.phase == phase }) {
            return start(phase, for: appointment, &context)
        }
        if open.count == 1, case .phase(let phase, _, _, _, _)? = open.first {
            start(phase, for: appointment, &context)
        } else {
            choose(client, for: appointment, &context)
        }
    }

    /// `n r`: asks for the kind of session, also if a phase waits.
    package static func offer(_ context: inout Context) {
        guard let client = context.client else {
            context.present(ClientPicker.currentClient(context, then: { offer(&$0) }))
            return
        }
        if let live = context.live.sessions.first(where: {
            $0.session.client == client.id && $0.session.mode == .realTime
        }
        ) {
            context.go(to: .session(live.id))
            context.message = .plain("\(client.name) already has a live session: w w finishes it.")
            return
        }
        choose(client.id, &context)
    }

    private static func choose(
        _ client: Identifier<Client>, for appointment: Appointment? = nil, _ context: inout Context
    ) {
        context.choose(client)
        let kinds = withDays(kinds(client, &context).filter { !$0.isFullPhase }, &context)
        let today = context.today
        var items = kinds.enumerated().map { index, kind in
            Picker.Item(kind.title, detail: kind.detail(today: today), key: Int64(index))
        }
        items.append(Picker.Item("Plan a phase first", detail: "to the phases", key: Int64(kinds.count)))
        let heading: Phrase =
            context.client.map { "Start a session for \($0.name)" } ?? "Start a session for the client"
        context.present(
            Picker(heading, items: items, verb: "start") { item, context in
                guard kinds.indices.contains(Int(item.key)) else {
                    context.go(to: .phases(.client(client)))
                    return
                }
                start(kinds[Int(item.key)], client: client, for: appointment, &context)
            })
    }

    /// What a session of this client can follow: the open phases, the routines, nothing, and the full phases.
    static func kinds(_ client: Identifier<Client>, _ context: inout Context) -> [SessionKind] {
        let today = context.today
        let phases =
            context.read { diary in try diary.phases.byTurn(of: client, today: today) } ?? []
        let routines = context.read { diary in try diary.phases.list(.routines, limit: 1_000) } ?? []
        let planned = phases.map { phase in
            let due = phase.daysText.isEmpty ? "" : context.read { try $0.phases.dueDay(of: phase.id, on: today) } ?? ""
            return SessionKind.phase(
                phase.id, name: phase.name, place: (phase.sessionsDone, phase.sessionCount), due: due)
        }
        return planned.filter(\.isOpenPhase)
            + routines.map { .routine($0.id, name: $0.name, exercises: $0.rowCount, lastUsed: $0.lastDone) }
            + [.free] + planned.filter(\.isFullPhase)
    }

    /// The same with the days of the phases, if another one than the next may be trained.
    private static func withDays(_ kinds: [SessionKind], _ context: inout Context) -> [SessionKind] {
        kinds.flatMap { kind -> [SessionKind] in
            guard case .phase(let id, let name, let place, _, let due) = kind, !due.isEmpty else { return [kind] }
            let days = context.read { diary in try diary.phases.get(id).days }
            return [kind] + (days?.names ?? []).map { .phase(id, name: name, place: place, day: $0, due: due) }
        }
    }

    private static func begin(_ phase: Phase, _ sheet: SheetView, _ context: inout Context) {
        if phase.isRoutine, let client = context.client?.id {
            let count = sheet.grid.sheet.lines.count
            let kind = SessionKind.routine(phase.id, name: phase.name, exercises: count, lastUsed: nil)
            start(kind, client: client, &context)
        } else if phase.isTemplate {
            context.message = .warning("A template has no sessions: A assigns a copy to a client.")
        } else if sheet.grid.live != nil {
            context.update(SheetView.self) { view, context in view.goToSession(nil, context) }
            context.isStale = true
            context.message = .plain("The session is live already.")
        } else if let other = context.live.sessions.first(where: {
            $0.session.client == phase.client && $0.session.mode == .realTime
        }) {
            context.present(second(other, beside: phase))
        } else {
            start(phase.id, &context)
        }
    }

    /// Asks about a second session at once; resuming the live one comes first.
    private static func second(_ other: LiveSession, beside phase: Phase) -> Confirm {
        Confirm(
            title: "\(other.clientName) already has a live session",
            lines: [
                other.phaseName.map { "\($0) is in progress. \(phase.name) would be a second one." }
                    ?? "A free session is in progress. \(phase.name) would be a second one."
            ],
            yes: ("g", "go to the first"),
            other: Confirm.Choice(key: "b", label: "start both") { start(phase.id, &$0) }
        ) { context in context.go(to: .session(other.id)) }
    }

    /// Makes the next session of a phase live and shows it.
    ///
    /// - Parameters:
    ///   - day: that of the phase; nil for the next one in turn.
    ///   - appointment: the one that it is; nil for that of the client which is near.
    static func start(
        _ phase: Identifier<Phase>, day: String? = nil, for appointment: Appointment? = nil, _ context: inout Context
    ) {
        let today = context.today
        let session = write(for: appointment, &context) { try $0.sessions.start(phase, day: today, on: day) }
        guard let session else { return reportFull(phase, &context) }
        let begun = context.read { diary in try diary.sessions.get(session) }
        let letter = begun?.letter ?? ""
        let place = place(begun, &context)
        let state: Phrase =
            switch (letter.isEmpty, place) {
            case (true, nil): "The session is live."
            case (true, let place?): "The session is live at \(place)."
            case (false, nil): "Day \(letter) is live."
            case (false, let place?): "Day \(letter) is live at \(place)."
            }
        let keys: Phrase = "Digits log a set, f logs the next grey set."
        let change: Phrase? = letter.isEmpty || day != nil ? nil : "i changes the day."
        context.message = .success([state, change, keys].compactMap(\.self).joined(separator: " "))
        context.go(to: .session(session))
    }

    /// Starts a session of a sheet or a routine for a client.
    package static func start(_ plan: Phase, of client: Identifier<Client>, _ context: inout Context) {
        guard plan.isRoutine else { return start(plan.id, &context) }
        start(.routine(plan.id, name: plan.name, exercises: 0, lastUsed: nil), client: client, &context)
    }

    /// Assigns a session that is already live to its appointment.
    private static func tie(_ live: LiveSession, to appointment: Appointment?, _ context: inout Context) {
        let zone = context.services.timeZone
        guard let appointment, !context.isReadOnly else { return }
        context.write(nil) { diary in
            try diary.appointments.tie(opened: live.session, from: appointment, zone: zone)
        }
    }

    /// Starts a session and assigns it to its appointment in the same change.
    package static func write(
        for appointment: Appointment? = nil, _ context: inout Context,
        _ start: (Change) throws -> Identifier<TrainingSession>
    ) -> Identifier<TrainingSession>? {
        let zone = context.services.timeZone
        return context.write { diary in
            try diary.change { change in
                let session = try start(change)
                try change.appointments.tie(session, to: appointment, zone: zone)
                return session
            }
        }
    }

    /// The name of a session's gym location.
    private static func place(_ session: TrainingSession?, _ context: inout Context) -> String? {
        session?.place.flatMap { id in context.read { diary in try diary.places.get(id) } }?.name
    }

    /// The message for a phase without a free column, with what to do instead.
    private static func reportFull(_ phase: Identifier<Phase>, _ context: inout Context) {
        guard !context.isReadOnly, let sheet = try? SheetContent(.phase(phase), context.diary), !sheet.isTemplate,
            sheet.nextColumn == nil
        else { return }
        let most = Phase.sessionCounts.upperBound
        context.message = .warning(
            sheet.columnCount < most
                ? "No free session: E adds some (up to \(most)), n p starts a phase, y in the list copies this one."
                : "No free session: n p starts a phase, y in the list copies this one.")
    }

    private static func start(
        _ kind: SessionKind, client: Identifier<Client>, for appointment: Appointment? = nil, _ context: inout Context
    ) {
        if case .phase(let phase, _, _, let day, _) = kind {
            return start(phase, day: day, for: appointment, &context)
        }
        let today = context.today
        let session = write(for: appointment, &context) {
            try kind.start(in: $0, client: client, day: today, mode: .realTime)
        }
        guard let session else { return }
        let begun = context.read { diary in try diary.sessions.get(session) }
        context.message = .success(
            place(begun, &context).map {
                "The session is live at \($0). a adds exercises, digits log a set, C counts."
            } ?? "The session is live. a adds exercises, digits log a set, C counts.")
        context.go(to: .session(session))
    }

    /// Goes to the live session or run after the one that is shown; without one to the first.
    package static func next(after shown: Route?, _ context: inout Context) {
        let live = context.liveRoutes
        let index = live.firstIndex { $0 == shown }.map { ($0 + 1) % live.count } ?? 0
        if live.indices.contains(index) { context.go(to: live[index]) }
    }

    /// Asks for the kind and the time of a past session; proposes those of an appointment whose hour is over.
    package static func writeAfterwards(
        sheet: SheetView?, for appointment: AppointmentItem? = nil, _ context: inout Context
    ) {
        let open = sheet?.grid.sheet.phase.flatMap { $0.isTemplate ? nil : $0 }
        let minute = TimeOfDay(context.now, in: context.services.timeZone).minuteOfDay
        let missed = appointment.flatMap { item in
            let one = item.appointment
            let isOpen = one.client != nil && one.session == nil && one.state == .planned
            return isOpen && one.isOver(on: context.today, at: minute) ? item : nil
        }
        if let client = missed?.appointment.client { context.choose(client) }
        guard let client = open?.client ?? context.client?.id else {
            context.present(ClientPicker.currentClient(context, then: { writeAfterwards(sheet: nil, &$0) }))
            return
        }
        let kinds = withDays(kinds(client, &context), &context)
        let wanted = open?.id ?? missed?.appointment.phase
        let preferred = wanted.flatMap { phase in kinds.firstIndex { $0.phase == phase } } ?? 0
        context.present(SessionForms.afterwards(client, kinds, preferred: preferred, for: missed, context))
    }
}

/// What a session follows: the next column of a phase, the exercises of a routine, or nothing.
enum SessionKind: Sendable {
    /// `day`: that of the phase; nil for the next one in turn. `due`: which that is; empty if the phase has no
    /// days.
    case phase(Identifier<Phase>, name: String, place: (done: Int, of: Int), day: String? = nil, due: String = "")
    case routine(Identifier<Phase>, name: String, exercises: Int, lastUsed: Day?)
    case free

    var phase: Identifier<Phase>? { if case .phase(let id, _, _, _, _) = self { id } else { nil } }
    var isOpenPhase: Bool { if case .phase(_, _, let place, _, _) = self { place.done < place.of } else { false } }
    var isFullPhase: Bool { phase != nil && !isOpenPhase }

    /// "P6 In season", "P6 In season, day B", "routine Legs", "free".
    var title: Phrase {
        switch self {
        case .phase(_, let name, _, let day, _): day.map { "\(name), day \($0)" } ?? "\(name)"
        case .routine(_, let name, _, _): "routine \(name)"
        case .free: "free session"
        }
    }

    /// "session 4 of 6", "session 4 of 6, day B", "6 exercises, last 3 days ago".
    func detail(today: Day) -> Phrase {
        switch self {
        case .phase(_, _, let place, let day, let due):
            if isFullPhase { return "all \(place.of) done" }
            let (next, count) = (place.done + 1, place.of)
            return due.isEmpty || day != nil
                ? "session \(next) of \(count)" : "session \(next) of \(count), day \(due)"
        case .routine(_, _, let exercises, let last):
            let count: Phrase = "\(exercises, one: "exercise", other: "exercises")"
            return last.map { "\(count), last \(RelativeDay.text($0, today: today))" } ?? count
        case .free: return "exercises as you go"
        }
    }
}

extension SessionKind {
    /// Starts a session of this kind.
    func start(
        in diary: some DiaryAccess, client: Identifier<Client>, day: Day, mode: TrainingSession.Mode,
        at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        switch self {
        case .phase(let id, _, _, let name, _):
            try diary.sessions.start(id, day: day, mode: mode, on: name, at: start)
        case .routine(let id, _, _, _):
            try diary.sessions.start(routine: id, client: client, day: day, mode: mode, at: start)
        case .free: try diary.sessions.startFree(client: client, day: day, mode: mode, at: start)
        }
    }
}
