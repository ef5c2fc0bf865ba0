import Foundation

/// A part of a form (`multipart/form-data`).
public struct MultipartPart: Sendable {
    enum Content: Sendable {
        case data(Data)
        case file(URL)
    }

    let name: String
    let fileName: String?
    let contentType: String?
    let content: Content

    /// A text field.
    ///
    /// - Parameters:
    ///   - value: The text.
    ///   - name: The name of the field.
    public static func text(_ value: String, name: String) -> MultipartPart {
        MultipartPart(name: name, fileName: nil, contentType: nil, content: .data(Data(value.utf8)))
    }

    /// Bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name of the field.
    ///   - fileName: The name of the file that the server sees; none by default.
    ///   - contentType: `application/octet-stream` by default.
    public static func data(
        _ data: Data, name: String, fileName: String? = nil, contentType: String = "application/octet-stream"
    ) -> MultipartPart {
        MultipartPart(name: name, fileName: fileName, contentType: contentType, content: .data(data))
    }

    /// A file, which is read in pieces.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - name: The name of the field.
    ///   - fileName: The name of the file that the server sees; that of the file by default.
    ///   - contentType: `application/octet-stream` by default.
    public static func file(
        _ file: URL, name: String, fileName: String? = nil, contentType: String = "application/octet-stream"
    ) -> MultipartPart {
        MultipartPart(
            name: name, fileName: fileName ?? file.lastPathComponent, contentType: contentType,
            content: .file(file))
    }

    /// The header of the part, with the empty line that ends it.
    var header: String {
        var lines = "Content-Disposition: form-data; name=\"\(Self.escaped(name))\""
        if let fileName { lines += "; filename=\"\(Self.escaped(fileName))\"" }
        if let contentType { lines += "\r\nContent-Type: \(Self.line(contentType))" }
        return lines + "\r\n\r\n"
    }

    /// As browsers escape names of fields and files.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "%22"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The text without line ends, which would begin another header.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }))
    }
}
