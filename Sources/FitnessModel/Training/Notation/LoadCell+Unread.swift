extension LoadCell {
    /// Whether a text is hardly meant as it reads: as a whole it is no set although something was typed, or a note that
    /// came behind `before` looks like a set, "60 10".
    public func isUnread(before: LoadCell) -> Bool {
        guard !tokens.isEmpty else { return false }
        if sets.isEmpty { return !isSkipped }
        let known = before.notes
        return tokens.contains { token in
            token.item == .note && !known.contains(String(token.text)) && Self.looksLikeSet(token.text)
        }
    }

    /// Begins with a number, or with the signs of a set.
    private static func looksLikeSet(_ note: Substring) -> Bool {
        var word = (note.split(whereSeparator: \.isWhitespace).first ?? "").lowercased()[...]
        let signs = word.prefix { "x×*@>+/([".contains($0) }
        word = word.dropFirst(signs.count)
        for name in ["rpe", "rir", "bw", "w"] where word.hasPrefix(name) { word = word.dropFirst(name.count) }
        return word.isEmpty || word.first?.isNumber == true
    }
}
