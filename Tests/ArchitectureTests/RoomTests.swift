import Testing

/// The compiler enforces the order of the targets. Folders inside a target have no imports, so their dependencies are
/// found by the names of types.
@Suite("Folders of a target depend on each other in one direction")
struct RoomTests {
    /// The pairs of folders in a target that use each other; every pair is one too many.
    @Test(
        "Few folders of the libraries depend on each other",
        arguments: [
            ("DiaryStore", ["People Training"]), ("FitnessModel", ["Nutrition Training"]),
            ("DiaryExchange", ["Calendar Import", "Import Tracks", "Tracks Training"]), ("SpotterCore", []),
            ("ViewKit", []), ("TerminalKit", ["Input Screen"]),
            ("SpotterShell", ["Context Live"]), ("BodyUI", []), ("WellbeingUI", []),
            ("TrainingUI", ["Logging Sheet", "Phases Sheet", "Sheet SheetTyping"]), ("DiaryUI", ["Day WeighIns"]),
            ("PeopleUI", ["Appointments Calendar", "Appointments Dashboard", "Clients Profile", "Dashboard Profile"]),
        ])
    func pairs(target: String, known: [String]) throws {
        let uses = try uses(in: target)
        let pairs = uses.flatMap { folder, used in
            used.keys.filter { folder < $0 && uses[$0]?[folder] != nil }.map { "\(folder) \($0)" }
        }
        #expect(pairs.sorted() == known)
    }

    /// The types of other folders that each folder of a target names.
    private func uses(in target: String) throws -> [String: [String: Set<Substring>]] {
        let files = try Source.files(in: "Sources/\(target)")
        var homes: [Substring: String] = [:]
        for file in files { for type in file.declaredTypes { homes[type] = file.folder(of: target) } }
        var uses: [String: [String: Set<Substring>]] = [:]
        for file in files {
            let folder = file.folder(of: target)
            uses[folder] = uses[folder] ?? [:]
            for word in file.words {
                if let home = homes[word], home != folder { uses[folder]?[home, default: []].insert(word) }
            }
        }
        return uses
    }
}

extension Source {
    /// The folder within the target; the target's name if there is none.
    fileprivate func folder(of target: String) -> String {
        String(path.split(separator: "/").drop { $0 != target }.dropFirst().first ?? "")
    }

    /// The types declared at file scope.
    fileprivate var declaredTypes: [Substring] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        return lines.compactMap { line in
            guard let first = line.first, first != " ", first != "/" else { return nil }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1),
                words[..<kind].allSatisfy({ $0.first?.isLowercase == true })
            else { return nil }
            return words[kind + 1]
        }
    }

    /// The capitalised names in the code, without comments and texts.
    fileprivate var words: Set<Substring> {
        var found: Set<Substring> = []
        for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            for (place, code) in line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
                .enumerated() where place % 2 == 0
            {
                let names = code.split { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                        false
                    default: true
                    }
                }
                for name in names where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name.first ?? 0) {
                    found.insert(Substring(name))
                }
            }
        }
        return found
    }
}
