import Backend
import Foundation
import Testing

@Suite("What the backend answers the sample About", .timeLimit(.minutes(10)))
struct AboutRoutesTests {
    @Test(
        "the text comes in the language that is asked for", arguments: [("en", "Scenery"), ("fa", "سینری")])
    func text(language: String, word: String) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/about?lang=\(language)")
            #expect(answer.status == 200)
            #expect(answer.type == "application/json; charset=utf-8")
            #expect(try answer.value("status") as? String == "ok")
            #expect(try (answer.value("data", "text") as? String)?.contains(word) == true)
        }
    }

    @Test("without a language the text is English")
    func defaultLanguage() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let asked = try await probe.get("/about?lang=en")
            #expect(try await probe.get("/about").body == asked.body)
        }
    }

    @Test("a language without content is refused, with words and the form of every refusal")
    func unknownLanguage() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/about?lang=xx")
            #expect(answer.status == 400)
            #expect(try answer.value("status") as? Int == 400)
            let message = try answer.value("data", "message") as? String
            #expect(message == "there is no content in \"xx\"; the languages are: en, fa")
        }
    }

    @Test("the terms are a web page for a browser, right to left in Persian")
    func termsPage() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let english = try await probe.get("/terms", accept: "text/html")
            #expect(english.type == "text/html; charset=utf-8")
            #expect(english.text.contains(#"<html lang="en" dir="ltr">"#))
            #expect(english.text.contains("<h1>Terms of use</h1>"))
            let persian = try await probe.get("/terms?lang=fa", accept: "text/html")
            #expect(persian.text.contains(#"<html lang="fa" dir="rtl">"#))
        }
    }

    @Test("the terms are data for an app that asks for JSON")
    func termsData() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.get("/terms?lang=en", accept: "application/json")
            #expect(try answer.value("data", "title") as? String == "Terms of use")
            #expect(try (answer.value("data", "paragraphs") as? [String])?.count == 3)
        }
    }

    @Test("a second start with the same file fills nothing twice")
    func contentOnDisk() async throws {
        var bodies: [Data] = []
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "content.sqlite").path
            for _ in 0..<2 {
                try await BackendProbe.with(BackendConfiguration(databasePath: file)) {
                    bodies.append(try await $0.get("/about").body)
                }
            }
        }
        #expect(bodies[0] == bodies[1])
    }
}
