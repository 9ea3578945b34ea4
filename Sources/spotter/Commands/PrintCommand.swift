import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit

/// `spotter print PHASE --client NAME`.
struct PrintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "print", abstract: "Print or export one phase: for paper, as Markdown or as CSV.",
        discussion: """
            Without --client templates are searched. text is 80 columns wide, wide 132, both with a form feed between \
            pages; csv has a line for each row, sets one for each set. An existing file is only replaced with --replace; the file - is \
            standard output.
            """)

    @Argument(help: .phrase("The phase's name, or the beginning of it."), completion: .phases)
    var phase: String

    @Option(help: .phrase("The client's name, or a part of it.", value: "name"), completion: .clients)
    var client: String?

    @Option(help: .phrase("text, wide, markdown, csv or sets."))
    var format: PhaseFormat = .text

    @Option(help: .phrase("Write into this file instead of standard output.", value: "file"), completion: .file())
    var out: String?

    @Flag(help: .phrase("Replace an existing file."))
    var replace = false

    @Flag(name: .customLong("ascii"), help: .phrase("Use ASCII characters only (text and wide)."))
    var isASCII = false

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in try export(from: diary) }
        }
    }

    private func export(from diary: Diary) throws {
        let scope = try client.map { PlanScope.client(try ClientName($0).client(in: diary).id) } ?? .templates
        let phase = try find(phase, in: scope, of: diary)
        let document = PhaseDocument(
            try diary.phases.sheet(phase), marks: try diary.figures.marks(ofPhase: phase), zone: .current)
        let text = format.write(document, spelling: .terminal(ascii: isASCII))
        try Output.text(text, to: out, replacing: replace, sparing: diary)
    }

    /// The only phase with exactly this name, otherwise the one whose name begins with these words ("P1" matches "P1
    /// Base", not "P10 Peak"), otherwise the one whose name contains it. If several match, the error lists their names.
    private func find(_ name: String, in scope: PlanScope, of diary: Diary) throws -> Identifier<Phase> {
        let holding = try diary.phases.list(scope, ListFilter(search: name, archive: .all), limit: 50)
        let exact = holding.filter { $0.name.compare(name, options: .caseInsensitive) == .orderedSame }
        let leading = holding.filter { $0.name.range(of: "\(name) ", options: [.caseInsensitive, .anchored]) != nil }
        let found = [exact, leading].first { !$0.isEmpty } ?? holding
        guard let first = found.first else {
            throw Failure(
                .noInput,
                client == nil
                    ? "There is no template \(name). For a client's phase add --client."
                    : "There is no phase \(name).")
        }
        guard found.count > 1 else { return first.id }
        guard Set(found.map(\.name)).count > 1 else {
            throw Failure(
                .data,
                "\(found.count, one: "phase is", other: "phases are") called \(first.name). Rename one of them to tell them apart."
            )
        }
        let list = found.prefix(10).map(\.name).joined(separator: "; ")
        let names: Phrase = found.count > 10 ? "\(list) and more" : "\(list)"
        throw Failure(
            .data,
            client == nil
                ? "There are several matches for template \(name): \(names). Give one of these names."
                : "There are several matches for phase \(name): \(names). Give one of these names.")
    }
}
