extension Sequence<UInt8> {
    /// The sum of these bytes by Fowler, Noll and Vo (FNV-1a, 64 bits): the same in every run of the program, which Swift's
    /// own hashes are not. What stands in diaries was made by it.
    @inlinable
    public func checksum() -> UInt64 {
        reduce(0xCBF2_9CE4_8422_2325) { sum, byte in (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
