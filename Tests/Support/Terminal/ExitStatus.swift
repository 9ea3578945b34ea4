/// The exit status of a process.
public enum ExitStatus: Hashable, Sendable {
    /// The process returned this code.
    case exited(Int32)
    /// This signal killed the process.
    case killed(signal: Int32)

    init(waitStatus status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }
}
