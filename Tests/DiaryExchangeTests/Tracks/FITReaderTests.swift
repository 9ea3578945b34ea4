import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@testable import DiaryExchange

@Suite("FIT")
struct FITReaderTests {
    private func track(_ bytes: Data) throws -> RecordedTrack {
        try #require(try TrackReader.read(ImportFile(name: "run.fit", bytes: bytes)).first)
    }

    @Test("Headers of 12 and 14 bytes and both byte orders read the same", arguments: [12, 14], [false, true])
    func run(headerSize: UInt8, bigEndian: Bool) throws {
        let track = try track(FITFixture.run(headerSize: headerSize, bigEndian: bigEndian).file)
        #expect(track.issues == [])
        #expect(track.kind == .run)
        #expect(track.startedAt == instant("2026-03-12T06:00:00Z"))
        #expect(track.offset == 7200)
        #expect(track.elapsed == 20_500)
        #expect(track.distance == Length(millimetres: 61_000))
        #expect(track.energy == Energy(calories: 7000))
        #expect(track.steps == 56)
        #expect(track.meanHeartRate == 151)
        #expect(track.topHeartRate == 161)
        #expect(track.ascent == Length(millimetres: 12_000))
        #expect(track.descent == Length(millimetres: 9000))
        #expect(
            track.laps == [
                RunLap(
                    elapsed: 20_500, distance: Length(millimetres: 61_000), energy: Energy(calories: 7000),
                    meanHeartRate: 150, topHeartRate: 160)
            ])
        #expect(track.points.map(\.time) == [0, 10_000, 20_000])
        // 596523236 and 167026506 semicircles are 50 and 14 degrees; 3700 / 5 m - 500 m = 240 m.
        #expect(
            track.points[0]
                == TrackPoint(
                    time: 0, position: .init(latitude: 500_000_000, longitude: 140_000_000), elevation: 240_000,
                    distance: 0, heartRate: 140, cadence: 170))
        #expect(track.points[2].distance == 60_000)
        #expect(track.points[2].elevation == 244_000)
    }

    @Test("The day is that of the watch, in any time zone of the computer")
    func localDay() throws {
        let late = 1_773_354_600 - FITFixture.epoch  // 2026-03-12T22:30Z, two hours later on the wrist
        let track = try track(FITFixture.run(start: late).file)
        #expect(track.day(in: .gmt)?.iso == "2026-03-13")
    }

    @Test("Compressed timestamps roll over, and developer fields are skipped")
    func compressed() throws {
        var fit = FITFixture()
        let start = FITFixture.start / 32 * 32 + 30
        fit.define(1, 20, [(253, 0x86), (3, 0x02)], developer: [3, 2])
        fit.message(1, [(start, 4), (100, 1)], developer: [9, 9, 9, 9, 9])
        fit.define(2, 20, [(3, 0x02)])
        for (bits, rate) in [(31, 101), (1, 102), (1, 103), (0, 104)] {
            fit.message(0x80 | 2 << 5 | UInt8(bits), [(rate, 1)])
        }
        let points = try track(fit.file).points
        #expect(points.map(\.time) == [0, 1000, 3000, 3000, 34_000])
        #expect(points.map(\.heartRate) == [100, 101, 102, 103, 104])
    }

    @Test("Values marked as invalid are missing")
    func invalid() throws {
        var fit = FITFixture()
        fit.add(
            20,
            [
                (253, 0x86, FITFixture.start), (0, 0x85, 0x7FFF_FFFF), (1, 0x85, 1), (2, 0x84, 0xFFFF), (3, 0x02, 0xFF),
                (4, 0x02, 0xFF), (5, 0x86, 0xFFFF_FFFF), (78, 0x86, 0xFFFF_FFFF),
            ])
        #expect(try track(fit.file).points == [TrackPoint(time: 0)])
    }

    @Test("The altitude comes from the field with more bits")
    func enhancedHeight() throws {
        var fit = FITFixture()
        fit.add(20, [(253, 0x86, FITFixture.start), (2, 0x84, 3700), (78, 0x86, 47_500)])
        #expect(try track(fit.file).points[0].elevation == 9_000_000)
    }

    @Test("Stopping and starting the timer splits the track")
    func pauses() throws {
        var fit = FITFixture()
        func event(_ second: Int, _ type: Int) {
            fit.add(21, [(253, 0x86, FITFixture.start + second), (0, 0, 0), (1, 0, type)])
        }
        func record(_ second: Int) { fit.add(20, [(253, 0x86, FITFixture.start + second), (5, 0x86, second)]) }
        event(0, 0)
        record(0)
        record(10)
        event(10, 4)
        event(60, 0)
        record(60)
        record(70)
        let track = try track(fit.file)
        #expect(track.points.map(\.startsSegment) == [false, false, true, false])
        #expect(track.run(in: .gmt, otherwise: .earliest).elapsed == 20_000)
    }

    @Test("Several sessions are several runs, each with its points and laps")
    func sessions() throws {
        var fit = FITFixture()
        for second in [0, 50, 100, 150] {
            fit.add(20, [(253, 0x86, FITFixture.start + second), (3, 0x02, 100 + second)])
        }
        for (second, sport) in [(0, 1), (100, 2)] {
            fit.add(
                19,
                [(253, 0x86, FITFixture.start + second + 50), (2, 0x86, FITFixture.start + second), (8, 0x86, 50_000)])
            fit.add(
                18,
                [
                    (253, 0x86, FITFixture.start + second + 50), (2, 0x86, FITFixture.start + second), (5, 0, sport),
                    (8, 0x86, 50_000), (10, 0x86, 40),
                ])
        }
        let tracks = try TrackReader.read(ImportFile(name: "x", bytes: fit.file))
        #expect(tracks.map(\.kind) == [.run, .ride])
        #expect(tracks.map { $0.points.map(\.heartRate) } == [[100, 150], [200, 250]])
        #expect(tracks.map(\.laps.count) == [1, 1])
        #expect(tracks.map(\.steps) == [80, nil])
    }

    @Test("Concatenated files are read one after another")
    func chained() throws {
        let later = FITFixture.run(start: FITFixture.start + 86_400).file
        let tracks = try TrackReader.read(ImportFile(name: "x", bytes: FITFixture.run().file + later + Data(count: 7)))
        #expect(tracks.map(\.source) == ["track 2026-03-12T06:00:00Z", "track 2026-03-13T06:00:00Z"])
    }

    @Test("A wrong checksum is named: the header's or the file's")
    func checksums() {
        var bytes = FITFixture.run().file
        bytes[5] ^= 1
        #expect(fault(bytes) == .checksum(.header))
        bytes = FITFixture.run().file
        bytes[40] ^= 1
        #expect(fault(bytes) == .checksum(.file))
        #expect(
            TrackError(name: "run.fit", .checksum(.file)).wording.text
                == "run.fit: the checksum of the file does not match. Copy the file from the device again.")
        // A device that computes no checksum writes zero into the header.
        bytes = FITFixture.run().file
        bytes.replaceSubrange(12..<14, with: [0, 0])
        bytes.removeLast(2)
        bytes += FITFixture.bytes(FITFixture.checksum(bytes))
        #expect(fault(bytes) == nil)
    }

    @Test("A truncated file is read to its end, with a remark")
    func truncated() throws {
        let whole = FITFixture.run().file
        let cut = try track(whole.prefix(160))
        #expect(cut.points.count == 3)
        #expect(cut.issues.map(\.reason) == [.truncated, .kindGuessed])
        #expect(cut.issues[0] == TrackIssue(.truncated, at: .byte(160)))
        #expect(cut.issues[0].isLoss)
    }

    @Test("A file that the device never closed is read")
    func unfinished() throws {
        var bytes = FITFixture.run(headerSize: 12).file.dropLast(2)
        bytes.replaceSubrange(4..<8, with: [0, 0, 0, 0])
        let track = try track(bytes)
        #expect(track.points.count == 3)
        #expect(track.issues.map(\.reason) == [.unfinished])
    }

    @Test("False lengths are rejected at their byte")
    func lies() throws {
        var fit = FITFixture()
        fit.define(0, 20, [(253, 0x86)])
        fit.data[fit.data.count - 2] = 255
        fit.message(0, [(FITFixture.start, 4)])
        #expect(fault(fit.file) == .damaged(byte: 14 + 9))
        // A message without a definition.
        var other = FITFixture()
        other.message(5, [(1, 1)])
        #expect(fault(other.file) == .damaged(byte: 14))
        // A declared size that exceeds the file.
        var long = FITFixture.run(headerSize: 12).file
        long.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try track(long).issues.map(\.reason) == [.truncated])
    }

    @Test("Weigh-ins, courses, workouts and settings are named")
    func others() throws {
        var scale = FITFixture()
        scale.add(0, [(0, 0, 9)])
        scale.add(30, [(253, 0x86, FITFixture.start), (0, 0x84, 7580), (1, 0x84, 2230)])
        let reading = TrackError.ScaleReading(
            at: try #require(instant("2026-03-12T06:00:00Z")), weight: Mass(grams: 75_800), fatPerMille: 223, byte: 40)
        #expect(fault(scale.file) == .notARun(.scale([reading])))
        #expect(
            TrackError(name: "w.fit", .notARun(.scale([reading]))).wording.text
                == "w.fit: this file has weigh-ins of a scale (2026-03-12 75.8 kg), not a run. Enter them as weigh-ins."
        )
        for (type, content) in [(5, TrackError.Content.workout), (2, .other)] {
            var fit = FITFixture()
            fit.add(0, [(0, 0, type)])
            #expect(fault(fit.file) == .notARun(content))
        }
        var course = FITFixture()
        course.add(0, [(0, 0, 6)])
        course.add(20, [(253, 0x86, FITFixture.start)])
        #expect(fault(course.file) == .notARun(.course))
        #expect(fault(FITFixture().file) != nil)
    }

    @Test("An impossible local time is ignored")
    func localTime() throws {
        var fit = FITFixture()
        fit.add(20, [(253, 0x86, FITFixture.start)])
        fit.add(34, [(253, 0x86, FITFixture.start), (5, 0x86, FITFixture.start + 90_000)])
        let track = try track(fit.file)
        #expect(track.offset == nil)
        #expect(track.issues.map(\.reason) == [.localTimeIgnored])
    }
}
