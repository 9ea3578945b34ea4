import FitnessModel
import Testing

@Suite("Checksums")
struct ChecksumTests {
    @Test(
        "The authors' own examples",
        arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
    func examples(text: String, sum: UInt64) {
        #expect(text.utf8.checksum() == sum)
    }
}
