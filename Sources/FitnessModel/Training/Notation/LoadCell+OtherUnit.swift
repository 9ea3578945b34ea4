extension LoadCell {
    /// The same cell for a session that reads its loads in another unit; notes stay to the letter.
    public func text(writtenIn other: MassUnit) -> String {
        guard other != unit else { return text }
        return tokens.map { token in
            guard case .set(let set) = token.item else { return String(token.text) }
            return LoadCell.render(Array(repeating: set, count: token.count), unit: other)
        }.joined(separator: " ")
    }
}
