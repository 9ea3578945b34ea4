package import FitnessModel
import Foundation
import SpotterCore
import TerminalKit

/// Which columns a sheet of measurements shows.
package enum BodySheet: Hashable, Sendable {
    case folds, girths

    /// The columns at the left, which do not scroll.
    var head: [BodySheetColumn] {
        switch self {
        case .folds: [.day, .age, .height, .weight, .lean, .fat]
        case .girths: [.day, .height, .weight]
        }
    }

    /// The columns at the right, which do not scroll.
    var tail: [BodySheetColumn] {
        switch self {
        case .folds: [.sum]
        case .girths: [.waistToHeight, .navy]
        }
    }
}

/// A column of a sheet of measurements.
package enum BodySheetColumn: Hashable, Sendable {
    case day, age, height, weight, lean, fat, sum, waistToHeight, navy
    case site(SkinfoldSite)
    case measure(BodyMeasure)
    case own(OwnMeasure)

    /// Whether its cells are typed; computed ones are not.
    var isTyped: Bool {
        switch self {
        case .day, .height, .weight, .site, .measure, .own: true
        case .age, .lean, .fat, .sum, .waistToHeight, .navy: false
        }
    }

    /// Whether its cells are typed along a row after the day.
    var isNumberTyped: Bool { isTyped && self != .day && self != .height }

    /// Whether a character can be part of its value: digits and separators, letters in a day, else those of the unit.
    func takes(_ character: Character) -> Bool {
        if character.isASCII && character.isNumber || ".,/ ".contains(character) { return true }
        return switch self {
        case .day: character.isLetter || "+-".contains(character)
        case .weight: "kglbs".contains(character.lowercased())
        case .height, .site: "cm".contains(character.lowercased())
        case .measure(.pressure): "mhg".contains(character.lowercased())
        case .measure(.pulse): "bpmin".contains(character.lowercased())
        case .measure: "cmin\"″".contains(character.lowercased())
        case .own(let measure): measure.unit.localizedCaseInsensitiveContains(String(character))
        case .age, .lean, .fat, .sum, .waistToHeight, .navy: false
        }
    }

    /// The title of the column.
    var title: Phrase {
        switch self {
        case .day: "Day"
        case .age: "Age"
        case .height: "Ht"
        case .weight: "Weight"
        case .lean: "Lean"
        case .fat: "Fat%"
        case .sum: "SUM"
        case .waistToHeight: "Wst/Ht"
        case .navy: "Navy%"
        case .site(let site): site.short
        case .measure(let measure): measure.short
        case .own(let measure): Phrase(verbatim: TextWidth.truncate(measure.name, to: width))
        }
    }

    /// The name in the panel.
    var name: Phrase {
        switch self {
        case .day: "Day"
        case .age: "Age"
        case .height: "Height"
        case .weight: "Weight"
        case .lean: "Lean mass"
        case .fat: "Body fat"
        case .sum: "Sum of the folds"
        case .waistToHeight: "Waist to height"
        case .navy: "Body fat by the US Navy"
        case .site(let site): site.name
        case .measure(let measure): measure.name
        case .own(let measure): Phrase(verbatim: measure.text)
        }
    }

    /// The name in a draft: a custom measure may have the title of another column.
    var key: String {
        switch self {
        case .day: "Day"
        case .age: "Age"
        case .height: "Height"
        default: quantity?.key ?? ""
        }
    }

    /// The quantity of the column, for charts and differences; nil if it has none.
    var quantity: BodyQuantity? {
        switch self {
        case .day, .age, .height: nil
        case .weight: .weight
        case .lean: .leanMass
        case .fat: .fat
        case .sum: .sum
        case .waistToHeight: .waistToHeight
        case .navy: .navyFat
        case .site(let site): .fold(site)
        case .measure(let measure): .measure(measure)
        case .own(let measure): .own(measure)
        }
    }

    /// Its width in cells, a computed value's at least that of its title; a site shows its rank next to the fold.
    var width: Int {
        switch self {
        case .day: 9
        case .age: 3
        case .height: 5
        case .lean, .fat, .navy: max(5, TextWidth.of(title))
        case .weight, .waistToHeight: max(6, TextWidth.of(title))
        case .sum: max(6, TextWidth.of(title) + 3)
        case .site, .measure, .own: 7
        }
    }
}

extension BodyMeasurement {
    /// The text of a cell for typing.
    func text(in column: BodySheetColumn, unit: MassUnit) -> String {
        switch column {
        case .day: day.iso
        case .height: height?.shown(in: .cm) ?? ""
        case .weight: weight?.shown(in: unit) ?? ""
        case .site(let site): self[fold: site]
        case .measure(let measure): self[measure: measure]
        case .own(let measure): self[own: measure]
        case .age, .lean, .fat, .sum, .waistToHeight, .navy: ""
        }
    }

    /// The row with another text in a cell; nil for an invalid text. Measured values are stored as typed.
    func with(_ text: String, in column: BodySheetColumn, unit: MassUnit, today: Day) -> BodyMeasurement? {
        var changed = self
        let text = text.trimmingBlanks
        switch column {
        case .day:
            guard let day = Day.read(text, today: today) else { return nil }
            if day != self.day { (changed.day, changed.minute) = (day, nil) }
        case .height:
            let height = Length.read(text, unit: .cm)
            guard text.isEmpty || height != nil else { return nil }
            changed.height = height
        case .weight:
            let weight = Mass.read(text, unit: unit)
            guard text.isEmpty || weight != nil else { return nil }
            changed.weight = weight
        case .site(let site): changed[fold: site] = text
        case .measure(let measure): changed[measure: measure] = text
        case .own(let measure): changed[own: measure] = text
        case .age, .lean, .fat, .sum, .waistToHeight, .navy: return nil
        }
        return changed
    }
}
