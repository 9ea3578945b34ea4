public import FitnessModel
import GRDB

/// The clients' settings for reading skinfolds, and the reference values for ranks.
public struct Skinfolds {
    package let access: Access

    /// How a client's skinfolds are read; the standard way if nothing is set.
    public func profile(of client: Identifier<Client>) throws(StoreError) -> SkinfoldProfile {
        try access.read(of: client) { db, _ in try SkinfoldProfile.read(of: client, db) }
    }

    /// Writes the differences between a client's old and new settings for skinfolds.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func updateProfile(
        from old: SkinfoldProfile = SkinfoldProfile(), to new: SkinfoldProfile, of client: Identifier<Client>
    ) throws(StoreError) {
        try access.change { change in
            let name = Label.name(try change.clients.get(client).name)
            try change.name(.set, .skinfoldProfile, of: client)
            let now = try SkinfoldProfile.read(of: client, change.db)
            let row = RowChange(from: old.columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: .ofClient(.skinfoldProfile, name))
            try change.db.put("skinfold_profile", key: [("client", client)], row)
        }
    }

    /// The acting trainer's own reference values for ranking skinfolds, in millimetres.
    public func references(_ sex: Sex) throws(StoreError) -> [SkinfoldSite: Double] {
        try access.read { db in try SkinfoldProfile.references(sex, of: access.viewer, db) }
    }

    /// Sets the reference value for a site; nil restores Spotter's own.
    public func setReference(
        _ millimetres: Double?, of site: SkinfoldSite, _ sex: Sex
    ) throws(StoreError) {
        try access.change(ChangeFacts(.set, .skinfoldReference, [.kind: site.rawValue])) { change in
            let trainer = try change.trainer
            try change.db.run(
                "DELETE FROM skinfold_reference WHERE trainer = ? AND sex = ? AND site = ?", trainer, sex.rawValue,
                site.rawValue)
            guard let millimetres, millimetres > 0 else { return }
            try change.db.run(
                "INSERT INTO skinfold_reference (trainer, sex, site, hundredths_mm) VALUES (?, ?, ?, ?)", trainer,
                sex.rawValue, site.rawValue, Int((millimetres * 100).rounded()))
        }
    }
}

extension DiaryAccess {
    /// The clients' settings for reading skinfolds, and the reference values for ranks.
    public var skinfolds: Skinfolds { Skinfolds(access: access) }
}

extension SkinfoldProfile {
    /// The profile of a client that the trainer may see.
    static func read(of client: Identifier<Client>, _ db: Database) throws -> SkinfoldProfile {
        let sql = "SELECT sites, formula, density, summary FROM skinfold_profile WHERE client = ?"
        return try db.first(sql, client, decode: SkinfoldProfile.init(row:)) ?? SkinfoldProfile()
    }

    /// A trainer's reference values for ranks.
    static func references(
        _ sex: Sex, of trainer: Identifier<Trainer>?, _ db: Database
    ) throws -> [SkinfoldSite: Double] {
        let sql = "SELECT site, hundredths_mm FROM skinfold_reference WHERE trainer = ? AND sex = ?"
        let rows = try db.all(sql, trainer, sex.rawValue) {
            ($0.raw(0) as SkinfoldSite?, Double($0[1] as Int) / 100)
        }
        return Dictionary(rows.compactMap { site, value in site.map { ($0, value) } }) { first, _ in first }
    }

    /// The columns of its row.
    fileprivate var columns: RowChange.Columns {
        [
            ("sites", sites.map(\.rawValue).joined(separator: ",")), ("formula", formula), ("density", density),
            ("summary", summary),
        ]
    }

    private init(row: Row) {
        let blank = SkinfoldProfile()
        let sites = row.text(0).split(separator: ",").compactMap { SkinfoldSite(rawValue: String($0)) }
        self.init(
            sites: sites.isEmpty ? blank.sites : sites, formula: row.raw(1) ?? blank.formula,
            density: row.raw(2) ?? blank.density, summary: row.raw(3) ?? blank.summary)
    }
}

extension BodyFatFormula: Storable {}
extension DensityFormula: Storable {}
extension FoldReading.Summary: Storable {}

/// The measurements of clients besides skinfolds.
public struct MeasureProfiles {
    package let access: Access

    /// The columns of a client's sheet of girths; all if nothing is set.
    public func get(of client: Identifier<Client>) throws(StoreError) -> MeasureProfile {
        try access.read(of: client) { db, _ in try MeasureProfile.read(of: client, db) }
    }

