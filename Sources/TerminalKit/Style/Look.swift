/// How a theme wants a role to look, before folding.
struct Look: Hashable, Sendable {
    /// The colour of the letters, nil for that of `text`.
    var foreground: Colour?
    /// The colour behind them, nil for that of `text`.
    var background: Colour?
    /// Bold and the like.
    var attributes: Emphasis = []
}

extension Look {
    /// Reads a role's value; words that mean nothing are passed to `unknown` and left out.
    init(_ value: String, palette: [String: String], unknown: (String) -> Void) {
        var isBackground = false
        for word in value.split(separator: " ").map({ String($0) }) {
            if word == "on" {
                isBackground = true
            } else if let emphasis = Emphasis.named[word], palette[word] == nil {
                attributes.insert(emphasis)
            } else if let colour = Self.colour(word, palette: palette) {
                if isBackground {
                    background = colour
                } else {
                    foreground = colour
                }
            } else {
                unknown(word)
            }
        }
    }

    /// A colour by its name; palette names may stand for other palette names, and win over the terminal's sixteen.
    static func colour(_ name: String, palette: [String: String]) -> Colour? {
        var name = name
        for _ in 0...palette.count {
            guard let next = palette[name], next != name else { break }
            name = next
        }
        return Colour(name: name)
    }
}
