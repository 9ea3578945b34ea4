import FitnessModel

/// A component of a calendar, from BEGIN to END.
struct CalendarComponent {
    /// In upper case.
    let name: String
    /// The line of its BEGIN.
    let line: Int
    var properties: [ContentLine] = []
    var children: [CalendarComponent] = []

    /// All its lines, verbatim.
    var raw: [String] {
        ["BEGIN:\(name)"] + properties.map(\.raw) + children.flatMap(\.raw) + ["END:\(name)"]
    }

    func property(_ name: String) -> ContentLine? { properties.first { $0.name == name } }
}

/// Builds components from the lines of a file.
struct CalendarTree {
    /// The outermost components: calendars, or events of a file without a calendar.
    private(set) var roots: [CalendarComponent] = []
    private(set) var issues = CalendarIssueList()

    /// - Parameter progress: receives the fraction that was read; false cancels.
    init(
        _ lines: [(number: Int, text: String)], progress: ImportFormat.Progress = { _ in true }
    ) throws(ImportError) {
        var open: [CalendarComponent] = []
        var tooDeep = 0
        var eventCount = 0
        for (index, (number, text)) in lines.enumerated() {
            if index % 4_096 == 0, !progress(Double(index) / Double(lines.count)) { throw .cancelled }
            guard let line = ContentLine(text, number: number) else {
                issues.note(.notALine, line: number, text: text)
                continue
            }
            let name = line.value.trimmingBlanks.uppercased()
            switch line.name {
            case "BEGIN":
                if open.count >= CalendarLimits.depth || tooDeep > 0 {
                    if tooDeep == 0 { issues.note(.tooDeep, line: number, text: name) }
                    tooDeep += 1
                    continue
                }
                if name == "VEVENT" { eventCount += 1 }
                if eventCount > CalendarLimits.events {
                    issues.note(.tooManyEvents, line: number)
                    close(&open, downTo: 0)
                    return
                }
                open.append(CalendarComponent(name: name, line: number))
            case "END" where tooDeep > 0: tooDeep -= 1
            case "END":
                guard let index = open.lastIndex(where: { $0.name == name }) else {
                    issues.note(.strayEnd, line: number, text: name)
                    continue
                }
                if index < open.count - 1 { issues.note(.truncated, line: number, text: open[open.count - 1].name) }
                close(&open, downTo: index)
            default:
                if tooDeep > 0 { continue }
                if open.isEmpty {
                    issues.note(.notALine, line: number, text: text)
                } else {
                    open[open.count - 1].properties.append(line)
                }
            }
        }
        if let last = open.last { issues.note(.truncated, line: last.line, text: last.name) }
        close(&open, downTo: 0)
    }

    private mutating func close(_ open: inout [CalendarComponent], downTo count: Int) {
        while open.count > count {
            let closed = open.removeLast()
            if open.isEmpty { roots.append(closed) } else { open[open.count - 1].children.append(closed) }
        }
    }
}
