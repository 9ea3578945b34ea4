package import DiaryExchange
package import DiaryStore
package import FitnessModel
package import Phrases

/// The records that were read from a file. A content previews what it would add to a client's diary, and writes it.
/// Each kind of content is one type; the form and the command line preview and write imports only through this
/// protocol.
package protocol ImportContent: Sendable {
    /// The programs that wrote the file, or its formats, in the order of their names.
    var formats: [FormatName] { get }
    /// The number of records that were read.
    var count: Int { get }
    /// The unit of weight of the file, for a client who is added with the import; nil if there is none or several.
    var unit: MassUnit? { get }
    /// Lines that could not be read, or only partly.
    var issues: [ImportRemark] { get }

    /// The same with the values that are left out because they are unlikely.
    func takingUnlikely() -> any ImportContent

    /// A preview of what the import would add to the diary of a client.
    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan

    /// Writes all of it as one change. `progress` gets the share that is written, and returns false to cancel.
    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport
}

extension ImportContent {
    /// The formats for the log and for scripts: "Strong".
    package var format: String { formats.map(\.rawValue).joined(separator: ", ") }

    package func takingUnlikely() -> any ImportContent { self }

    /// The formats for people: "Strong".
    var formatTitle: Phrase { formats.map(\.title).joined(separator: ", ") }
}

/// The preview of an import.
package struct ImportPlan: Sendable {
    /// False if everything was imported before.
    package let addsSomething: Bool
    /// The message if nothing would be added.
    package let nothingNew: Phrase
    /// The label while the import is written: "86 sessions".
    package let size: Phrase
    /// Lines of the file that could not be read, or only partly.
    package var issues: [ImportRemark] = []
    /// How many of them are left out because a value is unlikely.
    package var unlikely = 0
    /// The facts about the file and what it would add, four lines at most.
    package let facts: [ImportLine]
    /// The records of the file, one line each.
    package let lines: [ImportLine]
}

/// A line about an import or about one of its records: "Sessions  86, all new".
package struct ImportLine: Hashable, Sendable {
    package let text: Phrase
    package let detail: Phrase
    package let tone: ImportTone

    package init(text: Phrase, detail: Phrase = "", tone: ImportTone = .plain) {
        self.text = text
        self.detail = detail
        self.tone = tone
    }
}

/// The role of a line of an import; it chooses the style.
package enum ImportTone: Hashable, Sendable {
    case plain, result, remark, warning
}

/// The result of an import.
package struct ImportReport: Sendable {
    /// "Imported 86 sessions, 1903 sets".
    package let message: Phrase
    /// The last added record; nil if nothing was added.
    package let added: ImportedRecord?
    /// The message in detail, a line for each fact.
    package let lines: [Phrase]
    /// The counts for scripts.
    package let figures: any Encodable & Sendable
    /// Records that were read but rejected because of the client's data.
    package var issues: [ImportRemark] = []
}

/// The record that was added last by an import; the program shows it afterwards.
package enum ImportedRecord: Sendable {
    case sessions(of: Identifier<Client>)
    case servings(on: Day)
    case run(Identifier<Run>)
    case phase(Identifier<Phase>)
    case measurements
    case weights(through: Day)
    case appointments(from: Day)
}
