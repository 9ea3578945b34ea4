import Foundation
import Testing

@testable import spotter

@Suite("The clock of the loop") struct TickTimerTests {
    private let begin = ContinuousClock.now
    private let now = Date(timeIntervalSince1970: 1_773_306_000)

    private func sleep(
        _ timer: inout TickTimer, isCounting: Bool, alarmIn seconds: Double?, after past: Duration = .zero
    )
        -> Duration?
    {
        timer.sleep(
            isCounting: isCounting, alarm: seconds.map { now.addingTimeInterval($0) }, now: now, instant: begin + past)
    }

    private func rings(_ timer: inout TickTimer, after past: Duration) -> Bool { timer.isDue(at: begin + past) }

    @Test("It does not tick if nothing counts and nothing is due")
    func idle() {
        var timer = TickTimer()
        #expect(sleep(&timer, isCounting: false, alarmIn: nil) == nil)
        #expect(rings(&timer, after: .seconds(86_400)) == false)
    }

    @Test("A count ticks every second, even after idling and with something due an hour later")
    func beside() throws {
        var timer = TickTimer()
        #expect(sleep(&timer, isCounting: false, alarmIn: 3_600) == .milliseconds(3_600_001))
        #expect(rings(&timer, after: .seconds(3_600)) == false)
        var past = Duration.zero
        for _ in 1...5 {
            let wait = try #require(sleep(&timer, isCounting: true, alarmIn: 3_600, after: past))
            #expect(wait <= .milliseconds(1_001))
            past += wait
            #expect(rings(&timer, after: past))
            #expect(rings(&timer, after: past) == false, "once")
        }
    }

    @Test("Keys in between do not delay the second")
    func between() throws {
        var timer = TickTimer()
        let whole = try #require(sleep(&timer, isCounting: true, alarmIn: nil))
        let rest = try #require(sleep(&timer, isCounting: true, alarmIn: nil, after: whole - .milliseconds(1)))
        #expect(rest == .milliseconds(1))
    }

    @Test("A wake-up due within the second comes then, and an overdue one at once")
    func alarm() {
        var timer = TickTimer()
        let wait = sleep(&timer, isCounting: true, alarmIn: 0)
        #expect(wait.map { $0 <= .milliseconds(1) } == true)
        #expect(sleep(&timer, isCounting: false, alarmIn: -5) == .zero)
        #expect(rings(&timer, after: .zero))
    }
}
