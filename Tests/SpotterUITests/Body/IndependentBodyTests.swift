import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// Compares the measurements of the demo with a script that reads only the tables.
@Suite("Body composition against an independent computation")
struct IndependentBodyTests {
    private struct Answer: Decodable {
        struct Line: Decodable {
            let day: String
            let sum: Double?
            let first: String?
            let fat: Double?
            let lean: Int?
            let bmi: Double?
            let navy: Double?
            let waistToHeight: Double?
        }

        let client: Int64
        let measurements: [Line]
        let means: [Int]
    }

    @Test("Every measurement and weight of the demo", .enabled(if: IndependentScript.canRun), arguments: [1, 7])
    func demo(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/diary.sqlite"
        let diary = try Diary(path: path)
        defer { try? diary.close() }
        try diary.fillWithDemo(DemoPlan(seed: seed, years: 1, clients: 4, today: Robot.today, questionnaires: []))
        let answers = try IndependentScript.run("body_figures.py", [path], as: [Answer].self)
        #expect(answers.flatMap(\.measurements).count { $0.lean != nil && $0.navy != nil } > 8)
        #expect(answers.flatMap(\.means).count > 100)
        for answer in answers {
            let course = try diary.measurements.course(of: Identifier(rawValue: answer.client))
            #expect(BodyCourse.sevenDayMeans(course.weighIns).map(\.grams) == answer.means)
            try #require(course.measurements.count == answer.measurements.count)
            for (index, wanted) in answer.measurements.enumerated() {
                let figures = course.figures[index]
                #expect(course.measurements[index].day.iso == wanted.day)
                #expect(isNear(figures.sum, wanted.sum), "\(wanted.day)")
                #expect(isNear((try? figures.fat.get())?.percent, wanted.fat), "\(wanted.day)")
                #expect(figures.leanMass?.grams == wanted.lean, "\(wanted.day)")
                #expect(isNear(figures.bmi, wanted.bmi) && isNear(figures.navyFat, wanted.navy), "\(wanted.day)")
                #expect(isNear(figures.waistToHeight, wanted.waistToHeight), "\(wanted.day)")
                if let first = wanted.first.flatMap(SkinfoldSite.init(rawValue:)) { #expect(figures.ranks[first] == 1) }
            }
        }
    }

    private func isNear(_ own: Double?, _ wanted: Double?) -> Bool {
        guard let own, let wanted else { return own == nil && wanted == nil }
        return abs(own - wanted) < 2e-6
    }
}
