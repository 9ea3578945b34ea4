public import FitnessModel
import GRDB

/// The effect of an import on one draft, record by record.
struct AppointmentPlan {
    var match: AppointmentMatch
    /// The stored appointment; nil for a new one.
    let known: Appointment?
    /// The new version.
    let new: Appointment
    /// The stored and the new version of each occurrence: without the first it is added, without the second deleted.
    var repetitions: [(old: Appointment?, new: Appointment?)] = []
}

/// Determines what is new in a calendar, and the client of each appointment.
struct AppointmentImport {
    /// Longer names first: "Eva Novak" before "Eva". Names of two clients match none.
    private let clients: [ClientListItem]
    private let names: [Identifier<Client>: String]
    private let viewer: Identifier<Trainer>

    init(_ diary: any DiaryAccess) throws(StoreError) {
        let all = try diary.access.clients.list(ListFilter(archive: .all), limit: -1)
        let counts = Dictionary(all.map { ($0.name, 1) }, uniquingKeysWith: +)
        // Future appointments of archived clients are not shown.
        clients = all.filter { counts[$0.name] == 1 && !$0.name.isEmpty && !$0.client.isArchived }
            .sorted { ($0.name.count, $1.id.rawValue) > ($1.name.count, $0.id.rawValue) }
        names = Dictionary(all.map { ($0.id, $0.name) }) { first, _ in first }
        viewer = diary.viewer
    }

    func plan(_ draft: AppointmentDraft, _ db: Database) throws -> AppointmentPlan {
        let title = draft.appointment.title
        let client = clients.first { AppointmentSource.begins(title, with: $0.name) }
        var match = AppointmentMatch(draft: draft)
        match.clientName = client?.name ?? ""
        var read = draft.appointment
        read.client = client?.id
        read.title = AppointmentSource.title(reading: title, of: match.clientName)
        read.extra = AppointmentSource.extra(
            read.extra,
            AppointmentSource.Imported(
                version: draft.version, moment: AppointmentSource.Moment(read), rule: read.rule, leftOut: read.leftOut,
                isCancelled: read.state == .cancelled))
        guard let known = try known(read.uid, db) else {
            let repetitions = draft.repetitions.keys.sorted()
            return AppointmentPlan(
                match: match, known: nil, new: read,
                repetitions: repetitions.map { (nil, repetition(on: $0, of: draft, like: read, match.clientName)) })
        }
        match.kind = .known
        if AppointmentSource.imported(of: known.extra)?.version == draft.version {
            return AppointmentPlan(match: match, known: known, new: known)
        }
        let name = known.client.flatMap { names[$0] } ?? ""
        let merge = SeriesMerge(read, into: known)
        let changed = merge.merged(read.keeping(known, title: title, of: name))
        var plan = AppointmentPlan(match: match, known: known, new: changed)
        let own: [Appointment] = try db.list(Condition("a.series = ?", known.id), order: "a.series_day")
        var remaining: [Day: Appointment] = [:]
        for one in own { if let day = one.repetition?.day { remaining[day.adding(days: merge.ownShift)] = one } }
        for (day, written) in draft.repetitions.sorted(by: { $0.key < $1.key }) {
            let place = day.adding(days: merge.readShift)
            var read = repetition(on: day, of: draft, like: changed, match.clientName)
            read.repetition = Appointment.Repetition(of: known.id, on: place)
            if let old = remaining.removeValue(forKey: place) {
                // The calendar did not change it: changes made here stay.
                let isSameVersion =
                    AppointmentSource.imported(of: old.extra)?.version
                    == AppointmentSource.imported(of: read.extra)?.version
                var new = isSameVersion ? old : read.keeping(old, title: written.title, of: name)
                new.repetition = read.repetition
                if !new.isSame(as: old) { plan.repetitions.append((old, new)) }
            } else if !changed.leftOut.contains(place), merge.end.map({ place <= $0 }) ?? true {
                plan.repetitions.append((nil, read))
            }
        }
        for (place, old) in remaining {
            // An occurrence that the calendar dropped follows its series again, unless the trainer changed it.
            guard !old.isAsImported(for: known.client) else {
                plan.repetitions.append((old, nil))
                continue
            }
            var new = old
            new.repetition = Appointment.Repetition(of: known.id, on: place)
            if new != old { plan.repetitions.append((old, new)) }
        }
        // Deletions first, then in the direction of the move, so that no two have the same day.
        plan.repetitions.sort { left, right in
            func rank(_ one: (old: Appointment?, new: Appointment?)) -> (Int, Int) {
                let day = Day.earliest.days(until: (one.old ?? one.new)?.repetition?.day ?? .earliest)
                return (one.new == nil ? 0 : one.old == nil ? 2 : 1, merge.ownShift > 0 ? -day : day)
            }
            return rank(left) < rank(right)
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
        read.extra = AppointmentSource.extra(
            read.extra, AppointmentSource.Imported(version: read.letters, isCancelled: read.state == .cancelled))
        return read
    }
}

extension Appointment {
    /// The imported appointment with the trainer's changes.
    ///
    /// - Parameters:
    ///   - title: the title in the calendar.
    ///   - client: the client whose name is in the exported title.
    fileprivate func keeping(_ old: Appointment, title: String, of client: String) -> Appointment {
        var new = self
        (new.id, new.uid, new.phase, new.session) = (old.id, old.uid, old.phase, old.session)
        (new.isCharged, new.repetition) = (old.isCharged, old.repetition)
        // An outcome set here stays; one set by the calendar alone may be reverted by it.
        let before = AppointmentSource.imported(of: old.extra).map { $0.isCancelled ? State.cancelled : .planned }
        if old.state != before ?? .planned { new.state = old.state }
        let isTitleSame = AppointmentSource.title(old.title, of: client) == title
        // The stored client stays, not the one that the title names now.
        if isTitleSame {
            new.title = old.title
        } else if old.client != nil {
            new.title = AppointmentSource.title(reading: title, of: client)
        }
        if isTitleSame || old.client != nil { new.client = old.client }
        // Whole days go out as such.
        if minute == nil, old.minute == nil, end.days == old.end.days { new.minutes = old.minutes }
        return new
    }

