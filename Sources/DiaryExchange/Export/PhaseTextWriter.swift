import FitnessModel

/// Prints a phase like the trainers' paper: a head, a table whose load cells have a line per set, and notes. Sessions
/// that do not fit next to the plan follow on further pages, where the plan is repeated. Open sessions leave space for
/// a pen.
struct PhaseTextWriter {
    private let document: PhaseDocument
    private let totals: PhaseTotals
    private let page: PaperPage
    private let spelling: Spelling

    /// A column of the table on paper.
    private struct Slot {
        let title: String
        let width: Int
        let cell: (PhaseDocument.Row) -> [String]
        var figures: [String] = []
    }

    init(_ document: PhaseDocument, page: PaperPage, spelling: Spelling) {
        self.document = document
        self.page = page
        self.spelling = spelling
        totals = PhaseTotals(document)
    }

    /// The pages, separated by form feeds.
    var text: String {
        let head = head
        let room = page.lines - head.count - 2
        var bodies = blocks.flatMap { table($0, room: room) }
        let notes = notes
        for part in notes.isEmpty ? [] : Self.chunks(notes, of: room) {
            if let last = bodies.last, last.count + 1 + part.count <= room {
                bodies[bodies.count - 1] += [""] + part
            } else {
                bodies.append(part)
            }
        }
        let pages = bodies.enumerated().map { index, body in
            let foot = bodies.count > 1 ? "page \(index + 1) of \(bodies.count)" : ""
            let lines = head + body + (foot.isEmpty ? [] : ["", foot])
            return lines.map(Self.trimmed).joined(separator: "\n") + "\n"
        }
        return pages.joined(separator: "\u{C}")
    }

    // MARK: Head

    private var head: [String] {
        let fields = [
            (document.client.isEmpty ? "TEMPLATE" : "NAME", document.client), ("PHASE", document.phase.name),
            ("PERIODIZATION", document.phase.periodization), ("GOAL", document.phase.goal),
        ]
        let width = (page.columns - 3 * 2) / 4
        let values = fields.map { spelling.wrapped($0.1, to: width) }
        let height = values.map(\.count).max() ?? 1
        var lines = [side(fields.map(\.0), width: width)]
        for index in 0..<height {
            lines.append(side(values.map { $0.indices.contains(index) ? $0[index] : "" }, width: width))
        }
        func text(_ day: Day) -> String { "\(day.day) \(day.englishMonth) \(day.year)" }
        let span = [
            document.phase.start.map { "from \(text($0))" }, document.phase.lastDay.map { "until \(text($0))" },
            document.phase.days.isEmpty ? nil : "days \(document.phase.daysText)",
        ].compactMap { $0 }
        if !span.isEmpty { lines += spelling.wrapped(span.joined(separator: "  "), to: page.columns) }
        return lines + [""]
    }

    private func side(_ cells: [String], width: Int) -> String {
        cells.map { spelling.padded($0, to: width) }.joined(separator: "  ")
    }

    // MARK: Table

    /// The columns of each run of pages: the plan with the first loads, then the plan again with the next ones.
    private var blocks: [[Slot]] {
        let plan = planSlots
        var rest = document.columns.enumerated().map { loadSlot($1, index: $0) }
        var blocks: [[Slot]] = []
        repeat {
            var slots = plan
            while let next = rest.first {
                let used = slots.reduce(0) { $0 + $1.width + 1 } + 2
                // A column that is too wide by itself still gets a page.
                guard used + next.width <= page.columns || slots.count == plan.count else { break }
                slots.append(rest.removeFirst())
            }
            blocks.append(slots)
        } while !rest.isEmpty
        return blocks
    }

    /// Label, exercise and prescription. If there are loads, fields empty in every row are omitted.
    private var planSlots: [Slot] {
        func slot(
            _ title: String, _ range: ClosedRange<Int>, _ text: @escaping (PhaseDocument.Row) -> String
        ) -> Slot {
            let longest = document.rows.map { spelling.printedWidth(of: text($0)) }.max() ?? 0
            let width = min(max(longest, title.count, range.lowerBound), range.upperBound)
            return Slot(title: title, width: width) { spelling.wrapped(text($0), to: width) }
        }
        let fields: [(title: String, width: ClosedRange<Int>, text: (PhaseDocument.Row) -> String)] = [
            ("Tempo", 4...6, { $0.prescription.tempo }), ("Reps", 3...6, { $0.prescription.reps }),
            ("Sets", 3...4, { $0.prescription.sets }), ("Rest", 4...6, { $0.prescription.rest }),
            ("Int.", 5...8, { $0.prescription.micro }),
        ]
        let shown = fields.filter { field in
            document.columns.isEmpty || document.rows.contains { !field.text($0).isEmpty }
        }
        return [
            slot("", 2...4) { $0.prescription.label }, slot("Exercise", 8...Self.maxName) { $0.exercise },
        ] + shown.map { slot($0.title, $0.width, $0.text) }
    }

    private func loadSlot(_ column: PhaseDocument.Column, index: Int) -> Slot {
        // The day of an open session is also written by hand.
        let day = column.day?.englishShort ?? "__.__."
        let named = "\(column.number) \(column.phaseDay) \(day)"
        let title =
            column.phaseDay.isEmpty || spelling.printedWidth(of: named) > 14 ? "\(column.number) \(day)" : named
        let figures = totals.lines.map { $0.figures[index] }
        let texts = document.rows.flatMap { document.texts($0, column) }
        let longest = (texts.map { spelling.printedWidth(of: $0) } + figures.map(\.count)).max() ?? 0
        let width = min(max(longest, title.count, column.isOpen ? Self.openWidth : 8), 14)
        return Slot(title: title, width: width, cell: { cell($0, column, width: width) }, figures: figures)
    }

