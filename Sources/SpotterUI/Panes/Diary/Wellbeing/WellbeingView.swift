import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// How the current client is: today, a week of levels over its load, and the diary of check-ins and notes.
struct WellbeingView: EditableList {
    /// What stands above the list.
    struct Week: Sendable {
        let days: ClosedRange<Day>
        /// The days that have check-ins.
        var levels: [Day: WellbeingDay] = [:]
        /// The session load of the days on which it is known, in arbitrary units: RPE times minutes.
        var loads: [Day: Double] = [:]
    }

    static let noun = "line"

    var list = RecordList<WellbeingEntry>()
    private(set) var week: Week?
    /// What was said today, oldest first.
    private(set) var today: [CheckIn] = []
    /// How the newest four weeks stand; nil where there are none.
    private(set) var programme: ProgrammeStanding?
    /// What trainers want the client to read, and was not read yet.
    private(set) var notices: [Notice] = []
    /// A day of the week that is shown; nil shows this week.
    private var anchor: Day?
    private var client: Identifier<Client>?

    func caption(_ context: Context) -> String {
        guard let week, context.client != nil else { return "" }
        return "\(week.days.lowerBound.short) - \(week.days.upperBound.short)"
    }

    func count(_ diary: Diary) throws -> Int { try client.map { try diary.wellbeingEntries.count(of: $0) } ?? 0 }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [WellbeingEntry] {
        try client.map { try diary.wellbeingEntries.list(of: $0, offset: offset, limit: limit) } ?? []
    }

    mutating func reload(_ context: inout Context) {
        if client != context.client?.id {
            (client, anchor) = (context.client?.id, nil)
            list.rewind()
        }
        guard let client else {
            (week, today, programme, notices, list) = (nil, [], nil, [], RecordList())
            return
        }
        let (now, days) = (context.today, context.services.weekStart.week(of: anchor ?? context.today))
        let read = context.read { diary in
            var week = Week(days: days)
            for day in try diary.checkIns.days(of: client, in: days) { week.levels[day.day] = day }
            for session in try diary.sessionFigures(of: client, days: days) {
                if let load = session.load { week.loads[session.day, default: 0] += load }
            }
            return (
                week, try diary.checkIns.list(of: client, in: now...now),
                try diary.notices.unseen(by: client, on: now)
            )
        }
        if let read { (week, today, notices) = read }
        programme = ProgrammeFlow.standing(&context)
        readList(&context)
    }

    /// What stands above the list is the same, whatever is chosen in it.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard list.move(motion, count: count, height: rows(context.body).height) else { return false }
        readList(&context)
        return true
    }

    var isThisWeek: Bool { anchor == nil }

    /// Shows another week; this one where it would be a later one.
    mutating func leaf(by weeks: Int, _ context: inout Context) {
        let wanted = (anchor ?? context.today).adding(days: 7 * weeks)
        show(wanted >= context.today ? nil : wanted, &context)
    }

    mutating func showThisWeek(_ context: inout Context) { show(nil, &context) }

    /// Shows the week of a day, and in the list what was said in it.
    private mutating func show(_ day: Day?, _ context: inout Context) {
        anchor = day
        let last = context.services.weekStart.week(of: day ?? context.today).upperBound
        if let client {
            let above = context.read { diary in try diary.wellbeingEntries.count(of: client, after: last) }
            if let above { list.select(row: above) }
        }
        reload(&context)
    }
}
