import FitnessModel
import Foundation
import GRDB

/// A value in the diary's file.
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

/// A value of the domain that can be stored.
protocol Storable: SendableMetatype {
    var stored: Stored { get }
    /// The value of a row at this column; nil if it is NULL or unknown.
    static func read(_ row: Row, at column: Int) -> Self?
}

extension Int: Storable {
    var stored: Stored { .integer(Int64(self)) }
    static func read(_ row: Row, at column: Int) -> Self? { row[column] as Int? }
}

extension Int64: Storable {
    var stored: Stored { .integer(self) }
    static func read(_ row: Row, at column: Int) -> Self? { row[column] as Int64? }
}

extension Bool: Storable {
    var stored: Stored { .integer(self ? 1 : 0) }
    static func read(_ row: Row, at column: Int) -> Bool? { row.flag(column) }
}

extension String: Storable {
    var stored: Stored { .text(self) }
    static func read(_ row: Row, at column: Int) -> Self? { row.optionalText(column) }
}

extension Identifier: Storable {
    var stored: Stored { .integer(rawValue) }
    static func read(_ row: Row, at column: Int) -> Self? { row.optionalID(column) }
}

extension Day: Storable {
    var stored: Stored { .text(iso) }
    static func read(_ row: Row, at column: Int) -> Self? { row.optionalDay(column) }
}

extension Date: Storable {
    var stored: Stored { .integer(storedMilliseconds) }
    static func read(_ row: Row, at column: Int) -> Self? { row.date(column) }
}

extension Mass: Storable {
    var stored: Stored { .integer(Int64(grams)) }
    static func read(_ row: Row, at column: Int) -> Self? { row.mass(column) }
}

extension Length: Storable {
    var stored: Stored { .integer(Int64(millimetres)) }
    static func read(_ row: Row, at column: Int) -> Self? { row.length(column) }
}

extension Energy: Storable {
    var stored: Stored { .integer(Int64(calories)) }
    static func read(_ row: Row, at column: Int) -> Self? { row.energy(column) }
}

extension Effort: Storable {
    var stored: Stored { .integer(Int64(min(max(rpeTenths, 0), 100))) }
    static func read(_ row: Row, at column: Int) -> Self? { (row[column] as Int?).map { .rpe(tenths: $0) } }
}

extension Optional: Storable where Wrapped: Storable {
    var stored: Stored { self?.stored ?? .null }
    static func read(_ row: Row, at column: Int) -> Wrapped?? { .some(Wrapped.read(row, at: column)) }
}

/// The words of the domain, as spelt in code.
extension Storable where Self: RawRepresentable, RawValue == String {
    var stored: Stored { .text(rawValue) }
    static func read(_ row: Row, at column: Int) -> Self? { row.raw(column) }
}

extension Sex: Storable {}
extension MassUnit: Storable {}
extension UnitKind: Storable {}
extension Category.Kind: Storable {}
extension Badge.Counted: Storable {}