    /// Writes the differences between the old and the new columns of the sheet.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(
        from old: MeasureProfile, to new: MeasureProfile, of client: Identifier<Client>
    ) throws(StoreError) {
        try access.change { change in
            let name = Label.name(try change.clients.get(client).name)
            try change.name(.set, .measureProfile, of: client)
            let now = try MeasureProfile.read(of: client, change.db)
            let row = RowChange(from: old.columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: .ofClient(.measureProfile, name))
            try change.db.put("measure_profile", key: [("client", client)], row)
        }
    }
}

extension DiaryAccess {
    /// The measurements of clients besides skinfolds.
    public var measureProfiles: MeasureProfiles { MeasureProfiles(access: access) }
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

extension BodyMeasurements {
    /// All measurements of a client, and weigh-ins on request, ranked by the acting trainer's references.
    public func course(
        of client: Identifier<Client>, withWeights: Bool = true
    ) throws(StoreError) -> BodyCourse {
        try access.read(of: client) { db, client in
            try BodyCourse.read(client, withWeights: withWeights, for: access.viewer, db)
        }
    }

    /// The goals of a client.
    public func goals(of client: Identifier<Client>) throws(StoreError) -> [BodyQuantity: BodyGoal] {
        try access.read(of: client) { db, _ in
            try BodyGoal.read(of: client, db)
        }
    }

    /// Sets a client's goal for a quantity; nil removes it.
    ///
    /// - Throws: `changedMeanwhile` if it was changed since.
    public func setGoal(
        _ goal: BodyGoal?, replacing old: BodyGoal? = nil, of quantity: BodyQuantity, _ client: Identifier<Client>
    ) throws(StoreError) {
        try access.change { change in
            let name = Label.name(try change.clients.get(client).name)
            try change.name(goal == nil ? .delete : .set, .bodyGoal, of: client, [.kind: quantity.key])
            let now = try BodyGoal.read(of: client, change.db)[quantity]
            guard now == old || now == goal else {
                throw StoreError.changedMeanwhile(record: .ofClient(.bodyGoal, name), fields: ["thousandths"])
            }
            try change.db.run("DELETE FROM body_goal WHERE client = ? AND quantity = ?", client, quantity.key)
            guard let goal else { return }
            let columns = "client, quantity, thousandths, by_day, start_thousandths"
            try change.db.run(
                "INSERT INTO body_goal (\(columns)) VALUES (?, ?, ?, ?, ?)", client, quantity.key,
                BodyGoal.thousandths(goal.value), goal.by, goal.start.map(BodyGoal.thousandths))
        }
    }
}

extension BodyCourse {
    /// The measurements of a client that the trainer may see.
    ///
    /// - Parameter newest: only that many of the newest ones.
    static func read(
        _ client: Client, withWeights: Bool = false, newest: Int = .max, for viewer: Identifier<Trainer>, _ db: Database
    ) throws -> BodyCourse {
        let condition = Condition("b.client = ?", client.id)
        let measurements: [BodyMeasurement] =
            newest == .max
            ? try db.list(condition, order: BodyMeasurement.order)
            : try db.list(condition, order: BodyMeasurement.newestFirst, limit: newest).reversed()
        return BodyCourse(
            of: client,
            weighIns: withWeights ? try WeighIn.read(of: client.id, from: .earliest, through: .latest, db) : [],
            measurements: measurements, profile: try SkinfoldProfile.read(of: client.id, db),
            references: try client.sex.map { try SkinfoldProfile.references($0, of: viewer, db) } ?? [:])
    }
}

extension BodyGoal {
    fileprivate static func read(
        of client: Identifier<Client>, _ db: Database
    ) throws -> [BodyQuantity: BodyGoal] {
        let sql = "SELECT quantity, thousandths, by_day, start_thousandths FROM body_goal WHERE client = ?"
        let goals = try db.all(sql, client) { row -> BodyGoal? in
            BodyQuantity(key: row.text(0)).map {
                BodyGoal(
                    $0, value: Double(row[1] as Int) / 1000, by: row.optionalDay(2),
                    start: (row[3] as Int?).map { Double($0) / 1000 })
            }
        }
        return Dictionary(goals.compactMap { $0 }.map { ($0.quantity, $0) }) { first, _ in first }
    }

    fileprivate static func thousandths(_ value: Double) -> Int { Int((min(max(value, -1e9), 1e9) * 1000).rounded()) }
}
