import FitnessModel
import TestSupport
import Testing

@Suite("The timeline of a mesocycle")
struct MesocycleTimelineTests {
    private static func id<Record>(_ number: Int64) -> Identifier<Record> { Identifier(rawValue: number) }
    private static func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    /// Parts with their days; positive numbers are ids of phases, 0 is a pause.
    private static func parts(_ parts: (phase: Int64, days: Int)...) -> [MesocyclePart] {
        parts.enumerated().map { index, part in
            MesocyclePart(
                id: id(Int64(index + 100)), phase: part.phase == 0 ? nil : id(part.phase), days: part.days)
        }
    }

    private static func plan(start: String? = nil, isTemplate: Bool = false) -> Mesocycle {
        Mesocycle(id: id(1), client: isTemplate ? nil : id(9), name: "Autumn", start: start.map(day))
    }

    private static func progress(_ all: (phase: Int64, done: Int)...) -> [Identifier<Phase>: PhaseProgress] {
        Dictionary(uniqueKeysWithValues: all.map { (id($0.phase), PhaseProgress(done: $0.done, planned: 6)) })
    }

    @Test("Without parts there are no days and no last day")
    func empty() {
        let timeline = MesocycleTimeline([], of: Self.plan(start: "2026-03-02"), today: Self.day("2026-03-12"))
        #expect(timeline.totalDays == 0)
        #expect(timeline.lastDay == nil)
        #expect(timeline.current == nil)
    }

    @Test("One part starts on the first day and ends on its last")
    func onePart() {
        let timeline = MesocycleTimeline(Self.parts((1, 28)), of: Self.plan(start: "2026-03-02"))
        #expect(timeline.stretches[0].firstDay == Self.day("2026-03-02"))
        #expect(timeline.stretches[0].lastDay == Self.day("2026-03-29"))
        #expect(timeline.lastDay == Self.day("2026-03-29"))
        #expect(timeline.stretches[0].weeks == 1...4)
        #expect(timeline.totalDays == 28)
    }

    @Test("Weeks off take their days, also across clock changes and a leap day")
    func pauses() {
        let timeline = MesocycleTimeline(
            Self.parts((1, 28), (0, 7), (2, 28)), of: Self.plan(start: "2024-02-05"))
        #expect(timeline.stretches.map(\.firstDay?.iso) == ["2024-02-05", "2024-03-04", "2024-03-11"])
        #expect(timeline.lastDay?.iso == "2024-04-07")
        #expect(timeline.stretches.map(\.isPause) == [false, true, false])
        #expect(timeline.totalDays == 63)
    }

    @Test("By date, past parts are done or ended, today's is current, and the one after it is next")
    func byDate() {
        let parts = Self.parts((1, 7), (2, 7), (0, 7), (3, 7), (4, 7), (5, 7))
        let timeline = MesocycleTimeline(
            parts, of: Self.plan(start: "2026-02-16"),
            progress: Self.progress((1, 6), (2, 4), (3, 0), (4, 0), (5, 0)), today: Self.day("2026-03-12"))
        #expect(timeline.stretches.map(\.status) == [.done, .over, .done, .current, .next, .later])
        #expect(timeline.plannedSessions == 30)
        #expect(timeline.doneSessions == 10)
    }

    @Test(
        "A part is current from its first to its last day",
        arguments: [("2026-03-01", false), ("2026-03-02", true), ("2026-03-08", true), ("2026-03-09", false)])
    func edges(_ today: String, _ isCurrent: Bool) {
        let timeline = MesocycleTimeline(
            Self.parts((1, 7)), of: Self.plan(start: "2026-03-02"), progress: Self.progress((1, 0)),
            today: Self.day(today))
        #expect((timeline.current != nil) == isCurrent)
    }

    @Test("Without a start, the first phase with open sessions is current")
    func byProgress() {
        let timeline = MesocycleTimeline(
            Self.parts((1, 28), (0, 7), (2, 28), (3, 28)), of: Self.plan(),
            progress: Self.progress((1, 6), (2, 5), (3, 0)), today: Self.day("2026-03-12"))
        #expect(timeline.stretches.map(\.status) == [.done, .done, .current, .next])
        #expect(timeline.stretches.allSatisfy { $0.firstDay == nil })
    }

    @Test("Without a start and open sessions no part is current")
    func allDone() {
        let timeline = MesocycleTimeline(
            Self.parts((1, 28)), of: Self.plan(), progress: Self.progress((1, 6)), today: Self.day("2026-03-12"))
        #expect(timeline.stretches.map(\.status) == [.done])
    }

    @Test("The same phase twice counts twice in a template, and once for a client with one sheet of it")
    func samePhaseTwice() {
        let parts = Self.parts((1, 28), (1, 28))
        let template = MesocycleTimeline(parts, of: Self.plan(isTemplate: true), progress: Self.progress((1, 0)))
        #expect(template.plannedSessions == 12)
        let own = MesocycleTimeline(parts, of: Self.plan(), progress: Self.progress((1, 3)))
        #expect(own.plannedSessions == 6)
        #expect(own.doneSessions == 3)
    }

    @Test("A template has no current part")
    func template() {
        let timeline = MesocycleTimeline(
            Self.parts((1, 28)), of: Self.plan(isTemplate: true), progress: Self.progress((1, 0)),
            today: Self.day("2026-03-12"))
        #expect(timeline.stretches.map(\.status) == [.planned])
    }

    @Test("Parts of any length follow each other without gaps and fill the whole")
    func follow() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<Rounds.of(200) {
            let count = Int.random(in: 1...60, using: &random)
            let parts = (0..<count).map { index in
                MesocyclePart(
                    id: Self.id(Int64(index + 1)), phase: Bool.random(using: &random) ? Self.id(5) : nil,
                    days: Int.random(in: MesocyclePart.days, using: &random))
            }
            let timeline = MesocycleTimeline(parts, of: Self.plan(start: "2026-01-01"))
            #expect(timeline.totalDays == parts.reduce(0) { $0 + $1.days })
            for (before, after) in zip(timeline.stretches, timeline.stretches.dropFirst()) {
                #expect(before.offset + before.part.days == after.offset)
                #expect(before.lastDay?.adding(days: 1) == after.firstDay || after.firstDay == .latest)
            }
        }
    }
}
