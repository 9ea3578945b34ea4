/// All paints of a theme at one depth, worked out once: looking one up costs nothing while drawing.
public struct PaintTable: Sendable {
    private let paints: [Paint]
    private static let emphases = 32

    /// Works out the paints.
    public init(_ theme: Theme, depth: ColourDepth) {
        paints = Role.allCases.flatMap { role in
            (0..<UInt8(Self.emphases)).map { bits in
                theme.resolve(Style(role, Emphasis(rawValue: bits)), depth: depth)
            }
        }
    }

    /// The paint of a style.
    public subscript(style: Style) -> Paint {
        paints[Int(style.role.rawValue) * Self.emphases + Int(style.emphasis.rawValue) % Self.emphases]
    }
}
