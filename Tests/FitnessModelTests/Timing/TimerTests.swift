import FitnessModel
import TestSupport
import Testing

@Suite("Timers for holds and intervals")
struct TimerTests {
    @Test("A hold counts down to the start and then up")
    func hold() {
        let timer = HoldTimer(prepare: 5, target: 45)
        #expect(timer.turn(after: 0) == .prepare(left: 5))
        #expect(timer.turn(after: 4_001) == .prepare(left: 1))
        #expect(timer.turn(after: 5_000) == .hold(seconds: 0))
        #expect(timer.turn(after: 49_999) == .hold(seconds: 44))
        #expect(!timer.isReached(after: 49_999))
        #expect(timer.isReached(after: 50_000))
        #expect(timer.held(after: 3_000) == 0)
        #expect(timer.held(after: 65_900) == 60)
        #expect(!HoldTimer(prepare: 0).isReached(after: 9_999_999))
        #expect(HoldTimer(prepare: -4, target: 0) == HoldTimer(prepare: 0))
    }

    @Test("EMOM starts a round every minute and ends after the last one")
    func emom() {
        let timer = IntervalTimer(prepare: 3, work: 60, rounds: 10)
        #expect(timer.turn(after: 0) == .prepare(left: 3))
        #expect(timer.turn(after: 3_000) == .work(round: 1, left: 60))
        #expect(timer.turn(after: 62_999) == .work(round: 1, left: 1))
        #expect(timer.turn(after: 63_000) == .work(round: 2, left: 60))
        #expect(timer.turn(after: 602_999) == .work(round: 10, left: 1))
        #expect(timer.turn(after: 603_000) == .done)
        #expect(timer.length == 603)
    }

    @Test("Work and rest alternate, without a rest after the last work")
    func intervals() {
        let timer = IntervalTimer(prepare: 0, work: 20, rest: 10, rounds: 8)
        #expect(timer.turn(after: -5) == .work(round: 1, left: 20))
        #expect(timer.turn(after: 20_000) == .rest(round: 1, left: 10))
        #expect(timer.turn(after: 30_000) == .work(round: 2, left: 20))
        #expect(timer.turn(after: 229_999) == .work(round: 8, left: 1))
        #expect(timer.turn(after: 230_000) == .done)
    }

    @Test("Every second of any timer is in one turn, the seconds left count down, rounds never go back")
    func everySecond() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let timer = IntervalTimer(
                prepare: random.number(0...9), work: random.number(1...70), rest: random.number(0...40),
                rounds: random.number(1...12))
            var work = 0
            var lastRound = 0
            for second in 0..<timer.length {
                switch timer.turn(after: second * 1000) {
                case .prepare(let left): #expect(left == timer.prepare - second)
                case .work(let round, let left):
                    work += 1
                    #expect((1...timer.work).contains(left))
                    #expect(round >= lastRound)
                    lastRound = round
                case .rest(let round, let left):
                    #expect((1...timer.rest).contains(left))
                    #expect(round == lastRound)
                case .done: Issue.record("done at \(second) of \(timer.length)")
                }
            }
            #expect(work == timer.work * timer.rounds)
            #expect(lastRound == timer.rounds)
            #expect(timer.turn(after: timer.length * 1000) == .done)
        }
    }

    @Test("Interval timers are read as trainers type them")
    func reading() {
        let table: [(String, Int, Int, Int)] = [
            ("EMOM 10", 60, 0, 10), ("emom 60\" x10", 60, 0, 10), ("EMOM x12", 60, 0, 12), ("E2MOM x5", 120, 0, 5),
            ("e2mom 10", 120, 0, 5), ("EMOM 10'", 60, 0, 10), ("EMOM 90s x4", 90, 0, 4), ("30/15 x8", 30, 15, 8),
            ("8x 20\"/10\"", 20, 10, 8), ("1'/30\" x 6", 60, 30, 6), ("40/20*5", 40, 20, 5), ("Tabata", 20, 10, 8),
        ]
        for (text, work, rest, rounds) in table {
            let timer = IntervalTimer(text)
            #expect(timer?.work == work, "\(text)")
            #expect(timer?.rest == rest, "\(text)")
            #expect(timer?.rounds == rounds, "\(text)")
        }
        for text in [
            "", "90\"", "2:30", "150", "EMOM", "x10", "EMOM x0", "EMOM x100", "30/15", "0/10 x3", "max", "rest",
            "e11mom 5",
        ] {
            #expect(IntervalTimer(text) == nil, "\(text)")
        }
    }

    @Test("A written timer reads back as the same timer")
    func roundTrip() {
        for work in [5, 60, 90, 240] {
            for rest in [0, 10, 45] {
                for rounds in [1, 8, 99] {
                    let timer = IntervalTimer(work: work, rest: rest, rounds: rounds)
                    #expect(IntervalTimer(timer.text) == timer)
                }
            }
        }
    }
}
