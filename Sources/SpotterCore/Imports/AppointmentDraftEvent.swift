package import DiaryExchange
package import DiaryStore
import FitnessModel

extension AppointmentDraft {
    /// Converts a calendar event to an appointment of the diary.
    package init(_ event: CalendarEvent) {
        var main = Appointment(event)
        // An override without its series in the file gets an id made of the series' id and the day.
        main.uid = event.standsFor.map { "\(event.uid)/\($0.iso)" } ?? event.uid
        main.rule = event.rule?.text ?? ""
        main.leftOut = Set(event.exceptions)
        var repetitions: [Day: Appointment] = [:]
        for day in event.added {
            var one = Appointment(event)
            one.day = day
            repetitions[day] = one
        }
        for override in event.overrides {
            guard let day = override.standsFor else { continue }
            repetitions[day] = Appointment(override)
        }
        self.init(main, repetitions: repetitions, version: event.version)
    }
}

extension Appointment {
    fileprivate init(_ event: CalendarEvent) {
        self.init(
            title: event.title, day: event.start.day, minute: event.start.minute, minutes: min(event.minutes, 525_600))
        zone = event.start.zone
        place = event.place
        note = event.note
        let isStated = { (line: String) in line.hasPrefix(Appointment.stateProperty) }
        var lines = event.extra.filter { !isStated($0) }
        let word = event.extra.last(where: isStated)?.dropFirst(Appointment.stateProperty.count).lowercased()
        state = event.status == .cancelled ? .cancelled : .planned
        // Only a single appointment can be done or missed; a series cannot.
        if event.rule == nil, let stated = word.flatMap(State.init(rawValue:)), [.done, .missed].contains(stated) {
            state = stated
        }
        // Properties that Spotter does not use are stored unchanged and exported again.
        if let status = event.status, status != .cancelled { lines.append("STATUS:\(status.rawValue)") }
        if event.sequence > 0 { lines.append("SEQUENCE:\(event.sequence)") }
        extra = lines.joined(separator: "\n")
    }
}

extension CalendarEvent {
    /// A checksum of the event's text.
    fileprivate var version: String {
        var event = self
        event.line = 0
        event.overrides = overrides.map { one in
            var one = one
            one.line = 0
            return one
        }
        return String(CalendarWriter.plain(event).utf8.checksum(), radix: 16)
    }
}
