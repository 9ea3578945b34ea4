import DiaryExchange
import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Runs as GPX")
struct GPXWriterTests {
    /// A random track as an import creates it: sorted by time from 0, every point with a position.
    private func track(_ random: inout SeededGenerator, kind: Run.Kind) -> [TrackPoint] {
        var (time, isFirst) = (0, true)
        return (0..<Int.random(in: 1...60, using: &random)).map { _ in
            defer { isFirst = false }
            if !isFirst { time += Int.random(in: 0...90_000, using: &random) }
            func some<Value>(_ value: Value) -> Value? { Int.random(in: 0..<4, using: &random) > 0 ? value : nil }
            let step = Int.random(in: 0...130, using: &random)
            return TrackPoint(
                time: time,
                position: TrackPoint.Position(
                    latitude: Int.random(in: -900_000_000...900_000_000, using: &random),
                    longitude: Int.random(in: -1_800_000_000...1_800_000_000, using: &random)),
                elevation: some(Int.random(in: -500_000...9_000_000, using: &random)),
                heartRate: some(Int.random(in: 1...300, using: &random)),
                cadence: some(kind == .run || kind == .walk ? step * 2 : step),
                startsSegment: !isFirst && Int.random(in: 0..<8, using: &random) == 0)
        }
    }

    private func read(_ text: String) throws -> (track: RecordedTrack, run: Run) {
        let found = try tracks(text)
        #expect(found.count == 1)
        let track = try #require(found.first)
        return (track, track.run(in: .gmt, otherwise: .earliest))
    }

    @Test(
        "An imported run is exported and read back equal: points, times, altitudes, heart rates",
        arguments: 1...Rounds.of(200))
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let kind = Run.Kind.allCases.randomElement(using: &random) ?? .run
        let points = track(&random, kind: kind)
        let seconds = Double(Int.random(in: 700_000_000_000...4_000_000_000_000, using: &random)) / 1000
        let start = Date(timeIntervalSince1970: seconds)
        let run = Run(
            day: Day(start, in: .gmt), startedAt: start, kind: kind,
            title: ["", "Morning <loop> & \"more\"", "Łódź ]]> 🏃"].randomElement(using: &random) ?? "",
            note: ["", "wet\nand cold", "a < b && c > d"].randomElement(using: &random) ?? "")
        let first = try read(GPXWriter.text(run, points))
        #expect(first.track.points == points)
        #expect(first.track.issues.isEmpty, "\(first.track.issues)")
        #expect(first.run.startedAt == start && first.run.kind == kind && first.run.day == run.day)
        #expect(first.run.title == run.title && first.run.note == run.note)
        let again = try read(GPXWriter.text(first.run, first.track.points))
        #expect(again.track.points == first.track.points && again.run == first.run)
        #expect(again.track.source == first.track.source, "imported again it is known")
    }

    @Test(
        "Cadence is not doubled on reading back: an odd one that could be of one foot is one step off",
        arguments: Run.Kind.allCases)
    func cadences(kind: Run.Kind) throws {
        let track = TrackPoint.cadences.map { cadence in
            TrackPoint(
                time: cadence * 1000, position: TrackPoint.Position(latitude: 500_000_000, longitude: 140_000_000),
                cadence: cadence)
        }
        let run = Run(day: .earliest, startedAt: instant("2026-03-12T06:00:00Z"), kind: kind)
        let isOnFoot = kind == .run || kind == .walk
        let expected = TrackPoint.cadences.map { isOnFoot && $0 <= 130 && !$0.isMultiple(of: 2) ? $0 + 1 : $0 }
        #expect(try read(GPXWriter.text(run, track)).track.points.map(\.cadence) == expected)
    }

    @Test("A GPX file without times is written without times")
    func timeless() throws {
        let text = gpx(
            "<trkseg><trkpt lat=\"50\" lon=\"14\"><ele>200.5</ele></trkpt><trkpt lat=\"50.001\" lon=\"14\"/></trkseg>")
        let first = try read(text)
        #expect(first.run.startedAt == nil)
        let again = try read(GPXWriter.text(first.run, first.track.points))
        #expect(again.track.points == first.track.points && again.run.startedAt == nil)
    }

    @Test("Points without a position are left out, and the gap before them remains")
    func places() throws {
        func point(_ second: Int, _ latitude: Int?, gap: Bool = false) -> TrackPoint {
            TrackPoint(
                time: second * 1000,
                position: latitude.map { TrackPoint.Position(latitude: $0, longitude: 140_000_000) }, heartRate: 120,
                startsSegment: gap)
        }
        let track = [point(0, 500_000_000), point(1, nil, gap: true), point(2, 500_001_000), point(3, nil)]
        #expect(GPXWriter.writable(track) == 2)
        let run = Run(day: .earliest, startedAt: instant("2026-03-12T06:00:00Z"))
        let read = try read(GPXWriter.text(run, track))
        #expect(read.track.points.map(\.time) == [0, 2_000])
        #expect(read.track.points.map(\.startsSegment) == [false, true])
        #expect(fault(GPXWriter.text(run, [])) == .nothingRecorded)
    }

    @Test("Text cannot break out of its element, whatever characters it has")
    func hostile() throws {
        let evil = "</name><trkpt lat=\"1\" lon=\"1\"/>\u{0}\u{1B}[31m\u{FFFE}\r\t<!-- & ]]>"
        let run = Run(day: .earliest, startedAt: instant("2026-03-12T06:00:00Z"), title: evil, note: evil)
        let point = TrackPoint(time: 0, position: TrackPoint.Position(latitude: 1, longitude: 2))
        let text = GPXWriter.text(run, [point])
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
        let read = try read(text)
        #expect(read.track.points == [point])
        #expect(read.run.title.hasPrefix("</name><trkpt lat=\"1\""))
    }
}
