package import FitnessModel
import Foundation
import GRDB

// The parts of a programme refer to it, and are deleted with it: it has the consent.

extension Visibility {
    /// Records of the programme in this column.
    fileprivate static func programme(of column: String) -> String {
        client(of: "(SELECT client FROM programme WHERE programme.id = \(column))")
    }
}

extension WeekRating.Reached: Storable {
    var stored: Stored { .integer(Int64(rawValue)) }
    static func read(_ row: Row, at column: Int) -> Self? { Self(rawValue: row[column]) }
}

extension WeekRating.Hardness: Storable {
    var stored: Stored { .integer(Int64(rawValue)) }
    static func read(_ row: Row, at column: Int) -> Self? { Self(rawValue: row[column]) }
}

extension ProgrammeWeek: StoredRecord {
    package static let storage = Storage<ProgrammeWeek>(
        .programmeWeek, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), .fixed("number", \.number), StoredColumn("page", \.page),
            StoredColumn("first_opened_at", \.firstOpenedAt), StoredColumn("opened_early_at", \.openedEarlyAt),
            StoredColumn("completed_at", \.completedAt),
        ])

    package init(blank id: Identifier<ProgrammeWeek>) { self.init(id: id, number: 1) }

    package var called: RecordName { .ofWeek(.programmeWeek, number) }
}

extension WeekRating: StoredRecord {
    package static let storage = Storage<WeekRating>(
        .weekRating, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), .fixed("number", \.number), .fixed("reached", \.reached),
            .fixed("hard", \.hardness), .fixed("advice", \.advice), .fixed("rated_at", \.ratedAt),
        ])

    package init(blank id: Identifier<WeekRating>) {
        self.init(id: id, number: 1, reached: .not, hardness: .veryEasy, advice: "")
    }

    package var called: RecordName { .ofWeek(.weekRating, number) }
}

extension WeekGoal: StoredRecord {
    package static let storage = Storage<WeekGoal>(
        .weekGoal, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), .fixed("number", \.number), StoredColumn("target", \.target),
            StoredColumn("seen_by", \.seenBy), StoredColumn("feasibility", \.feasibility),
            StoredColumn("reason", \.reason), StoredColumn("due", \.due), StoredColumn("due_day", \.dueDay),
            StoredColumn("short", \.short),
        ])

    package init(blank id: Identifier<WeekGoal>) { self.init(id: id, number: 1) }

    package var called: RecordName { .ofWeek(.weekGoal, number) }
}

extension DayTimes: StoredRecord {
    package static let storage = Storage<DayTimes>(
        .dayTimes, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), StoredColumn("up", \.up), StoredColumn("breakfast", \.breakfast),
            StoredColumn("lunch", \.lunch), StoredColumn("dinner", \.dinner), StoredColumn("bed", \.bed),
            StoredColumn("asleep", \.asleep),
        ])

    package init(blank id: Identifier<DayTimes>) { self.init(id: id) }
}

extension DayActivity: StoredRecord {
    package static let storage = Storage<DayActivity>(
        .dayActivity, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), .fixed("position", \.position), StoredColumn("name", \.name),
            StoredColumn("minutes", \.minutes), .fixed("is_own", \.isOwn), StoredColumn("chosen", \.isChosen),
        ])

    package init(blank id: Identifier<DayActivity>) { self.init(id: id, position: 1, name: "") }

    package var title: String { name }
}

extension WeekMeaning: StoredRecord {
    package static let storage = Storage<WeekMeaning>(
        .weekMeaning, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), StoredColumn("event", \.event), StoredColumn("positives", \.positives),
        ])

    package init(blank id: Identifier<WeekMeaning>) { self.init(id: id) }
}

extension ExitRating: StoredRecord {
    package static let storage = Storage<ExitRating>(
        .exitRating, as: "w", visible: Visibility.programme(of: "w.programme"),
        [
            .fixed("programme", \.programme), .fixed("before", \.before), .fixed("after", \.after),
            .fixed("helped", \.hasHelped), .fixed("helped_by", \.helpedBy), .fixed("stars", \.stars),
            .fixed("stars_note", \.starsNote), .fixed("advice", \.advice), .fixed("rated_at", \.ratedAt),
        ])

    package init(blank id: Identifier<ExitRating>) {
        self.init(id: id, before: 1, after: 1, hasHelped: false, stars: 1)
    }
}

extension Programme.State: Storable {}

extension Programme: StoredRecord {
    package static let storage = Storage<Programme>(
        .programme, as: "g", visible: Visibility.client(of: "g.client"),
        [
            .fixed("client", \.client), .fixed("consent", \.consent), .fixed("definition", \.definition),
            .fixed("version", \.version), .fixed("started_day", \.startedDay),
            StoredColumn("deadline_day", \.deadlineDay), StoredColumn("state", \.state),
            StoredColumn("intro_read_at", \.introReadAt),
        ])
    static let newestFirst = "g.id DESC"

    package init(blank id: Identifier<Programme>) {
        self.init(id: id, startedDay: .earliest, deadlineDay: .earliest)
    }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [:]
    }
}
