extension Sequence<UInt8> {
    /// The checksum of these bytes by Fowler, Noll and Vo (FNV-1a, 64 bits): the same in every run, unlike Swift's own
    /// hashes. Values in diaries depend on it.
    @inlinable
    public func checksum() -> UInt64 {
        reduce(0xCBF2_9CE4_8422_2325) { sum, byte in (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
