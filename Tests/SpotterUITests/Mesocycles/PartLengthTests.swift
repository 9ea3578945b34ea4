import Testing

@testable import TrainingUI

@Suite("Lengths as trainers write them")
struct PartLengthTests {
    @Test(
        "Weeks, days and both are read; a plain number is weeks",
        arguments: [("4w", 28), ("10d", 10), ("3w 2d", 23), ("3W2D", 23), ("4", 28), (" 1 w ", 7)])
    func read(_ text: String, _ days: Int) { #expect(PartLength.read(text) == days) }

    @Test(
        "Text that is not a length is nil",
        arguments: ["", "w", "soon", "4x", "w4", "-4w", "0d", "0", "4w 2", "99999w", "½w"])
    func refuse(_ text: String) { #expect(PartLength.read(text) == nil) }

    @Test(
        "A shift has a sign",
        arguments: [("1w", 7), ("+3d", 3), ("-3d", -3), ("-1w 1d", -8), ("- 2w", -14)])
    func shift(_ text: String, _ days: Int) { #expect(PartLength.readShift(text) == days) }

    @Test("Text that is not a shift is nil", arguments: ["", "-", "+", "--3d", "x", "tomorrow"])
    func refuseShift(_ text: String) { #expect(PartLength.readShift(text) == nil) }

    @Test("The text in the field reads back equal", arguments: [1, 6, 7, 10, 28, 730])
    func back(_ days: Int) { #expect(PartLength.read(PartLength.entry(days)) == days) }
}
