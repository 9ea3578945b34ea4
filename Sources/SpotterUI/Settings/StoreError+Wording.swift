public import DiaryStore

extension StoreError {
    /// What went wrong and what to do, as a sentence or two for people. Names the place where there is one.
    public var wording: String {
        switch self {
        case .newerSchema(let found, let known):
            "The diary was written by a newer Spotter (format \(found), this one knows \(known)). Update Spotter to open it."
        case .olderSchema(let found, let known):
            "The diary was made by an older Spotter (format \(found), this one uses \(known)). Start spotter once to bring it up to date; a copy is kept."
        case .notBegun(let path):
            "\(path) is empty: no diary was begun in it. Start spotter to begin one, or name another file with --db."
        case .fileReplaced(let path, let copy):
            "Nothing more is saved, quit: another program removed, moved or replaced \(path) or a file beside it. "
                + (copy.map { "Everything entered until now is in \($0)." }
                    ?? "Start spotter again to see what is there.")
        case .locked:
            "Another program holds the diary and did not let go. Nothing was changed; try again in a moment."
        case .diskFull:
            "The disk is full. Nothing was changed; make room and do it again."
        case .diskFault(let detail):
            "The disk failed (\(detail)). Check the disk; `spotter doctor` looks at the diary, `spotter restore` brings a backup."
        case .corrupt(let detail):
            "The diary is damaged (\(detail)). Leave it as it is; `spotter doctor` says more, `spotter restore` brings a backup."
        case .readOnly:
            "The diary cannot be written: its file, its folder or the way it was opened allows reading only. Check the rights."
        case .isDirectory(let path):
            "\(path) is a folder, not a diary. Name the file inside it: --db \(path)/diary.sqlite"
        case .notADiary(let path):
            "\(path) is no diary of Spotter. It was left alone; name another file with --db."
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened: \(reason). Check the path and its rights."
        case .undoConflict(let label):
            "\"\(label)\" cannot be undone or redone: something later changed the same records. Undo that first."
        case .inUse(let what, let places):
            "\(what) is used in \(Self.listed(places)). Remove it there first, or archive it (z)."
        case .recipeInItself(let recipe, let part):
            "\(recipe) would be made of itself: \(part) contains it. Take \(part) out of the parts."
        case .missing:
            "That is not there any more: it was deleted meanwhile. Nothing was changed."
        case .notEmpty:
            "The diary is not empty, and only an empty one can be filled. Name a new file."
        case .constraint(let rule):
            "The diary refused it: \(rule). Nothing was changed."
        case .cancelled:
            "Stopped. Nothing was changed."
        case .other(let detail):
            "It did not work: \(detail). Nothing was changed."
        }
    }

    /// The first three places and how many more there are.
    private static func listed(_ places: [String]) -> String {
        guard places.count > 3 else { return places.joined(separator: ", ") }
        return places.prefix(3).joined(separator: ", ") + " and \(places.count - 3) more places"
    }
}
