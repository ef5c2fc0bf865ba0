/// A parser, and what must hold for any bytes that it reads.
struct FuzzTarget: Sendable {
    /// The name of its folder of seeds and of its dictionary.
    let name: String
    /// The longest input in bytes that is tried.
    let maximumLength: Int
    /// Reads an input. A trap, more than a second or too much memory is a finding.
    let run: @Sendable (UnsafeBufferPointer<UInt8>) -> Void

    static let all: [FuzzTarget] = [
        .frames, .forms, .cookies, .sessions, .journals, .keys, .keyPaths, .headers, .outlines, .styles,
        .templates,
    ]
}

/// Ends the process, so that libFuzzer keeps the input.
func require(_ condition: Bool, _ claim: @autoclosure () -> String) {
    if !condition { fatalError("not so: \(claim())") }
}

extension UnsafeBufferPointer<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The first line, and the rest.
    var lineAndRest: (String, UnsafeBufferPointer<UInt8>) {
        guard let end = firstIndex(of: 0x0A) else { return (text, .init(rebasing: self[count...])) }
        return (.init(decoding: self[..<end], as: UTF8.self), .init(rebasing: self[(end + 1)...]))
    }
}
