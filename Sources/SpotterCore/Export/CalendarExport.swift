package import DiaryExchange
package import DiaryStore
package import FitnessModel

/// Converts the appointments of the diary to events for other calendars.
package enum CalendarExport {
    /// The events that take place within these days, in the order of their first days. A series is one event.
    ///
    /// - Parameter client: The client whose appointments are exported; nil for all clients.
    package static func events(
        in days: ClosedRange<Day>, of client: Identifier<Client>? = nil, from diary: Diary
    ) throws(StoreError) -> [CalendarEvent] {
        try diary.appointments.stored(in: days, of: client).map { stored in
            var event = CalendarEvent(stored.appointment, name: stored.clientName)
            event.uid = AppointmentSource.uid(of: stored.appointment)
            event.rule = stored.appointment.recurrence
            event.exceptions = stored.appointment.leftOut.sorted()
            for one in stored.repetitions {
                guard let day = one.repetition?.day else { continue }
                var override = CalendarEvent(one, name: stored.clientName)
                override.uid = event.uid
                override.standsFor = day
                let isRuled = (event.rule?.days(from: event.start.day, in: day...day) ?? [event.start.day]).contains(
                    day)
                if !isRuled { event.added.append(day) }
                if isRuled || !override.isLike(event, on: day) { event.overrides.append(override) }
            }
            return event
        }
    }
}

extension CalendarEvent {
    /// - Parameter name: The client's name; "" if there is no client.
    fileprivate init(_ appointment: Appointment, name: String) {
        self.init(
            uid: "",
            start: CalendarMoment(day: appointment.day, minute: appointment.minute, zone: appointment.zone),
            minutes: appointment.minute == nil
                ? max(1, (appointment.minutes + 1_439) / 1_440) * 1_440 : appointment.minutes)
        title = AppointmentSource.title(appointment.title, of: name)
        place = appointment.place
        note = appointment.note
        for line in AppointmentSource.lines(of: appointment.extra) {
            if line.hasPrefix("SEQUENCE:"), let number = Int(line.dropFirst(9)) {
                sequence = number
            } else if line.hasPrefix("STATUS:"), let known = Status(rawValue: String(line.dropFirst(7))) {
                status = known
            } else {
                extra.append(line)
            }
        }
        switch appointment.state {
        case .cancelled: status = .cancelled
        case .done, .missed: extra.append(Appointment.stateProperty + appointment.state.rawValue.uppercased())
        case .planned: break
        }
    }

    /// Returns true if the event is an unchanged occurrence of the series on another day.
    fileprivate func isLike(_ series: CalendarEvent, on day: Day) -> Bool {
        var plain = series
        plain.start = series.start.on(day)
        plain.standsFor = standsFor
        (plain.rule, plain.exceptions, plain.added, plain.overrides) = (nil, [], [], [])
        return self == plain
    }
}

extension Appointment {
    /// The prefix of the line that stores the state of an appointment; iCalendar has no property for it.
    static let stateProperty = "X-SPOTTER-STATE:"
}
