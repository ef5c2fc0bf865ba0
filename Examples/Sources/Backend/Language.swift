import Hummingbird

/// The languages the content is written in.
enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case persian = "fa"

    /// The language a request asks for with `?lang=`; English when it does not ask.
    ///
    /// - Throws: `Refusal` for a language there is no content in.
    init(of request: Request) throws {
        guard let code = request.uri.queryParameters["lang"] else {
            self = .english
            return
        }
        guard let language = Self(rawValue: String(code)) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal(.badRequest, "there is no content in \"\(code)\"; the languages are: \(known)")
        }
        self = language
    }
}
