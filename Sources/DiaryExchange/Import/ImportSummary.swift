public import FitnessModel

/// What an import would add, for the preview before it is confirmed.
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
    /// Rows that hold no set by design, such as rest timers.
    public let rowsSkipped: Int
    /// Rows that could not be read.
    public let rowsLost: Int

    /// The facts of a log.
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
    /// First and last day; nil without any.
    public var span: ClosedRange<Day>? {
        guard let first = self.min(), let last = self.max() else { return nil }
        return first...last
    }
}

/// A format of another program: a name, a way to recognise it by its content, and a way to read it. No more.
public struct ImportFormat: Sendable {
    /// Called with the share that is read, 0...1, now and then; false stops the reading.
    public typealias Progress = (Double) -> Bool

    /// The program's name: "Strong".
    public let name: String
    let recognises: @Sendable (ImportFile) -> Bool
    let asks: @Sendable (ImportFile) -> [ImportQuestion]
    let reads: @Sendable (ImportFile, ImportBasis, Progress) throws(ImportError) -> ImportedDocument

    /// Every format that can be read. A file belongs to the first that recognises it.
    public static let all: [ImportFormat] = [.strong, .cronometer, .fitNotesBody, .gpx, .tcx, .fit, .calendar, .body]

    /// The format of the file by its content; its name and extension do not matter.
    public static func sniff(_ file: ImportFile) throws(ImportError) -> ImportFormat {
        guard !file.bytes.isEmpty else { throw .empty(path: file.name) }
        if let format = all.first(where: { $0.recognises(file) }) { return format }
        if let kind = file.binaryKind { throw .notText(name: file.name, kind: kind) }
        let firstLine = file.bytes.prefix(60).prefix { $0 != 0x0A && $0 != 0x0D }
        throw .unknownFormat(name: file.name, header: String(decoding: firstLine, as: UTF8.self))
    }

    /// What the file leaves open and the user has to say before it is read.
    public func questions(about file: ImportFile) -> [ImportQuestion] { asks(file) }

    /// Reads all of it. Rows that cannot be read are in the document's issues.
    ///
    /// - Parameters:
    ///   - massUnit: of weights whose unit the file does not state; distances without one follow: km with kg, mi with
    ///     lb. It is needed only where it was asked for.
    ///   - today: by which years of two digits are understood; without it they are not read.
    ///   - dates: of two numbers that could be day and month, where the file leaves that open.
    public func read(
        _ file: ImportFile, massUnit: MassUnit? = nil, today: Day? = nil, dates: DateOrder = .current,
        progress: Progress = { _ in true }
    ) throws(ImportError) -> ImportedDocument {
        try reads(file, ImportBasis(massUnit: massUnit, today: today, dates: dates), progress)
    }
}

/// What a file is read by, where it does not say it itself.
struct ImportBasis {
    let massUnit: MassUnit?
    let today: Day?
    let dates: DateOrder
}

/// Something that the file does not say and the user has to answer.
public enum ImportQuestion: Hashable, Sendable {
    /// The unit of the weights, with a guess to prefill; nil when the weights fit both.
    case massUnit(guess: MassUnitGuess?)
}

/// What a file of another program held.
public enum ImportedDocument: Sendable {
    /// Sessions with their sets.
    case training(TrainingLog)
    /// What was eaten.
    case servings(ServingLog)
    /// Recorded runs; there is at least one.
    case tracks([RecordedTrack])
    /// Weights and measurements of a body.
    case body(BodyLog)
    /// Appointments.
    case calendar(CalendarFile)
}

/// The likely unit of weights without one, and why. Only ever shown, never applied silently.
public struct MassUnitGuess: Hashable, Sendable {
    /// The unit that the weights fit better.
    public let unit: MassUnit
    /// How many of the weights are usual in this unit.
    public let usual: Int
    /// How many of the weights are usual in the other unit.
    public let usualInOther: Int

    /// "212 of the weights are usual in kg, 14 in lb".
    public var reason: String {
        "\(usual) of the weights are usual in \(unit.rawValue), \(usualInOther) in \(unit == .kg ? "lb" : "kg")"
    }
}

/// Counts how many weights are what plates add up to in kg and in lb.
struct MassUnitSurvey {
    private var kilograms = 0
    private var pounds = 0

    /// Looks at one weight, in whatever unit it may be.
    mutating func add(_ weight: Double) {
        guard weight > 0, weight < 1000 else { return }
        let quarters = (weight * 4).rounded()
        guard abs(weight * 4 - quarters) < 0.000_001 else {
            // Neither unit has such plates: the program converted it from the other one.
            if Self.isPlate(weight / 0.453_592_37) { kilograms += 1 }
            if Self.isPlate(weight * 0.453_592_37) { pounds += 1 }
            return
        }
        // A 45 lb bar with pairs of plates ends in 5; a 20 kg bar ends in 0 or, with small plates, in a half.
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

    /// The unit with clearly more usual weights; nil when they fit both alike.
    var guess: MassUnitGuess? {
        if kilograms > pounds { return MassUnitGuess(unit: .kg, usual: kilograms, usualInOther: pounds) }
        if pounds > kilograms { return MassUnitGuess(unit: .lb, usual: pounds, usualInOther: kilograms) }
        return nil
    }
}
