import FitnessModel

/// Reads the dates of a file, using one order of day and month for the whole file.
struct BodyDates {
    /// The date and time of a cell.
    struct Reading: Equatable {
        let day: Day
        let minute: Int?
        /// True if the numbers could be day and month in either order and no date in the file proves one.
        var isOpen = false
    }

    private let today: Day?
    private let preferred: DateOrder
    private var proofs: Set<DateOrder> = []
    private var courses: [DateOrder: Course] = [.dayFirst: Course(), .monthFirst: Course()]

    /// - Parameters:
    ///   - today: resolves years of two digits; nil rejects them.
    ///   - order: the order in the settings, used if the file does not show one.
    init(today: Day?, order: DateOrder) {
        self.today = today
        preferred = order
    }

    /// Learns the order from a cell: a number above 12 is not a month.
    mutating func look(at text: String) {
        guard let (first, second) = Self.openNumbers(text) else { return }
        if first > 12 { proofs.insert(.dayFirst) }
        if second > 12 { proofs.insert(.monthFirst) }
        for order in DateOrder.allCases {
            if let day = read(text, order)?.day { courses[order]?.add(day) }
        }
    }

    /// Nil if the file uses both orders.
    private var order: DateOrder? {
        if proofs.count == 2 { return nil }
        if let proven = proofs.first { return proven }
        let orders = [preferred] + DateOrder.allCases.filter { $0 != preferred }
        return orders.first { courses[$0]?.isSorted == true } ?? preferred
    }

    /// Reads a cell. An ambiguous date follows the order of the file; throws if the file has no single order.
    func read(_ field: CSVField) throws(FieldFault) -> Reading {
        if let date = try? FieldDate.read(field) {
            return Reading(day: date.day, minute: date.moment.map { $0.second / 60 })
        }
        let text = field.text ?? field.foreignText
        guard !text.isEmpty else { throw FieldFault(.valueMissing) }
        let isOpen = Self.openNumbers(text).map { $0.0 != $0.1 && $0.0 <= 12 && $0.1 <= 12 } ?? false
        guard let order = order ?? (isOpen ? nil : preferred) else { throw FieldFault(.dateAmbiguous(field.excerpt)) }
        guard var reading = read(text, order) else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        reading.isOpen = isOpen && proofs.isEmpty
        return reading
    }

    /// Reads a text in the same way as `read(_:)` reads a cell.
    func date(_ text: String) -> Result<Reading, FieldFault> {
        var bytes = Array(text.utf8)
        return bytes.withUnsafeMutableBufferPointer { buffer in
            let field = CSVField(bytes: UnsafeBufferPointer(buffer), hasEscapes: false)
            return Result { () throws(FieldFault) in try read(field) }
        }
    }

    /// Reads a date with its year, optionally followed by a time.
    private func read(_ text: String, _ order: DateOrder) -> Reading? {
        var words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
        var minute: Int?
        if let place = words.firstIndex(where: { $0.contains(":") }), place > 0 {
            var clock = ByteScanner(Array(words[place...].joined(separator: " ").utf8))
            guard let second = clock.takeClock(), clock.isAtEnd else { return nil }
            minute = second / 60
            words.removeSubrange(place...)
        }
        let date = words.joined(separator: " ")
        let parts = date.split { !$0.isLetter && !$0.isNumber }
        // Three parts include a year: relative days such as "yesterday" are not accepted in a file.
        guard parts.count == 3, parts.contains(where: { $0.count == 4 && $0.allSatisfy(\.isNumber) }) || today != nil,
            let day = Day.read(date, today: today ?? .latest, order: order, past: true)
        else { return nil }
        return Reading(day: day, minute: minute)
    }

    /// The first two numbers of a date in which either may be the day: "3/12/2026", "3-12-26".
    private static func openNumbers(_ text: String) -> (Int, Int)? {
        let date = text.prefix { !$0.isWhitespace && $0 != "," }
        guard let sign = date.first(where: { !$0.isNumber }), sign == "/" || sign == "-" else { return nil }
        let parts = date.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
            return nil
        }
        return (first, second)
    }

    /// Tracks whether days are sorted, ascending or descending.
    private struct Course {
        private var last: Day?
        private var rises = true
        private var falls = true

        var isSorted: Bool { rises || falls }

        mutating func add(_ day: Day) {
            if let last {
                rises = rises && last <= day
                falls = falls && day <= last
            }
            last = day
        }
    }
}
