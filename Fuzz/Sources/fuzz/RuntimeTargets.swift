import Foundation

@testable import SceneryManagers
@testable import SceneryTerminal

extension FuzzTarget {
    /// The bytes of a terminal. How they are cut into reads changes nothing.
    static let keys = FuzzTarget(name: "keys", maximumLength: 4096) { bytes in
        var (whole, cut) = (KeyParser(), KeyParser())
        let expected = whole.feed(bytes) + whole.flush()
        let half = bytes.count / 2
        let keys = cut.feed(bytes[..<half]) + cut.feed(bytes[half...]) + cut.flush()
        require(keys == expected, "the keys depend on how the bytes were read")
        require(keys.count <= 2 * bytes.count + 1, "\(bytes.count) bytes are not \(keys.count) keys")
    }

    /// A path, a line end, and a JSON text.
    static let keyPaths = FuzzTarget(name: "keypaths", maximumLength: 4096) { bytes in
        let (line, json) = bytes.lineAndRest
        let path = ResponseKeyPath(line)
        require(
            ResponseKeyPath(path.description).components == path.components,
            "\(path.components) reads as it is described: \(path.description)")
        let data = Data(json)
        let value = try? path.decode(JSONValue.self, from: data)  // most texts have no value there
        _ = try? path.decode(String?.self, from: data)  // the same
        guard path.components.isEmpty, let value else { return }
        let written = try? JSONEncoder().encode(value)
        require(written != nil, "a JSON value can be written")
    }

    /// Header fields of a response, one a line.
    static let headers = FuzzTarget(name: "headers", maximumLength: 1024) { bytes in
        var response = TransportResponse(status: 200, headers: [:], body: Data())
        for line in bytes.text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            if parts.count == 2 { response.headers[parts[0]] = parts[1] }
        }
        _ = response.retryAfter(now: .seconds(1_000_000_000))
        _ = try? response.text()  // most charsets are not known
        let request = TransportRequest(url: URL(filePath: "/"))
        let stored = StoredResponse(response, to: request)
        _ = stored?.validating(request)
        _ = stored?.confirmed(by: response)
        _ = try? request.redirected(by: response)  // most are no redirects
        require(CacheControl(bytes.text).freshness <= .seconds(31_536_000), "fresh for a year at most")
    }
}
