import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Testing

@Suite("Wellbeing of the sample clients")
struct DemoWellbeingTests {
    private let tour: Diary

    init() throws {
        tour = try Diary.tour(
            today: Robot.today, questionnaires: QuestionnaireLibrary().questionnaires,
            clock: DiaryClock(now: { Robot.start }))
    }

    private func statuses() throws -> [ProgrammeStatus] {
        try tour.clients.list().compactMap { item in
            try tour.programmes.status(of: item.client.id, at: Robot.start, in: .gmt)
        }
    }

    @Test("One is in week 2, and one has finished with the first questionnaire repeated")
    func weeks() throws {
        let statuses = try statuses()
        let running = try #require(statuses.first { $0.programme.state == .running })
        #expect(statuses.count == 2 && running.entering(.lettingGo) == .goOn(2) && running.week(2).page == 4)
        let ended = try #require(statuses.first { $0.programme.state == .ended })
        #expect(ended.isFinished)
        let days = ProgrammePart.allCases.map { part -> Day in
            if case .done(let day) = ended.state(of: part) { day } else { .earliest }
        }
        #expect(days == days.sorted() && days[0] > ended.programme.startedDay && days[4] < Robot.today)
    }

    @Test("They answered Spotter's questionnaires, so that new answers are comparable")
    func questionnaires() throws {
        let ended = try #require(try statuses().first { $0.programme.state == .ended })
        let (client, id) = (ended.programme.client, ended.programme.id)
        let shipped = QuestionnaireLibrary()
        for role in [AnswerSet.Role.entry, .screening, .meaning, .retest] {
            let set = try #require(try tour.answerSets.newest(of: client, role: role, programme: id))
            #expect(set.questionnaire == shipped.questionnaire(for: role))
            #expect(try set.items.allSatisfy { try tour.answerSets.answers(of: set.id).has($0.key) })
        }
        let retest = try #require(try tour.answerSets.newest(of: client, role: .retest, programme: id))
        #expect(try tour.answerSets.earlier(than: retest)?.role == .entry)
        // Body 2 and mind 6 days: 8 of 30 were not healthy.
        let scores = try tour.answerSets.scores(of: retest.id)
        #expect(scores.first { $0.scale == "unhealthy" }?.milli == 8_000)
    }

    @Test("They practised more than once, and an announcement waits for them")
    func practicesAndNotice() throws {
        let ended = try #require(try statuses().first { $0.programme.state == .ended })
        let days = Robot.today.adding(days: -60)...Robot.today
        #expect(try tour.practices.list(of: ended.programme.client, in: days).count == 6)
        #expect(try tour.notices.unseen(by: ended.programme.client, on: Robot.today).count == 1)
    }
}
