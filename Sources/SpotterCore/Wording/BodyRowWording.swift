package import DiaryExchange
import FitnessModel
package import Phrases

extension BodyRow.Issue {
    /// The problem and its fix, or the decision.
    package var wording: Phrase {
        switch self {
        case .empty: "nothing to read. Copy a row of cells."
        case .moreRows(let count):
            "\(count, one: "further row", other: "further rows") not read. Import the sheet as a file (I)."
        case .cell(let place, let title, let reason):
            title.isEmpty ? "Cell \(place): \(reason.wording)" : "Cell \(place), \(title): \(reason.wording)"
        case .fold(let place, let site, let reason): "Cell \(place), \(site.name): \(reason.wording)"
        case .unreadable(let cells, let sites):
            "\(cells, one: "cell does", other: "cells do") not fit a row of \(sites, one: "site", other: "sites"). Copy the titles, too."
        case .ambiguous(let readings):
            "the row can be read in several ways: \(list: readings.map(\.wording), separator: "; "). Copy the titles, too."
        case .taken(let reading): "the row was read as \(reading.wording). Copy the titles, too, if that is wrong."
        case .sumDiffers(let stated, let folds):
            "the sum \(stated) differs from the sum of the folds, \(folds). Check them."
        case .unknownTitle(let title): "\"\(title)\" was left out: it is neither a site nor a measure."
        }
    }
}

extension BodyRow.Interpretation {
    /// The cells in order: "weight, 13 folds (Chest 12)".
    fileprivate var wording: Phrase {
        let folds: Phrase = "\(folds, one: "fold", other: "folds")"
        let named: Phrase = first.map { "\(folds) (\($0.site.name) \($0.text))" } ?? folds
        return (leading.map(\.wording) + [named]).joined(separator: ", ")
    }
}

extension BodyRow.LeadingCell {
    fileprivate var wording: Phrase {
        switch self {
        case .age: "age"
        case .height: "height"
        case .weight: "weight"
        case .lean: "lean mass"
        case .fat: "body fat"
        }
    }
}
