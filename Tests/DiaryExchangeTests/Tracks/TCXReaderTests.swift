import DiaryExchange
import FitnessModel
import Foundation
import Testing

@Suite("TCX")
struct TCXReaderTests {
    private func file(_ activities: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"
          xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
        <Activities>\(activities)</Activities></TrainingCenterDatabase>
        """
    }

    private func point(_ time: String, _ inner: String = "") -> String {
        "<Trackpoint><Time>2026-03-12T\(time)Z</Time>\(inner)</Trackpoint>\n"
    }

    private func place(_ latitude: Double, _ metres: Double) -> String {
        "<Position><LatitudeDegrees>\(latitude)</LatitudeDegrees><LongitudeDegrees>14</LongitudeDegrees></Position>"
            + "<AltitudeMeters>240.2</AltitudeMeters><DistanceMeters>\(metres)</DistanceMeters>"
    }

    private func activity(_ laps: String, sport: String = "Running") -> String {
        "<Activity Sport=\"\(sport)\"><Id>2026-03-12T06:00:00Z</Id>\(laps)<Notes>Felt well</Notes>"
            + "<Creator><Name>Watch</Name></Creator></Activity>"
    }

    @Test("Laps add up, pauses split the track, and the heart rate may be missing")
    func laps() throws {
        let rate = "<HeartRateBpm><Value>150</Value></HeartRateBpm>"
        let cadence = "<Extensions><ns3:TPX><ns3:RunCadence>85</ns3:RunCadence></ns3:TPX></Extensions>"
        let text = file(
            activity(
                "<Lap StartTime=\"2026-03-12T06:00:00Z\"><TotalTimeSeconds>60.5</TotalTimeSeconds><DistanceMeters>200</DistanceMeters><Calories>15</Calories><AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>160</Value></MaximumHeartRateBpm><Track>\(point("06:00:00", place(50, 0) + rate + cadence))\(point("06:00:30", place(50.0009, 100)))</Track><Track>\(point("06:02:00", place(50.0009, 100)))\(point("06:02:30", place(50.0018, 200)))</Track></Lap>"
                    + "<Lap StartTime=\"2026-03-12T06:02:30Z\"><TotalTimeSeconds>30</TotalTimeSeconds><DistanceMeters>100.25</DistanceMeters><Calories>8</Calories><Track>\(point("06:03:00", place(50.0027, 300.25)))\(point("06:03:01"))</Track></Lap>"
            ))
        let track = try #require(try tracks(text).first)
        #expect(track.issues == [])
        #expect(track.kind == .run)
        #expect(track.startedAt == instant("2026-03-12T06:00:00Z"))
        #expect(track.elapsed == 90_500)
        #expect(track.distance == Length(millimetres: 300_250))
        #expect(track.energy == Energy(calories: 23_000))
        #expect(track.topHeartRate == 160)
        #expect(track.note == "Felt well")
        #expect(track.title == "")
        #expect(track.laps.count == 2)
        #expect(
            track.laps[0]
                == RunLap(
                    elapsed: 60_500, distance: Length(millimetres: 200_000), energy: Energy(calories: 15_000),
                    meanHeartRate: 140, topHeartRate: 160))
        #expect(track.points.map(\.startsSegment) == [false, false, true, false, false, false])
        #expect(track.points.map(\.time) == [0, 30_000, 120_000, 150_000, 180_000, 181_000])
        #expect(track.points.map(\.distance) == [0, 100_000, 100_000, 200_000, 300_250, nil])
        #expect(track.points[0].heartRate == 150)
        #expect(track.points[0].cadence == 170)
        #expect(track.points[5].position == nil)
        let run = track.run(in: .gmt, otherwise: .earliest)
        #expect(run.typedEnergy == Energy(calories: 23_000))
        #expect(run.elapsed == 90_500)
    }

    @Test("Zero calories and a heart rate of zero mean unknown")
    func zeros() throws {
        let lap =
            "<Lap StartTime='2026-03-12T06:00:00Z'><TotalTimeSeconds>0</TotalTimeSeconds><Calories>0</Calories><Track>\(point("06:00:00", "<HeartRateBpm><Value>0</Value></HeartRateBpm>"))</Track></Lap>"
        let track = try #require(try tracks(file(activity(lap, sport: "Biking"))).first)
        #expect(track.energy == nil)
        #expect(track.elapsed == nil)
        #expect(track.points[0].heartRate == nil)
        #expect(track.issues == [])
        #expect(track.kind == .ride)
    }

    @Test("Each activity is a separate run, also without a track")
    func activities() throws {
        let lap =
            "<Lap StartTime='2026-03-12T06:00:00Z'><TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>2000</DistanceMeters></Lap>"
        let later = activity(lap, sport: "Other").replacingOccurrences(of: "06:00", with: "18:00")
        let both = try tracks(file(activity(lap) + later))
        #expect(both.map(\.kind) == [.run, .other])
        #expect(both.map(\.source) == ["track 2026-03-12T06:00:00Z", "track 2026-03-12T18:00:00Z"])
        #expect(both[0].run(in: .gmt, otherwise: .earliest).distance == Length(millimetres: 2_000_000))
    }

    @Test("Courses and workouts are named")
    func plans() {
        let head = "<TrainingCenterDatabase>"
        let end = "</TrainingCenterDatabase>"
        #expect(
            fault(head + "<Courses><Course><Track>\(point("06:00:00"))</Track></Course></Courses>" + end)
                == .notARun(.course))
        #expect(fault(head + "<Workouts><Workout Sport='Running'></Workout></Workouts>" + end) == .notARun(.workout))
        #expect(fault(head + end) == .nothingRecorded)
    }

    @Test("Impossible values are left out and reported with their line")
    func impossible() throws {
        let lap =
            "<Lap StartTime='x'><TotalTimeSeconds>-1</TotalTimeSeconds><Calories>many</Calories><Track><Trackpoint><Time>x</Time></Trackpoint>\n\(point("06:00:00", place(95, 1) + "<AltitudeMeters>NaN</AltitudeMeters>"))</Track></Lap>"
        let track = try #require(try tracks(file(activity(lap))).first)
        #expect(track.points.count == 1)
        #expect(
            track.issues == [
                TrackIssue(.valueIgnored, at: .line(4), count: 3), TrackIssue(.timeUnreadable, at: .line(4)),
                TrackIssue(.emptyPoint, at: .line(4)), TrackIssue(.positionIgnored, at: .line(5)),
            ])
    }

    @Test("A start far from the points is ignored")
    func wrongStart() throws {
        let lap = "<Lap StartTime='2026-03-12T06:00:00Z'><Track>\(point("06:00:05"))\(point("06:00:10"))</Track></Lap>"
        let good = try #require(try tracks(file(activity(lap))).first)
        #expect(good.points.map(\.time) == [5000, 10_000])
        for wrong in ["2019-01-01", "2026-03-13", "1989-12-31"] {
            let text = file(activity(lap)).replacingOccurrences(of: "<Id>2026-03-12", with: "<Id>\(wrong)")
            let track = try #require(try tracks(text).first)
            #expect(track.points.first?.time == (wrong == "1989-12-31" ? 5000 : 0))
        }
    }

    @Test("The same run is recognised as TCX and as GPX")
    func sameRun() throws {
        let lap = "<Lap StartTime='2026-03-12T06:00:00Z'><Track>\(point("06:00:00", place(50, 0)))</Track></Lap>"
        let tcx = try #require(try tracks(file(activity(lap))).first)
        let gpx = try #require(try tracks(gpx("<trkseg>\(trkpt(0, 50))</trkseg>")).first)
        #expect(tcx.source == gpx.source)
        let later = try #require(try tracks(DiaryExchangeTests.gpx("<trkseg>\(trkpt(45, 50))</trkseg>")).first)
        #expect(later.source != tcx.source)
        #expect(later.mayBe(tcx.run(in: .gmt, otherwise: .earliest)))
        let other = try #require(try tracks(DiaryExchangeTests.gpx("<trkseg>\(trkpt(61, 50))</trkseg>")).first)
        #expect(!other.mayBe(tcx.run(in: .gmt, otherwise: .earliest)))
    }
}
