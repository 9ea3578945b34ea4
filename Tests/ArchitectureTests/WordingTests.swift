import Testing

@Suite("The same thing has the same word everywhere")
struct WordingTests {
    /// What trainers did not understand when they tried the program, and what is said in its place.
    private static let former: [(former: String, now: String)] = [
        ("ghost shows", "last time's sets"), ("ghosts showed", "last time's sets"), ("written afterwards", "past"),
        ("AFTERWARDS", "PAST SESSION"), ("HANDS-FREE", "PAST SESSION"), ("5 Measurements", "5 Measures"),
        ("No session stands here", "No session here yet"), ("Step of load", "Load increment"),
        ("The head of the sheet", "Sheet header"), ("begins a sheet", "creates a sheet"), ("begins one", "starts one"),
        ("follows once more", "Repeated as"), ("Labelled the rows", "Rows renumbered"),
        ("sets alike", "identical sets"),
        ("goes on.", "in progress"), ("The watch goes", "Stopwatch running"), (" anew", "again"),
        ("Take a step back", "Undo a step"), ("takes it back", "u: undo"), ("takes them back", "u: undo"),
        ("u brings", "u: undo"), ("u undoes.", "u: undo"),
        ("(undo brings", "(u: undo)"), ("Run off", "Burn off"), (" at last, best", "latest, best"),
        ("in a row now", "streak"), ("RPE-min", "AU"), ("show then", "appear here"), ("Shown: ", "Showing"),
        ("Rate a day", "Daily deficit / surplus"), ("really spen", "Measured expenditure"),
        ("Nothing is called so", "No food of that name"), ("is not here yet", "is in the future"),
        ("TRAINED LATELY", "RECENTLY TRAINED"), ("NEEDS YOU", "NEEDS ATTENTION"), ("type narrow", "type to filter"),
        ("when you train on your own", "if you work independently"), ("stands in the profile", "shown in the profile"),
        ("invented clients", "sample clients"), ("are no terminal", "are not a terminal"),
        ("is no number", "is not a number"), ("to the letter", "exactly as typed"),
    ]

    @Test("No text of the program uses a word that was given up")
    func texts() throws {
        for file in try Source.files(in: "Sources") where !file.path.contains("/DiaryStore/") {
            for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for text in line.matches(of: /"(?:\\.|[^"\\])*"/) {
                    for word in Self.former where text.output.contains(word.former) {
                        Issue.record("\(file.path):\(number + 1): \(text.output): say \"\(word.now)\"")
                    }
                }
            }
        }
    }

    @Test(
        "Comments avoid phrases that read as if translated",
        arguments: [
            "counts for nothing", "count for nothing", "stood", "stands below", "stands on", "stands in the", "go on",
            "of whom", "anew", "put away", "is told", "are told", "reckoned",
        ])
    func comments(phrase: String) throws {
        for file in try Source.files(in: "Sources") {
            for (number, line) in file.lines.enumerated() {
                let text = line.drop { $0 == " " }
                guard text.hasPrefix("//") else { continue }
                let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
                #expect(!" \(words) ".contains(" \(phrase) "), "\(file.path):\(number + 1): \(phrase)")
            }
        }
    }
}
