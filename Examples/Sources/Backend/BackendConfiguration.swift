/// How a backend is started.
public struct BackendConfiguration: Sendable {
    /// The port on loopback; 0 lets the system choose one.
    public var port: Int
    /// The file that holds the content; `nil` keeps it in memory.
    public var databasePath: String?
    /// Whether `POST /testing/faults` is answered; `false` by default.
    public var isTesting: Bool

    public init(port: Int = 0, databasePath: String? = nil, isTesting: Bool = false) {
        self.port = port
        self.databasePath = databasePath
        self.isTesting = isTesting
    }
}

extension BackendConfiguration {
    /// Reads `--port N`, `--database FILE` and `--testing`.
    ///
    /// - Throws: `BackendError.usage` for anything else.
    public init(arguments: [String]) throws(BackendError) {
        self.init()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--testing": isTesting = true
            case "--database": databasePath = try Self.value(of: argument, from: &rest)
            case "--port":
                let text = try Self.value(of: argument, from: &rest)
                guard let port = Int(text), (0...65_535).contains(port) else {
                    throw .usage("--port \"\(text)\" is no port; give a number from 0 to 65535")
                }
                self.port = port
            default: throw .usage("unknown argument \"\(argument)\"")
            }
        }
    }

    private static func value(
        of name: String, from rest: inout ArraySlice<String>
    ) throws(BackendError) -> String {
        guard let value = rest.popFirst() else { throw .usage("\(name) needs a value after it") }
        return value
    }
}
