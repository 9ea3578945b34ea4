public import FitnessModel
import GRDB

extension DiaryAccess {
    /// How a client's folds are read; what counts for everybody until something is said.
    public func skinfoldProfile(of client: Identifier<Client>) throws(StoreError) -> SkinfoldProfile {
        try read(of: client) { db, _ in try SkinfoldProfile.read(of: client, db) }
    }

    /// Writes what differs between how a client's folds were read, and how they shall be.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func updateSkinfoldProfile(
        from old: SkinfoldProfile = SkinfoldProfile(), to new: SkinfoldProfile, of client: Identifier<Client>
    ) throws(StoreError) {
        try change { change in
            let name = Label.name(try change.clients.get(client).name)
            change.name("Set how the folds of \(name) are read")
            let now = try SkinfoldProfile.read(of: client, change.db)
            let row = RowChange(from: old.columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: "The skinfold sheet of \(name)")
            try change.db.put("skinfold_profile", key: [("client", client)], row)
        }
    }

    /// Against what the acting trainer ranks folds, in millimetres, where he said so.
    public func skinfoldReferences(_ sex: Sex) throws(StoreError) -> [SkinfoldSite: Double] {
        try read { db in try SkinfoldProfile.references(sex, of: viewer, db) }
    }

    /// Says against what a fold of a site is ranked; nil takes Spotter's own value again.
    public func setSkinfoldReference(
        _ millimetres: Double?, of site: SkinfoldSite, _ sex: Sex
    ) throws(StoreError) {
        try change("Set the reference of \(site.name)") { change in
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

extension SkinfoldProfile {
    /// The profile of a client whom the trainer may see.
    static func read(of client: Identifier<Client>, _ db: Database) throws -> SkinfoldProfile {
        let sql = "SELECT sites, formula, density, summary FROM skinfold_profile WHERE client = ?"
        return try db.first(sql, client, decode: SkinfoldProfile.init(row:)) ?? SkinfoldProfile()
    }

    /// Against what a trainer ranks folds.
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
