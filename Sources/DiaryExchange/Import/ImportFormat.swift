public import FitnessModel

/// The content of an import, for the preview before it is confirmed.
public struct ImportSummary: Hashable, Sendable {
    /// Sessions.
    public private(set) var sessions = 0
    /// Different exercise names.
    public private(set) var exercises = 0
    /// Sets; a set with its drops is one.
    public private(set) var sets = 0
    /// Repetitions of all sets.
    public private(set) var reps = 0
    /// Weight times repetitions of all sets.
    public private(set) var volume = Mass.zero
    /// First and last day; nil without sessions.
    public private(set) var days: ClosedRange<Day>?
    /// Rows that were read.
    public let rowsRead: Int
    /// Rows without a set by design, such as rest timers.
    public let rowsSkipped: Int
    /// Rows that could not be read.
    public let rowsLost: Int

    /// Creates the summary of a log.
    public init(_ log: TrainingLog) {
        rowsRead = log.rowsRead
        rowsSkipped = log.rowsSkipped
        rowsLost = log.issues.count(where: \.isLoss)
        sessions = log.sessions.count
        var names: Set<String> = []
        for session in log.sessions {
            for exercise in session.exercises {
                names.insert(exercise.name)
                sets += exercise.sets.count
                for set in exercise.sets {
                    reps += set.totalReps
                    volume.grams += set.volume.grams
                }
            }
        }
        exercises = names.count
        days = log.sessions.lazy.map(\.day).span
    }
}

extension Collection<Day> {
    /// First and last day; nil if empty.
    public var span: ClosedRange<Day>? {
        guard let first = self.min(), let last = self.max() else { return nil }
        return first...last
    }
}

/// An import format: a name, a way to recognise a file by its content, and a way to read it.
public struct ImportFormat: Sendable {
    /// Called now and then with the fraction that was read, 0...1; false cancels.
    public typealias Progress = (Double) -> Bool

    /// The program that writes it, or the format.
    public let name: FormatName
    let recognises: @Sendable (ImportFile) -> Bool
    let asks: @Sendable (ImportFile) -> [ImportQuestion]
    let reads: @Sendable (ImportFile, ImportBasis, Progress) throws(ImportError) -> ImportedDocument

    /// All import formats. A file belongs to the first one that recognises it.
    public static let all: [ImportFormat] = [.strong, .cronometer, .fitNotesBody, .gpx, .tcx, .fit, .calendar, .body]

    /// The format of a file, detected from its content and not from its name. Throws if the file is empty or unknown.
    public static func sniff(_ file: ImportFile) throws(ImportError) -> ImportFormat {
        guard !file.bytes.isEmpty else { throw .empty(path: file.name) }
        if let format = all.first(where: { $0.recognises(file) }) { return format }
        if let kind = file.binaryKind { throw .notText(name: file.name, kind: kind) }
        let firstLine = file.bytes.prefix(60).prefix { $0 != 0x0A && $0 != 0x0D }
        throw .unknownFormat(name: file.name, header: String(decoding: firstLine, as: UTF8.self))
    }

    /// Questions that the file leaves open, to answer before it is read.
    public func questions(about file: ImportFile) -> [ImportQuestion] { asks(file) }

    /// Reads the whole file. Unreadable rows are in the issues of the document.
    ///
    /// - Parameters:
    ///   - massUnit: the unit of weights without one; distances without one follow: km with kg, mi with lb. Required
    ///     only if `questions(about:)` asks for it.
    ///   - today: resolves years of two digits; nil rejects them.
    ///   - dates: the order of day and month if the file leaves it open.
    public func read(
        _ file: ImportFile, massUnit: MassUnit? = nil, today: Day? = nil, dates: DateOrder = .current,
        progress: Progress = { _ in true }
    ) throws(ImportError) -> ImportedDocument {
        try reads(file, ImportBasis(massUnit: massUnit, today: today, dates: dates), progress)
    }
}

/// Values to assume if the file does not state them.
struct ImportBasis {
    let massUnit: MassUnit?
    let today: Day?
    let dates: DateOrder
}

/// A question that the file leaves open.
public enum ImportQuestion: Hashable, Sendable {
    /// The unit of the weights, with a guess as default; nil if they fit both units.
    case massUnit(guess: MassUnitGuess?)
}

/// The content of a file.
public enum ImportedDocument: Sendable {
    /// Sessions with their sets.
    case training(TrainingLog)
    /// Foods eaten.
    case servings(ServingLog)
    /// Recorded runs, at least one.
    case tracks([RecordedTrack])
    /// Weights and measurements.
    case body(BodyLog)
    /// Appointments.
    case calendar(CalendarFile)
}

/// The likely unit of weights without one, and the reason. It is shown, never applied silently.
public struct MassUnitGuess: Hashable, Sendable {
    /// The unit that fits the weights better.
    public let unit: MassUnit
    /// The number of weights that are usual in this unit.
    public let usual: Int
    /// The number of weights that are usual in the other unit.
    public let usualInOther: Int
}

/// Counts the weights that plates can add up to in kg and in lb.
struct MassUnitSurvey {
    private var kilograms = 0
    private var pounds = 0

    /// Counts one weight in an unknown unit.
    mutating func add(_ weight: Double) {
        guard weight > 0, weight < 1000 else { return }
        let quarters = (weight * 4).rounded()
        guard abs(weight * 4 - quarters) < 0.000_001 else {
            // Plates of neither unit add up to it: the program converted it from the other unit.
            if Self.isPlate(weight / 0.453_592_37) { kilograms += 1 }
            if Self.isPlate(weight * 0.453_592_37) { pounds += 1 }
            return
        }
        // A 45 lb bar with pairs of plates ends in 5. A 20 kg bar ends in 0, or in .5 with small plates.
        switch quarters.truncatingRemainder(dividingBy: 40) {
        case 20 where weight >= 45: pounds += 1
        case 0, 10, 30: kilograms += 1
        default: break
        }
    }

    private static func isPlate(_ weight: Double) -> Bool {
        let steps = weight / 1.25
        return abs(steps - steps.rounded()) < 0.001
    }

    /// The unit with more usual weights; nil if both fit equally.
    var guess: MassUnitGuess? {
        if kilograms > pounds { return MassUnitGuess(unit: .kg, usual: kilograms, usualInOther: pounds) }
        if pounds > kilograms { return MassUnitGuess(unit: .lb, usual: pounds, usualInOther: kilograms) }
        return nil
    }
}
