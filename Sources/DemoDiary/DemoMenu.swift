import DiaryStore
import FitnessModel

/// The menu of the made-up clients, by the numbers of the catalogue.
enum DemoMenu {
    /// A food on the plate.
    enum Helping {
        /// In thousandths of its first portion.
        case counted(_ food: Int64, _ portions: Int = 1000)
        /// In grams for an appetite of one.
        case weighed(_ food: Int64, _ grams: Int)

        var food: Int64 {
            switch self {
            case .counted(let food, _), .weighed(let food, _): food
            }
        }
    }

    /// A meal as a whole.
    typealias Plate = [Helping]

    static let plates: [Meal: [Plate]] = [
        .breakfast: [
            [.weighed(8120, 60), .weighed(1079, 200), .counted(9040), .counted(14209)],
            [.counted(18075, 2000), .weighed(1001, 10), .counted(1129, 2000), .counted(11529), .counted(14209)],
            [.weighed(1117, 200), .weighed(8120, 40), .counted(19296), .counted(9003)],
            [.counted(1132, 3000), .counted(18075, 2000), .counted(14209, 2000)],
            [.counted(18075, 2000), .weighed(1001, 10), .counted(7028, 3000), .counted(14209)],
        ],
        .lunch: [
            [.weighed(5747, 170), .weighed(20045, 220), .weighed(11090, 150)],
            [.weighed(13454, 180), .counted(11367, 2000), .weighed(11205, 120)],
            [.weighed(20121, 260), .weighed(6931, 150), .counted(1018)],
            [.weighed(16070, 250), .counted(18075), .counted(11529)],
            [.weighed(15237, 150), .weighed(20045, 200), .weighed(11091, 150)],
        ],
        .dinner: [
            [.counted(18075, 2000), .weighed(7028, 50), .weighed(11205, 100)],
            [.weighed(15121, 120), .weighed(11529, 150), .counted(4053), .counted(18075)],
            [.weighed(5064, 150), .counted(11674), .weighed(11205, 100)],
            [.counted(1129, 3000), .weighed(11529, 200), .counted(18075, 2000)],
            [.weighed(1016, 200), .counted(18075, 2000), .weighed(11529, 100)],
        ],
        .snack: [
            [.counted(9040)], [.counted(9003)], [.counted(12061)], [.counted(19904)], [.counted(1287)],
            [.counted(9200)], [.counted(14003)], [.counted(21108)],
        ],
    ]

    /// Every food that is on some plate.
    static let foods: Set<Int64> = Set(plates.values.joined().joined().map(\.food))

    /// Their activities besides training, by the codes of the compendium, with the usual minutes.
    static let activities: [(code: Int64, minutes: Int)] = [
        (15255, 90), (2175, 60), (1014, 60), (1011, 25), (18310, 40), (17190, 45),
    ]
}
