import FitnessModel
import Foundation
import GRDB

/// A value as the diary's file keeps it.
enum Stored {
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
protocol Storable {
    var stored: Stored { get }
}

extension Int: Storable {
    var stored: Stored { .integer(Int64(self)) }
}

extension Int64: Storable {
    var stored: Stored { .integer(self) }
}

extension Bool: Storable {
    var stored: Stored { .integer(self ? 1 : 0) }
}

extension String: Storable {
    var stored: Stored { .text(self) }
}

extension Identifier: Storable {
    var stored: Stored { .integer(rawValue) }
}

extension Day: Storable {
    var stored: Stored { .text(iso) }
}

extension Date: Storable {
    var stored: Stored { .integer(storedMilliseconds) }
}

extension Mass: Storable {
    var stored: Stored { .integer(Int64(grams)) }
}

extension Length: Storable {
    var stored: Stored { .integer(Int64(millimetres)) }
}

extension Energy: Storable {
    var stored: Stored { .integer(Int64(calories)) }
}

extension Effort: Storable {
    var stored: Stored { .integer(Int64(min(max(rpeTenths, 0), 100))) }
}

extension Optional: Storable where Wrapped: Storable {
    var stored: Stored { self?.stored ?? .null }
}
