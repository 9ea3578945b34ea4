import FitnessModel

extension ImportIssue {
    /// "Line 12, Weight: ..." with the fix.
    public var description: String {
        let place = column.map { "Line \(line), \($0)" } ?? "Line \(line)"
        return "\(place): \(reason)"
    }
}

extension ImportIssue.Reason: CustomStringConvertible {
    /// What is wrong and how to fix it.
    public var description: String {
        switch self {
        case .unclosedQuote: "a quote is opened and never closed. Close it."
        case .strayQuote: "a quote inside a quoted text. Write it twice."
        case .textTooLong: "a text of more than a million bytes. Shorten it."
        case .nulByte: "a NUL byte. Remove it or export again."
        case .columnCount(let found, let expected): "\(found) columns where the header has \(expected)."
        case .truncated(let found, let expected):
            "the file ends after \(found) of \(expected) columns. Export it again."
        case .valueMissing: "nothing stands here. Fill it in."
        case .dateUnreadable(let text): "\"\(text)\" is no date. Write it as 2026-03-12 18:30:00."
        case .dateOutOfRange(let text): "\"\(text)\" is no day between 1900 and 2199."
        case .notANumber(let text): "\"\(text)\" is not a number."
        case .numberAmbiguous(let text): "\"\(text)\" can be read in two ways. Write it without thousands separators."
        case .numberNegative(let text): "\"\(text)\" is below zero."
        case .numberTooLarge(let text, let limit): "\"\(text)\" is more than \(limit)."
        case .notWhole(let text): "\"\(text)\" is no whole number."
        case .unitUnknown(let text): "the unit \"\(text)\" is not known. Known: kg, lb; km, m, mi, yd, ft."
        case .setOrderUnknown(let text): "\"\(text)\" is no set number and none of W, D, F."
        case .emptySet: "neither repetitions, time nor distance."
        case .effortIgnored(let text): "\"\(text)\" is no RPE from 6 to 10 in halves. The set was read without it."
        case .durationIgnored(let text): "\"\(text)\" is no duration. The session was read without it."
        case .timeIgnored(let text): "\"\(text)\" is no time of day. The line was read without it."
        case .energyMissing: "no energy stands here. The serving was read with 0 kcal."
        case .foreignEncoding: "text that is not UTF-8, read as Windows-1252. Check letters with accents."
        default: ofBody
        }
    }

    /// "; perhaps 8.2 was meant".
    private static func question(_ meant: Double?) -> String {
        meant.map { "; perhaps \(DecimalText.write($0, decimals: 2)) was meant" } ?? ""
    }

    /// The same of weights and measurements.
    private var ofBody: String {
        switch self {
        case .dateAmbiguous(let text):
            "\"\(text)\" can be two days, and the file writes days both ways. Write it as 2026-03-12."
        case .dateTaken(let text, let day):
            "\"\(text)\" was taken for \(day.dated), and the other days alike."
                + " Say `dates` in the settings, or write 2026-03-12."
        case .outOfRange(let text, let limits): "\"\(text)\" is not within \(limits). Correct it."
        case .heightUnreadable(let text): "\"\(text)\" is no height. Write it as 180 or 1.80 m."
        case .foldUnreadable(let text):
            "\"\(text)\" is no fold. Write millimetres: 8.2, or several readings, 8.2/8.4/8.3."
        case .measureUnreadable(let text, let measure):
            "\"\(text)\" is no \(measure.name.lowercased()). Write it as \(measure.example)."
        case .computed: "Spotter works this out itself. The column was left out."
        case .untitled(let number): "column \(number) has no title and was left out. Give it one."
        case .readAsFold(let site):
            "read as the \(site.name) fold in mm. If it is a girth, write cm into the title."
        case .readAsGirth(let title): "read as a girth in cm. If it is a fold, write \"\(title) mm\"."
        case .doubtful(let text, let meant):
            "\"\(text)\" mm is hardly a fold\(Self.question(meant)). It was read as it is."
        case .doubtfulMeasure(let text, let measure):
            "\"\(text)\" is an unusual \(measure.name.lowercased()). It was read as it is."
        default: ""
        }
    }
}

extension BodyMeasure {
    /// How a value is written.
    fileprivate var example: String {
        switch self {
        case .pulse: "52"
        case .pressure: "120/80"
        default: "38.5 or 15 in"
        }
    }
}
