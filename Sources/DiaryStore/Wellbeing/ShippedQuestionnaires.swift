import CEmbedded

/// The files of the questionnaires that are built into the program.
package enum ShippedQuestionnaires {
    /// Names and texts, in the order of the four-week programme.
    package static var files: [(name: String, text: String)] {
        [
            ("month-in-days.toml", EmbeddedFile.monthInDays.text), ("what-changed.toml", EmbeddedFile.whatChanged.text),
            ("direction.toml", EmbeddedFile.direction.text),
        ]
    }
}
