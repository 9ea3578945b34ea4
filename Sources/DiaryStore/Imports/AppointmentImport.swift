import FitnessModel
import GRDB

/// What an import does with one draft, record by record.
struct AppointmentPlan {
    var match: AppointmentMatch
    /// As it is kept; nil for a new one.
    let known: Appointment?
    /// As it shall be.
    let new: Appointment
    /// As they are kept and as they shall be: without the first it is added, without the second deleted.
    var repetitions: [(old: Appointment?, new: Appointment?)] = []
}

/// Tells what is new in a calendar, and whose each appointment is.
struct AppointmentImport {
    /// Longer names first: "Eva Novak" before "Eva". Names that two clients have are nobody's.
    private let clients: [ClientListItem]
    private let names: [Identifier<Client>: String]
    private let viewer: Identifier<Trainer>

    init(_ diary: any DiaryAccess) throws(StoreError) {
        let all = try diary.access.clients.list(ListFilter(archive: .all), limit: -1)
        let counts = Dictionary(all.map { ($0.name, 1) }, uniquingKeysWith: +)
        clients = all.filter { counts[$0.name] == 1 && !$0.name.isEmpty }
            .sorted { ($0.name.count, $1.id.rawValue) > ($1.name.count, $0.id.rawValue) }
        names = Dictionary(all.map { ($0.id, $0.name) }) { first, _ in first }
        viewer = diary.viewer
    }

    func plan(_ draft: AppointmentDraft, _ db: Database) throws -> AppointmentPlan {
        let title = draft.appointment.title
        let whose = clients.first { AppointmentSource.begins(title, with: $0.name) }
        var match = AppointmentMatch(draft: draft)
        match.clientName = whose?.name ?? ""
        var read = draft.appointment
        read.client = whose?.id
        read.title = AppointmentSource.title(reading: title, of: match.clientName)
        read.extra = AppointmentSource.extra(read.extra, version: draft.version, rule: read.rule)
        guard let known = try known(read.uid, db) else {
            let repetitions = draft.repetitions.keys.sorted()
            return AppointmentPlan(
                match: match, known: nil, new: read,
                repetitions: repetitions.map { (nil, repetition(on: $0, of: draft, like: read, match.clientName)) })
        }
        match.kind = .known
        if AppointmentSource.version(of: known.extra) == draft.version {
            return AppointmentPlan(match: match, known: known, new: known)
        }
        let name = known.client.flatMap { names[$0] } ?? ""
        var changed = read.keeping(known, title: title, of: name)
        let end = Self.end(of: known)
        changed.repeats(like: known, endingAfter: end)
        var plan = AppointmentPlan(match: match, known: known, new: changed)
        let own: [Appointment] = try db.list(Condition("a.series = ?", known.id), order: "a.series_day")
        var kept: [Day: Appointment] = [:]
        for one in own { if let day = one.repetition?.day { kept[day] = one } }
        for (day, written) in draft.repetitions.sorted(by: { $0.key < $1.key }) {
            let read = repetition(on: day, of: draft, like: changed, match.clientName)
            if let old = kept.removeValue(forKey: day) {
                // What the calendar says of it is what it said before: what was done to it here stays.
                if AppointmentSource.version(of: old.extra) == AppointmentSource.version(of: read.extra) { continue }
                let new = read.keeping(old, title: written.title, of: name)
                if !new.isSame(as: old) { plan.repetitions.append((old, new)) }
            } else if !known.leftOut.contains(day), end.map({ day <= $0 }) ?? true {
                plan.repetitions.append((nil, read))
            }
        }
        // What is not in the calendar any more is as its series says, unless it is the trainer's own by now.
        for (_, old) in kept.sorted(by: { $0.key < $1.key }) where old.isAsImported(for: known.client) {
            plan.repetitions.append((old, nil))
        }
        if !plan.repetitions.isEmpty || !changed.isSame(as: known) { plan.match.kind = .changed }
        return plan
    }

