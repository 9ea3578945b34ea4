import DiaryExchange
import Foundation

/// The folder of sample exports, which may be missing.
let samples = packageRoot.deletingLastPathComponent().appendingPathComponent("shared/samples")

let samplesAreThere = FileManager.default.fileExists(atPath: samples.appendingPathComponent("run_no_hr.tcx").path)

/// Parses the text of a track.
func tracks(_ text: String, name: String = "test.xml") throws -> [RecordedTrack] {
    try TrackReader.read(ImportFile(name: name, bytes: Data(text.utf8)))
}

/// Reads the tracks of a file as the import does.
func tracks(path: String) throws(ImportError) -> [RecordedTrack] {
    let file = try ImportFile(path: path)
    guard case .tracks(let tracks) = try ImportFormat.sniff(file).read(file) else { return [] }
    return tracks
}

/// The fault that makes the text of a track unreadable; nil if it is readable.
func fault(_ text: String) -> TrackError.Fault? { fault(Data(text.utf8)) }

func fault(_ bytes: Data) -> TrackError.Fault? {
    do {
        _ = try TrackReader.read(ImportFile(name: "test", bytes: bytes))
        return nil
    } catch {
        return error.fault
    }
}

/// Parses an instant in ISO 8601.
func instant(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) }

/// A GPX 1.1 file with this content of a track.
func gpx(_ content: String, type: String = "running") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"
      xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
    <trk><name>Morning</name><type>\(type)</type>
    \(content)
    </trk></gpx>
    """
}

/// A point of a GPX file, `second` seconds after 2026-03-12T06:00:00Z.
func trkpt(_ second: Int, _ latitude: Double, _ longitude: Double = 14, _ inner: String = "") -> String {
    let time = String(format: "2026-03-12T%02d:%02d:%02dZ", 6 + second / 3600, second / 60 % 60, second % 60)
    return "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\"><time>\(time)</time>\(inner)</trkpt>\n"
}
