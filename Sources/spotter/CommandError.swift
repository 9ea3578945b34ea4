import CursesTerminal
import DiaryExchange
import DiaryStore
import Foundation
import Phrases
import SpotterCore

/// An error that ends a command with an exit code and a message.
protocol CommandError: Error {
    /// The exit code of the process.
    var status: ExitStatus { get }
    /// The error and its fix, for standard error; empty if there is no message.
    var sentence: Phrase { get }
}

/// An error of a command with its own message.
struct Failure: CommandError {
    let status: ExitStatus
    let sentence: Phrase

    init(_ status: ExitStatus, _ sentence: Phrase) {
        self.status = status
        self.sentence = sentence
    }
}

extension StoreError: CommandError {
    var status: ExitStatus {
        switch self {
        case .newerSchema, .olderSchema, .clockAhead: .unavailable
        case .locked, .changedMeanwhile: .tryAgain
        case .diskFull, .diskFault, .fileReplaced: .disk
        case .corrupt, .notADiary, .constraint, .refused, .ambiguousName, .notEmpty: .data
        case .readOnly: .notAllowed
        case .isDirectory, .cannotOpen, .missing, .notBegun: .noInput
        case .undoConflict, .restoreConflict, .inUse, .recipeInItself, .cancelled, .unreadableValue, .database, .other:
            .software
        case .impossible(_, let reason): reason.status
        }
    }

    var sentence: Phrase { wording }
}

extension ImportError: CommandError {
    var status: ExitStatus {
        switch self {
        case .missing, .isDirectory, .notAFile, .unreadable: .noInput
        case .massUnitNeeded: .usage
        default: .data
        }
    }

    var sentence: Phrase { wording }
}

extension ExportFile.Problem: CommandError {
    var status: ExitStatus { .cannotCreate }

    var sentence: Phrase {
        switch self {
        case .exists(let path): "\(path) already exists. --replace replaces it."
        case .isDiary, .refused: wording
        }
    }
}

extension SheetError: CommandError {
    var status: ExitStatus { .data }
    var sentence: Phrase { wording }
}

extension TerminalError: CommandError {
    var status: ExitStatus { .unavailable }

    var sentence: Phrase {
        switch self {
        case .notATerminal:
            return
                "Standard input and output are not a terminal. `spotter --help` lists what works without one."
        case .dumbTerminal:
            return
                "This terminal cannot position its cursor (TERM=dumb). Use another one; `spotter --help` lists what works without one."
        case .noSignals(let code):
            return
                "The terminal could not be set up: \(String(cString: strerror(code))). Close some programs and try again."
        case .unknownTerminal(let name):
            guard !name.isEmpty else {
                return
                    "TERM is not set. Set it, for example: TERM=xterm-256color spotter. `spotter --help` lists what works without a screen."
            }
            return
                "TERM=\(name) is not known here. Set another, for example: TERM=xterm-256color spotter. `spotter --help` lists what works without a screen."
        }
    }
}

/// The exit codes of sysexits.h that Spotter uses.
enum ExitStatus: Int32 {
    case usage = 64
    case data = 65
    case noInput = 66
    case unavailable = 69
    case software = 70
    case cannotCreate = 73
    case disk = 74
    case tryAgain = 75
    case notAllowed = 77
    case configuration = 78
}
