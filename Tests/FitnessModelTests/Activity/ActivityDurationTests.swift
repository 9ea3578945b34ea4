import FitnessModel
import Testing

@Suite("Durations of activities")
struct ActivityDurationTests {
    @Test(
        "Typed durations are read",
        arguments: [
            ("30", 1800), ("0", 0), ("90", 5400), ("1:30", 5400), ("0:05", 300), ("1:15:30", 4530), ("1h30", 5400),
            ("1h", 3600), ("1 h 30 min", 5400), ("1.5h", 5400), ("1,5 h", 5400), ("90 min", 5400), ("90m", 5400),
            ("45'", 2700), ("45'30", 2730), ("45s", 45), ("2 hours", 7200), ("1H30M", 5400), (" 20 ", 1200),
            ("7.5", 450), ("24:00", 86_400), ("25h", 90_000), ("100:00", 360_000),
        ])
    func read(text: String, seconds: Int) {
        #expect(ActivityDuration.read(text) == seconds)
    }

    @Test(
        "Text that is not a duration is not guessed",
        arguments: [
            "", " ", "x", "1:", ":30", "1:5", "1:75", "1:30:75", "1:2:3:4", "-5", "1h1h", "30 min 1h", "1h 2 3",
            "30 kg", "1.5:30", "9999999", "1\u{0}", "½", "١", "1e3", "::", "h", "1h-5", "1:+5", "+1:30",
        ])
    func wrong(text: String) {
        #expect(ActivityDuration.read(text) == nil)
    }

    @Test("Durations as shown and as typed into a field")
    func write() {
        #expect(ActivityDuration.text(1800) == "30 min")
        #expect(ActivityDuration.text(5400) == "1 h 30 min")
        #expect(ActivityDuration.text(7200) == "2 h")
        #expect(ActivityDuration.text(45) == "45 s")
        #expect(ActivityDuration.text(0) == "0 min")
        #expect(ActivityDuration.typed(1800) == "30")
        #expect(ActivityDuration.typed(5400) == "1:30")
    }

    @Test("The text in a field reads back as the same duration")
    func roundTrip() {
        for seconds in stride(from: 1, through: 86_400, by: 37) {
            #expect(ActivityDuration.read(ActivityDuration.typed(seconds)) == seconds)
            #expect(ActivityDuration.read(ActivityDuration.text(seconds)) == seconds)
        }
    }

    @Test("METs are read with a point or comma")
    func met() {
        #expect(METText.read("4.5") == 4500)
        #expect(METText.read("4,5 MET") == 4500)
        #expect(METText.read("10") == 10_000)
        #expect(METText.read("fast") == nil)
        #expect(METText.read("4.5 kg") == nil)
        #expect(METText.number(4500) == "4.5")
        #expect(METText.number(10_000) == "10")
    }
}
