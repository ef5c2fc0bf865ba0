import HTTPTypes
import Hummingbird

/// The languages the content is written in.
enum Language: String, Sendable, CaseIterable, Codable {
    case english = "en"
    case persian = "fa"

    /// The language a request asks for with `?lang=` or else `Accept-Language`; English when it does
    /// not ask.
    ///
    /// - Throws: `Refusal` for a `lang` there is no content in.
    init(of request: Request) throws {
        guard let code = request.uri.queryParameters["lang"] else {
            self.init(preferredBy: request)
            return
        }
        guard let language = Self(rawValue: String(code)) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal(.badRequest, "there is no content in \"\(code)\"; the languages are: \(known)")
        }
        self = language
    }

    /// The language in which a request is best answered, even one that asks for an unknown language.
    init(preferredBy request: Request) {
        let asked = request.uri.queryParameters["lang"].map { [String($0)] } ?? []
        let accepted = Self.codes(inPreference: request.headers[.acceptLanguage] ?? "")
        self = (asked + accepted).compactMap(Self.init(rawValue:)).first ?? .english
    }

    /// The language codes of an `Accept-Language` header, best first: `"fa-IR, en;q=0.8"` → `["fa", "en"]`.
    private static func codes(inPreference header: String) -> [String] {
        let weighted = header.split(separator: ",").map { entry -> (code: String, weight: Double) in
            let parts = entry.split(separator: ";")
            let tag = parts.first.map(String.init) ?? ""
            let weight = parts.dropFirst().first?.split(separator: "=").last.flatMap { Double($0) }
            let code = tag.filter { !$0.isWhitespace }.prefix { $0 != "-" }.lowercased()
            return (code, weight ?? 1)
        }
        return weighted.enumerated().sorted {
            ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset)
        }.map(\.element.code)
    }
}
