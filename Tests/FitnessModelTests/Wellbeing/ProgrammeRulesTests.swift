import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Open and closed parts of the four-week programme")
struct ProgrammeRulesTests {
    private static let prague = zone("Europe/Prague")
    private static let zones = [prague, zone("America/New_York"), zone("Australia/Lord_Howe")]

    private static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

    private static func instant(_ iso: String, _ hour: Int, _ minute: Int, in zone: TimeZone = prague) -> Date {
        guard let day = Day(iso: iso), let time = TimeOfDay(hour: hour, minute: minute) else { return .distantPast }
        return day.instant(at: time, in: zone)
    }

    /// A programme that began on 8 November 2026; its introduction was read and its questionnaires were answered that
    /// day.
    private static func begun(_ now: Date, in zone: TimeZone = prague, sets: [AnswerSet.Role] = [.entry, .screening])
        -> ProgrammeStatus
    {
        let first = Day(instant("2026-11-08", 12, 0, in: zone), in: zone)
        var programme = Programme(startedDay: first, deadlineDay: first.adding(days: ProgrammeStatus.spanDays))
        programme.introReadAt = instant("2026-11-08", 12, 0, in: zone)
        var status = ProgrammeStatus(programme, hasConsent: true, now: now, in: zone)
        for role in sets { status.answeredAt[role] = instant("2026-11-08", 12, 5, in: zone) }
        return status
    }

    private static func done(_ week: Int, _ at: Date) -> ProgrammeWeek {
        var done = ProgrammeWeek(number: week)
        (done.firstOpenedAt, done.completedAt) = (at, at)
        return done
    }

    @Test("Week 1 opens after both questionnaires, the introduction and the consent")
    func first() {
        let now = Self.instant("2026-11-08", 12, 10)
        let eighth = Day(now, in: Self.prague)
        #expect(Self.begun(now).state(of: .goal) == .open(since: eighth))
        #expect(Self.begun(now, sets: [.entry]).state(of: .goal) == .closed(.questions([.screening])))
        #expect(Self.begun(now, sets: [.screening]).entering(.goal) == .answer(.entry))
        var unread = Self.begun(now)
        unread.programme.introReadAt = nil
        #expect(unread.state(of: .goal) == .closed(.introduction) && unread.next == .readIntroduction)
        var silent = Self.begun(now)
        silent.hasConsent = false
        #expect(silent.state(of: .goal) == .closed(.noConsent) && silent.next == .agree)
    }

    @Test("A week finished on 14 November at 23:59 opens the next one on 20 November at 00:00")
    func sixDays() {
        var status = Self.begun(Self.instant("2026-11-19", 23, 59))
        status.weeks[1] = Self.done(1, Self.instant("2026-11-14", 23, 59))
        #expect(status.state(of: .lettingGo) == .closed(.opens(Day(trusted: "2026-11-20"))))
        let open = status.at(Self.instant("2026-11-20", 0, 0))
        #expect(open.state(of: .lettingGo) == .open(since: Day(trusted: "2026-11-20")))
        #expect(open.entering(.lettingGo) == .rate(1))
        status.rated = [1]
        #expect(status.at(Self.instant("2026-11-20", 0, 0)).entering(.lettingGo) == .goOn(2))
        #expect(status.state(of: .hours) == .closed(.finishFirst(.lettingGo)))
        #expect(status.state(of: .closing) == .closed(.finishFirst(.meaning)))
    }

