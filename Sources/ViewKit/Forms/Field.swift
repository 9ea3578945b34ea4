package import FitnessModel
package import Phrases

/// A field of a form that edits a record: the property it shows, and how that is parsed and written. An untouched field
/// leaves its value unchanged, even if its text is rounded.
package struct Field<Record: Sendable>: Sendable {
    /// A property of the record.
    package typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

    /// Names the field in drafts.
    package let id: String
    /// Choices are read before the rest: a weight is read in the unit that is chosen beside it.
    private(set) var isChoice = false
    /// Parsed even if untouched, because another field changes the meaning of its text.
    private(set) var isAlwaysRead = false
    /// The row on screen for a record.
    let row: @Sendable (Record) -> FormField
    /// Puts the typed text into the record; returns the error.
    let put: @Sendable (_ text: String, inout Record, _ today: Day) -> Phrase?

    /// A text; `isRequired` rejects an empty one.
    package static func text(
        _ id: String, _ label: Phrase, _ path: Path<String>, isRequired: Bool = false, isProposed: Bool = false,
        help: Phrase = ""
    ) -> Field {
        Field(id: id) { record in
            FormField(
                id, label, value: record[keyPath: path], isRequired: isRequired, isProposed: isProposed, help: help)
        } put: { text, record, _ in
            record[keyPath: path] = text
            return nil
        }
    }

    /// A note of any length, which the person's own editor can open.
    package static func note(_ id: String, _ label: Phrase, _ path: Path<String>, help: Phrase = "") -> Field {
        Field(id: id) { record in
            FormField.note(id, label, value: record[keyPath: path], help: help)
        } put: { text, record, _ in
            record[keyPath: path] = text
            return nil
        }
    }

    /// A text that Tab completes while `complete` returns more than is typed. Tab goes to the next field once the text
    /// is a whole value.
    package static func completing(
        _ id: String, _ label: Phrase, _ path: Path<String>, help: Phrase = "",
        isWhole: @escaping @Sendable (_ completed: String) -> Bool = { _ in true },
        complete: @escaping @Sendable (_ typed: String) -> String?
    ) -> Field {
        Field(id: id) { record in
            var field = FormField(id, label, value: record[keyPath: path], help: help)
            (field.complete, field.isWhole) = (complete, isWhole)
            return field
        } put: { text, record, _ in
            record[keyPath: path] = text
            return nil
        }
    }

    /// A value that may stay empty.
    package static func optional<Value: Sendable>(
        _ id: String, _ label: Phrase, _ path: Path<Value?>, _ kind: FieldKind<Value>, isProposed: Bool = false,
        help: Phrase = ""
    ) -> Field {
        optional(id, label, path, kindIn: { _ in kind }, isProposed: isProposed, help: help)
    }

    /// An optional value, parsed as the record's choices require.
    package static func optional<Value: Sendable>(
        _ id: String, _ label: Phrase, _ path: Path<Value?>, kindIn: @escaping @Sendable (Record) -> FieldKind<Value>,
        isProposed: Bool = false, help: Phrase = ""
    ) -> Field {
        Field(id: id) { record in
            let kind = kindIn(record)
            let value = record[keyPath: path].map(kind.write) ?? ""
            return FormField(id, label, kind, value: value, isProposed: isProposed, help: help)
        } put: { text, record, today in
            let kind = kindIn(record)
            let value = kind.read(text, today)
            guard text.isEmpty || value != nil else { return kind.problem }
            if let value, let complaint = kind.rule(value, today) { return complaint }
            record[keyPath: path] = value
            return nil
        }
    }

    /// A required value; `missing` asks for it. `isBlank` leaves the field empty at first.
    package static func value<Value: Sendable>(
        _ id: String, _ label: Phrase, _ path: Path<Value>, _ kind: FieldKind<Value>, missing: Phrase? = nil,
        isBlank: Bool = false, isProposed: Bool = false, help: Phrase = ""
    ) -> Field {
        Field(id: id) { record in
            let value = isBlank ? "" : kind.write(record[keyPath: path])
            return FormField(id, label, kind, value: value, isProposed: isProposed, help: help)
        } put: { text, record, today in
            guard !text.isEmpty else { return missing ?? "\(label) is needed." }
            guard let value = kind.read(text, today) else { return kind.problem }
            if let complaint = kind.rule(value, today) { return complaint }
            record[keyPath: path] = value
            return nil
        }
    }

    /// One of a few values, each with its word.
    package static func choice<Value: Hashable & Sendable>(
        _ id: String, _ label: Phrase, _ path: Path<Value>, _ options: [(value: Value, word: Phrase)],
        help: Phrase = ""
    ) -> Field {
        let choices = options.map { FormField.Choice($0.value, $0.word) }
        return Field(id: id, isChoice: true) { record in
            let chosen = options.firstIndex { $0.value == record[keyPath: path] }
            return FormField(id, label, value: chosen.map { choices[$0].id } ?? "", choices: choices, help: help) {
                _, _ in nil
            }
        } put: { text, record, _ in
            if let chosen = choices.firstIndex(where: { $0.id == text }) {
                record[keyPath: path] = options[chosen].value
            }
            return nil
        }
    }

    /// One of the values of a type, each shown by its raw value, such as a unit.
    package static func choice<Value: CaseIterable & RawRepresentable<String> & Hashable & Sendable>(
        _ id: String, _ label: Phrase, _ path: Path<Value>, help: Phrase = ""
    ) -> Field {
        choice(id, label, path, Value.allCases.map { ($0, Phrase(verbatim: $0.rawValue)) }, help: help)
    }

    /// A text with a meaning of its own: `put` reads it into the record and returns the error.
    package static func custom(
        _ id: String, _ label: Phrase, isMultiline: Bool = false, isProposed: Bool = false, isAlwaysRead: Bool = false,
        help: Phrase = "",
        show: @escaping @Sendable (Record) -> String,
        put: @escaping @Sendable (_ text: String, inout Record, _ today: Day) -> Phrase?
    ) -> Field {
        Field(id: id, isAlwaysRead: isAlwaysRead) { record in
            FormField(
                id, label, value: show(record), isProposed: isProposed, isMultiline: isMultiline, help: help
            ) { text, today in
                // A field that depends on others is checked together with them.
                if isAlwaysRead { return nil }
                var tried = record
                return put(text, &tried, today)
            }
        } put: {
            put($0, &$1, $2)
        }
    }

    /// A yes or no.
    package static func flag(_ id: String, _ label: Phrase, _ path: Path<Bool>, help: Phrase = "") -> Field {
        choice(id, label, path, [(false, "no"), (true, "yes")], help: help)
    }
}

