import Foundation

/// Where the built executables lie.
public enum Products {
    /// The folder of the test bundle, which is the folder of everything built with it.
    public static let directory: String = {
        let running = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        let own =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: running ?? own).deletingLastPathComponent().path
    }()

    /// The path of a built executable; name its target in the test target's dependencies, or it may not be built.
    public static func executable(_ name: String) -> String { directory + "/" + name }
}
