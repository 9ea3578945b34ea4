public import FitnessModel
import GRDB

extension DiaryAccess {
    /// How the energy of a client is reckoned; what counts for everybody until something is said.
    public func energyProfile(of client: Identifier<Client>) throws(StoreError) -> EnergyProfile {
        _ = try clients.get(client)
        return try read { db in try EnergyProfile.read(of: client, db) }
    }

    /// Says how the energy of a client is reckoned.
    public func setEnergyProfile(_ profile: EnergyProfile, of client: Identifier<Client>) throws(StoreError) {
        let name = try clients.get(client).name
        let sql = """
            INSERT INTO energy_profile (client, formula, factor_milli, counting, energy_table, unit, walk_mm, run_mm, sprint_mm)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (client) DO UPDATE SET formula = excluded.formula, factor_milli = excluded.factor_milli,
                counting = excluded.counting, energy_table = excluded.energy_table, unit = excluded.unit,
                walk_mm = excluded.walk_mm, run_mm = excluded.run_mm, sprint_mm = excluded.sprint_mm
            """
        try change("Set how the energy of \(Label.name(name)) is reckoned") { change in
            try change.db.run(
                sql, client, profile.formula?.rawValue, profile.activityFactor, profile.counting.rawValue,
                profile.table.rawValue, profile.unit.rawValue, profile.walkStep, profile.runStep, profile.sprintStep)
        }
    }
}

extension EnergyProfile {
    /// The profile of a client whom the trainer may see.
    static func read(of client: Identifier<Client>, _ db: Database) throws -> EnergyProfile {
        let sql = """
            SELECT formula, factor_milli, counting, energy_table, unit, walk_mm, run_mm, sprint_mm
            FROM energy_profile WHERE client = ?
            """
        return try db.first(sql, client, decode: EnergyProfile.init(row:)) ?? EnergyProfile()
    }

    private init(row: Row) {
        self.init(
            formula: row.raw(0), activityFactor: row[1], counting: row.raw(2) ?? .net, table: row.raw(3) ?? .met,
            unit: row.raw(4) ?? .kcal, walkStep: row.length(5), runStep: row.length(6), sprintStep: row.length(7))
    }
}
