import DiaryStore
import Foundation
import SpotterCore

/// What all commands that erase for good ask before, and say after.
enum Erasing {
    /// Asks for the name in full.
    static func confirm(_ fullName: String, given: String?) throws {
        guard let typed = given ?? Output.answer("Type the name in full to erase:") else {
            throw Failure(.usage, "Nobody is there to be asked: say --yes --name NAME, the name in full.")
        }
        guard typed.trimmingCharacters(in: .whitespaces) == fullName else {
            throw Failure(.usage, "That is not the name in full. Nothing was changed.")
        }
    }

    /// Says what was erased, and from which copies not.
    static func report(_ forgotten: ForgottenClient, saying done: String) throws {
        Output.say(done)
        for copy in forgotten.copies { Output.say("Erased from the copy, too: \(copy.path)") }
        for (copy, error) in forgotten.copiesLeft.sorted(by: { $0.key.path < $1.key.path }) {
            Output.complain("\(copy.path) was left as it is: \(error.wording)")
        }
        guard forgotten.copiesLeft.isEmpty else {
            throw Failure(.cannotCreate, "Not every copy could be written. Delete these files, or do it again.")
        }
    }
}
