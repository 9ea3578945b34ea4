import Foundation
import Testing

@Suite("spotter import")
struct ImportCommandTests {
    private let home: Home

    init() throws { home = try Home() }

    private func file(_ rows: String...) throws -> String {
        let header =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
        return try home.write(([header] + rows).joined(separator: "\n") + "\n", to: "strong.csv")
    }

    private static let squat = "2026-01-05 18:30:00,Legs,1h,Squat,1,100,5,0,0,,,"

    @Test("Unattended, into a new diary: the client is added, and doctor counts the sets")
    func unattended() throws {
        let run = try CommandRun("import", try file(Self.squat), "--client", "Jan", "--unit", "kg", "--yes", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("Imported 1 session, 1 set."))
        let doctor = try CommandRun("doctor", "--json", home: home).json()
        #expect(
            (doctor["counts"] as? [String: Int]) == [
                "clients": 1, "exercises": 1, "phases": 0, "sessions": 1, "sets": 1,
            ])
        #expect((doctor["totals"] as? [String: Double]) == ["reps": 5, "volume_kg": 500])
    }

    @Test("Importing again adds nothing")
    func twice() throws {
        let path = try file(Self.squat)
        _ = try CommandRun("import", path, "--client", "Jan", "--unit", "kg", "--yes", home: home)
        let again = try CommandRun("import", path, "--client", "JAN", "--unit", "kg", "--json", home: home)
        #expect(again.status == 0)
        let json = try again.json()
        #expect(json["sessions_added"] as? Int == 0)
        #expect(json["sessions_already_there"] as? Int == 1)
        #expect(json["volume_kg"] as? Double == 500)
    }

    @Test("Without --unit a file without units is rejected with the likely one, and nothing is created")
    func noUnit() throws {
        let run = try CommandRun("import", try file(Self.squat), "--client", "Jan", "--yes", home: home)
        #expect(run.status == 64)
        #expect(run.errors.contains("Add --unit kg or --unit lb."))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }

    @Test(
        "Without --client a client's records are rejected, and nothing is created",
        arguments: [
            "Date,Weight kg\n2026-01-05,82.4\n", "Phase;P4\n;Exercise;Reps;1;2\nA1;Box squat;5;80x5*3;82.5x5\n",
        ])
    func nobody(text: String) throws {
        let run = try CommandRun("import", try home.write(text, to: "w.csv"), home: home)
        #expect(run.status == 64, "\(run.errors)")
        #expect(run.errors.contains("Name the client of the records: --client NAME."))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }

    @Test("A missing client is not added without --yes")
    func noClient() throws {
        let run = try CommandRun("import", try file(Self.squat), "--client", "Jan", "--unit", "kg", home: home)
        #expect(run.status == 66)
        #expect(run.errors.contains("There is no client Jan. Add --yes"))
    }

    @Test("Every unreadable line is reported with its number; the others are imported")
    func unreadLines() throws {
        let path = try file("yesterday,Legs,1h,Squat,1,100,5,0,0,,,", Self.squat)
        let run = try CommandRun("import", path, "--client", "Jan", "--unit", "kg", "--yes", home: home)
        #expect(run.status == 0)
        #expect(run.errors.contains("strong.csv: Line 2, Date: \"yesterday\" is not a date"))
        #expect(run.output.contains("1 line was not read"))
    }

    @Test(
        "A missing file and one that is not an export have their exit codes",
        arguments: [("/nowhere.csv", 66), ("/tmp", 66)])
    func missing(path: String, status: Int32) throws {
        let run = try CommandRun("import", path, "--client", "Jan", "--yes", home: home)
        #expect(run.status == status)
        #expect(run.errors.hasPrefix("spotter: "))
        #expect(run.output.isEmpty)
    }

    @Test("Text of another kind is rejected as data")
    func foreign() throws {
        let run = try CommandRun(
            "import", try home.write("a,b\n1,2\n", to: "x.csv"), "--client", "Jan", "--yes", home: home)
        #expect(run.status == 65)
    }

    private static let gpx = """
        <?xml version="1.0"?>
        <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>
        <trkpt lat="50.0" lon="14.0"><time>2026-03-10T08:00:00Z</time></trkpt>
        <trkpt lat="50.001" lon="14.0"><time>2026-03-10T08:00:40Z</time></trkpt>
        <trkpt lat="50.002" lon="14.0"><time>2026-03-10T08:01:20Z</time></trkpt>
        </trkseg></trk></gpx>
        """

    @Test("A recorded run is imported once, as one undo")
    func track() throws {
        let path = try home.write(Self.gpx, to: "run.gpx")
        let run = try CommandRun("import", path, "--client", "Jan", "--yes", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Imported 1 run."))
        #expect(run.output.contains("2026-03-10: run, 0.22 km, 1:20"))
        let again = try CommandRun("import", path, "--client", "Jan", "--json", home: home).json()
        #expect(again["runs_added"] as? Int == 0)
        #expect(again["runs_already_there"] as? Int == 1)
        #expect(again["points"] as? Int == 3)
    }

    @Test("An unreadable track is rejected with its position, and nothing is created")
    func brokenTrack() throws {
        let entity = Self.gpx.replacing("<gpx", with: "<!DOCTYPE gpx [<!ENTITY a \"b\">]>\n<gpx")
        let path = try home.write(entity, to: "bomb.gpx")
        let run = try CommandRun("import", path, "--client", "Jan", "--yes", home: home)
        #expect(run.status == 65)
        #expect(run.errors.contains("bomb.gpx") && run.errors.contains("2"))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }
}
