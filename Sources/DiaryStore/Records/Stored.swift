import FitnessModel
import Foundation
import GRDB

/// A value as the diary's file keeps it.
enum Stored: Equatable {
    case null
    case integer(Int64)
    case text(String)

    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .text(let text): text.databaseValue
        }
    }
}

/// A value of the domain that the file can keep.
protocol Storable: SendableMetatype {
    var stored: Stored { get }
    /// What a row holds at this place; nil when that is NULL or unknown here.
    init?(row: Row, at column: Int)
}

extension Int: Storable {
    var stored: Stored { .integer(Int64(self)) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row[column] as Int?) }
}

extension Int64: Storable {
    var stored: Stored { .integer(self) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row[column] as Int64?) }
}

extension Bool: Storable {
    var stored: Stored { .integer(self ? 1 : 0) }
    init?(row: Row, at column: Int) { self = row.flag(column) }
}

extension String: Storable {
    var stored: Stored { .text(self) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.optionalText(column)) }
}

extension Identifier: Storable {
    var stored: Stored { .integer(rawValue) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.optionalID(column)) }
}

extension Day: Storable {
    var stored: Stored { .text(iso) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.optionalDay(column)) }
}

extension Date: Storable {
    var stored: Stored { .integer(storedMilliseconds) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.date(column)) }
}

extension Mass: Storable {
    var stored: Stored { .integer(Int64(grams)) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.mass(column)) }
}

extension Length: Storable {
    var stored: Stored { .integer(Int64(millimetres)) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.length(column)) }
}

extension Energy: Storable {
    var stored: Stored { .integer(Int64(calories)) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.energy(column)) }
}

extension Effort: Storable {
    var stored: Stored { .integer(Int64(min(max(rpeTenths, 0), 100))) }
    init?(row: Row, at column: Int) { self.init(unlessNil: (row[column] as Int?).map { .rpe(tenths: $0) }) }
}

extension Optional: Storable where Wrapped: Storable {
    var stored: Stored { self?.stored ?? .null }
    init?(row: Row, at column: Int) { self = Wrapped(row: row, at: column) }
}

/// The words of the domain: as they are spelt in code.
extension Storable where Self: RawRepresentable, RawValue == String {
    var stored: Stored { .text(rawValue) }
    init?(row: Row, at column: Int) { self.init(unlessNil: row.raw(column)) }
}

extension Sex: Storable {}
extension MassUnit: Storable {}
extension UnitKind: Storable {}
extension Category.Kind: Storable {}

extension Storable {
    /// Itself where there is one.
    fileprivate init?(unlessNil value: Self?) {
        guard let value else { return nil }
        self = value
    }
}
