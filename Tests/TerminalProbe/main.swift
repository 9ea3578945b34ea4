import CursesTerminal
import Foundation

/// A small program for the tests of `CursesTerminal`: shows the events it receives. Exit code 2 if the terminal is
/// rejected.
let terminal: CursesTerminal
do {
    terminal = try CursesTerminal(mouse: !CommandLine.arguments.contains("--no-mouse"))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
var probe = Probe(terminal: terminal)
probe.run()
terminal.close()
