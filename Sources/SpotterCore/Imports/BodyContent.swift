import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases

/// Weights and measurements of another program, before they are written.
struct BodyContent: ImportContent {
    private let log: BodyLog
    private let drafts: [BodyDraft]
    private let today: Day
    /// Whether unlikely weights are imported, too.
    private var takesUnlikely = false
    let unit: MassUnit?

    /// - Parameter unit: The unit in which weights without a unit were read.
    init(_ log: BodyLog, unit: MassUnit?, zone: TimeZone, today: Day) {
        self.log = log
        self.unit = unit
        self.today = today
        drafts = log.lines.map { $0.draft(in: zone) }
    }

    var formats: [FormatName] { [log.format] }
    var count: Int { drafts.count }
    var issues: [ImportRemark] { log.issues }

    func takingUnlikely() -> any ImportContent {
        var content = self
        content.takesUnlikely = true
        return content
    }

    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        let outcome = try diary.imports.preview(drafts, client: client, today: today, takesUnlikely: takesUnlikely)
        let unit = try diary.clients.get(client).unit
        let taken = drafts.indices.filter { outcome.refused[$0] == nil }.map { drafts[$0] }
        let (alone, measured) = (taken.count(where: \.isWeighInAlone), taken.count { !$0.isWeighInAlone })
        let values = Self.values(taken)
        return ImportPlan(
            addsSomething: outcome.added > 0, nothingNew: "\(Self.done(outcome)).", size: Self.size(outcome),
            issues: issues + refused(outcome, unit), unlikely: outcome.refused.values.count { $0 == .unlikelyWeight },
            facts: [
                ImportLine(
                    text: "Format",
                    detail: [formatTitle, ImportWording.days(taken.lazy.map(\.measurement.day).span)]
                        .joined(separator: " · ")),
                ImportLine(
                    text: "New",
                    detail: outcome.added == 0
                        ? Self.nothing(taken.count) : Self.and(Self.size(outcome), alreadyThere: outcome.alreadyThere),
                    tone: outcome.added > 0 ? .result : .warning),
                ImportLine(
                    text: "Lines",
                    detail:
                        "\(alone, one: "weight", other: "weights") alone, \(measured, one: "measurement", other: "measurements")"
                ),
                ImportLine(text: "Values", detail: values.isEmpty ? "none" : values),
            ],
            lines: taken.map { ImportLine(text: Self.when($0.measurement), detail: Self.text($0, unit)) })
    }

    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        let outcome = try diary.imports.body(
            drafts, client: client, today: today, takesUnlikely: takesUnlikely, file: file, progress: progress)
        let days = drafts.lazy.map(\.measurement.day).span
        let lost = refused(outcome, try diary.clients.get(client).unit)
        let message = Self.done(outcome)
        return ImportReport(
            message: message,
            added: outcome.days.max().map { outcome.measurements > 0 ? .measurements : .weights(through: $0) },
            lines: [
                "\(message).", ImportWording.whole(formatTitle, [ImportWording.days(days)], issues + lost),
            ],
            figures: Figures(
                format: format, measurementsAdded: outcome.measurements, weightsAdded: outcome.weights,
                alreadyThere: outcome.alreadyThere, rowsRead: log.rowsRead,
                rowsLost: issues.count(where: \.isLoss) + lost.count, firstDay: days?.lowerBound.iso,
                lastDay: days?.upperBound.iso),
            issues: lost)
    }

    private func refused(_ outcome: BodyOutcome, _ unit: MassUnit) -> [ImportRemark] {
        outcome.refused.sorted { $0.key < $1.key }.map { place, refusal in
            let reason: BodyIssue.Reason =
                switch refusal {
                case .future: .future
                case .beforeBirth: .beforeBirth
                case .unlikelyWeight: .unlikelyWeight(drafts[place].measurement.weight ?? .zero, unit)
                }
            return .body(
                BodyIssue(place: log.lines[place].place, day: drafts[place].measurement.day, reason: reason))
        }
    }

    /// "12 weights, 3 measurements".
    private static func size(_ outcome: BodyOutcome) -> Phrase {
        let kinds: [Phrase] = [
            outcome.weights > 0 ? "\(outcome.weights, one: "weight", other: "weights")" : "",
            outcome.measurements > 0 ? "\(outcome.measurements, one: "measurement", other: "measurements")" : "",
        ]
        return kinds.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Why nothing is new.
    private static func nothing(_ known: Int) -> Phrase {
        switch known {
        case 0: "nothing: no usable weight or measurement"
        case 1: "nothing: it is already in the diary"
        default: "nothing: all \(known, one: "line", other: "lines") are already in the diary"
        }
    }

    private static func and(_ text: Phrase, alreadyThere count: Int) -> Phrase {
        count > 0 ? "\(text) (\(count) already in the diary)" : text
    }

    private static func done(_ outcome: BodyOutcome) -> Phrase {
        guard outcome.added > 0 else {
            switch outcome.alreadyThere {
            case 0: return "The file has no usable weight or measurement: nothing was imported"
            case 1: return "Nothing new: it is already in the diary"
            default:
                return "Nothing new: all \(outcome.alreadyThere, one: "line", other: "lines") are already in the diary"
            }
        }
        return and("Imported \(size(outcome))", alreadyThere: outcome.alreadyThere)
    }

    /// "12 Mar 2026 07:05".
    private static func when(_ measurement: BodyMeasurement) -> Phrase {
        let time = measurement.minute.map { " " + Clock.hoursAndMinutes($0 * 60) } ?? ""
        return "\(measurement.day.namedDated)\(time)"
    }

    /// "82.4 kg · 22.3 % · 3 folds, 2 measures".
    private static func text(_ draft: BodyDraft, _ unit: MassUnit) -> Phrase {
        let measurement = draft.measurement
        var parts: [Phrase] = []
        if let weight = measurement.weight { parts.append("\(weight.shown(in: unit)) \(unit.rawValue)") }
        if let fat = draft.fatPerMille { parts.append("\(NumberFormat.shown(fat, decimals: 1)) %") }
        var counts: [Phrase] = []
        if !measurement.folds.isEmpty { counts.append("\(measurement.folds.count, one: "fold", other: "folds")") }
        let measures = measurement.measures.count + measurement.own.count
        if measures > 0 { counts.append("\(measures, one: "measure", other: "measures")") }
        if !counts.isEmpty { parts.append(counts.joined(separator: ", ")) }
        if !measurement.note.isEmpty { parts.append("note") }
        return parts.joined(separator: " · ")
    }

    /// The measured quantities with their counts: "weight 12, Waist 3".
    private static func values(_ drafts: [BodyDraft]) -> Phrase {
        var counts: [(name: Phrase, count: Int)] = []
        func count(_ name: Phrase, _ isThere: (BodyDraft) -> Bool) {
            let count = drafts.count(where: isThere)
            if count > 0 { counts.append((name, count)) }
        }
        count("weight") { $0.measurement.weight != nil }
        count("body fat") { $0.fatPerMille != nil }
        count("height") { $0.measurement.height != nil }
        for site in SkinfoldSite.allCases { count(site.foldName) { $0.measurement.folds[site] != nil } }
        for measure in BodyMeasure.allCases { count(measure.name) { $0.measurement.measures[measure] != nil } }
        for measure in Set(drafts.flatMap(\.measurement.own.keys)).sorted(by: { $0.text < $1.text }) {
            count("\(measure.text)") { $0.measurement.own[measure] != nil }
        }
        return counts.map { count -> Phrase in [count.name, "\(count.count)"].joined(separator: " ") }.joined(
            separator: ", ")
    }

    private struct Figures: Encodable {
        let format: String
        let measurementsAdded, weightsAdded, alreadyThere, rowsRead, rowsLost: Int
        let firstDay, lastDay: String?
    }
}
