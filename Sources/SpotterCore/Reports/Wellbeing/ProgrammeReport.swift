package import DiaryStore
package import FitnessModel
package import Foundation

/// How four weeks stand, and what was written in them.
package struct ProgrammeReport: Sendable {
    /// How they stand.
    package let standing: ProgrammeStanding
    private let ratings: [Int: WeekRating]
    private let answers: [Int: WeekAnswers]
    private let exit: ExitRating?
    /// What the sentences of week 4, and the questions at the end, amounted to.
    private let meaning, retest: AnswerReport?

    /// Of one programme.
    package init(
        _ diary: Diary, _ id: Identifier<Programme>, now: Date, zone: TimeZone
    ) throws(StoreError) {
        standing = try diary.programmes.standing(id, at: now, in: zone)
        var (ratings, answers) = ([Int: WeekRating](), [Int: WeekAnswers]())
        for part in ProgrammePart.weeks {
            ratings[part.rawValue] = try diary.programmes.rating(ofWeek: part.rawValue, of: id)
            answers[part.rawValue] = try diary.programmes.answers(week: part.rawValue, of: id)
        }
        (self.ratings, self.answers) = (ratings, answers)
        exit = try diary.programmes.exitRating(of: id)
        let client = standing.programme.client
        func report(_ role: AnswerSet.Role) throws(StoreError) -> AnswerReport? {
            guard let set = try diary.answerSets.newest(of: client, role: role, programme: id) else { return nil }
            return try AnswerReport(set, in: diary)
        }
        (meaning, retest) = (try report(.meaning), try report(.retest))
    }

    /// What is read again of a part, each text with its label.
    package func summary(of part: ProgrammePart) -> [(label: String, text: String)] {
        var texts: [(label: String, text: String)] = []
        if let week = part.week, let said = answers[week] { texts = ProgrammeText.answers(of: part, said) }
        if let week = part.week, let rating = ratings[week] {
            texts += [
                ("Got there", rating.reached.word), ("It was", rating.hardness.word), ("To a friend", rating.advice),
            ]
        }
        if part == .meaning, let meaning { texts += Self.figures(meaning) + [("", Self.direction(meaning))] }
        if part == .closing, let retest { texts += Self.figures(retest) }
        if part == .closing, let exit {
            texts += [
                ("Before", "\(exit.before) of 5"), ("Now", "\(exit.after) of 5"),
                ("Helped", exit.hasHelped ? "yes" : "no"),
                ("What helped", exit.helpedBy), ("Stars", "\(exit.stars) of 5"), ("Why", exit.starsNote),
                ("To be changed", exit.advice),
            ]
        }
        return texts.filter { !$0.text.isEmpty }
    }

    /// "6, before 11: -5" of each figure.
    private static func figures(_ report: AnswerReport) -> [(label: String, text: String)] {
        report.figures.map { figure in
            let change = figure.difference.map {
                ", before \(AnswerReport.shown(figure.before)): \(AnswerReport.difference($0))"
            }
            return (figure.title, AnswerReport.shown(figure.now) + (change ?? ""))
        }
    }

    /// What the two sums of our own sentences say; empty for those of a file.
    private static func direction(_ report: AnswerReport) -> String {
        guard report.set.questionnaire.key == DirectionResult.questionnaire, report.figures.count == 2,
            let knows = report.figures[0].now, let looks = report.figures[1].now
        else { return "" }
        return DirectionResult.text(knows: knows / 1_000, looks: looks / 1_000)
    }

    /// The table of a client who has had none.
    package static let none = ProgressTable(
        "Four weeks", ["Part", "Title", "State", "Page", "Got there", "It was"], [])

    /// A row for each part, as it is printed and exported.
    package var table: ProgressTable {
        let rows = ProgrammePart.allCases.map { part -> [ProgressTable.Value] in
            let week = part.week.flatMap { standing.weeks[$0] }
            let rating = part.week.flatMap { ratings[$0] }
            return [
                .text(part.name), .text(part.title), .text(ProgrammeText.state(of: part, standing)),
                week.map { .whole($0.page) } ?? .none, .text(rating?.reached.word ?? ""),
                .text(rating?.hardness.word ?? ""),
            ]
        }
        return ProgressTable(Self.none.title, Self.none.columns, rows)
    }
}
