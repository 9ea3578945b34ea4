package import DiaryExchange
package import DiaryStore
package import FitnessModel

/// What was read of a file: what it would add to a client's diary, and how it is written there. One type for each kind of
/// content; the form and the command line write and word an import by it alone.
package protocol ImportContent: Sendable {
    /// The program that wrote the file, or the format: "Strong".
    var format: String { get }
    /// How many records were read.
    var count: Int { get }
    /// The unit of weight of the file, for a client who is added with it; nil where it has none, or several.
    var unit: MassUnit? { get }
    /// What could not be read, or only in part.
    var issues: [any ImportRemark] { get }

    /// What it would add to the diary of a client.
    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan

    /// Writes all of it as one change; `progress` gets the share that is written and answers false to stop.
    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport
}

/// What an import would add, in words.
package struct ImportPlan: Sendable {
    /// False when everything was imported before.
    package let addsSomething: Bool
    /// What is said when nothing is added.
    package let nothingNew: String
    /// What is said while it is written: "86 sessions".
    package let size: String
    /// What could not be read of the whole, or only in part.
    package var issues: [any ImportRemark] = []
    /// What it is and what it would add, four lines at most.
    package let facts: [ImportLine]
    /// What it holds, one line each.
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

/// How a line of an import is meant.
package enum ImportTone: Hashable, Sendable {
    case plain, news, remark, warning
}

/// What an import wrote.
package struct ImportReport: Sendable {
    /// "Imported 86 sessions, 1903 sets".
    package let message: String
    /// The last of what was added; nil where nothing was.
    package let added: ImportedRecord?
    /// The same at length, a line for each fact.
    package let lines: [String]
    /// The same for scripts.
    package let figures: any Encodable & Sendable
    /// What could be read and was left out for the client's sake.
    package var issues: [any ImportRemark] = []
}

/// What was added last by an import, to be shown after it.
package enum ImportedRecord: Sendable {
    case sessions(of: Identifier<Client>)
    case servings(on: Day)
    case run(Identifier<Run>)
    case phase(Identifier<Phase>)
    case measurements
    case weights(through: Day)
    case appointments(from: Day)
}
