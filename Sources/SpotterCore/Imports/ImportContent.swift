package import DiaryExchange
package import DiaryStore
package import FitnessModel

/// The content of a file: what it would add to a client's diary, and how it is written there. One type for each kind of
/// content; the form and the command line use only this protocol.
package protocol ImportContent: Sendable {
    /// The program that wrote the file, or the format: "Strong".
    var format: String { get }
    /// How many records were read.
    var count: Int { get }
    /// The unit of weight of the file, for a client who is added with it; nil where it has none, or several.
    var unit: MassUnit? { get }
    /// The lines that could not be read, or only in part.
    var issues: [any ImportRemark] { get }

    /// What it would add to the diary of a client.
    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan

    /// Writes all of it as one change; `progress` gets the share that is written and answers false to stop.
    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport
}

/// What an import would add, as text.
package struct ImportPlan: Sendable {
    /// False when everything was imported before.
    package let addsSomething: Bool
    /// The message if nothing is added.
    package let nothingNew: String
    /// The message during the import: "86 sessions".
    package let size: String
    /// Remarks about the whole file.
    package var issues: [any ImportRemark] = []
    /// What it is and what it would add, at most four lines.
    package let facts: [ImportLine]
    /// The content, one line each.
    package let lines: [ImportLine]
}

/// A line about an import, or about one thing that it holds: "Sessions  86, all new".
package struct ImportLine: Hashable, Sendable {
    package let text: String
    package let detail: String
    package let tone: ImportTone

    package init(text: String, detail: String = "", tone: ImportTone = .plain) {
        self.text = text
        self.detail = detail
        self.tone = tone
    }
}

/// The tone of a line.
package enum ImportTone: Hashable, Sendable {
    case plain, news, remark, warning
}

/// The result of an import.
package struct ImportReport: Sendable {
    /// "Imported 86 sessions, 1903 sets".
    package let message: String
    /// The last of what was added; nil where nothing was.
    package let added: ImportedRecord?
    /// The same at length, a line for each fact.
    package let lines: [String]
    /// The same for scripts.
    package let figures: any Encodable & Sendable
    /// Content that could be read but was left out.
    package var issues: [any ImportRemark] = []
}

/// The last record added by an import, to show afterwards.
package enum ImportedRecord: Sendable {
    case sessions(of: Identifier<Client>)
    case servings(on: Day)
    case run(Identifier<Run>)
    case phase(Identifier<Phase>)
    case measurements
    case weights(through: Day)
    case appointments(from: Day)
}