    @Test(
        "The next week opens 119 to 145 hours after the end of a week, across clock changes",
        arguments: zones)
    func hours(zone: TimeZone) {
        var random = SeededGenerator(seed: 4_711)
        // A whole year contains both clock changes.
        let first = Self.instant("2026-01-01", 0, 0, in: zone)
        for _ in 0..<Rounds.of(400) {
            let end = first.addingTimeInterval(Double(Int.random(in: 0..<(365 * 1_440), using: &random)) * 60)
            let last = Day(end, in: zone)
            var status = Self.begun(end, in: zone)
            status.programme.deadlineDay = last.adding(days: 30)
            status.weeks[1] = Self.done(1, end)
            func isOpen(_ minutes: Int) -> Bool {
                if case .open = status.at(end.addingTimeInterval(Double(minutes) * 60)).state(of: .lettingGo) {
                    return true
                }
                return false
            }
            var (closed, open) = (0, 8 * 1_440)
            while open - closed > 1 {
                let middle = (open + closed) / 2
                if isOpen(middle) { open = middle } else { closed = middle }
            }
            let opened = end.addingTimeInterval(Double(open) * 60)
            #expect((119 * 60...145 * 60).contains(open), "\(zone.identifier) \(end)")
            #expect(
                TimeOfDay(opened, in: zone).text == "00:00" && last.days(until: Day(opened, in: zone)) == 6, "\(end)")
        }
    }

    @Test("Every closed part has one reason, and there is always a way to continue", arguments: 0..<40)
    func noDeadEnd(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var now = Self.instant("2026-11-08", 9, 0)
        var status = Self.begun(now, sets: [])
        status.programme.introReadAt = nil
        status.hasConsent = Bool.random(using: &random)
        for step in 0..<200 {
            if status.programme.state != .running { break }
            now = now.addingTimeInterval(Double(Int.random(in: 0...(60 * 40), using: &random)) * 60)
            status = status.at(now)
            for part in ProgrammePart.allCases {
                guard case .closed(let reason) = status.state(of: part) else { continue }
                // The reason must name an actual obstacle.
                switch reason {
                case .finishFirst(let before):
                    if case .done = status.state(of: before) { Issue.record("\(seed) \(step): \(before) is done") }
                case .opens(let day): #expect(day > status.today && day <= status.programme.deadlineDay)
                case .opensAfterEnd(let day): #expect(day > status.programme.deadlineDay)
                case .ended(let day): #expect(status.today > day)
                case .questions(let roles): #expect(!roles.isEmpty)
                case .noConsent: #expect(!status.hasConsent)
                case .introduction: #expect(status.programme.introReadAt == nil)
                case .left: Issue.record("nobody left")
                }
            }
            take(status.next, &status, now, &random)
        }
        #expect(status.programme.state == .ended, "seed \(seed) does not come to the end: \(status.next)")
    }

    /// Performs the next step, which must always be possible.
    private func take(
        _ next: ProgrammeStep, _ status: inout ProgrammeStatus, _ now: Date, _ random: inout SeededGenerator
    ) {
        switch next {
        case .agree: status.hasConsent = true
        case .readIntroduction: status.programme.introReadAt = now
        case .answer(let role): status.answeredAt[role] = now
        case .rate(let week): status.rated.insert(week)
        case .goOn(let week): status.weeks[week] = Self.done(week, now)
        case .wait(let day):
            // The days pass, or the trainer opens the part early.
            if Int.random(in: 0..<4, using: &random) == 0, let part = status.currentPart {
                #expect(status.whyNotEarly(part) == nil)
                status.weeks[part.rawValue] = {
                    var week = ProgrammeWeek(number: part.rawValue)
                    week.openedEarlyAt = now
                    return week
                }()
                #expect(status.openPart == part)
            }
            #expect(status.today.days(until: day) <= ProgrammeStatus.trialDays)
        case .extend: status.programme.deadlineDay = status.today.adding(days: 14)
        case .rateExit:
            status.exitedAt = now
            #expect(status.isFinished)
            status.programme.state = .ended
        case .read, .beginAnew: Issue.record("\(next) leads nowhere")
        }
    }

    @Test("The closing questions open with the end of week 4, and the second form ends the programme")
    func closing() {
        let now = Self.instant("2026-12-12", 10, 0)
        var status = Self.begun(now)
        for week in 1...4 { status.weeks[week] = Self.done(week, now) }
        status.rated = [1, 2, 3]
        #expect(status.state(of: .closing) == .open(since: Day(now, in: Self.prague)))
        #expect(status.entering(.closing) == .answer(.retest) && !status.isFinished)
        status.answeredAt[.retest] = now
        #expect(status.entering(.closing) == .rateExit && !status.isFinished)
        status.exitedAt = now
        #expect(status.isFinished && status.currentPart == nil)
        for part in ProgrammePart.allCases where part.hasSummary { #expect(status.entering(part) == .read(part)) }
    }

    @Test(
        "The last day is 42 days after the first; weeks open until then, and later if it is moved")
    func deadline() {
        var status = Self.begun(Self.instant("2026-12-20", 23, 0))
        status.weeks[1] = Self.done(1, Self.instant("2026-11-14", 12, 0))
        status.rated = [1]
        let end = Day(trusted: "2026-12-20")
        #expect(status.programme.deadlineDay == end && status.daysLeft == 0)
        #expect(status.entering(.lettingGo) == .goOn(2))
        status = status.at(Self.instant("2026-12-21", 0, 0))
        #expect(status.state(of: .lettingGo) == .closed(.ended(end)) && status.next == .extend)
        status.programme.deadlineDay = end.adding(days: 14)
        #expect(status.entering(.lettingGo) == .goOn(2) && status.daysLeft == 13)
        // A week that would open after the last day reports that in advance.
        status.programme.deadlineDay = Day(trusted: "2026-11-17")
        status = status.at(Self.instant("2026-11-16", 12, 0))
        #expect(status.state(of: .lettingGo) == .closed(.opensAfterEnd(Day(trusted: "2026-11-20"))))
        #expect(Self.begun(Self.instant("2026-11-08", 12, 10)).daysLeft == 42)
        #expect(status.at(Self.instant("2026-11-16", 12, 0)).daysLeft == 1)
    }

    @Test("The trainer's attention: silence, a week open for long, the end")
    func needs() {
        var status = Self.begun(Self.instant("2026-11-10", 9, 0))
        #expect(status.needs(lastCheckIn: nil) == [])
        status = status.at(Self.instant("2026-11-11", 9, 0))
        #expect(status.needs(lastCheckIn: nil) == [.noCheckIn(days: 3)])
        #expect(status.needs(lastCheckIn: Day(trusted: "2026-11-09")) == [])
        status = status.at(Self.instant("2026-11-15", 9, 0))
        #expect(status.needs(lastCheckIn: status.today) == [.openFor(.goal, days: 7)])
        status = status.at(Self.instant("2026-12-13", 9, 0))
        #expect(status.needs(lastCheckIn: status.today) == [.openFor(.goal, days: 35), .ends(inDays: 7)])
        status.weeks[1] = Self.done(1, Self.instant("2026-12-13", 8, 0))
        #expect(status.at(Self.instant("2026-12-22", 9, 0)).needs(lastCheckIn: nil) == [.over(days: 2)])
        status.programme.state = .left
        #expect(status.needs(lastCheckIn: nil) == [])
    }
}

extension Day {
    fileprivate init(trusted iso: String) { self = Day(iso: iso) ?? .earliest }
}
