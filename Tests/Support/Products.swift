import Foundation

/// The paths of built executables.
public enum Products {
    /// The folder of the test bundle, which contains all products of the build.
    public static let directory: String = {
        let running = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        let own =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: running ?? own).deletingLastPathComponent().path
    }()

    /// The path of a built executable. Its target must be a dependency of the test target, or it may not be built.
    public static func executable(_ name: String) -> String { directory + "/" + name }
}
