import DiaryExchange
import FitnessModel
import Foundation
import Testing

/// Real exports with totals computed by other programs; the other suites check the same with artificial files.
@Suite("Tracks of real devices", .enabled(if: samplesAreThere))
struct TrackSampleTests {
    private func read(_ name: String) throws -> RecordedTrack {
        let tracks = try tracks(path: samples.appendingPathComponent(name).path)
        #expect(tracks.count == 1)
        return try #require(tracks.first)
    }

    @Test("A run in TCX, with and without heart rate", arguments: [("run_garmin_test.tcx", 383), ("run_no_hr.tcx", 0)])
    func tcx(name: String, rates: Int) throws {
        let track = try read(name)
        #expect(track.issues == [])
        #expect(track.kind == .run)
        #expect(track.elapsed == 1_992_780)
        #expect(track.distance == Length(millimetres: 4_689_243))
        #expect(track.energy == Energy(calories: 379_000))
        #expect(track.points.count == 384)
        #expect(track.laps.count == 3)
        #expect(track.points.count { $0.heartRate != nil } == rates)
        let rate = TrackFigures(track.points).heartRate
        #expect(rate?.top == (rates > 0 ? 189 : nil))
        #expect(rates == 0 || abs((rate?.mean ?? 0) - 156.653) < 0.0005)
    }

    @Test("A walk in GPX 1.0 with eight tracks")
    func gpx() throws {
        let track = try read("track_cerknicko-jezero.gpx")
        #expect(track.points.count == 296)
        #expect(abs((TrackFigures(track.points).distance?.millimetres ?? 0) - 4_575_000) < 50)
        #expect(track.startedAt == instant("2010-08-05T14:23:59Z"))
        #expect(track.points.last?.time == 7_190_000)
        #expect(track.issues.allSatisfy { !$0.isLoss })
    }

    @Test(
        "GPX files with only waypoints are not runs",
        arguments: ["gpx_unicode_with_bom.gpx", "gpx_with_garmin_extension.gpx"])
    func places(name: String) {
        #expect(throws: ImportError.track(TrackError(name: name, .nothingRecorded))) {
            try tracks(path: samples.appendingPathComponent(name).path)
        }
    }

    @Test("A run in FIT, point by point")
    func fit() throws {
        let track = try read("garmin-fenix-5-run.fit")
        #expect(track.issues == [])
        #expect(track.distance == Length(millimetres: 157_560))
        #expect(track.elapsed == 56_887)
        #expect(track.energy == Energy(calories: 5000))
        #expect(track.meanHeartRate == 90)
        #expect(track.offset == -7 * 3600)
        #expect(track.day(in: .gmt)?.iso == "2017-06-11")
        let text = try String(
            contentsOf: samples.appendingPathComponent("garmin-fenix-5-run-records.csv"), encoding: .utf8)
        let rows = text.split(whereSeparator: \.isNewline).dropFirst().map { row in
            row.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(rows.count == track.points.count)
        for (row, point) in zip(rows, track.points) {
            #expect(point.heartRate == Int(row[1]))
            #expect(point.cadence == Int(row[2]).map { $0 * 2 })
            #expect(point.distance == Double(row[4]).map { Int(($0 * 1000).rounded()) })
            #expect(point.elevation == Double(row[7]).map { Int(($0 * 1000).rounded()) })
            let (latitude, longitude) = (Double(row[5]), Double(row[6]))
            #expect(point.position?.latitude == latitude.map { Int(($0 * 1.8e9 / 2_147_483_648).rounded()) })
            #expect(point.position?.longitude == longitude.map { Int(($0 * 1.8e9 / 2_147_483_648).rounded()) })
        }
    }

    @Test("A FIT activity whose clock is four hours behind UTC")
    func activity() throws {
        let track = try read("Activity.fit")
        #expect(track.distance == Length(millimetres: 5730))
        #expect(track.elapsed == 13_749)
        #expect(track.offset == -4 * 3600)
    }

    @Test("The file of a scale gives its weigh-ins")
    func scale() throws {
        let fault = fault(try Data(contentsOf: samples.appendingPathComponent("WeightScaleSingleUser.fit")))
        guard case .notARun(.scale(let readings)) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(readings.map(\.weight.grams) == [75_800, 76_090])
    }
}
