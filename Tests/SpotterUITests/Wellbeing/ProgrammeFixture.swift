import DiaryStore
import FitnessModel
import Foundation

/// Four-week programmes at any stage.
enum ProgrammeFixture {
    /// Anna Malá agrees, and her programme starts; the introduction is read, and both questionnaires are answered.
    static func begin(_ diary: Diary) throws -> (anna: Identifier<Client>, programme: Identifier<Programme>) {
        let anna = try diary.clients.add(named: "Anna Malá")
        try diary.consents.give(Consent(), by: anna)
        let id = try diary.programmes.begin(of: anna, on: Robot.today)
        try diary.programmes.readIntroduction(id)
        for role in [AnswerSet.Role.entry, .screening] { try answer(role, id, diary) }
        return (anna, id)
    }

    static func answer(_ role: AnswerSet.Role, _ id: Identifier<Programme>, _ diary: Diary) throws {
        let questionnaire = Questionnaire(
            key: "test-\(role.rawValue)", title: "Q", items: [Questionnaire.Item("a", "One?", .tick)], scales: [])
        let client = try diary.programmes.get(id).client
        let set = try diary.answerSets.begin(questionnaire, for: role, of: client, programme: id)
        try diary.answerSets.answer("a", 1, in: set.id)
        try diary.answerSets.complete(set.id)
    }

    /// Does the practice that ends week 2.
    static func practise(_ id: Identifier<Programme>, _ diary: Diary) throws {
        let practice = Practice(
            programme: id, kind: .longBreath, beganAt: Robot.start, day: Robot.today, minute: 540, planned: 300,
            seconds: 300)
        try diary.practices.add(practice, of: diary.programmes.get(id).client)
    }

    /// Finishes week 1 or 3 with a goal.
    static func finishGoal(_ week: Int, _ id: Identifier<Programme>, _ diary: Diary) throws {
        let old = try diary.programmes.answers(week: week, of: id)
        var new = old
        (new.goal.target, new.goal.seenBy, new.goal.feasibility) = ("Sleep seven hours on five nights", "The watch", 8)
        (new.goal.reason, new.goal.due, new.goal.short) = ("Patience", "Sunday", "Seven hours")
        if week == 3 {
            new.activities[0].minutes = 480
            new.choose(new.activities[0])
        }
        try diary.programmes.keep(week: week, of: id, from: old, to: new, page: 6, finishes: true, in: .gmt)
    }

    /// The weeks before are done and rated, and this one is open; 5 is the closing questions.
    static func reach(_ week: Int, _ id: Identifier<Programme>, _ diary: Diary) throws {
        for number in 1..<week {
            if number > 1 { try diary.programmes.openEarly(week: number, of: id, in: .gmt) }
            switch number {
            case 1, 3: try finishGoal(number, id, diary)
            case 2: try practise(id, diary)
            default:
                let old = try diary.programmes.answers(week: 4, of: id)
                var new = old
                (new.meaning.event, new.meaning.positives) = ("A quarrel at work", "We talked at last")
                try diary.programmes.keep(week: 4, of: id, from: old, to: new, page: 3, in: .gmt)
                try answer(.meaning, id, diary)
            }
            guard number < 4 else { continue }
            try diary.programmes.rate(
                WeekRating(number: number, reached: .partly, hardness: .hard, advice: "Begin early"), of: id)
        }
        if week < 5, week > 1 { try diary.programmes.openEarly(week: week, of: id, in: .gmt) }
    }
}
