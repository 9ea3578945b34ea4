import Foundation

/// The results as a plain text table.
struct Report {
    private var lines: [[String]] = [["", "median", "95 %", "bare", "ratio"]]

    /// Adds times, with those of the bare program if it does the same.
    mutating func add(_ what: String, _ times: Times, bare: Times? = nil) {
        let ratio =
            bare.map { Self.number(times.median.milliseconds / max($0.median.milliseconds, 0.001)) + " x" } ?? ""
        lines.append([what, times.median.text, times.most.text, bare?.median.text ?? "", ratio])
    }

    mutating func add(_ what: String, _ value: Double, _ unit: String, bare: Double? = nil) {
        let ratio = bare.map { Self.number(value / max($0, 0.001)) + " x" } ?? ""
        lines.append([
            what, "\(Self.number(value)) \(unit)", "", bare.map { "\(Self.number($0)) \(unit)" } ?? "", ratio,
        ])
    }

    var table: String {
        let widths = (0..<5).map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            zip(line, widths).enumerated().map { index, cell in
                let room = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + room : room + cell.0
            }.joined(separator: "   ")
        }.joined(separator: "\n")
    }

    /// The number with three significant digits: 0.042, 4.20, 42.0, 4200.
    static func number(_ value: Double) -> String {
        String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}
