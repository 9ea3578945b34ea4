import DiaryExchange
import FitnessModel
import Foundation

/// A run of 100,000 points, 28 hours with one point per second: from the file to its figures and to the stored bytes.
struct TrackBench {
    private static let points = 100_000
    private let folder: URL

    init(_ diary: BenchDiary) { folder = diary.folder }

    func run(into report: inout Report) throws {
        try measure("GPX", Self.gpx, into: &report)
        try measure("TCX", Self.tcx, into: &report)
        let points = try read("TCX").points
        var packed = Data()
        report.add("track: pack 100,000 points", Times.measure(10) { _ in packed = PackedTrack.pack(points) })
        report.add("track: unpack them", try Times.measure(10) { _ in _ = try PackedTrack.unpack(packed) })
        report.add("track: packed size", Double(packed.count) / 1000, "KB")
        report.add("track: profile for the charts", Times.measure(10) { _ in _ = TrackProfile(points) })
        report.add(
            "track: route on 160 x 96 dots",
            Times.measure(10) { _ in _ = RouteProjection(points, width: 160, height: 96) })
    }

    private func measure(_ format: String, _ text: String, into report: inout Report) throws {
        try Data(text.utf8).write(to: file(format))
        report.add(
            "track: read \(format), \(text.utf8.count / 1_000_000) MB",
            try Times.measure(5) { _ in _ = try read(format) })
        let points = try read(format).points
        report.add(
            "track: figures and best times of \(format)",
            Times.measure(5) { _ in
                let figures = TrackFigures(points)
                for distance in RaceDistance.allCases { _ = figures.best(over: distance.length) }
            })
    }

    private func file(_ format: String) -> URL { folder.appendingPathComponent("track.\(format.lowercased())") }

    private func read(_ format: String) throws -> RecordedTrack {
        let tracks = try TrackReader.read(ImportFile(path: file(format).path))
        guard let track = tracks.first, track.points.count == Self.points else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return track
    }

    /// Position, height, heart rate and time of a point.
    private static func point(_ number: Int) -> (place: (String, String), height: String, rate: Int, time: String) {
        let way = Double(number) * 0.000_02
        let latitude = String(format: "%.7f", 50 + sin(way) * 0.2)
        let longitude = String(format: "%.7f", 14 + cos(way) * 0.3)
        let time = String(
            format: "2026-03-%02dT%02d:%02d:%02dZ", 12 + number / 86_400, number / 3600 % 24, number / 60 % 60,
            number % 60)
        let height = String(format: "%.1f", 240 + sin(Double(number) / 300) * 20)
        return ((latitude, longitude), height, 140 + number / 7 % 20, time)
    }

    private static var gpx: String {
        var text =
            "<?xml version=\"1.0\"?><gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><type>running</type><trkseg>\n"
        for number in 0..<points {
            let point = point(number)
            text +=
                "<trkpt lat=\"\(point.place.0)\" lon=\"\(point.place.1)\"><ele>\(point.height)</ele><time>\(point.time)</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>\(point.rate)</gpxtpx:hr><gpxtpx:cad>85</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions></trkpt>\n"
        }
        return text + "</trkseg></trk></gpx>\n"
    }

    private static var tcx: String {
        var text =
            "<?xml version=\"1.0\"?><TrainingCenterDatabase xmlns=\"http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2\"><Activities><Activity Sport=\"Running\"><Id>2026-03-12T00:00:00Z</Id><Lap StartTime=\"2026-03-12T00:00:00Z\"><TotalTimeSeconds>100000</TotalTimeSeconds><DistanceMeters>300000</DistanceMeters><Calories>9000</Calories><Track>\n"
        for number in 0..<points {
            let point = point(number)
            let metres = String(format: "%.2f", Double(number) * 2.6 + sin(Double(number) / 50) * 20 + 20)
            text +=
                "<Trackpoint><Time>\(point.time)</Time><Position><LatitudeDegrees>\(point.place.0)</LatitudeDegrees><LongitudeDegrees>\(point.place.1)</LongitudeDegrees></Position><AltitudeMeters>\(point.height)</AltitudeMeters><DistanceMeters>\(metres)</DistanceMeters><HeartRateBpm><Value>\(point.rate)</Value></HeartRateBpm></Trackpoint>\n"
        }
        return text + "</Track></Lap></Activity></Activities></TrainingCenterDatabase>\n"
    }
}
