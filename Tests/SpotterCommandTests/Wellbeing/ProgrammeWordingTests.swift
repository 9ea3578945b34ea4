import DiaryStore
import FitnessModel
import Foundation
import Testing

@testable import SpotterCore

@Suite("Wording of the four-week programme")
struct ProgrammeWordingTests {
    private static func noon(_ iso: String) throws -> Date {
        let time = try #require(TimeOfDay(hour: 12, minute: 0))
        return try #require(Day(iso: iso)).instant(at: time, in: .gmt)
    }

    /// A programme that began on 8 November 2026, with the introduction read and both questionnaires answered; the last
    /// day is 20 December.
    private static func status(on day: String) throws -> ProgrammeStatus {
        let first = try #require(Day(iso: "2026-11-08"))
        var programme = Programme(startedDay: first, deadlineDay: first.adding(days: ProgrammeStatus.spanDays))
        programme.introReadAt = try noon("2026-11-08")
        var status = ProgrammeStatus(programme, hasConsent: true, now: try noon(day), in: .gmt)
        for role in [AnswerSet.Role.entry, .screening] { status.answeredAt[role] = try noon("2026-11-08") }
        return status
    }

    private static func shortest(_ forms: [some CustomStringConvertible]) -> String? { forms.last?.description }

    /// The reason why a part is closed on a day.
    private func wording(
        _ part: ProgrammePart, _ day: String, _ edit: (inout ProgrammeStatus) throws -> Void = { _ in }
    ) throws -> String {
        var status = try Self.status(on: day)
        try edit(&status)
        guard case .closed(let reason) = status.state(of: part) else {
            Issue.record("\(part) is not closed on \(day)")
            return ""
        }
        let wording = ProgrammeText.wording(reason, status)
        #expect(ProgrammeText.state(of: part, status) == wording)
        return "\(wording)"
    }

