import FitnessModel
import TestSupport
import Testing

@Suite("Counting repetitions")
struct CountingTests {
    /// The algorithm of "Sports assistant for iOS", chapter 4.2, line by line: the number it shows and the number it
    /// saves.
    private struct Thesis {
        let trainerSeries: [Int]
        let series: Int
        var shown: Int
        var countIsNegative = false

        init(_ trainerSeries: [Int], series: Int) {
            self.trainerSeries = trainerSeries
            self.series = series
            shown = trainerSeries.count > series ? trainerSeries[series] : 0
        }

        mutating func clicked() {
            var number = shown
            if trainerSeries.count > series, !countIsNegative {
                number -= 1
                if number < 1 {
                    countIsNegative = true
                    number = trainerSeries[series]
                }
            } else {
                number += 1
            }
            shown = number
        }

        var saved: Int {
            guard trainerSeries.count > series, !countIsNegative else { return shown }
            return trainerSeries[series] - shown
        }
    }

    @Test("From a best of ten it shows 9, 8 ... 1, then 10, 11, 12")
    func down() {
        var counter = RepCounter(best: [10], series: 0)
        #expect(counter.shown == 10)
        var shown: [Int] = []
        for _ in 0..<12 {
            counter.touch()
            shown.append(counter.shown)
        }
        #expect(shown == [9, 8, 7, 6, 5, 4, 3, 2, 1, 10, 11, 12])
        #expect(counter.count == 12)
        #expect(counter.isPastTarget)
    }

    @Test("A series without a previous best counts up")
    func beyond() {
        var counter = RepCounter(best: [10, 8], series: 2)
        counter.touch()
        counter.touch()
        #expect(counter.target == nil)
        #expect(counter.shown == 2)
        #expect(!counter.isPastTarget)
    }

    @Test("Shown and saved numbers match the thesis for every best and every number of taps")
    func reference() {
        for best in 1...30 {
            for series in 0...2 {
                var counter = RepCounter(best: [best, 31 - best], series: series)
                var thesis = Thesis([best, 31 - best], series: series)
                for touches in 0...60 {
                    #expect(counter.shown == thesis.shown, "best \(best), series \(series), \(touches) touches")
                    #expect(counter.count == thesis.saved, "best \(best), series \(series), \(touches) touches")
                    counter.touch()
                    thesis.clicked()
                }
            }
        }
    }

    @Test("Undoing a tap restores the counter exactly")
    func takeBack() {
        for best in [[], [0], [1], [7]] {
            var counter = RepCounter(best: best, series: 0)
            counter.takeBack()
            #expect(counter.count == 0)
            for _ in 0..<20 {
                let before = counter
                counter.touch()
                #expect(counter != before)
                var undone = counter
                undone.takeBack()
                #expect(undone == before)
            }
        }
    }

    @Test("The pacer counts one repetition every N seconds, and a new N starts at the last repetition")
    func pacer() {
        var pacer = Pacer(seconds: 3)
        #expect(pacer.due(at: 2_999).isEmpty)
        #expect(pacer.due(at: 3_000) == [3_000])
        #expect(pacer.due(at: 3_500).isEmpty)
        #expect(pacer.secondsLeft(at: 3_500) == 3)
        #expect(pacer.due(at: 9_400) == [6_000, 9_000])
        pacer.change(to: 5)
        #expect(pacer.due(at: 13_999).isEmpty)
        #expect(pacer.due(at: 14_000) == [14_000])
        pacer.change(to: 0)
        #expect(pacer.seconds == 1)
        pacer.change(to: 999)
        #expect(pacer.seconds == 60)
    }

    @Test("However the ticks arrive, the pacer counts elapsed seconds divided by N", arguments: 1...6)
    func anyTicks(seconds: Int) {
        var random = SeededGenerator(seed: UInt64(seconds))
        var pacer = Pacer(seconds: seconds)
        var (elapsed, count) = (0, 0)
        for _ in 0..<Rounds.of(300) {
            elapsed += random.number(0...4_000)
            count += pacer.due(at: elapsed).count
            #expect(count == elapsed / (seconds * 1000))
        }
    }
}
