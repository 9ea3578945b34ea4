import FitnessModel

/// A phase that holds several days, each with rows of its own.
extension SheetContent {
    /// The days that the phase holds.
    var days: PhaseDays { phase?.days ?? .none }

    /// Which day each column is: that of its session, or what comes by turn.
    var daysOfColumns: [Int: String] {
        days.ofColumns(
            columnCount, begun: sessions.mapValues { (name: $0.letter, date: $0.day) }, from: phase?.start)
    }

    /// True where a column is another day than the row's, and nothing was done or planned there all the same.
    func isOtherDay(_ line: Line, column: Int) -> Bool {
        guard !line.day.isEmpty, let day = columnDays[column], !days.isTrained(line.day, on: day) else { return false }
        return line.cells[column] == nil && line.ahead[column] == nil
    }

    /// The rows that are trained together with a row: those of its day and of every day.
    func companions(of day: String) -> [Line] {
        planned.filter { days.isTrained($0.day, on: day) && (!day.isEmpty || $0.day.isEmpty) }
    }

    /// The headings above a row: that of its day where that begins, and of days before it that have no row yet.
    func headings(above index: Int) -> [String] {
        guard planned.indices.contains(index) else { return [] }
        let before = index == 0 ? -1 : days.order(of: lines[index - 1].day)
        let here = days.order(of: lines[index].day)
        return here <= before ? [] : days.names[(before + 1)...here].map(heading)
    }

    /// The headings of the days behind the last row: what is typed below the rows is of the day of the row above.
    var emptyHeadings: [String] {
        days.names.dropFirst(days.order(of: planned.last?.day ?? "") + 1).map(heading)
    }

    /// "Day A", "Day A · mon".
    func heading(_ name: String) -> String {
        let weekdays = days.weekdays(of: name)
        return "Day \(name)" + (weekdays.isEmpty ? "" : " · \(weekdays)")
    }

    /// Why nothing stands in a cell of a row in a column of another day, and the way out.
    func otherDay(_ line: Line, column: Int) -> String {
        let name = line.name.isEmpty ? "This row" : line.name
        let wayOut = sessions[column] == nil ? "H gives the row its day." : "B adds it to this session alone."
        return "\(name) is of day \(line.day), session \(column) is day \(columnDays[column] ?? ""): \(wayOut)"
    }
}