    /// That of this UID; of one that Spotter wrote itself the one of its id.
    private func known(_ uid: String?, _ db: Database) throws -> Appointment? {
        guard let uid else { return nil }
        func first(_ condition: Condition) throws -> Appointment? {
            let seen = condition.visible(Appointment.self, to: viewer)
            return try db.first(seen, order: Appointment.order)
        }
        let single = "a.series IS NULL"
        if let found = try first(Condition("a.uid = ? AND \(single)", uid)) { return found }
        return try AppointmentSource.id(of: uid).flatMap {
            try first(Condition("a.id = ? AND a.uid IS NULL AND \(single)", $0))
        }
    }

    /// A repetition as it was read.
    private func repetition(
        on day: Day, of draft: AppointmentDraft, like main: Appointment, _ client: String
    ) -> Appointment {
        var read = draft.repetitions[day] ?? main
        let isTitledAlike = read.title == draft.appointment.title
        read.title = isTitledAlike ? main.title : AppointmentSource.title(reading: read.title, of: client)
        (read.client, read.uid, read.rule, read.leftOut) = (main.client, nil, "", [])
        read.repetition = Appointment.Repetition(of: main.id, on: day)
        read.extra = AppointmentSource.extra(read.extra, version: read.letters)
        return read
    }

    /// The last day of a series that was ended here, before its file had it end.
    private static func end(of known: Appointment) -> Day? {
        guard let last = known.recurrence?.until else { return nil }
        guard let inFile = AppointmentSource.rule(of: known.extra)?.until else { return last }
        return last < inFile ? last : nil
    }
}

extension Appointment {
    /// What was read, with what the trainer said of it here.
    ///
    /// - Parameters:
    ///   - title: as the calendar has it.
    ///   - client: whose name stands in the title when it goes out.
    fileprivate func keeping(_ old: Appointment, title: String, of client: String) -> Appointment {
        var new = self
        (new.id, new.uid, new.phase, new.session) = (old.id, old.uid, old.phase, old.session)
        (new.isCharged, new.repetition) = (old.isCharged, old.repetition)
        if old.state != .planned || state != .cancelled { new.state = old.state }
        let isTitleSame = AppointmentSource.title(old.title, of: client) == title
        if isTitleSame { new.title = old.title }
        if isTitleSame || old.client != nil { new.client = old.client }
        // Whole days go out as such.
        if minute == nil, old.minute == nil, end.days == old.end.days { new.minutes = old.minutes }
        return new
    }

    /// Repeats as it was read, but not on what the trainer left out, nor after the day at which he ended it.
    fileprivate mutating func repeats(like old: Appointment, endingAfter end: Day?) {
        // What was dealt with is single: a rule cannot be put on it any more.
        if old.state == .done || old.state == .missed || old.session != nil {
            (rule, leftOut) = (old.rule, old.leftOut)
            return
        }
        leftOut.formUnion(old.leftOut)
        // A calendar may let it end earlier still.
        if let end, let recurrence, recurrence.lastDay(from: day).map({ $0 > end }) ?? true {
            rule = recurrence.ending(before: end.adding(days: 1)).text
            leftOut = leftOut.filter { $0 <= end }
        }
        if recurrence == old.recurrence { rule = old.rule }
    }

    /// The sum of what a calendar says of a repetition: its version. A row that the trainer wrote has that of its series.
    fileprivate var letters: String {
        let said = [day.iso, "\(minute ?? -1)", "\(minutes)", zone, title, place, note, state.rawValue]
        let sum = (said + AppointmentSource.lines(of: extra)).joined(separator: "\n").utf8.checksum()
        return "/" + String(sum, radix: 16)
    }

    /// Whether an import wrote this repetition and nothing was done to it since.
    fileprivate func isAsImported(for client: Identifier<Client>?) -> Bool {
        AppointmentSource.version(of: extra) == letters && self.client == client && state == .planned && session == nil
            && phase == nil
    }

    /// Whether nothing but the mark of an import differs.
    fileprivate func isSame(as other: Appointment) -> Bool {
        // That it is cancelled goes out in the place of how certain it was.
        func lines(_ extra: String) -> [String] {
            AppointmentSource.lines(of: extra).filter { state != .cancelled || !$0.hasPrefix("STATUS:") }.sorted()
        }
        var plain = self
        plain.extra = other.extra
        return plain == other && lines(extra) == lines(other.extra)
    }
}