extension Array {
    /// The record with the texts of a form that shows these fields. If a text is invalid, the record keeps its value
    /// and the problem is returned. Untouched fields change nothing.
    package func read<Record, Context>(
        _ form: FormOverlay<Context>, into record: Record, today: Day
    ) -> (record: Record, problem: (field: String, message: Phrase)?) where Element == Field<Record> {
        var (result, problem) = (record, (field: String, message: Phrase)?.none)
        for field in filter(\.isChoice) + filter({ !$0.isChoice }) where !form.isHidden(field.id) {
            let text = form.text(field.id)
            // A blank one may be needed.
            guard form.typed(field.id) != nil || field.isAlwaysRead || text.isEmpty else { continue }
            if let message = field.put(text, &result, today), problem == nil { problem = (field.id, message) }
        }
        return (result, problem)
    }
}

extension FormOverlay {
    /// A form that edits a record: `save` gets the result once every field is valid.
    ///
    /// - Parameters:
    ///   - check: errors that concern several fields: the field to go to and the message.
    ///   - confirmations: values that are possible but unlikely; each is confirmed once before `save`.
    package init<Record: Sendable>(
        _ title: Phrase, editing record: Record, _ fields: [Field<Record>], draftKey: String? = nil,
        verb: Phrase = "save",
        check: @escaping @Sendable (Record, Context) -> (field: String, message: Phrase)? = { _, _ in nil },
        confirmations: @escaping @Sendable (Record, Context) -> [Confirmation] = { _, _ in [] },
        save: @escaping @Sendable (Record, inout Context) -> Result
    ) {
        self.init(
            title, editing: record, fields, draftKey: draftKey, verb: verb, check: check, confirmations: confirmations
        ) { typed, _, context in save(typed, &context) }
    }

    /// The same, with the form as a further argument of `save`.
    package init<Record: Sendable>(
        _ title: Phrase, editing record: Record, _ fields: [Field<Record>], draftKey: String? = nil,
        verb: Phrase = "save",
        check: @escaping @Sendable (Record, Context) -> (field: String, message: Phrase)? = { _, _ in nil },
        confirmations: @escaping @Sendable (Record, Context) -> [Confirmation] = { _, _ in [] },
        save: @escaping @Sendable (Record, FormOverlay, inout Context) -> Result
    ) {
        self.init(title, fields: fields.map { $0.row(record) }, draftKey: draftKey, verb: verb) { form, context in
            let (typed, problem) = fields.read(form, into: record, today: context.today)
            if let problem = problem ?? check(typed, context) { return .wrong(field: problem.field, problem.message) }
            if let confirmation = confirmations(typed, context).first(where: { !form.isConfirmed($0) }) {
                return .confirm(confirmation)
            }
            return save(typed, form, &context)
        }
    }
}

extension FormOverlay.Result {
    /// Saved and closed, or failed with a message that was shown already.
    package static func done(_ isSaved: Bool) -> Self { isSaved ? .saved { _ in } : .failed }
}
