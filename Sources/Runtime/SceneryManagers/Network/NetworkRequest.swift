/// What to ask a server for.
public struct NetworkRequest: Sendable {
    /// A whole URL, or a path that is added to the base URL of the ``NetworkClient``.
    public var url: String
    public var method: HTTPMethod
    public var parameters: [String: JSONValue]
    public var encoding: ParameterEncoding
    /// Added to the headers of the client, and over them.
    public var headers: HTTPHeaders
    /// Where in the answer the value is; see ``ResponseKeyPath``. `nil` is the root.
    public var responseKeyPath: ResponseKeyPath?
    /// How long the server may be silent; the client's unless given.
    public var timeout: Duration?

    /// - Parameters:
    ///   - url: A whole URL, or a path that is added to the client's base URL.
    ///   - method: GET unless given.
    ///   - parameters: None unless given.
    ///   - encoding: Where the parameters go: into the URL for GET, HEAD and DELETE, else into a JSON body,
    ///     unless given.
    ///   - headers: Added to the client's, and over them; none unless given.
    ///   - responseKeyPath: Where in the answer the value is: the root unless given.
    ///   - timeout: How long the server may be silent; the client's unless given.
    public init(
        _ url: String, method: HTTPMethod = .get, parameters: [String: JSONValue] = [:],
        encoding: ParameterEncoding? = nil, headers: HTTPHeaders = [:],
        responseKeyPath: ResponseKeyPath? = nil, timeout: Duration? = nil
    ) {
        self.url = url
        self.method = method
        self.parameters = parameters
        self.encoding = encoding ?? ([.get, .head, .delete].contains(method) ? .url : .json)
        self.headers = headers
        self.responseKeyPath = responseKeyPath
        self.timeout = timeout
    }
}
