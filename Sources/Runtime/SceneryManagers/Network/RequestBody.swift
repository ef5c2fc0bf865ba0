import Foundation

/// The body of a request.
///
///     NetworkRequest("rides", method: .post, body: .json(ride))
///     NetworkRequest("photos", method: .put, body: .file(photo, contentType: "image/jpeg"))
public struct RequestBody: Sendable {
    enum Content: Sendable {
        case data(@Sendable (JSONEncoder) throws -> Data)
        case file(URL)
        case multipart(MultipartForm)
    }

    let content: Content
    /// The value of `Content-Type`, unless the request's headers have one.
    public let contentType: String

    /// A value as JSON, such as a model, an array or a dictionary.
    ///
    /// - Parameter value: The value; encoded by the client's encoder when the request is sent.
    public static func json(_ value: some Encodable & Sendable) -> RequestBody {
        RequestBody(content: .data { try $0.encode(value) }, contentType: "application/json")
    }

    /// Bytes as they are.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - contentType: `application/octet-stream` by default.
    public static func data(_ data: Data, contentType: String = "application/octet-stream") -> RequestBody {
        RequestBody(content: .data { _ in data }, contentType: contentType)
    }

    /// A text in UTF-8.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - contentType: `text/plain; charset=utf-8` by default.
    public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> RequestBody
    {
        data(Data(text.utf8), contentType: contentType)
    }

    /// The fields of a form, escaped and sorted by name: `a=1&list[]=x`.
    public static func form(_ fields: [String: JSONValue]) -> RequestBody {
        data(Data(ParameterEncoding.pairs(fields).utf8), contentType: "application/x-www-form-urlencoded")
    }

    /// A file, which is read in pieces while it is sent, and not changed.
    ///
    /// - Parameters:
    ///   - file: The file. If it cannot be read, the request fails with ``NetworkError/Domain/file``.
    ///   - contentType: `application/octet-stream` by default.
    public static func file(_ file: URL, contentType: String = "application/octet-stream") -> RequestBody {
        RequestBody(content: .file(file), contentType: contentType)
    }

    /// A form of several parts (`multipart/form-data`), in the order given.
    ///
    /// If a part is a file, the form is written to a temporary file first, which only the owner can read and which is
    /// removed when the request ends; memory use does not depend on the size of the files.
    public static func multipart(_ parts: [MultipartPart]) -> RequestBody {
        let form = MultipartForm(parts: parts)
        return RequestBody(content: .multipart(form), contentType: form.contentType)
    }
}
