import DiaryExchange
import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("A phase as paper, Markdown and CSV")
struct PhaseExportTests {
    /// In these tests every character is one column wide and printable.
    private static let plain = Spelling(width: { $0.count }, printed: { $0 })

    /// The sheet of figure 3.3 of the thesis, as far as it is legible, with characters that need escaping: commas,
    /// quotation marks, bars, asterisks, a formula; and a set that is no longer on the sheet.
    static let document: PhaseDocument = {
        func day(_ text: String) -> Day? { Day(iso: text) }
        func row(_ label: String, _ name: String, _ plan: [String], _ loads: [String], _ kind: UnitKind = .loadAndReps)
            -> PhaseDocument.Row
        {
            PhaseDocument.Row(
                exercise: name, kind: kind,
                prescription: Prescription(
                    label: label, tempo: plan[0], reps: plan[1], sets: plan[2], rest: plan[3], micro: plan[4]),
                loads: Dictionary(uniqueKeysWithValues: zip(1..., loads)))
        }
        var document = PhaseDocument(
            client: "Jan Stencel",
            phase: Phase(
                id: .unsaved, name: "P6 - IN SEASON", periodization: "DAILY - CONCURRENT",
                goal: "MAXIMAL STRENGTH / ACCELERATION", start: day("2026-03-03"),
                notes: "left knee taped, no box jumps"))
        document.columns = [
            .init(number: 1, day: day("2026-03-03")),
            .init(number: 2, day: day("2026-03-05"), note: "slept badly", effort: .rpe(tenths: 85)),
            .init(number: 3, day: day("2026-03-09"), effort: .rpe(tenths: 80)),
            .init(number: 4, day: day("2026-03-12")), .init(number: 5), .init(number: 6),
        ]
        document.rows = [
            row(
                "A1", "BB - Box Squat - Banded", ["31x0", "3", "5", "10'", "W1"],
                ["w40x8 70x5 80x2 85x2", "80x3 90x3 95x3 100x3", "80x3 95x3 105x3@9", "80,5x3"]),
            row("A2", "Broad Jump - Unilateral - Banded", ["21x0", "3", "5", "150\"", "S"], ["0x3 0x3 0x3", "x3*5"]),
            row(
                "B1", "Seated row - dual - neutral", ["3012", "6-8", "4", "90\"", "W1"],
                ["35x8*4", "35x8 35x8 \"easy\"", "", "=1+1"]),
            row("B2", "75° DB - Incline press", ["42x0", "6-8", "4", "90\"", "W1"], ["20x8>15x8>10x6", "-"]),
            row("C1", "Plank | side", ["", "60s", "3", "60\"", "W1"], ["60s 55.5s", "1:30"], .time),
        ]
        document.rows[0].notes = [2: "belt from 95 on", 1: "heels raised"]
        document.rows.append(
            PhaseDocument.Row(exercise: "Pull-up", kind: .bodyWeight, loads: [2: "bw+10x5!"], isOnSheet: false))
        return document
    }()

    @Test("Every format looks as recorded", arguments: PhaseFormat.allCases)
    func recorded(format: PhaseFormat) throws {
        let text = format.write(Self.document, spelling: Self.plain)
        if let complaint = try Snapshot("phase-\(format.rawValue)").complaint(about: text) {
            Issue.record(Comment(rawValue: complaint))
        }
    }

    /// Two days on weekdays with one session of the first day done, and a plank on every day.
    static let withDays: PhaseDocument = {
        func row(_ day: String, _ label: String, _ name: String, _ loads: [Int: String]) -> PhaseDocument.Row {
            PhaseDocument.Row(
                exercise: name, kind: name == "Plank" ? .time : .loadAndReps,
                prescription: Prescription(label: label, reps: "5", sets: "2"), loads: loads, phaseDay: day)
        }
        var document = PhaseDocument(
            client: "Jan Stencel", phase: Phase(id: .unsaved, name: "P7", daysText: "A mon, B thu"),
            columns: [
                .init(number: 1, day: Day(iso: "2026-03-09"), phaseDay: "A"), .init(number: 2, phaseDay: "B"),
                .init(number: 3, phaseDay: "A"),
            ],
            rows: [
                row("", "", "Plank", [1: "60s 50s"]), row("A", "A1", "Squat", [1: "100x5 100x5"]),
                row("A", "A2", "Row", [1: "60x8"]), row("B", "A1", "Bench press", [:]),
            ])
        document.rows[3].ahead = [2: "70x5*2"]
        return document
    }()

    @Test("A phase with days looks as recorded in every format", arguments: PhaseFormat.allCases)
    func recordedDays(format: PhaseFormat) throws {
        let text = format.write(Self.withDays, spelling: Self.plain)
        if let complaint = try Snapshot("phase-days-\(format.rawValue)").complaint(about: text) {
            Issue.record(Comment(rawValue: complaint))
        }
    }

