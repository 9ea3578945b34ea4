extension Recurrence {
    /// Why a text is no rule that goes by days.
    public enum Problem: Error, Hashable, Sendable {
        /// Longer than any rule needs to be.
        case tooLong
        /// This is no NAME=VALUE.
        case noPart(String)
        /// A part of this name is none that Spotter knows.
        case unknown(String)
        /// A part that says hours, minutes or seconds.
        case clock(String)
        /// The part stands there twice.
        case twice(String)
        /// There is no FREQ.
        case missingFrequency
        /// A frequency that does not go by days.
        case frequency(String)
        /// The part cannot have this value.
        case value(String, String)
        /// Both COUNT and UNTIL.
        case countAndUntil
        /// The part says nothing with this frequency.
        case combination(String, Frequency)
        /// The weekday cannot have a place with this frequency.
        case place(String, Frequency)
        /// BYSETPOS without anything to choose from.
        case positionsAlone
    }
}

extension Recurrence.Problem: CustomStringConvertible {
    /// "BYHOUR repeats within a day".
    public var description: String {
        switch self {
        case .tooLong: "the rule is too long"
        case .noPart(let text): "\(text) has no value"
        case .unknown(let name): "\(name) is unknown"
        case .clock(let name): "\(name) repeats within a day"
        case .twice(let name): "\(name) is given twice"
        case .missingFrequency: "FREQ is missing"
        case .frequency(let name): "FREQ=\(name) is not daily, weekly, monthly or yearly"
        case .value(let name, let text): "\(name) cannot be \(text.isEmpty ? "empty" : text)"
        case .countAndUntil: "COUNT and UNTIL exclude each other"
        case .combination(let name, let frequency): "\(name) does not go with FREQ=\(frequency.rawValue)"
        case .place(let text, let frequency): "BYDAY=\(text) does not go with FREQ=\(frequency.rawValue) or BYWEEKNO"
        case .positionsAlone: "BYSETPOS has nothing to choose from"
        }
    }
}
