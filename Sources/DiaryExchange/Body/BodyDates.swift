import FitnessModel

/// The days of a file as people write them, with the order of day and month that the whole file goes by.
struct BodyDates {
    /// What stands in a cell.
    struct Reading: Equatable {
        let day: Day
        let minute: Int?
        /// The numbers could be day and month the other way round, and nothing in the file says which.
        var isOpen = false
    }

    private let today: Day?
    private let said: DateOrder
    private var proofs: Set<DateOrder> = []
    private var courses: [DateOrder: Course] = [.dayFirst: Course(), .monthFirst: Course()]

    /// - Parameters:
    ///   - today: by which a year of two digits is understood; nil where none is.
    ///   - order: of the settings, for what nothing else says.
    init(today: Day?, order: DateOrder) {
        self.today = today
        said = order
    }

    /// Learns from a cell: a number over 12 is no month.
    mutating func look(at text: String) {
        guard let (first, second) = Self.openNumbers(text) else { return }
        if first > 12 { proofs.insert(.dayFirst) }
        if second > 12 { proofs.insert(.monthFirst) }
        for order in DateOrder.allCases {
            if let day = read(text, order)?.day { courses[order]?.add(day) }
        }
    }

    /// Nil where the file writes days both ways.
    private var order: DateOrder? {
        if proofs.count == 2 { return nil }
        if let proven = proofs.first { return proven }
        let orders = [said] + DateOrder.allCases.filter { $0 != said }
        return orders.first { courses[$0]?.isSorted == true } ?? said
    }

    /// Reads a cell. What could be two days is read in the order of the file, and refused where that has none.
    func read(_ field: CSVField) throws(FieldFault) -> Reading {
        if let date = try? FieldDate.read(field) {
            return Reading(day: date.day, minute: date.moment.map { $0.second / 60 })
        }
        let text = field.text ?? field.foreignText
        guard !text.isEmpty else { throw FieldFault(.valueMissing) }
        let isOpen = Self.openNumbers(text).map { $0.0 != $0.1 && $0.0 <= 12 && $0.1 <= 12 } ?? false
        guard let order = order ?? (isOpen ? nil : said) else { throw FieldFault(.dateAmbiguous(field.excerpt)) }
        guard var reading = read(text, order) else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        reading.isOpen = isOpen && proofs.isEmpty
        return reading
    }

    /// Reads a text, as `read` does a cell.
    func date(_ text: String) -> Result<Reading, FieldFault> {
        var bytes = Array(text.utf8)
        return bytes.withUnsafeMutableBufferPointer { buffer in
            let field = CSVField(bytes: UnsafeBufferPointer(buffer), hasEscapes: false)
            return Result { () throws(FieldFault) in try read(field) }
        }
    }

    /// A day with its year, and the time behind it.
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
        // Three parts have a year: what people type for a day, such as "yesterday", is none in a file.
        guard parts.count == 3, parts.contains(where: { $0.count == 4 && $0.allSatisfy(\.isNumber) }) || today != nil,
            let day = Day.read(date, today: today ?? .latest, order: order, past: true)
        else { return nil }
        return Reading(day: day, minute: minute)
    }

    /// The two numbers of which each may be the day: "3/12/2026", "3-12-26".
    private static func openNumbers(_ text: String) -> (Int, Int)? {
        let date = text.prefix { !$0.isWhitespace && $0 != "," }
        guard let sign = date.first(where: { !$0.isNumber }), sign == "/" || sign == "-" else { return nil }
        let parts = date.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
            return nil
        }
        return (first, second)
    }

    /// Whether days follow each other, forwards or backwards.
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
