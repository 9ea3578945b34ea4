import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Contacts, articles, announcements and feedback")
struct HelpTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let today = DiaryFixture.today

    init() throws { fixture = try DiaryFixture() }

    @Test("Urgent contacts come first; Spotter's own cannot be changed, the trainer's can")
    func contacts() throws {
        let shipped = try diary.helpContacts.list()
        #expect(shipped.map(\.phone).prefix(2) == ["112", "116 123"])
        #expect(shipped.allSatisfy { $0.isShipped && !$0.ways.isEmpty })
        #expect(throws: StoreError.missing) { try diary.helpContacts.delete(shipped[0].id) }
        var changed = shipped[0]
        changed.phone = "0"
        #expect(throws: StoreError.missing) { try diary.helpContacts.update(from: shipped[0], to: changed) }
        var own = HelpContact(category: .now, name: "Night desk")
        own.phone = "+43 1 71719"
        var id = Identifier<HelpContact>.unsaved
        try fixture.checkUndo("Add contact Night desk") { id = try diary.helpContacts.add(own) }
        #expect(try diary.helpContacts.list().last?.id == id && !diary.helpContacts.get(id).isShipped)
        try fixture.checkUndo("Delete contact Night desk") { try diary.helpContacts.delete(id) }
    }

    @Test("Spotter's articles have texts and sources, and one leads to help")
    func shippedPages() throws {
        let tree = try diary.readingPages.tree()
        #expect(tree.count == Set(tree.map(\.id)).count && tree.allSatisfy { $0.isShipped && $0.text.count > 200 })
        let titles = tree.map(\.title)
        #expect(titles.first == "What stress is" && titles.last == "Sources" && titles.contains("About the study"))
        let tooMuch = try #require(tree.first { $0.id == .shipped("too-much") })
        #expect(tooMuch.text.contains("`!`") && tooMuch.text.contains("112"))
    }

    @Test("Pages nest ten levels and more, are found by a word of the text, and are deleted with their subpages")
    func pages() throws {
        var parent: ReadingNode.ID? = .shipped("study")
        var first = Identifier<ReadingPage>.unsaved
        for depth in 1...12 {
            let page = ReadingPage(below: parent, title: "Level \(depth)", text: depth == 12 ? "Zwetschkenkuchen" : "")
            let id = try diary.readingPages.add(page)
            if depth == 1 { first = id }
            parent = .own(id)
        }
        let tree = try diary.readingPages.tree()
        #expect(ReadingTree.matching("zwetschken", in: tree).map(\.title) == ["Level 12"])
        #expect(tree.filter { !$0.isShipped }.map(\.depth) == Array(1...12))
        try fixture.checkUndo("Delete article Level 1") { try diary.readingPages.delete(first) }
        #expect(try diary.readingPages.tree().allSatisfy(\.isShipped))
        let orphan = ReadingPage(below: .own(first), title: "x")
        #expect(throws: StoreError.missing) { try diary.readingPages.add(orphan) }
    }

    @Test("An announcement is shown once per client: to all, to a category or to one, within its days")
    func notices() throws {
        let anna = try diary.clients.add(named: "Anna")
        let category = try diary.categories.add(.client, named: "Runners")
        try diary.writeAlone { try $0.run("INSERT INTO client_category VALUES (?, ?)", anna, category) }
        func add(_ text: String, _ edit: (inout Notice) -> Void = { _ in }) throws {
            var notice = Notice(text: text, from: today.adding(days: -1), until: today)
            edit(&notice)
            try diary.notices.add(notice)
        }
        try add("all")
        try add("runners") { $0.category = category }
        try add("anna") { $0.client = anna }
        try add("later") {
            $0.from = today.adding(days: 1); $0.until = nil
        }
        try add("over") {
            $0.from = today.adding(days: -5); $0.until = today.adding(days: -1)
        }
        func seen(by client: Identifier<Client>, _ ago: Int = 0) throws -> [String] {
            try diary.notices.unseen(by: client, on: today.adding(days: -ago)).map(\.text)
        }
        #expect(try seen(by: anna) == ["all", "runners", "anna"] && seen(by: fixture.jan) == ["all"])
        #expect(try seen(by: fixture.jan, -1) == ["later"] && seen(by: fixture.jan, 5) == ["over"])
        let first = try #require(try diary.notices.unseen(by: anna, on: today).first)
        try fixture.checkUndo("Read announcement (Anna)") { try diary.notices.see(first.id, by: anna) }
        try diary.notices.see(first.id, by: anna)
        #expect(try seen(by: anna) == ["runners", "anna"] && seen(by: fixture.jan) == ["all"])
        #expect(try diary.notices.seenCounts() == [first.id: 1])
        // A notice for some clients never becomes one for all.
        try diary.categories.delete(category)
        #expect(try seen(by: fixture.jan) == ["all"] && seen(by: anna) == ["anna"])
        try diary.clients.delete(anna)
        #expect(try Set(diary.notices.list().map(\.text)) == ["all", "later", "over"])
    }

    @Test("A page of announcements, their number and the names of their clients, without invisible ones")
    func noticePage() throws {
        let anna = try diary.clients.add(named: "Anna")
        for number in 1...5 {
            var notice = Notice(text: "\(number)", from: today.adding(days: number))
            notice.client = [1: anna, 2: fixture.jan][number]
            try diary.notices.add(notice)
        }
        let all = try diary.notices.list().map(\.text)
        #expect(try diary.notices.count() == 5 && all.count == 5)
        #expect(try diary.notices.list(offset: 1, limit: 2).map(\.text) == Array(all[1...2]))
        #expect(try diary.notices.clientNames() == [anna: "Anna", fixture.jan: "Jan Novák"])
        try diary.clients.delete(anna)
        #expect(try diary.notices.clientNames() == [fixture.jan: "Jan Novák"])
    }

    @Test("Announcements for an erased client are deleted, others remain")
    func forgotten() throws {
        let anna = try diary.clients.add(named: "Anna")
        var notice = Notice(text: "for Anna alone", from: today)
        notice.client = anna
        try diary.notices.add(notice)
        let shared = try diary.notices.add(Notice(text: "all", from: today))
        try diary.notices.see(shared, by: anna)
        _ = try diary.erasure.forget(anna)
        #expect(try diary.notices.list().map(\.text) == ["all"] && diary.notices.seenCounts().isEmpty)
    }

    @Test("Feedback waits until it is sent, and remains readable")
    func feedback() throws {
        try fixture.checkUndo("Add feedback") { try diary.feedbacks.add("more breath") }
        let waiting = try diary.feedbacks.list(waiting: true)
        #expect(waiting.map(\.text) == ["more breath"] && waiting[0].handedOnAt == nil)
        try diary.feedbacks.markSent(waiting)
        #expect(try diary.feedbacks.list(waiting: true).isEmpty && diary.feedbacks.list().count == 1)
    }
}
