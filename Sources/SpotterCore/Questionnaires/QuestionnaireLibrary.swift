import DiaryStore
public import FitnessModel

/// The questionnaires that can be asked: a person's own files, then those that come with Spotter.
public struct QuestionnaireLibrary: Sendable {
    /// All of them, own ones first; an own one of the same key stands in place of a shipped one.
    public let questionnaires: [Questionnaire]
    /// What of the own files cannot be used, with file, line and fix. Such a file is left out.
    public let problems: [String]

    /// The own files and the shipped ones.
    public init(own files: [(name: String, text: String)] = []) {
        var (found, problems) = ([Questionnaire](), [String]())
        for file in files {
            let read = QuestionnaireFile(file.text, name: file.name)
            problems += read.problems.map(\.description)
            guard read.problems.isEmpty else { continue }
            let questionnaire = read.questionnaire
            guard !found.contains(where: { $0.key == questionnaire.key }) else {
                problems.append("\(file.name): another file has the key \(questionnaire.key) already.")
                continue
            }
            found.append(questionnaire)
        }
        for file in ShippedQuestionnaires.files {
            let shipped = QuestionnaireFile(file.text, name: file.name).questionnaire
            if !found.contains(where: { $0.key == shipped.key }) { found.append(shipped) }
        }
        (questionnaires, self.problems) = (found, problems)
    }

    /// The questionnaire of that key.
    public func named(_ key: String) -> Questionnaire? { questionnaires.first { $0.key == key } }

    /// What is asked in a part of the four weeks: an own file that says so, else the shipped one.
    public func asked(for role: AnswerSet.Role) -> Questionnaire? { questionnaires.first { $0.roles.contains(role) } }
}
