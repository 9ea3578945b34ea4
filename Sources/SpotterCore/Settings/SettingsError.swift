/// Why a setting could not be changed. Nothing was written then.
public enum SettingsError: Error, Hashable, Sendable {
    /// The value is none, or does not go together with another one; what is wrong, as a sentence.
    case refused(String)
    /// The file says something that is in the way: "config.toml line 4: ...".
    case unclear(String)
    /// The file cannot be read or written; its path, and what the system says.
    case failed(path: String, reason: String)

    /// For people.
    public var wording: String {
        switch self {
        case .refused(let problem): problem
        case .unclear(let problem): "\(problem) Nothing was written: correct that line first."
        case .failed(let path, let reason): "\(path) was left as it was: \(reason)."
        }
    }
}
