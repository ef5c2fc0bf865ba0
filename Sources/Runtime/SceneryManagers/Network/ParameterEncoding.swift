import Foundation

/// Where a request contains its parameters.
public enum ParameterEncoding: Sendable, Hashable {
    /// In the query of the URL, sorted by name: `a=1&list[]=x&list[]=y&address[city]=Z`. Booleans are `true` and
    /// `false`; a null is omitted.
    case url
    /// In the body, as a JSON object with sorted names.
    case json
    /// In the body, as the fields of a form, formatted as in ``url``.
    case form

    /// Adds parameters to a request, which is unchanged if there are none.
    func encode(_ parameters: [String: JSONValue], into request: inout TransportRequest) throws {
        guard !parameters.isEmpty else { return }
        switch self {
        case .url:
            request.url = try Self.adding(parameters, to: request.url)
        case .json:
            _ = try RequestBody.json(parameters).add(to: &request) { .plain }
        case .form:
            _ = try RequestBody.form(parameters).add(to: &request) { .plain }
        }
    }

    /// Parameters as text, sorted by name and escaped.
    static func pairs(_ parameters: [String: JSONValue]) -> String {
        parameters.sorted { $0.key < $1.key }.flatMap { pairs($0.key, $0.value) }
            .map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    }

    private static func adding(_ parameters: [String: JSONValue], to url: URL) throws -> URL {
        let added = pairs(parameters)
        guard !added.isEmpty else { return url }
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw NetworkError.badRequest("the URL \"\(url)\" cannot take parameters")
        }
        let query = components.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 + "&" } ?? ""
        components.percentEncodedQuery = query + added
        guard let whole = components.url else {
            throw NetworkError.badRequest("the URL \"\(url)\" cannot take parameters")
        }
        return whole
    }

    private static func pairs(_ name: String, _ value: JSONValue) -> [(String, String)] {
        switch value {
        case .null: []
        case .bool(let value): [(name, value ? "true" : "false")]
        case .int(let value): [(name, String(value))]
        case .double(let value): [(name, String(value))]
        case .string(let value): [(name, value)]
        case .array(let values): values.flatMap { pairs("\(name)[]", $0) }
        case .object(let values):
            values.sorted { $0.key < $1.key }.flatMap { pairs("\(name)[\($0.key)]", $0.value) }
        }
    }

    /// Everything except the unreserved characters of RFC 3986 is escaped, including `+`, `&` and `=`.
    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
