import FitnessModel
import Foundation

extension FITContents {
    /// Weights count in hundredths of a kilogram; 65,534 is being computed. What a scale works out of age and height,
    /// such as a metabolism, is no measurement and stays away.
    mutating func addWeight(_ message: FITMessage) throws(TrackError.Fault) {
        try Self.limit(scale.count, to: TrackLimits.laps)
        guard let moment = Self.moment(message.timestamp), TrackLimits.moments.contains(moment),
            let weight = message[0], (200..<65_534).contains(weight)
        else {
            issues.note(.weightUnread, at: .byte(message.offset))
            return
        }
        var reading = TrackError.ScaleReading(
            at: Date(timeIntervalSince1970: Double(moment) / 1000), weight: Mass(grams: weight * 10))
        reading.byte = message.offset
        reading.user = message[12]
        // Zero is what scales write that do not measure it.
        if let fat = message[1], fat > 0 {
            if (100..<9000).contains(fat) {
                reading.fatPerMille = Int((Double(fat) / 10).rounded())
            } else {
                issues.note(.bodyFatIgnored, at: .byte(message.offset))
            }
        }
        for (field, name) in Self.parts {
            guard let value = message[field], value > 0, value < 65_534, let measure = OwnMeasure(name) else {
                continue
            }
            reading.parts[measure] = DecimalText.write(value, decimals: 2)
        }
        if let rating = message[11], rating > 0, let measure = OwnMeasure("Visceral fat rating") {
            reading.parts[measure] = String(rating)
        }
        scale.append(reading)
    }

    /// In hundredths.
    private static let parts: [(field: UInt8, name: String)] = [
        (2, "Body water (%)"), (3, "Visceral fat (kg)"), (4, "Bone mass (kg)"), (5, "Muscle mass (kg)"),
    ]

    /// Whether it is the file of a scale: one that holds nothing of a run.
    var isOfScale: Bool {
        sessions.isEmpty && laps.isEmpty && points.isEmpty && (!scale.isEmpty || fileType == 9)
    }
}

extension BodyLog {
    /// What a scale wrote into one file or several behind each other; nil where they are not only of scales.
    ///
    /// - Throws: `severalUsers`, because nobody can say whose weights they are.
    init?(_ files: [FITContents]) throws(TrackError.Fault) {
        guard !files.isEmpty, files.allSatisfy(\.isOfScale) else { return nil }
        let users = Set(files.flatMap { $0.scale.compactMap(\.user) })
        guard users.count < 2 else { throw .severalUsers(users.count) }
        self.init(format: "FIT")
        for file in files {
            lines += file.scale.map { reading in
                let measurement = BodyMeasurement(day: .earliest, weight: reading.weight, own: reading.parts)
                return BodyLine(
                    BodyDraft(measurement, fatPerMille: reading.fatPerMille), at: .byte(reading.byte),
                    instant: reading.at, offset: file.offset)
            }
            issues += file.issues.issues.map { $0 as any ImportRemark }
        }
        rowsRead = lines.count
    }
}
