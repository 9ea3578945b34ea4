/// The exit codes: those of sysexits.h, as far as they are needed.
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
