import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Damaged tracks")
struct TrackFuzzTests {
    private static let texts: [String] = [
        gpx(
            "<trkseg>\(trkpt(0, 50, 14, "<ele>240</ele><extensions><gpxtpx:hr>120</gpxtpx:hr></extensions>"))\(trkpt(10, 50.001))\(trkpt(20, 50.002))</trkseg><trkseg>\(trkpt(30, 50.002))</trkseg>"
        ),
        "<TrainingCenterDatabase><Activities><Activity Sport=\"Running\"><Id>2026-03-12T06:00:00Z</Id><Lap StartTime=\"2026-03-12T06:00:00Z\"><TotalTimeSeconds>60.5</TotalTimeSeconds><DistanceMeters>200</DistanceMeters><Calories>15</Calories><Track><Trackpoint><Time>2026-03-12T06:00:00Z</Time><Position><LatitudeDegrees>50.1</LatitudeDegrees><LongitudeDegrees>14.1</LongitudeDegrees></Position><DistanceMeters>0</DistanceMeters></Trackpoint><Trackpoint><Time>2026-03-12T06:01:00Z</Time><DistanceMeters>200</DistanceMeters></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>",
    ]

    /// All operations on a track must accept any imported track.
    private func use(_ tracks: [RecordedTrack], _ round: Int) {
        #expect(!tracks.isEmpty)
        for track in tracks {
            #expect(track.points.allSatisfy { $0.isPossible }, "round \(round)")
            #expect(zip(track.points, track.points.dropFirst()).allSatisfy { $0.time <= $1.time }, "round \(round)")
            #expect((try? PackedTrack.unpack(PackedTrack.pack(track.points))) == track.points, "round \(round)")
            _ = track.run(in: .gmt, otherwise: .earliest)
            let figures = TrackFigures(track.points)
            _ = RaceDistance.allCases.map { figures.best(over: $0.length) }
            _ = TrackProfile(track.points)
            _ = RouteProjection(track.points, width: 80, height: 40)
            #expect(!track.source.isEmpty && track.issues.allSatisfy { !$0.wording.text.isEmpty && $0.count > 0 })
        }
    }

    @Test("Damaged text gives plausible tracks, or an error with its position")
    func text() {
        var generator = SeededGenerator(seed: 2027)
        var understood = 0
        for round in 0..<Rounds.of(2000) {
            var bytes = Array(Self.texts[round % 2].utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
                // Mostly digits, because wrong numbers get further than broken tags.
                case 1: bytes[place] = Array("0123456789-.eEZ".utf8).randomElement(using: &generator) ?? 0
                case 2 where bytes.count > 60:
                    bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...8, using: &generator)))
                default:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
                    bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            do {
                use(try TrackReader.read(ImportFile(name: "damaged", bytes: Data(bytes))), round)
                understood += 1
            } catch {
                #expect(!error.wording.text.isEmpty)
            }
        }
        #expect(understood > (Rounds.isLong ? 150 : 10))
    }

    @Test("Damaged numbers in valid XML are read or reported")
    func numbers() throws {
        var generator = SeededGenerator(seed: 2028)
        for round in 0..<Rounds.of(1500) {
            var bytes = Array(Self.texts[round % 2].utf8)
            for index in bytes.indices where bytes[index] >= 0x30 && bytes[index] <= 0x39 {
                guard Int.random(in: 0..<12, using: &generator) == 0 else { continue }
                bytes[index] = Array("0123456789-.eE".utf8).randomElement(using: &generator) ?? 0
            }
            guard let tracks = try? TrackReader.read(ImportFile(name: "damaged", bytes: Data(bytes))) else { continue }
            use(tracks, round)
        }
    }

    @Test("Damaged FIT files with correct checksums are read or rejected")
    func fit() {
        var generator = SeededGenerator(seed: 2029)
        var understood = 0
        for round in 0..<Rounds.of(3000) {
            var fit = FITFixture.run(headerSize: round % 2 == 0 ? 12 : 14, bigEndian: round % 4 < 2)
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                let place = Int.random(in: 0..<fit.data.count, using: &generator)
                fit.data[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
            do {
                use(try TrackReader.read(ImportFile(name: "damaged", bytes: fit.file)), round)
                understood += 1
            } catch {
                #expect(!error.wording.text.isEmpty)
            }
        }
        #expect(understood > Rounds.of(500))
    }

    @Test("Flipped bytes in a FIT file fail a checksum, or are rejected")
    func flipped() {
        let whole = FITFixture.run().file
        var generator = SeededGenerator(seed: 2030)
        for _ in 0..<Rounds.of(2000) {
            var bytes = whole
            bytes[Int.random(in: 14..<bytes.count, using: &generator)] ^=
                1 << UInt8.random(in: 0..<8, using: &generator)
            #expect(fault(bytes) == .checksum(.file))
        }
    }
}
