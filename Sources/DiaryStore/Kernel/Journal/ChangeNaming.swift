package import FitnessModel

extension Change {
    /// Names the change of a client's record, or of something that a client has once, such as a goal.
    ///
    /// - Throws: `missing` if the client may not be seen.
    package func name(
        _ action: ChangeKind.Action, _ kind: RecordKind, subject: Int64? = nil, of client: Identifier<Client>,
        _ details: ChangeDetails = [:]
    ) throws {
        let owner: ChangeDetails = [.client: try clients.get(client).name]
        name(ChangeFacts(action, kind, subject: subject, of: client, owner.with(details)))
    }

    /// Names the change after a record: "Edit client Jan Novak".
    ///
    /// - Parameter more: values besides those of the record.
    /// - Throws: `missing` if the client of the record may not be seen.
    func name<Record: StoredRecord>(
        _ action: ChangeKind.Action, _ record: Record, _ more: ChangeDetails = [:]
    ) throws {
        let details = try record.details(in: self).with(more)
        let kind = Record.storage.kind
        let subject = action.addsOne ? nil : record.id.rawValue
        if let client = try record.client(in: self), kind != .client {
            try name(action, kind, subject: subject, of: client, details)
        } else {
            let client = kind == .client && action.addsOne ? nil : record.aboutClient
            name(ChangeFacts(action, kind, subject: subject, of: client, details))
        }
    }

    /// Names the change after a record that it may change: "Delete client Jan Novak".
    ///
    /// - Returns: the record as it is now.
    @discardableResult
    func name<Record: StoredRecord>(
        _ action: ChangeKind.Action, _ id: Identifier<Record>, _ more: ChangeDetails = [:]
    ) throws -> Record {
        let record: Record = try changeable(id)
        try name(action, record, more)
        return record
    }

    /// Names the change after its records: "Archive client Jan Novak", "Archive 3 clients".
    func name<Record: StoredRecord>(_ action: ChangeKind.Action, _ marked: [Marked<Record>]) throws {
        guard marked.count == 1 else {
            return name(ChangeFacts(action, Record.storage.kind, [.count: String(marked.count)]))
        }
        try name(action, marked[0].id)
    }

    /// Names the change after the deletion that it reverts.
    func nameRestoring(_ deletion: JournalEntry) {
        switch deletion.content {
        case .facts(let facts):
            name(
                ChangeFacts(.restore, facts.kind.record, subject: facts.subject, of: facts.client, facts.details))
        case .label(let label, _): name(ChangeFacts(.restore, .old, [.name: label]))
        case .unnamed, .erased, .ofAnother: break
        }
    }
}

extension ChangeKind.Action {
    /// Whether it adds one record, whose id is known only then.
    var addsOne: Bool { self == .add || self == .start }
}

extension ChangeFacts {
    /// Plans are given to clients, several of the one or the other.
    init<Plan: StoredRecord>(assigning plans: [Marked<Plan>], to clients: [Marked<Client>]) {
        self.init(
            .assign, Plan.storage.kind, of: clients.count == 1 ? clients[0].id : nil,
            [
                .name: plans.count == 1 ? plans[0].name : "", .count: String(plans.count),
                .client: clients.count == 1 ? clients[0].name : "", .clients: String(clients.count),
            ])
    }
}
