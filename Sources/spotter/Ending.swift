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

/// Why a command stopped: a sentence for standard error, and the exit code.
struct Failure: Error {
    let ending: Ending
    let text: String

    init(_ ending: Ending, _ text: String) {
        self.ending = ending
        self.text = text
    }

    init(_ error: StoreError) {
        self.init(Self.ending(of: error), error.wording)
    }

    init(_ error: ImportError) {
        self.init(Self.ending(of: error), error.description)
    }

    init(_ error: TrackError) {
        if case .file(let cause) = error.fault {
            self.init(cause)
        } else {
            self.init(.data, error.description)
        }
    }

    init(_ error: TerminalError) {
        switch error {
        case .notATerminal:
            self.init(
                .unavailable,
                "Standard input and output are no terminal, so there is nothing to draw on. `spotter --help` lists what works without one."
            )
        case .dumbTerminal:
            self.init(
                .unavailable,
                "This terminal cannot place its cursor (TERM=dumb). Use another one; `spotter --help` lists what works without one."
            )
        case .noSignals(let code):
            self.init(
                .unavailable,
                "The terminal could not be taken over: \(String(cString: strerror(code))). Close some programs and try again."
            )
        case .unknownTerminal(let name):
            let what = name.isEmpty ? "TERM is not set" : "TERM=\(name) is not known here"
            self.init(
                .unavailable,
                "\(what). Set it, for example: TERM=xterm-256color spotter. `spotter --help` lists what works without a screen."
            )
        }
    }

    private static func ending(of error: StoreError) -> Ending {
        switch error {
        case .newerSchema, .olderSchema, .clockAhead: .unavailable
        case .locked, .changedMeanwhile: .tryAgain
        case .diskFull, .diskFault, .fileReplaced: .disk
        case .corrupt, .notADiary, .constraint, .refused, .ambiguousName, .notEmpty: .data
        case .readOnly: .notAllowed
        case .isDirectory, .cannotOpen, .missing, .notBegun: .noInput
        case .undoConflict, .inUse, .recipeInItself, .cancelled, .other: .software
        }
    }

    private static func ending(of error: ImportError) -> Ending {
        switch error {
        case .missing, .isDirectory, .notAFile, .unreadable: .noInput
        case .massUnitNeeded: .usage
        default: .data
        }
    }
}

/// Runs a command's work; says on standard error what went wrong, and ends with its code.
func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
        return try work()
    } catch let failure as Failure {
        Output.complain(failure.text)
        throw ExitCode(failure.ending.rawValue)
    } catch let error as StoreError {
        let failure = Failure(error)
        Output.complain(failure.text)
        throw ExitCode(failure.ending.rawValue)
    } catch let error as ImportError {
        let failure = Failure(error)
        Output.complain(failure.text)
        throw ExitCode(failure.ending.rawValue)
    } catch let error as TrackError {
        let failure = Failure(error)
        Output.complain(failure.text)
        throw ExitCode(failure.ending.rawValue)
    }
}
