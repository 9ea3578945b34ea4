import FitnessModel
import TerminalKit

/// A column of the skinfold sheet.
enum SkinfoldColumn: Hashable, Sendable {
    case day, age, height, weight, lean, fat
    case site(SkinfoldSite)
    case sum

    /// The columns before the sites.
    static let head: [SkinfoldColumn] = [.day, .age, .height, .weight, .lean, .fat]

    /// What is computed is not typed.
    var isTyped: Bool {
        switch self {
        case .day, .height, .weight, .site: true
        case .age, .lean, .fat, .sum: false
        }
    }

    /// A number starts with a digit, which is then text and no other pane.
    var isNumber: Bool { isTyped && self != .day }

    /// What stands over the column.
    var title: String {
        switch self {
        case .day: "Day"
        case .age: "Age"
        case .height: "Ht"
        case .weight: "Weight"
        case .lean: "Lean"
        case .fat: "Fat%"
        case .site(let site): site.short
        case .sum: "SUM"
        }
    }

    /// What the panel calls it.
    var name: String {
        switch self {
        case .day: "Day"
        case .age: "Age"
        case .height: "Height"
        case .weight: "Weight"
        case .lean: "Lean mass"
        case .fat: "Body fat"
        case .site(let site): site.name
        case .sum: "Sum of the folds"
        }
    }

    /// How wide it is; a site has its rank beside the fold.
    var width: Int {
        switch self {
        case .day: 9
        case .age: 3
        case .height: 5
        case .weight: 6
        case .lean, .fat: 5
        case .site: 7
        case .sum: 6
        }
    }
}
