import FitnessModel
import Foundation
import GRDB

/// The domain's values by column number. The schema checks what it stores; what it cannot check falls back quietly.
extension Row {
    func text(_ column: Int) -> String { (self[column] as ExactText).string }

    func optionalText(_ column: Int) -> String? { (self[column] as ExactText?)?.string }

    func id<Record>(_ column: Int) -> Identifier<Record> { Identifier(rawValue: self[column]) }

    func optionalID<Record>(_ column: Int) -> Identifier<Record>? {
        (self[column] as Int64?).map(Identifier.init(rawValue:))
    }

    func day(_ column: Int) -> Day { Day(iso: self[column]) ?? .earliest }

    func optionalDay(_ column: Int) -> Day? { (self[column] as String?).flatMap(Day.init(iso:)) }

    func date(_ column: Int) -> Date? { (self[column] as Int64?).map(Date.init(storedMilliseconds:)) }

    func mass(_ column: Int) -> Mass? { (self[column] as Int?).map(Mass.init(grams:)) }

    func length(_ column: Int) -> Length? { (self[column] as Int?).map(Length.init(millimetres:)) }

    func energy(_ column: Int) -> Energy? { (self[column] as Int?).map(Energy.init(calories:)) }

    func flag(_ column: Int) -> Bool { self[column] }

    func raw<Value: RawRepresentable>(_ column: Int) -> Value? where Value.RawValue == String {
        (self[column] as String?).flatMap(Value.init(rawValue:))
    }
}
