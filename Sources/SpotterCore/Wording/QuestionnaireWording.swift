package import FitnessModel
package import Phrases

extension Questionnaire.AnswerKind {
    /// An answer as it is read: "very often", "11", "yes".
    package func text(_ value: Int) -> Phrase {
        switch self {
        case .choice(let choices): "\(choices.first { $0.value == value }?.word ?? "\(value)")"
        case .number: "\(value)"
        case .tick: value == 0 ? "no" : "yes"
        }
    }
}

extension Questionnaire.Fault {
    /// The problem of a questionnaire file, and how to fix it.
    var wording: Phrase {
        switch self {
        case .noKey, .noTitle, .version, .noItems, .tooManyItems, .mixedTicks: ofFile
        case .itemWithoutKey(let number): "the question needs a key, such as key = \"q\(number)\"."
        case .itemTwice(let key): "there are two questions \(key): give one another key."
        case .itemWithoutText(let key): "the question \(key) has no text."
        case .noScale(let key): "there is no [[scale]] with key = \"\(key)\"."
        case .scaleWithoutKey: "the scale needs a key, such as key = \"sum\"."
        case .scaleTwice(let key): "there are two scales \(key): give one another key."
        case .scaleWithoutTitle(let key): "the scale \(key) has no title: what the result calls it."
        case .scaleWithoutItems(let key): "no question counts in \(key): give some scale = \"\(key)\"."
        case .factor: "factor is a whole number from 1 to 1000."
        case .cap(let cap): "cap \(cap) is out of bounds."
        case .mayMiss(let questions):
            "missing must be from 0 to \(max(questions - 1, 0)): at least one question has to be answered."
        case .bandReversed(let word): "the band \(word) ends before it begins: from is above to."
        case .bandWithoutWord(let from, let to): "the band from \(from) to \(to) has no word."
        case .bandsOverlap(let first, let second):
            "the bands \(first) and \(second) overlap: a result can be in one only."
        case .outside(let bounds): "values go from \(bounds.lowerBound) to \(bounds.upperBound)."
        case .emptyRange(let from, let to):
            "the range is empty: from \(from) to \(to). Write the lower number first."
        case .tooFewChoices: "a choice needs two answers or more: choices = [[0, \"never\"], [1, \"always\"]]."
        case .equalChoices: "two answers have the same value."
        case .choiceWithoutWord: "an answer has no word."
        }
    }

    private var ofFile: Phrase {
        switch self {
        case .noKey: "key is missing: a short name that does not change, such as \"my-week\"."
        case .noTitle: "title is missing: what people call it."
        case .version: "version counts from 1."
        case .noItems: "there is no question: write [[item]] with key and text."
        case .tooManyItems(let count): "\(count) questions are too many: at most \(Questionnaire.itemLimit)."
        case .mixedTicks: "a tick list has nothing but lines to tick: answer = \"ticks\" for all of it."
        default: ""
        }
    }
}
