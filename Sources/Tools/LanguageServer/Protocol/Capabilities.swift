import TextFormats

/// What the server can do, as it answers `initialize`.
struct Capabilities {
    let unit: ColumnUnit
    let version: String

    var json: JSONText {
        let synchronization: JSONText = .object([
            ("openClose", .flag(true)), ("change", .number(2)), ("save", .flag(true)),
        ])
        let capabilities: JSONText = .object([
            ("positionEncoding", .string(unit.rawValue)), ("textDocumentSync", synchronization),
            ("codeActionProvider", .object([("codeActionKinds", .strings(["quickfix"]))])),
            ("hoverProvider", .flag(true)), ("implementationProvider", .flag(true)),
        ])
        let server: JSONText = .object([("name", .string("scenery")), ("version", .string(version))])
        return .object([("capabilities", capabilities), ("serverInfo", server)])
    }
}