    /// With this width, six open sessions fit on the wide page; longer names wrap.
    private static let maxName = 20
    /// The width for a handwritten set.
    private static let openWidth = 12

    /// Marks a cell in which nothing is trained.
    private static let otherDay = "·"

    /// One line per set, or a dot if another phase day is trained. An open column has the planned loads, followed by
    /// blank lines for the prescribed sets.
    private func cell(_ row: PhaseDocument.Row, _ column: PhaseDocument.Column, width: Int) -> [String] {
        let texts = document.texts(row, column)
        let isDue = !row.isOnSheet || document.isTrained(row, in: column)
        let lines = spelling.stacked(texts.isEmpty && !isDue ? [Self.otherDay] : texts, to: width)
        guard column.isOpen, row.isOnSheet, isDue else { return lines }
        let sets = min(max(SetTarget(row.prescription.sets)?.highest ?? 2, 1), 6)
        let room = document.planned(row, column) == nil ? sets - lines.count : sets
        return lines + Array(repeating: "", count: max(room, 0))
    }

    /// The table, on as many pages as it needs. A row is split only if it is taller than a page.
    private func table(_ slots: [Slot], room: Int) -> [[String]] {
        let rule = String(repeating: "-", count: page.columns)
        let titles = [line(slots.map(\.title), slots), rule]
        var groups: [Group] = []
        var letters: String?
        var (day, heading) = ("", "")
        for row in document.rows {
            let cells = slots.map { $0.cell(row) }
            let height = cells.map(\.count).max() ?? 1
            var lines = (0..<height).map { index in
                line(cells.map { $0.indices.contains(index) ? $0[index] : "" }, slots)
            }
            // A blank line separates supersets, like the boxes on paper.
            let own = row.isOnSheet ? RowLabel(row.prescription.label)?.letters ?? row.prescription.label : "off"
            if let letters, letters != own || own.isEmpty { lines.insert("", at: 0) }
            var continued = row.isOnSheet ? heading : ""
            if row.isOnSheet, row.phaseDay != day, !row.phaseDay.isEmpty {
                day = row.phaseDay
                let weekdays = document.phase.days.weekdays(of: day)
                heading = "DAY \(day)" + (weekdays.isEmpty ? "" : ", \(weekdays)")
                continued = ""
                if letters != nil, lines.first != "" { lines.insert("", at: 0) }
                lines.insert(heading, at: letters == nil ? 0 : 1)
            }
            if letters != own, !row.isOnSheet {
                lines.insert("Done, but no longer on the sheet:", at: letters == nil ? 0 : 1)
            }
            letters = own
            // A row taller than a page continues on the next one, below its day.
            let most = room - titles.count - (heading.isEmpty ? 0 : 1)
            for (index, part) in Self.chunks(lines, of: most).enumerated() {
                groups.append(Group(lines: part, day: index == 0 ? continued : row.isOnSheet ? heading : ""))
            }
        }
        if groups.isEmpty { groups = [Group(lines: ["(no exercises)"])] }
        if slots.contains(where: { $0.figures.contains { !$0.isEmpty } }) {
            let sums = totals.lines.enumerated().map { index, total in
                let cells = slots.map { slot in
                    slot.figures.isEmpty ? (slot.title == "Exercise" ? total.title : "") : slot.figures[index]
                }
                return line(cells, slots)
            }
            groups += Self.chunks([rule] + sums, of: room - titles.count).map { Group(lines: $0) }
        }
        return Self.pages(groups, titles: titles, room: room)
    }

    /// Lines that belong on one page.
    private struct Group {
        let lines: [String]
        /// The heading repeated above the lines at the top of a page; empty if they contain it or have no day.
        var day = ""
    }

    private static func pages(_ groups: [Group], titles: [String], room: Int) -> [[String]] {
        var pages: [[String]] = []
        var current = titles
        for group in groups {
            if current.count + group.lines.count > room, current.count > titles.count {
                pages.append(current)
                current = titles
            }
            guard current.count == titles.count else {
                current += group.lines
                continue
            }
            if !group.day.isEmpty { current.append(group.day) }
            // A page does not begin with the blank line between supersets.
            current += group.lines.first?.isEmpty == true ? Array(group.lines.dropFirst()) : group.lines
        }
        return pages + [current]
    }

    private func line(_ cells: [String], _ slots: [Slot]) -> String {
        let firstLoad = slots.firstIndex { !$0.figures.isEmpty }
        return zip(cells, slots).enumerated().map { index, part in
            (index == firstLoad ? "| " : "") + spelling.padded(part.0, to: part.1.width) + " "
        }.joined()
    }

    // MARK: Notes

    private var notes: [String] {
        var lines: [String] = []
        if !document.phase.notes.isEmpty {
            lines += spelling.wrapped("NOTES  " + document.phase.notes, to: page.columns)
        }
        return lines + document.remarks.flatMap { spelling.wrapped($0, to: page.columns) }
    }

    private static func chunks(_ lines: [String], of size: Int) -> [[String]] {
        stride(from: 0, to: lines.count, by: max(size, 1)).map {
            Array(lines[$0..<min($0 + max(size, 1), lines.count)])
        }
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