    @Test("Each reason for a closed part has its wording")
    func reasons() throws {
        var first = ProgrammeWeek(number: 1)
        first.completedAt = try Self.noon("2026-11-14")
        let end = try #require(Day(iso: "2026-11-17"))
        let found: [String] = [
            try wording(.goal, "2026-11-09", { $0.hasConsent = false }),
            try wording(.goal, "2026-11-09", { $0.programme.state = .left }),
            try wording(.goal, "2026-11-09", { $0.programme.introReadAt = nil }),
            try wording(.goal, "2026-11-09", { $0.answeredAt = [:] }),
            try wording(.goal, "2026-11-09", { $0.answeredAt[.screening] = nil }),
            try wording(.lettingGo, "2026-11-09"),
            try wording(.closing, "2026-11-09"),
            try wording(.lettingGo, "2026-11-17", { $0.weeks[1] = first }),
            try wording(.lettingGo, "2026-11-19", { $0.weeks[1] = first }),
            try wording(
                .lettingGo, "2026-11-16",
                {
                    $0.weeks[1] = first
                    $0.programme.deadlineDay = end
                }),
            try wording(.lettingGo, "2026-12-21", { $0.weeks[1] = first }),
        ]
        #expect(
            found == [
                "the consent is missing", "the programme was left", "read the introduction first",
                "2 sets of questions first", "1 set of questions first", "finish week 1 first", "finish week 4 first",
                "opens Fri 20 Nov, in 3 days", "opens Fri 20 Nov, in 1 day",
                "opens Fri 20 Nov, after the end: E extends", "the programme ended on Sun 20 Dec",
            ])
        // A missing consent is the only reason reported, for every part.
        for part in ProgrammePart.allCases {
            #expect(try wording(part, "2026-11-09", { $0.hasConsent = false }) == "the consent is missing")
        }
    }

    @Test("The end is given in days: 42, 1, none, past, and moved")
    func end() throws {
        func end(_ day: String) throws -> String { "\(ProgrammeText.end(try Self.status(on: day)))" }
        #expect(try end("2026-11-08") == "ends Sun 20 December, in 42 days")
        #expect(try end("2026-12-19") == "ends Sun 20 December, in 1 day")
        #expect(try end("2026-12-20") == "ends today")
        #expect(try end("2026-12-21") == "ended yesterday, E extends")
        var extended = try Self.status(on: "2026-12-21")
        extended.programme.deadlineDay = extended.programme.deadlineDay.adding(days: 14)
        #expect("\(ProgrammeText.end(extended))" == "ends Sun 3 January 2027, in 13 days")
        let today = try Self.status(on: "2026-12-20")
        #expect("\(ProgrammeText.line(today))" == "week 1 of 4 · open since 8 Nov · ends today")
        #expect(Self.shortest(ProgrammeText.forms(today)) == "week 1 of 4 · 0 days left")
        #expect(Self.shortest(ProgrammeText.forms(try Self.status(on: "2026-12-19"))) == "week 1 of 4 · 1 day left")
        #expect(
            Self.shortest(ProgrammeText.forms(try Self.status(on: "2026-12-21"))) == "week 1 of 4 · ended, E extends")
        #expect(ProgrammeText.forms(ProgrammeNeed.ends(inDays: 0)).map { "\($0)" }.first == "the programme ends today")
        #expect(
            ProgrammeText.forms(ProgrammeNeed.ends(inDays: 1)).map { "\($0)" }.first == "the programme ends in 1 day")
    }

    @Test("A client is shown the same without the trainer's keys")
    func clients() throws {
        var status = try Self.status(on: "2026-11-16")
        var first = ProgrammeWeek(number: 1)
        first.completedAt = try Self.noon("2026-11-14")
        status.weeks[1] = first
        status.programme.deadlineDay = try #require(Day(iso: "2026-11-17"))
        #expect(
            "\(ProgrammeText.state(of: .lettingGo, status, isTrainers: false))" == "opens Fri 20 Nov, after the end")
        let over = try Self.status(on: "2026-12-21")
        #expect("\(ProgrammeText.end(over, isTrainers: false))" == "ended yesterday")
        #expect(Self.shortest(ProgrammeText.forms(over, isTrainers: false)) == "week 1 of 4 · ended")
    }

    @Test("spotter wellbeing weeks prints the reason for each closed part, and the days left")
    func command() throws {
        let home = try Home()
        let begun = try Self.noon("2026-03-12")
        let diary = try Diary(path: home.diary, options: DiaryOptions(clock: DiaryClock(now: { begun })))
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        let anna = try diary.clients.add(named: "Anna")
        try diary.consents.give(Consent(), by: anna)
        try diary.programmes.begin(of: anna, on: try #require(Day(iso: "2026-03-12")))
        try diary.close()
        func weeks(_ day: String, _ form: String) throws -> [Substring] {
            let run = try CommandRun(
                "wellbeing", "weeks", "Anna", "--today", day, form, home: home, environment: ["TZ": "UTC"])
            #expect(run.status == 0, "\(run.errors)")
            return run.output.split(separator: "\n")
        }
        let lines = try weeks("2026-03-13", "--csv")
        let expected = [
            "Part,Title,State", "Week 1,A goal for six days,read the introduction first",
            "Week 2,Letting go,finish week 1 first", "Week 3,Where the day goes,finish week 2 first",
            "Week 4,What it is good for,finish week 3 first", "Closing questions,Closing questions,finish week 4 first",
        ]
        #expect(lines.count == expected.count)
        for (line, beginning) in zip(lines, expected) { #expect(line.hasPrefix(beginning + ","), "\(line)") }
        for (day, end) in [
            ("2026-03-12", "in 42 days"), ("2026-04-22", "in 1 day"), ("2026-04-23", "ends today"),
            ("2026-04-24", "ended yesterday, E extends"),
        ] {
            #expect(try weeks(day, "--plain").first?.hasSuffix(end) == true, "\(day)")
        }
    }

    @Test(
        "Sums of 24 and 24 give the first text, 23 and 24 the third",
        arguments: [
            (24, 24, "You know what your days are for and keep looking further"),
            (24, 23, "You know what your days are for and look for nothing else now"),
            (23, 24, "It is not clear now, and you are looking"), (23, 23, "This is not a question for you now"),
        ])
    func direction(knows: Int, looks: Int, beginning: String) throws {
        let now = try Self.noon("2026-03-12")
        let diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { now })))
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        let anna = try diary.clients.add(named: "Anna")
        try diary.consents.give(Consent(), by: anna)
        let weeks = try diary.programmes.begin(of: anna, on: try #require(Day(iso: "2026-03-12")))
        let sentences = try #require(QuestionnaireLibrary().named(DirectionResult.questionnaire))
        let set = try diary.answerSets.begin(sentences, for: .meaning, of: anna, programme: weeks)
        for (scale, sum) in [("have", knows), ("seek", looks)] {
            let items = sentences.items.filter { $0.scales == [scale] }
            #expect(items.count == 5)
            for (place, item) in items.enumerated() {
                try diary.answerSets.answer(item.key, sum / 5 + (place < sum % 5 ? 1 : 0), in: set.id)
            }
        }
        try diary.answerSets.complete(set.id)
        let summary = try WeekSummary(diary, .meaning, of: weeks, now: now, zone: .gmt).texts
        #expect(summary.map { "\($0.text)" }.dropLast() == ["\(knows)", "\(looks)"])
        #expect(summary.last.map { "\($0.text)".hasPrefix(beginning) } == true, "\(summary)")
    }
}
