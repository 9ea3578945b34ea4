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
        case .timeIgnored(let text): "\"\(text)\" is no time of day. The serving was read without it."
        case .energyMissing: "no energy stands here. The serving was read with 0 kcal."
        case .foreignEncoding: "text that is not UTF-8, read as Windows-1252. Check letters with accents."
        }
    }
}
