import TerminalKit

extension Form {
    /// What is typed can be right, but hardly is: the form asks at the field. Enter again keeps it, and Ctrl-G takes what is
    /// offered instead, where something is. Other words, such as of another value, are another doubt.
    package struct Doubt: Sendable {
        enum Offer: Sendable {
            case text(String)
            case way(String, ContextAction<Context>)
        }

        /// The field that it is about.
        let field: String
        /// What is doubtful, as a sentence.
        let words: String
        /// What Enter does: "keeps it".
        let keeping: String
        let offer: Offer?

        /// A doubt about the text of a field; `instead` is the text that is probably meant.
        package init(field: String, _ words: String, instead: String? = nil) {
            (self.field, self.words, keeping, offer) = (field, words, "keeps it", instead.map(Offer.text))
        }

        /// A doubt whether to go on: what Enter does then, and what Ctrl-G does, with its words.
        package init(
            field: String, _ words: String, keeping: String, offering offer: String,
            _ way: @escaping ContextAction<Context>
        ) {
            (self.field, self.words, self.keeping, self.offer) = (field, words, keeping, .way(offer, way))
        }

        /// What was kept is not asked about again.
        var id: String { "\(field): \(words)" }

        var question: String {
            let keep = "\(words) Enter again \(keeping)"
            return switch offer {
            case nil: "\(keep)."
            case .text(let text): "\(keep), Ctrl-G makes it \(text)."
            case .way(let way, _): "\(keep), Ctrl-G \(way)."
            }
        }

        var hints: [KeyHint] {
            let take: KeyHint? =
                switch offer {
                case nil: nil
                case .text(let text): KeyHint(.ctrl("g"), text)
                case .way(let way, _): KeyHint(.ctrl("g"), way)
                }
            return [KeyHint("Enter", keeping)] + [take].compactMap(\.self)
        }
    }
}

extension Form.Result {
    /// The same where nothing but the text of a field is in doubt.
    package static func doubtful(field: String, _ words: String, instead: String? = nil) -> Self {
        .doubtful(Form.Doubt(field: field, words, instead: instead))
    }
}
