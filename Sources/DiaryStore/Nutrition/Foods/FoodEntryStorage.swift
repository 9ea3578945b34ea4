package import FitnessModel
import GRDB

extension FoodEntry: NamedRecord {
    package static let storage = Storage<FoodEntry>(
        .foodEntry, as: "e", visible: Visibility.client(of: "e.client"),
        [
            .fixed("client", \.client), StoredColumn("day", \.day),
            StoredColumn("minute", \.minute) { $0.map { min(max($0, 0), 1439) } }, StoredColumn("meal", \.meal),
            StoredColumn("food", \.food), StoredColumn("name", \.name),
            StoredColumn("amount_milli", \.thousandths) { $0.map { max($0, 0) } },
            StoredColumn("portion_milli", \.portionThousandths), StoredColumn("portion_name", \.portionName),
            StoredColumn("portion_count_milli", \.portionCount) { $0.map { max($0, 0) } },
            // The last one of the amounts: it is the unit of all of them.
            StoredColumn("unit", \.unit), StoredColumn("note", \.note), .fixed("source", \.source),
        ] + StoredColumn.nutrients(\.nutrients.energy) { \.nutrients[$0] })

    /// In the order of a day: by meal, then by time (those without one last), then as they were entered.
    static let order = """
        CASE e.meal WHEN 'breakfast' THEN 0 WHEN 'lunch' THEN 1 WHEN 'dinner' THEN 2 ELSE 3 END,
        e.minute IS NULL, e.minute, e.id
        """

    package init(blank id: Identifier<FoodEntry>) {
        self.init(id: id, day: .earliest, meal: .snack, name: "", nutrients: Nutrients(energy: .zero))
    }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails { [.name: name, .meal: meal.rawValue] }
}

/// Amount and serving as the columns have them.
extension FoodEntry {
    fileprivate var thousandths: Int? {
        get { amount?.thousandths }
        set { amount = newValue.map { FoodAmount(thousandths: $0, unit) } }
    }

    /// An empty portion counts as none.
    private var portion: Serving? { serving.flatMap { $0.portion.amount.thousandths > 0 ? $0 : nil } }

    fileprivate var portionThousandths: Int? {
        get { portion?.portion.amount.thousandths }
        set {
            let amount = newValue.map { FoodAmount(thousandths: $0, unit) }
            serving = amount.map {
                Serving(portion: FoodPortion(name: portionName ?? "", amount: $0), count: portionCount ?? 1000)
            }
        }
    }

    fileprivate var portionName: String? {
        get { portion?.portion.name }
        set { serving?.portion.name = newValue ?? "" }
    }

    fileprivate var portionCount: Int? {
        get { portion?.count }
        set { serving?.count = newValue ?? 1000 }
    }

    fileprivate var unit: FoodAmount.Unit {
        get { amount?.unit ?? .g }
        set {
            amount?.unit = newValue
            serving?.portion.amount.unit = newValue
        }
    }
}

extension Meal: Storable {}
