public import FitnessModel

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
    ///   - massUnit: of weights whose unit the file does not state; distances without one follow: km with kg, mi
    ///   with lb. It is needed only where it was asked for.
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
