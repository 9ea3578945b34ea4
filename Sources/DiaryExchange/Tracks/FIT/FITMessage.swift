/// One message of a FIT file with the whole numbers in it.
struct FITMessage {
    /// Its number in the profile: 20 is a record.
    var number = 0
    /// Where it begins in the file.
    var offset = 0
    /// Seconds since the FIT epoch, where the message says or a compressed header counts it.
    var timestamp: Int?
    private var fields: [(number: UInt8, value: Int)] = []

    /// The value of a field; nil where it is missing or marked as invalid.
    subscript(_ field: UInt8) -> Int? { fields.first { $0.number == field }?.value }

    /// Takes a value.
    mutating func add(_ value: Int, field: UInt8) { fields.append((field, value)) }

    /// Becomes an empty message at a place.
    mutating func begin(_ number: Int, at offset: Int) {
        self.number = number
        self.offset = offset
        timestamp = nil
        fields.removeAll(keepingCapacity: true)
    }
}
