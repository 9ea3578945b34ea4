import ArgumentParser
import CursesTerminal
import DiaryExchange
import DiaryStore
import Foundation
import SpotterUI

/// The exit codes: those of sysexits.h, as far as they are needed.
enum Ending: Int32 {
    case usage = 64
    case data = 65
    case noInput = 66
    case unavailable = 69
    case software = 70
    case cannotCreate = 73
    case disk = 74
    case tryAgain = 75
    case notAllowed = 77
}

/// An error that can end a command: it knows its exit code and its words.
protocol CommandError: Error {
    /// The exit code.
    var ending: Ending { get }
    /// What went wrong and what to do, for standard error; empty when there is nothing to say.
    var sentence: String { get }
}

/// Why a command stopped, in its own words.
struct Failure: CommandError {
    let ending: Ending
    let sentence: String

    init(_ ending: Ending, _ sentence: String) {
        self.ending = ending
        self.sentence = sentence
    }

    init(_ error: some CommandError) { self.init(error.ending, error.sentence) }
}

extension StoreError: CommandError {
    var ending: Ending {
        switch self {
        case .newerSchema, .olderSchema, .clockAhead: .unavailable
        case .locked, .changedMeanwhile: .tryAgain
        case .diskFull, .diskFault, .fileReplaced: .disk
        case .corrupt, .notADiary, .constraint, .refused, .ambiguousName, .notEmpty: .data
        case .readOnly: .notAllowed
        case .isDirectory, .cannotOpen, .missing, .notBegun: .noInput
        case .undoConflict, .inUse, .recipeInItself, .cancelled, .other: .software
        }
    }

    var sentence: String { wording }
}

extension ImportError: CommandError {
    var ending: Ending {
        switch self {
        case .missing, .isDirectory, .notAFile, .unreadable: .noInput
        case .massUnitNeeded: .usage
        default: .data
        }
    }

    var sentence: String { description }
}

extension TrackError: CommandError {
    private var cause: ImportError? {
        guard case .file(let cause) = fault else { return nil }
        return cause
    }

    var ending: Ending { cause?.ending ?? .data }
    var sentence: String { cause?.description ?? description }
}

extension TerminalError: CommandError {
    var ending: Ending { .unavailable }

    var sentence: String {
        switch self {
        case .notATerminal:
            return "Standard input and output are no terminal, so there is nothing to draw on. "
                + "`spotter --help` lists what works without one."
        case .dumbTerminal:
            return "This terminal cannot place its cursor (TERM=dumb). Use another one; "
                + "`spotter --help` lists what works without one."
        case .noSignals(let code):
            return "The terminal could not be taken over: \(String(cString: strerror(code))). "
                + "Close some programs and try again."
        case .unknownTerminal(let name):
            let what = name.isEmpty ? "TERM is not set" : "TERM=\(name) is not known here"
            return "\(what). Set it, for example: TERM=xterm-256color spotter. "
                + "`spotter --help` lists what works without a screen."
        }
    }
}

/// Runs a command's work; says on standard error what went wrong, and ends with its code.
func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
        let result = try work()
        try Output.finish()
        return result
    } catch let error as any CommandError {
        ProgramLog.note(.failed(error))
        if !error.sentence.isEmpty { Output.complain(error.sentence) }
        throw ExitCode(error.ending.rawValue)
    }
}
