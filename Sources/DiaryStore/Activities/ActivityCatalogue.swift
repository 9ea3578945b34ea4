import CEmbedded
import FitnessModel
import GRDB

/// The activities that Spotter brings. Their ids are the codes of the compendium.
enum ActivityCatalogue {
    /// What is under this heading is a run; walking is not.
    private static let runs = "Running"

    /// Puts the catalogue into the file, also over that of an older Spotter. Not journaled: nobody did it.
    static func fill(_ db: Database) throws {
        for row in CatalogueTable(.activities).rows {
            guard row.count == 4, let id = Int(row[0]), let met = CatalogueTable.thousandths(row[3]) else { continue }
            let (heading, name) = (row[1], row[2])
            try db.put(
                "activity", key: [("id", id)],
                [
                    ("heading", heading), ("name", name), ("name_key", name.searchKey), ("met_milli", met),
                    ("is_run", heading == runs),
                ])
        }
    }
}
