public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What the sheet of girths shows of a client; everything until something is said.
    public func measureProfile(of client: Identifier<Client>) throws(StoreError) -> MeasureProfile {
        try read(of: client) { db, _ in try MeasureProfile.read(of: client, db) }
    }

    /// Writes what differs between what the sheet showed, and what it shall show.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func updateMeasureProfile(
        from old: MeasureProfile, to new: MeasureProfile, of client: Identifier<Client>
    ) throws(StoreError) {
        try change { change in
            let name = Label.name(try change.clients.get(client).name)
            change.name("Set what is measured of \(name)")
            let now = try MeasureProfile.read(of: client, change.db)
            let row = RowChange(from: old.columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: "The sheet of girths of \(name)")
            try change.db.put("measure_profile", key: [("client", client)], row)
        }
    }
}

extension Change {
    /// Shows measures of the trainer's own on a client's sheet of girths that it does not show yet.
    func show(_ measures: some Collection<OwnMeasure>, of client: Identifier<Client>) throws {
        let old = try MeasureProfile.read(of: client, db)
        var new = old
        new.own += measures.filter { !old.own.contains($0) }
        guard new != old else { return }
        try db.put(
            "measure_profile", key: [("client", client)],
            RowChange(from: old.columns, to: new.columns, now: old.columns))
    }
}

extension MeasureProfile {
    fileprivate static func read(of client: Identifier<Client>, _ db: Database) throws -> MeasureProfile {
        let sql = "SELECT measures, own FROM measure_profile WHERE client = ?"
        return try db.first(sql, client, decode: MeasureProfile.init(row:)) ?? MeasureProfile()
    }

    /// The columns of its row.
    fileprivate var columns: RowChange.Columns {
        [
            ("measures", measures.map(\.rawValue).joined(separator: ",")),
            ("own", own.map(\.text).joined(separator: ",")),
        ]
    }

    private init(row: Row) {
        self.init(
            measures: row.text(0).split(separator: ",").compactMap { BodyMeasure(rawValue: String($0)) },
            own: row.text(1).split(separator: ",").compactMap { OwnMeasure(String($0)) })
    }
}
