package import DiaryStore
package import FitnessModel
package import Foundation
import Phrases

/// The progress of the four-week programme with the rating of each week.
package struct ProgrammeReport: Sendable {
    package let status: ProgrammeStatus
    private let ratings: [Int: WeekRating]

    /// Reads the report of a programme.
    package init(
        _ diary: Diary, _ id: Identifier<Programme>, now: Date, zone: TimeZone
    ) throws(StoreError) {
        status = try diary.programmes.status(id, at: now, in: zone)
        var ratings: [Int: WeekRating] = [:]
        for week in status.rated { ratings[week] = try diary.programmes.rating(ofWeek: week, of: id) }
        self.ratings = ratings
    }

    /// The table for a client without a programme.
    package static let none = ProgressTable(
        "Four-week programme", ["Part", "Title", "State", "Page", "Got there", "It was"], [])

    /// A row for each part, for printing and export.
    package var table: ProgressTable {
        let rows = ProgrammePart.allCases.map { part -> [ProgressTable.Value] in
            let week = part.week.flatMap { status.weeks[$0] }
            let rating = part.week.flatMap { ratings[$0] }
            return [
                .word(part.name), .word(part.title), .word(ProgrammeText.state(of: part, status)),
                week.map { .whole($0.page) } ?? .none, .word(rating?.reached.word ?? ""),
                .word(rating?.hardness.word ?? ""),
            ]
        }
        return ProgressTable(Self.none.title, Self.none.columns, rows)
    }
}
