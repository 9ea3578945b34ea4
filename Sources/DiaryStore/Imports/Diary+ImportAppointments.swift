public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Puts appointments of another calendar into the diary, as one change. What is there in this version is passed over, also where
    /// it was changed here since; what is there in another version is changed, but keeps what the trainer said of it:
    /// whether it took place, its sheet, its client.
    ///
    /// - Parameters:
    ///   - label: what undo names, such as "Import calendar.ics".
    ///   - progress: told the done part, 0...1, now and then; its false cancels, and nothing is changed.
    @discardableResult
    public func importAppointments(
        _ drafts: [AppointmentDraft], label: String, progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> [AppointmentMatch] {
        try change(Label.name(label)) { change in
            change.numberDensely()
            let work = try AppointmentImport(change)
            var matches: [AppointmentMatch] = []
            for (number, draft) in drafts.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(drafts.count)) { throw CancellationError() }
                let (match, known, new) = try work.match(draft)
                matches.append(match)
                switch match.kind {
                case .known: break
                case .new:
                    let id = try change.insert(new)
                    try change.putRepetitions(draft, of: id, like: new)
                case .changed:
                    guard let known else { break }
                    try change.update(from: known, to: new)
                    try change.putRepetitions(draft, of: known.id, like: new)
                }
            }
            return matches
        }
    }

    /// What the same import would do. Nothing is changed.
    public func importPreview(_ drafts: [AppointmentDraft]) throws(StoreError) -> [AppointmentMatch] {
        let work = try AppointmentImport(self)
        var matches: [AppointmentMatch] = []
        for draft in drafts { matches.append(try work.match(draft).0) }
        return matches
    }
}

/// Tells what is new in a calendar, and whose each appointment is.
private struct AppointmentImport {
    private let diary: any DiaryAccess
    /// Longer names first: "Eva Novak" before "Eva". Names that two clients have are nobody's.
    private let clients: [ClientListItem]

    init(_ diary: any DiaryAccess) throws(StoreError) {
        self.diary = diary
        let all = try diary.access.clients.list(ListFilter(archive: .all), limit: -1)
        let counts = Dictionary(all.map { ($0.name, 1) }, uniquingKeysWith: +)
        clients = all.filter { counts[$0.name] == 1 && !$0.name.isEmpty }
            .sorted { ($0.name.count, $1.id.rawValue) > ($1.name.count, $0.id.rawValue) }
    }

    func match(
        _ draft: AppointmentDraft
    ) throws(StoreError) -> (AppointmentMatch, known: Appointment?, new: Appointment) {
        var match = AppointmentMatch(draft: draft)
        var new = draft.appointment
        new.extra = AppointmentSource.extra(new.extra, version: draft.version)
        if let client = clients.first(where: { Self.begins(new.title, with: $0.name) }) {
            match.clientName = client.name
            new.client = client.id
            if new.title == client.name { new.title = "" }
        }
        guard let known = try known(new.uid) else { return (match, nil, new) }
        if AppointmentSource.version(of: known.extra) == draft.version {
            match.kind = .known
            return (match, known, known)
        }
        var changed = new
        (changed.id, changed.phase, changed.session, changed.isCharged) = (
            known.id, known.phase, known.session, known.isCharged
        )
        changed.uid = known.uid
        if known.client != nil { changed.client = known.client }
        let isSettled = known.state == .done || known.state == .missed
        // What was dealt with is single: a rule cannot be put on it any more.
        if isSettled { (changed.state, changed.rule, changed.leftOut) = (known.state, known.rule, known.leftOut) }
        match.kind = .changed
        if known.session != nil { changed.rule = "" }
        return (match, known, changed)
    }

    /// That of this UID; of one that Spotter wrote itself the one of its id.
    private func known(_ uid: String?) throws(StoreError) -> Appointment? {
        guard let uid else { return nil }
        let found: [Appointment] = try diary.records(
            where: Condition("a.uid = ? AND a.series IS NULL", uid), order: Appointment.order, limit: 1)
        if let first = found.first { return first }
        guard let id = AppointmentSource.id(of: uid) else { return nil }
        let own: [Appointment] = try diary.records(
            where: Condition("a.id = ? AND a.uid IS NULL", id), order: Appointment.order, limit: 1)
        return own.first
    }

    /// Whether a title is a name, or begins with it as a word.
    private static func begins(_ title: String, with name: String) -> Bool {
        guard title.hasPrefix(name) else { return false }
        guard let next = title.dropFirst(name.count).first else { return true }
        return !next.isLetter && !next.isNumber
    }
}

extension Change {
    /// Writes the repetitions that differ. What was dealt with here stays; what is not in the draft is as its series says.
    fileprivate func putRepetitions(
        _ draft: AppointmentDraft, of series: Identifier<Appointment>, like main: Appointment
    ) throws {
        let own: [Appointment] = try db.list(Condition("a.series = ?", series), order: "a.series_day")
        var known: [Day: Appointment] = [:]
        for one in own { if let day = one.repetition?.day { known[day] = one } }
        for (day, repetition) in draft.repetitions.sorted(by: { $0.key < $1.key }) {
            var new = repetition
            (new.client, new.uid, new.rule, new.leftOut) = (main.client, nil, "", [])
            new.repetition = Appointment.Repetition(of: series, on: day)
            if repetition.title == draft.appointment.title { new.title = main.title }
            guard let old = known.removeValue(forKey: day) else {
                _ = try insert(new)
                continue
            }
            (new.id, new.phase, new.session, new.isCharged) = (old.id, old.phase, old.session, old.isCharged)
            if old.state == .done || old.state == .missed { new.state = old.state }
            if new != old { try update(from: old, to: new) }
        }
        for old in known.values where old.state == .planned && old.session == nil && old.phase == nil {
            try delete(old.id)
        }
    }
}

/// What Spotter writes beside the properties of a calendar that it does not know.
public enum AppointmentSource {
    private static let prefix = "X-SPOTTER-VERSION:"
    private static let host = "@spotter.invalid"

    /// The UID of an appointment for other calendars: its own, or one of its id.
    public static func uid(of appointment: Appointment) -> String {
        appointment.uid ?? "\(appointment.id.rawValue)\(host)"
    }

    /// The id in a UID that Spotter made.
    static func id(of uid: String) -> Identifier<Appointment>? {
        guard uid.hasSuffix(host), let raw = Int64(uid.dropLast(host.count)), raw > 0 else { return nil }
        return Identifier(rawValue: raw)
    }

    /// The properties as they were, with the version that they were read in.
    static func extra(_ extra: String, version: String) -> String {
        ([prefix + version] + (extra.isEmpty ? [] : [extra])).joined(separator: "\n")
    }

    static func version(of extra: String) -> String? {
        let first = extra.prefix { $0 != "\n" }
        return first.hasPrefix(prefix) ? String(first.dropFirst(prefix.count)) : nil
    }

    /// The properties as they were, line by line, without the version.
    public static func lines(of extra: String) -> [String] {
        let lines = extra.split(separator: "\n").map(String.init)
        return lines.first?.hasPrefix(prefix) == true ? Array(lines.dropFirst()) : lines
    }
}
