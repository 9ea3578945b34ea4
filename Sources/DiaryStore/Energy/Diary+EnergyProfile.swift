public import FitnessModel
import GRDB

extension DiaryAccess {
    /// How the energy of a client is computed; what counts for everybody until something is said.
    public func energyProfile(of client: Identifier<Client>) throws(StoreError) -> EnergyProfile {
        try read(of: client) { db, _ in try EnergyProfile.read(of: client, db, else: access.diary.standardEnergy) }
    }

    /// Writes what differs between how the energy of a client was computed when it was read, and how it shall be.
    ///
    /// - Parameter old: as it was read; nil for what counts while nothing is said.
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func updateEnergyProfile(
        from old: EnergyProfile? = nil, to new: EnergyProfile, of client: Identifier<Client>
    ) throws(StoreError) {
        try change { change in
            let name = Label.name(try change.clients.get(client).name)
            change.name("Set how the energy of \(name) is computed")
            let now = try EnergyProfile.read(of: client, change.db, else: access.diary.standardEnergy)
            let row = RowChange(from: (old ?? access.diary.standardEnergy).columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: "The energy profile of \(name)")
            try change.db.put("energy_profile", key: [("client", client)], row)
        }
    }
}

extension EnergyProfile {
    /// The profile of a client whom the trainer may see; `standard` as long as nothing was said of them.
    static func read(
        of client: Identifier<Client>, _ db: Database, else standard: EnergyProfile
    ) throws -> EnergyProfile {
        let sql = """
            SELECT formula, factor_milli, counting, energy_table, unit, walk_mm, run_mm, sprint_mm
            FROM energy_profile WHERE client = ?
            """
        return try db.first(sql, client, decode: EnergyProfile.init(row:)) ?? standard
    }

    /// The columns of its row.
    fileprivate var columns: RowChange.Columns {
        [
            ("formula", formula), ("factor_milli", activityFactor), ("counting", counting), ("energy_table", table),
            ("unit", unit), ("walk_mm", walkStep), ("run_mm", runStep), ("sprint_mm", sprintStep),
        ]
    }

    private init(row: Row) {
        self.init(
            formula: row.raw(0), activityFactor: row[1], counting: row.raw(2) ?? .net, table: row.raw(3) ?? .met,
            unit: row.raw(4) ?? .kcal, walkStep: row.length(5), runStep: row.length(6), sprintStep: row.length(7))
    }
}

extension BasalFormula: Storable {}
extension EnergyProfile.Counting: Storable {}
extension EnergyProfile.Table: Storable {}
extension EnergyUnit: Storable {}
