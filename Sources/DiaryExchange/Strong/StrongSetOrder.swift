/// What Strong's column "Set Order" says of a row.
enum StrongSetOrder: Equatable {
    case number(Int)
    case warmUp, drop, failure
    /// No set: the rest after one.
    case restTimer
    /// No set: a note on the exercise.
    case note

    /// An empty field is a set without a number.
    static func read(_ field: CSVField) throws(FieldFault) -> StrongSetOrder? {
        let bytes = field.trimmed
        guard let first = bytes.first else { return nil }
        if (0x30...0x39).contains(first) {
            guard let number = try? FieldNumber.read(field).whole else {
                throw FieldFault(.setOrderUnknown(field.excerpt))
            }
            return .number(number)
        }
        switch field.excerpt.lowercased() {
        case "w": return .warmUp
        case "d": return .drop
        case "f": return .failure
        case "rest timer": return .restTimer
        case "note", "notes": return .note
        default: throw FieldFault(.setOrderUnknown(field.excerpt))
        }
    }
}
