import Foundation

/// A sample's arguments: the backend's address, and the rest for the host.
struct SampleArguments: Equatable {
    /// The address that was given; `nil` when the sample is to start its own backend.
    var backend: URL?
    var rest: [String] = []

    /// - Throws: `SampleArgumentsError` when the address is none.
    init(_ arguments: [String], environment: [String: String]) throws(SampleArgumentsError) {
        var text = environment["SCENERY_BACKEND"]
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--backend" {
                guard let value = remaining.popFirst() else { throw .addressMissing }
                text = value
            } else {
                rest.append(argument)
            }
        }
        backend = try text.map(Self.address)
    }

    private static func address(_ text: String) throws(SampleArgumentsError) -> URL {
        guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil
        else { throw .noAddress(text) }
        return url
    }
}

/// Why a backend's address cannot be used.
enum SampleArgumentsError: Error, Equatable, CustomStringConvertible {
    case addressMissing
    case noAddress(String)

    var description: String {
        switch self {
        case .addressMissing: "--backend needs an address after it, such as http://127.0.0.1:8080"
        case .noAddress(let text):
            "\"\(text)\" is no address of a backend; give one such as http://127.0.0.1:8080"
        }
    }
}
