import CursesTerminal
import Foundation

/// A small program for the tests of `CursesTerminal`: shows what arrives. Exit code 2 when the terminal is refused.
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
