import Foundation
import Testing

@Suite("spotter import for weights and measurements")
struct ImportBodyCommandTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test("Weights and rows are imported once; rows that were left out are reported with their position")
    func once() throws {
        let path = try home.write(
            """
            Date,Weight kg,Chin,Tri,Note
            2026-01-05,82.4,,,
            2026-01-06,82,8.2,11,rested
            2190-01-01,80,,,
            2026-01-07,80,thick,,

            """, to: "body.csv")
        let run = try CommandRun("import", path, "--client", "Jan", "--yes", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Imported 1 weight, 1 measurement."))
        #expect(run.output.contains("2 lines were not read."))
        #expect(run.errors.contains("body.csv: Line 5, Chin: \"thick\" is not a fold. Write millimetres: 8.2"))
        #expect(run.errors.contains("body.csv: Line 4: 2190-01-01 is in the future. Correct the day."))
        let again = try CommandRun("import", path, "--client", "Jan", "--json", home: home).json()
        #expect(again["weights_added"] as? Int == 0 && again["measurements_added"] as? Int == 0)
        #expect(again["already_there"] as? Int == 2)
        #expect(again["rows_lost"] as? Int == 2)
    }

    @Test("A weight that is far from the others is reported and left out")
    func unlikely() throws {
        let path = try home.write(
            "Date,Weight kg\n2026-01-05,64.2\n2026-01-06,641\n2026-01-07,64\n", to: "body.csv")
        let run = try CommandRun("import", path, "--client", "Jan", "--yes", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Imported 2 weights."))
        #expect(
            run.errors.contains(
                "body.csv: Line 3: 641 kg on 2026-01-06 is far from the other weights. Correct it."))
    }

    @Test("Without --unit a weight without a unit is rejected with the likely one, and nothing is created")
    func noUnit() throws {
        let path = try home.write("Date,Weight\n2026-01-05,182.4\n", to: "weights.csv")
        let run = try CommandRun("import", path, "--client", "Jan", "--yes", home: home)
        #expect(run.status == 64)
        #expect(run.errors.contains("Likely lb"))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
        let inPounds = try CommandRun("import", path, "--client", "Jan", "--unit", "lb", "--yes", home: home)
        #expect(inPounds.output.contains("Imported 1 weight."))
    }

    @Test("The help names the formats")
    func help() throws {
        let help = try CommandRun("import", "--help", home: home).output
        #expect(help.contains("FitNotes body") && help.contains("body CSV"))
    }
}
