import Scenery
import Settings
import Testing

@Suite("A failure in words")
struct ContentFailureWordsTests {
    private static let failures: [ContentFailure] = [
        .unreachable, .refused(""), .refused("why"), .unreadable,
    ]

    @Test(
        "each failure has a title, a message and a button to try again, in each language", arguments: failures
    )
    func complete(failure: ContentFailure) {
        for language in AppLanguage.allCases {
            let words = failure.viewModel(in: language)
            #expect(!words.title.isEmpty)
            #expect(!words.message.isEmpty)
            #expect(words.retryTitle?.isEmpty == false)
            #expect(!words.dismissTitle.isEmpty)
        }
        let texts = Set(AppLanguage.allCases.map { failure.viewModel(in: $0).title })
        #expect(texts.count == AppLanguage.allCases.count)
    }

    @Test("the server's own words are the message; without any there is one of the app's")
    func serversWords() {
        #expect(
            ContentFailure.refused("It is being moved.").viewModel(in: .english).message
                == "It is being moved.")
        #expect(ContentFailure.refused("").viewModel(in: .english).message.contains("Try again"))
    }
}
