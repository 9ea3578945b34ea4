package import DiaryStore
package import FitnessModel
package import Foundation
package import Phrases

/// The summary of one part of the four-week programme; it reads no other part.
package struct WeekSummary: Sendable {
    package let client: Identifier<Client>
    /// The summary sentence: the client's choice, and the part that opens next.
    package let lead: Phrase
    /// The client's texts with their labels.
    package let texts: [(label: Phrase, text: Phrase)]

    /// Reads the summary of a part of a programme.
    package init(
        _ diary: Diary, _ part: ProgrammePart, of id: Identifier<Programme>, now: Date, zone: TimeZone
    ) throws(StoreError) {
        let status = try diary.programmes.status(id, at: now, in: zone)
        var answers = WeekAnswers(week: part.rawValue)
        if part.hasSummary { answers = try diary.programmes.answers(week: part.rawValue, of: id) }
        client = status.programme.client
        lead = ProgrammeText.done(part, answers, status)
        var texts = ProgrammeText.answers(of: part, answers)
        if status.rated.contains(part.rawValue),
            let rating = try diary.programmes.rating(ofWeek: part.rawValue, of: id)
        {
            texts += [
                ("Got there", rating.reached.word), ("It was", rating.hardness.word),
                ("To a friend", "\(rating.advice)"),
            ]
        }
        switch part {
        case .goal, .lettingGo, .hours: break
        case .meaning:
            if let meaning = try Self.report(diary, .meaning, status.programme) {
                texts += Self.figures(meaning) + [("", Self.direction(meaning))]
            }
        case .closing:
            if let retest = try Self.report(diary, .retest, status.programme) { texts += Self.figures(retest) }
            if let exit = try diary.programmes.exitRating(of: id) { texts += Self.exit(exit) }
        }
        self.texts = texts.filter { !$0.text.isEmpty }
    }

    /// The results of the questionnaire for a role; nil before it was answered.
    private static func report(
        _ diary: Diary, _ role: AnswerSet.Role, _ programme: Programme
    ) throws(StoreError) -> AnswerReport? {
        guard let set = try diary.answerSets.newest(of: programme.client, role: role, programme: programme.id) else {
            return nil
        }
        return try AnswerReport(set, in: diary)
    }

    /// The final rating of the four-week programme.
    private static func exit(_ exit: ExitRating) -> [(label: Phrase, text: Phrase)] {
        [
            ("Before", "\(exit.before) of 5"), ("Now", "\(exit.after) of 5"),
            ("Helped", exit.hasHelped ? "yes" : "no"),
            ("What helped", "\(exit.helpedBy)"), ("Stars", "\(exit.stars) of 5"), ("Why", "\(exit.starsNote)"),
            ("To be changed", "\(exit.advice)"),
        ]
    }

    /// The text of each score: "6, before 11: -5".
    private static func figures(_ report: AnswerReport) -> [(label: Phrase, text: Phrase)] {
        report.figures.map { figure in
            let (now, before) = (AnswerReport.shown(figure.now), AnswerReport.shown(figure.before))
            let text: Phrase =
                figure.difference.map { "\(now), before \(before): \(AnswerReport.difference($0))" } ?? "\(now)"
            return ("\(figure.title)", text)
        }
    }

    /// The interpretation of the two sums of the built-in questionnaire; empty for questionnaires from files.
    private static func direction(_ report: AnswerReport) -> Phrase {
        guard report.set.questionnaire.key == DirectionResult.questionnaire, report.figures.count == 2,
            let knows = report.figures[0].now, let looks = report.figures[1].now
        else { return "" }
        return "\(DirectionResult.text(knows: knows / 1_000, looks: looks / 1_000))"
    }
}
