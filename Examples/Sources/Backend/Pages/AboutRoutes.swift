import HTTPTypes
import Hummingbird

/// What the sample About asks for.
///
/// - `GET /about?lang=en|fa`: `data.text`, its paragraphs parted by empty lines.
/// - `GET /terms?lang=en|fa`: a web page; with `Accept: application/json` `data.title` and
///   `data.paragraphs`.
struct AboutRoutes: BackendRoutes {
    struct AboutContent: Encodable, Sendable {
        var text: String
    }

    struct TermsContent: Encodable, Sendable {
        var title: String
        var paragraphs: [String]
    }

    let store: ContentStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        named.group("about", in: router).get("about") { request, _ in
            let page = try await store.paragraphs(of: "about", in: Language(of: request))
            return Envelope(AboutContent(text: page.dropFirst().joined(separator: "\n\n")))
        }
        named.group("terms", in: router).get("terms") { request, context in
            let language = try Language(of: request)
            let page = try await store.paragraphs(of: "terms", in: language)
            let terms = TermsContent(title: page.first ?? "", paragraphs: Array(page.dropFirst()))
            if request.headers[.accept]?.contains("application/json") == true {
                return try Envelope(terms).response(from: request, context: context)
            }
            return .html(WebPage.html(title: terms.title, paragraphs: terms.paragraphs, language: language))
        }
    }
}
