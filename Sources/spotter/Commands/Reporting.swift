import ArgumentParser
import SpotterCore

/// Runs a command's work; says on standard error what went wrong, and ends with its code.
func reporting(_ work: () throws -> Void) throws {
    do {
        try work()
        try Output.finish()
    } catch let error as any CommandError {
        ProgramLog.note(.failed(error))
        if !error.sentence.isEmpty { Output.complain(error.sentence) }
        throw ExitCode(error.status.rawValue)
    }
}
