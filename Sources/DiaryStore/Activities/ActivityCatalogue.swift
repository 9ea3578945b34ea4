import CCatalogue
import FitnessModel
import GRDB

extension DiaryAccess {
    /// Puts the activities that Spotter brings into the file; the part of `fillCatalogue` that is about activities.
    static func fillActivities(_ db: Database) throws { try ActivityCatalogue.fill(db) }
}

/// The activities that Spotter brings. Their ids are the codes of the compendium.
enum ActivityCatalogue {
    /// What is under this heading is a run; walking is not.
    private static let runs = "Running"

    /// Puts the catalogue into the file, also over that of an older Spotter. Not journaled: nobody did it.
    static func fill(_ db: Database) throws {
        let sql = """
            INSERT INTO activity (id, heading, name, name_key, met_milli, is_run) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET heading = excluded.heading, name = excluded.name,
                name_key = excluded.name_key, met_milli = excluded.met_milli, is_run = excluded.is_run
            """
        for line in lines {
            try db.run(
                sql, line.id, line.heading, line.name, line.name.searchKey, line.met, line.heading == runs)
        }
    }

    /// One activity of the file.
    struct Line: Sendable {
        let id: Int
        let heading: String
        let name: String
        /// In thousandths.
        let met: Int
    }

    /// All of them, as they stand in the file.
    static let lines: [Line] = {
        let table = CatalogueTable(spotter_activities_csv(), length: spotter_activities_csv_length())
        return table.rows.compactMap { row in
            guard row.count == 4, let id = Int(row[0]), let met = CatalogueTable.thousandths(row[3]) else { return nil }
            return Line(id: id, heading: row[1], name: row[2], met: met)
        }
    }()
}