    @Test("Paper lines fit the page width and length, and nothing is left out")
    func anyPaper() throws {
        var random = SeededGenerator(seed: 5)
        for round in 0..<Rounds.of(200) {
            let document = Self.random(&random)
            for (format, page) in [(PhaseFormat.text, PaperPage.portrait), (.wide, .landscape)] {
                let pages = format.write(document, spelling: Self.plain).split(separator: "\u{C}")
                for (number, page) in pages.map({ ($0.split(separator: "\n", omittingEmptySubsequences: false), page) })
                    .enumerated()
                {
                    #expect(page.0.count <= page.1.lines + 1, "round \(round), page \(number)")
                    #expect(page.0.allSatisfy { $0.count <= page.1.columns }, "round \(round), page \(number)")
                    #expect(page.0.first?.contains("PHASE") == true, "the head stands on every page")
                }
                // Texts wrap over several lines; the printed page must contain all of their letters.
                let printed = pages.joined().filter { $0 == "§" }.count
                let written = document.rows.flatMap(\.loads.values).joined().filter { $0 == "§" }.count
                #expect(printed == written, "round \(round)")
            }
        }
    }

    @Test("CSV is read back to the same texts, whatever they contain")
    func csvReadsBack() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<Rounds.of(200) {
            var document = Self.random(&random)
            document.rows[0].exercise =
                ["a\"b", ",", "x\r\ny", "=1", " blank ", "\n"].randomElement(using: &random) ?? ""
            let lines = Self.fields(PhaseFormat.csv.write(document, spelling: Self.plain))
            #expect(lines.count == document.rows.count + 1)
            for (row, fields) in zip(document.rows, lines.dropFirst()) {
                let prescription = row.prescription
                #expect(
                    fields
                        == (document.phase.days.isEmpty ? [] : [row.phaseDay]) + [
                            prescription.label, row.exercise, prescription.tempo, prescription.reps, prescription.sets,
                            prescription.rest, prescription.micro,
                        ]
                        + document.columns.map { row.loads[$0.number] ?? "" })
            }
        }
    }

    @Test("The sets add up to the totals on paper")
    func totals() throws {
        let sets = Self.fields(PhaseFormat.sets.write(Self.document, spelling: Self.plain)).dropFirst()
        let work = sets.filter { $0[2] == "1" && $0[8].isEmpty }
        #expect(Set(work.map { $0[5] + $0[6] }).count == 13)
        let volume = work.reduce(0.0) { $0 + (Double($1[9]) ?? 0) * (Double($1[12]) ?? 0) }
        let paper = PhaseFormat.text.write(Self.document, spelling: Self.plain)
        // By hand for 70x5 80x2 85x2, 35x8*4, 20x8>15x8>10x6: 350 + 160 + 170 + 1120 + 160 + 120 + 60.
        #expect(volume == 2140)
        #expect(paper.contains("| 2140 "))
    }

    @Test("A template has no load columns; a phase without rows says so")
    func empty() {
        let template = PhaseDocument(phase: Phase(id: .unsaved, name: "Hypertrophy A"))
        let text = PhaseFormat.text.write(template, spelling: Self.plain)
        #expect(text.contains("TEMPLATE") && text.contains("(no exercises)") && !text.contains("|"))
        let titles = "Label,Exercise,Tempo,Reps,Sets,Rest,Intensity\r\n"
        #expect(PhaseFormat.csv.write(template, spelling: Self.plain) == titles)
    }

    private static func random(_ random: inout SeededGenerator) -> PhaseDocument {
        func text(_ most: Int) -> String {
            String(
                (0..<Int.random(in: 0...most, using: &random)).map { _ in
                    "ab§ 8x-\"".randomElement(using: &random) ?? "a"
                })
        }
        func plain(_ most: Int) -> String { text(most).replacing("§", with: "s") }
        let count = [1, 6, 12].randomElement(using: &random) ?? 1
        var document = PhaseDocument(
            client: plain(30),
            phase: Phase(
                id: .unsaved, name: plain(60), periodization: plain(30), goal: plain(90),
                notes: String(repeating: "note ", count: Int.random(in: 0...900, using: &random))),
            columns: (1...count).map { .init(number: $0, day: Day(iso: "2026-03-12")) })
        document.rows = (0..<([1, 60].randomElement(using: &random) ?? 1)).map { index in
            var row = PhaseDocument.Row(
                exercise: plain(index == 0 ? 120 : 30),
                prescription: Prescription(
                    label: "\(["A", "B", "C"][index % 3])\(index + 1)", tempo: "31X0", reps: "6-8"))
            for column in 1...count { row.loads[column] = text(index == 0 ? 900 : 12) }
            return row
        }
        // Every second document has days, whose headings must fit on the page, too.
        if Bool.random(using: &random) {
            document.phase.daysText = "A mon, B thu"
            for index in document.rows.indices {
                document.rows[index].phaseDay = index * 3 < document.rows.count ? "" : index % 2 == 0 ? "B" : "A"
            }
        }
        return document
    }

    /// A CSV reader that is independent of the writer.
    private static func fields(_ csv: String) -> [[String]] {
        var lines: [[String]] = []
        var line: [String] = []
        var field = ""
        var isQuoted = false
        var scalars = Array(csv.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch (scalar, isQuoted) {
            case ("\"", true):
                if scalars.first == "\"" {
                    field.append("\"")
                    scalars.removeFirst()
                } else {
                    isQuoted = false
                }
            case ("\"", false): isQuoted = true
            case (",", false):
                line.append(field)
                field = ""
            case ("\r", false) where scalars.first == "\n":
                scalars.removeFirst()
                lines.append(line + [field])
                (line, field) = ([], "")
            default: field.unicodeScalars.append(scalar)
            }
        }
        return lines
    }
}
