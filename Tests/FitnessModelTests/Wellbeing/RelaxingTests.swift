import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("Breathing and relaxation")
struct RelaxingTests {
    private let start = Date(timeIntervalSince1970: 1_773_306_000)

    @Test("60 s of Long breath out are 6 breaths: 4 s in while the bar grows, 6 s out while it shrinks")
    func longBreath() {
        let moments = (0..<60).map { RelaxingKind.longBreath.moment(at: $0, of: 60) }
        #expect(RelaxingKind.longBreath.rounds(in: 60) == 6 && RelaxingKind.longBreath.rounds(in: 59) == 5)
        #expect(Set(moments.map(\.round)) == Set(0...5) && moments.last?.turn == 11)
        #expect(
            moments[..<10].map(\.action) == Array(repeating: .breatheIn, count: 4)
                + Array(repeating: .breatheOut, count: 6))
        #expect(moments[..<10].map(\.share) == [250, 500, 750, 1_000, 834, 667, 500, 334, 167, 0])
        #expect(moments[..<10].map(\.secondsLeft) == [4, 3, 2, 1, 6, 5, 4, 3, 2, 1])
        #expect(moments[10].action == .breatheIn && moments[10].round == 1)
    }

    @Test("Even breath has four equal parts, and keeps the bar where it is")
    func evenBreath() {
        let moments = (0..<16).map { RelaxingKind.evenBreath.moment(at: $0, of: 300) }
        #expect(moments.map(\.turn) == (0..<16).map { $0 / 4 })
        #expect(moments[4..<8].map(\.share) == [1_000, 1_000, 1_000, 1_000])
        #expect(moments[12..<16].map(\.share) == [0, 0, 0, 0] && moments[4].action == .hold)
    }

    @Test("Tense and let go takes eight groups twice in four minutes")
    func tense() {
        let length = RelaxingKind.tenseAndLetGo.usualLength
        let words = (0..<length).map { RelaxingKind.tenseAndLetGo.moment(at: $0, of: length).word.text }
        for group in RelaxingKind.Group.allCases {
            #expect(words.count { $0 == "tense: \(group)" } == 10, "\(group)")
            #expect(words.count { $0 == "let go: \(group)" } == 20, "\(group)")
        }
        #expect(words[0] == "tense: hands" && words[5] == "let go: hands" && words[119] == "let go: feet")
    }

    @Test("Sitting still has no phases: the bar is the elapsed time")
    func sitting() {
        let moments = [0, 50, 100, 500].map { RelaxingKind.sittingStill.moment(at: $0, of: 100) }
        #expect(moments.map(\.share) == [0, 500, 1_000, 1_000] && moments.allSatisfy { $0.secondsLeft == nil })
        #expect(RelaxingKind.sittingStill.rounds(in: 100) == 0)
    }

    @Test("Every second is within bounds, for any length", arguments: RelaxingKind.allCases)
    func bounds(_ kind: RelaxingKind) {
        for second in [-5, 0, 1, 7, 3_599, 10_800, 1_000_000] {
            let moment = kind.moment(at: second, of: 0)
            #expect((0...1_000).contains(moment.share) && moment.round >= 0 && moment.turn >= moment.round)
        }
    }

    @Test("A pause of 10 s is not counted, and its length ends it")
    func pauses() {
        var watch = PracticeWatch(.longBreath, length: 60, at: start)
        watch.toggle(at: start + 20)
        #expect(watch.seconds(at: start + 30) == 20 && !watch.isRunning)
        watch.toggle(at: start + 30)
        #expect(watch.seconds(at: start + 45) == 35 && watch.pauses == 1)
        #expect(!watch.isOver(at: start + 69) && watch.isOver(at: start + 70))
        #expect(watch.seconds(at: start + 500) == 60 && watch.moment(at: start + 500).round == 5)
    }

    @Test("It can be extended and shortened, but not below the practised time")
    func length() {
        var watch = PracticeWatch(.longBreath, length: 60, at: start)
        watch.lengthen(by: 60, at: start)
        #expect(watch.length == 120)
        watch.lengthen(by: -600, at: start + 45)
        #expect(watch.length == 46)
        #expect(PracticeWatch(.longBreath, length: 0, at: start).length == RelaxingKind.lengths.lowerBound)
    }
}