    /// The checksum of an occurrence in the calendar: its version. A row that the trainer wrote has that of its series.
    fileprivate var letters: String {
        let fields = [day.iso, "\(minute ?? -1)", "\(minutes)", zone, title, place, note, state.rawValue]
        let sum = (fields + AppointmentSource.lines(of: extra)).joined(separator: "\n").utf8.checksum()
        return "/" + String(sum, radix: 16)
    }

    /// Whether an import wrote this repetition and nothing was done to it since.
    fileprivate func isAsImported(for client: Identifier<Client>?) -> Bool {
        AppointmentSource.imported(of: extra)?.version == letters && self.client == client && state == .planned
            && session == nil && phase == nil
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

/// An appointment or a series of another program's calendar.
public struct AppointmentDraft: Hashable, Sendable {
    /// The appointment; its UID identifies it in a second import, its id and its client are ignored.
    public var appointment: Appointment
    /// Occurrences that differ from the rule or are outside it, by their day.
    public var repetitions: [Day: Appointment]
    /// The letters of what was read: other letters are another version of the same appointment.
    public var version: String

    /// A draft.
    public init(_ appointment: Appointment, repetitions: [Day: Appointment] = [:], version: String) {
        self.appointment = appointment
        self.repetitions = repetitions
        self.version = version
    }
}

/// The effect of an import on one draft.
public struct AppointmentMatch: Hashable, Sendable {
    /// The kind of effect.
    public enum Kind: Hashable, Sendable {
        /// It is not in the diary yet.
        case new
        /// It is there in an earlier version.
        case changed
        /// It is there as it is.
        case known
    }

    /// The draft.
    public let draft: AppointmentDraft
    /// The client whose name its title is or starts with; "" for none.
    public internal(set) var clientName = ""
    /// The effect.
    public internal(set) var kind = Kind.new

    /// How many records of the diary it is.
    public var count: Int { 1 + draft.repetitions.count }
}
