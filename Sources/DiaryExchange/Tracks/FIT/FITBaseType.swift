/// The whole-number types of FIT fields; text and fractions hold nothing that a run needs.
enum FITBaseType: UInt8 {
    case enumeration = 0x00
    case sint8 = 0x01
    case uint8 = 0x02
    case uint8z = 0x0A
    case sint16 = 0x83
    case uint16 = 0x84
    case uint16z = 0x8B
    case sint32 = 0x85
    case uint32 = 0x86
    case uint32z = 0x8C

    /// Bytes of one value.
    var size: Int {
        switch self {
        case .enumeration, .sint8, .uint8, .uint8z: 1
        case .sint16, .uint16, .uint16z: 2
        case .sint32, .uint32, .uint32z: 4
        }
    }

    /// The value of these bits; nil where they mean that there is none.
    func value(_ bits: UInt64) -> Int? {
        switch self {
        case .enumeration, .uint8, .uint16, .uint32:
            bits == UInt64(1) << UInt64(8 * size) - 1 ? nil : Int(bits)
        case .uint8z, .uint16z, .uint32z: bits == 0 ? nil : Int(bits)
        case .sint8: bits == 0x7F ? nil : Int(Int8(truncatingIfNeeded: bits))
        case .sint16: bits == 0x7FFF ? nil : Int(Int16(truncatingIfNeeded: bits))
        case .sint32: bits == 0x7FFF_FFFF ? nil : Int(Int32(truncatingIfNeeded: bits))
        }
    }
}
