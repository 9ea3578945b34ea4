import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("GPX")
struct GPXReaderTests {
    @Test("A track with two segments, heart rate and cadence is read")
    func track() throws {
        let inner =
            "<ele>240.25</ele><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>151</gpxtpx:hr><gpxtpx:cad>84</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions>"
        let track = try #require(
            try tracks(
                gpx(
                    "<trkseg>\(trkpt(0, 50, 14, inner))\(trkpt(10, 50.0003))</trkseg>"
                        + "<trkseg>\(trkpt(70, 50.001))\(trkpt(80, 50.0013))</trkseg>")
            ).first)
        #expect(track.title == "Morning")
        #expect(track.kind == .run)
        #expect(track.kindIsStated)
        #expect(track.startedAt == instant("2026-03-12T06:00:00Z"))
        #expect(track.offset == nil)
        #expect(track.points.map(\.time) == [0, 10_000, 70_000, 80_000])
        #expect(track.points.map(\.startsSegment) == [false, false, true, false])
        #expect(
            track.points[0]
                == TrackPoint(
                    time: 0, position: .init(latitude: 500_000_000, longitude: 140_000_000), elevation: 240_250,
                    heartRate: 151, cadence: 168))
        #expect(track.issues == [])
        #expect(track.energy == nil)
        let run = track.run(in: .gmt, otherwise: .earliest)
        #expect(run.elapsed == 20_000)
        // Two times 0.0003 degrees of a meridian.
        #expect(abs((run.distance?.millimetres ?? 0) - 66_717) < 5)
        #expect(run.meanHeartRate == 151)
    }

    @Test(
        "Any prefix is accepted, even an undeclared one",
        arguments: [
            ("g:", "xmlns:g=\"http://www.topografix.com/GPX/1/0\" version=\"1.0\""),
            ("", "xmlns=\"http://www.topografix.com/GPX/1/1\" version=\"1.1\""), ("", ""), ("undeclared:", ""),
        ])
    func prefixes(prefix: String, declaration: String) throws {
        let p = prefix
        let text =
            "<\(p)gpx \(declaration)><\(p)trk><\(p)trkseg><\(p)trkpt lat='1' lon='2'><\(p)time>2026-03-12T06:00:00Z</\(p)time></\(p)trkpt></\(p)trkseg></\(p)trk></\(p)gpx>"
        #expect(try tracks(text).first?.points.count == 1)
    }

    @Test("Byte order marks and UTF-16 are read")
    func encodings() throws {
        let text = gpx("<trkseg>\(trkpt(0, 1))</trkseg>").replacingOccurrences(of: "Morning", with: "Šárka 🏃")
        let marked = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
        #expect(try TrackReader.read(ImportFile(name: "x", bytes: marked)).first?.title == "Šárka 🏃")
        let wide = text.replacingOccurrences(of: "UTF-8", with: "UTF-16")
        let units = Data([0xFF, 0xFE]) + Data(wide.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(try TrackReader.read(ImportFile(name: "x", bytes: units)).first?.title == "Šárka 🏃")
    }

    @Test("Routes and waypoints are not runs and are reported as left out")
    func routes() throws {
        let body =
            "<wpt lat='1' lon='2'><time>2001-01-01T00:00:00Z</time></wpt><rte><rtept lat='1' lon='2'/></rte><rte></rte>"
        let head = "<gpx version='1.1'>\n"
        #expect(fault(head + body + "</gpx>") == .notARun(.course))
        #expect(fault(head + "<wpt lat='1' lon='2'/></gpx>") == .nothingRecorded)
        let track = try #require(
            try tracks(head + body + "<trk><type>9</type><trkseg>\(trkpt(0, 1))</trkseg></trk></gpx>").first)
        #expect(track.points.count == 1)
        #expect(
            track.issues == [
                TrackIssue(.waypointIgnored, at: .line(2)), TrackIssue(.routeIgnored, at: .line(2), count: 2),
            ])
        #expect(track.issues.allSatisfy { !$0.isLoss })
    }

    @Test("A track without times is read and gets the given day")
    func noTimes() throws {
        let text = gpx("<trkseg><trkpt lat='50' lon='14'/><trkpt lat='50.001' lon='14'/></trkseg>")
        let track = try #require(try tracks(text).first)
        #expect(track.startedAt == nil)
        #expect(track.points.map(\.time) == [0, 0])
        #expect(track.source.hasPrefix("track #"))
        #expect(try tracks(text).first?.source == track.source)
        #expect(try tracks(text.replacingOccurrences(of: "50.001", with: "50.002")).first?.source != track.source)
        let day = try #require(Day(iso: "2026-03-12"))
        let run = track.run(in: .gmt, otherwise: day)
        #expect(run.day == day)
        #expect(run.elapsed == 0)
        #expect(abs((run.distance?.millimetres ?? 0) - 111_195) < 2)
    }

    @Test("Points without a time get one between their neighbours")
    func someTimes() throws {
        let track = try #require(
            try tracks(
                gpx(
                    "<trkseg><trkpt lat='1' lon='1'/>\(trkpt(10, 1))<trkpt lat='1' lon='1'/>\n<trkpt lat='1' lon='1'><time>soon</time></trkpt>\(trkpt(40, 1))<trkpt lat='1' lon='1'><time>1970-01-01T00:00:00Z</time></trkpt></trkseg>"
                )
            ).first)
        #expect(track.points.map(\.time) == [0, 0, 10_000, 20_000, 30_000, 30_000])
        #expect(track.issues.map(\.reason) == [.timeUnreadable, .timeMissing])
        #expect(track.issues.map(\.count) == [2, 4])
    }

    @Test("If times run backwards, as few points as possible are dropped")
    func backwards() throws {
        let points = [0, 10, 10, 900, 20, 30, 25, 40].map { trkpt($0, 1) }.joined()
        let track = try #require(try tracks(gpx("<trkseg>\(points)</trkseg>")).first)
        #expect(track.points.map(\.time) == [0, 10_000, 10_000, 20_000, 25_000, 40_000])
        #expect(track.issues == [TrackIssue(.timeBackwards, at: .line(8), count: 2)])
        #expect(track.issues[0].isLoss)
    }

    @Test("A segment that starts with a misplaced point still starts")
    func backwardsSegment() throws {
        let track = try #require(
            try tracks(
                gpx(
                    "<trkseg>\(trkpt(0, 1))\(trkpt(10, 1))\(trkpt(20, 1))</trkseg><trkseg>\(trkpt(5, 1))\(trkpt(60, 1))</trkseg>"
                )
            ).first)
        #expect(track.points.map(\.startsSegment) == [false, false, false, true])
    }

    @Test("Impossible values are left out and reported with their line")
    func impossible() throws {
        let bad = ["NaN", "inf", "1e400", "0x10", "", "1,5", "91", "-90.5"]
        for latitude in bad {
            let text = gpx(
                "<trkseg><trkpt lat='\(latitude)' lon='1'><time>2026-03-12T06:00:00Z</time></trkpt></trkseg>")
            let track = try #require(try tracks(text).first)
            #expect(track.points.first?.position == nil)
            #expect(track.issues.first == TrackIssue(.positionIgnored, at: .line(5)))
        }
        let inner = "<ele>1e300</ele><extensions><hr>-5</hr><cad>x</cad></extensions>"
        let track = try #require(try tracks(gpx("<trkseg>\(trkpt(0, 1, 1, inner))</trkseg>")).first)
        #expect(track.points.first?.elevation == nil)
        #expect(track.points.first?.heartRate == nil)
        #expect(track.issues == [TrackIssue(.valueIgnored, at: .line(5), count: 3)])
        #expect(
            track.issues[0].wording.text
                == "Line 5: an impossible elevation, distance, heart rate or cadence; the point was read without it. This happens 3 times."
        )
    }

    @Test("Tracks of one outing are one run; those of another day are a second one")
    func severalTracks() throws {
        let head = "<gpx version='1.1'>"
        func trk(_ second: Int) -> String {
            "<trk><trkseg>\(trkpt(second, 1))\(trkpt(second + 60, 1.001))</trkseg></trk>"
        }
        let near = try tracks(head + trk(3600) + "<trk></trk>" + trk(0) + "</gpx>")
        #expect(near.count == 1)
        #expect(near[0].points.map(\.time) == [0, 60_000, 3_600_000, 3_660_000])
        #expect(near[0].points.map(\.startsSegment) == [false, false, true, false])
        let far = try tracks(head + trk(0) + trk(7 * 3600) + "</gpx>")
        #expect(far.map(\.points.count) == [2, 2])
        #expect(far[1].startedAt == instant("2026-03-12T13:00:00Z"))
    }

    @Test("The day is in the file's time zone if it has one, otherwise in the given one")
    func day() throws {
        let prague = try #require(TimeZone(identifier: "Europe/Prague"))
        func day(_ time: String) throws -> String? {
            try tracks(gpx("<trkseg><trkpt lat='1' lon='1'><time>\(time)</time></trkpt></trkseg>")).first?
                .day(in: prague)?.iso
        }
        #expect(try day("2026-03-12T22:59:00Z") == "2026-03-12")
        #expect(try day("2026-03-12T23:30:00Z") == "2026-03-13")
        #expect(try day("2026-03-12T23:30:00+00:00") == "2026-03-13")
        #expect(try day("2026-03-12T23:30:00-08:00") == "2026-03-12")
        #expect(try day("2026-03-13T00:30:00.5+0545") == "2026-03-13")
        #expect(try day("2026-03-12T23:30:00") == "2026-03-13")
    }

    @Test(
        "Sports are recognised by the names that programs use",
        arguments: [
            ("trail_running", Run.Kind.run), ("9", .run), ("Jogging", .run), ("hiking", .walk), ("Walk", .walk),
            ("cycling", .ride), ("mountain_biking", .ride), ("1", .ride), ("swimming", .other),
        ])
    func sports(type: String, kind: Run.Kind) throws {
        let track = try #require(try tracks(gpx("<trkseg>\(trkpt(0, 1))</trkseg>", type: type)).first)
        #expect(track.kind == kind)
        #expect(track.kindIsStated)
    }

    @Test(
        "Without a sport, the speed decides, with a remark", arguments: [(1.5, Run.Kind.walk), (3, .run), (8, .ride)])
    func guessed(speed: Double, kind: Run.Kind) throws {
        let points = (0...60).map { trkpt($0 * 10, 50 + Double($0) * speed * 10 / 111_195) }.joined()
        let track = try #require(try tracks(gpx("<trkseg>\(points)</trkseg>", type: "")).first)
        #expect(track.kind == kind)
        #expect(!track.kindIsStated)
        #expect(track.issues.map(\.reason) == [.kindGuessed])
    }
}
