import CCatalogue
import FitnessModel

/// The catalogue of foods that is built into the program.
enum Catalogue {
    /// Changes whenever one of the files does; stands in the diary once it is filled.
    static let version = [
        sum(spotter_foods_csv(), spotter_foods_csv_length()),
        sum(spotter_portions_csv(), spotter_portions_csv_length()),
        sum(spotter_activities_csv(), spotter_activities_csv_length()),
    ].map { String($0, radix: 16) }.joined(separator: "-")

    /// Fowler, Noll and Vo's sum of a text, variant 1a.
    private static func sum(_ text: UnsafePointer<CChar>, _ length: Int) -> UInt64 {
        UnsafeBufferPointer(start: text, count: length).reduce(0xcbf2_9ce4_8422_2325) { sum, byte in
            (sum ^ UInt64(UInt8(bitPattern: byte))) &* 0x100_0000_01b3
        }
    }

    /// The groups with their numbers, which never change.
    static let groups: [(number: Int64, name: String)] = [
        (1, "Beans and soya"), (2, "Beef"), (3, "Bread and cakes"), (4, "Breakfast cereals"), (5, "Dairy and eggs"),
        (6, "Drinks"), (7, "Fast food"), (8, "Fats and oils"), (9, "Fish and seafood"), (10, "Fruit and juices"),
        (11, "Grains and pasta"), (12, "Lamb, veal, game"), (13, "Nuts and seeds"), (14, "Pork"), (15, "Poultry"),
        (16, "Ready meals"), (17, "Restaurant food"), (18, "Sausages and cold cuts"), (19, "Snacks"),
        (20, "Soups and sauces"), (21, "Spices and herbs"), (22, "Sweets"), (23, "Vegetables"),
    ]

    /// A food with the number of its source, its figures per 100 g and its portions, the natural one first.
    struct Entry {
        let number: Int64
        let group: Int64?
        let name: String
        let nutrients: [Int?]
        var portions: [(name: String, thousandths: Int)]
    }

    /// All foods.
    static func foods() -> [Entry] {
        let numbers = Dictionary(groups.map { ($0.name, $0.number) }) { first, _ in first }
        var measures: [String: [(name: String, thousandths: Int)]] = [:]
        for row in CatalogueTable(spotter_portions_csv(), length: spotter_portions_csv_length()).rows {
            guard row.count == 3, let amount = CatalogueTable.thousandths(row[2]), amount > 0 else { continue }
            measures[row[0], default: []].append((row[1], amount))
        }
        return CatalogueTable(spotter_foods_csv(), length: spotter_foods_csv_length()).rows.compactMap { row in
            guard row.count == 12, let number = Int64(row[0]), let energy = CatalogueTable.thousandths(row[3]) else {
                return nil
            }
            var portions: [(name: String, thousandths: Int)] = []
            if !row[10].isEmpty, let amount = CatalogueTable.thousandths(row[11]), amount > 0 {
                portions.append((row[10], amount))
            }
            for measure in measures[row[0]] ?? []
            where !portions.contains(where: { $0.name == measure.name && $0.thousandths == measure.thousandths }) {
                portions.append(measure)
            }
            // Sodium is in milligrams already, the others are in grams.
            let sodium = CatalogueTable.thousandths(row[9]).map { ($0 + 500) / 1000 }
            return Entry(
                number: number, group: numbers[row[1]], name: row[2],
                nutrients: [energy] + row[4...8].map(CatalogueTable.thousandths) + [sodium], portions: portions)
        }
    }
}
