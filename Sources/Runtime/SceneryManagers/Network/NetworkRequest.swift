/// A request to a server.
public struct NetworkRequest: Sendable {
    /// A complete URL, or a path that is appended to the base URL of the ``NetworkClient``; empty for the base URL itself.
    public var url: String
    public var method: HTTPMethod
    public var parameters: [String: JSONValue]
    /// The body; nil if there is none but the parameters.
    public var body: RequestBody?
    public var encoding: ParameterEncoding
    /// Added to the headers of the client, which they replace.
    public var headers: HTTPHeaders
    /// The location of the value in the response; nil means the root.
    public var responseKeyPath: ResponseKeyPath?
    /// The maximum time without data from the server; the client's by default.
    public var timeout: Duration?
    public var options: RequestOptions

    /// - Parameters:
    ///   - url: A complete URL, or a path that is appended to the client's base URL; empty for the base URL itself.
    ///   - method: GET by default.
    ///   - parameters: None by default.
    ///   - body: None by default.
    ///   - encoding: Where the parameters are encoded; by default in the URL for GET, HEAD and DELETE and for a request
    ///     with a body, otherwise in a JSON body.
    ///   - headers: Added to the client's, which they replace; none by default.
    ///   - responseKeyPath: The location of the value in the response; the root by default.
    ///   - timeout: The maximum time without data from the server; the client's by default.
    ///   - options: How the client treats the request: signing, retries, redirects, caching and size.
    public init(
        _ url: String, method: HTTPMethod = .get, parameters: [String: JSONValue] = [:],
        body: RequestBody? = nil, encoding: ParameterEncoding? = nil, headers: HTTPHeaders = [:],
        responseKeyPath: ResponseKeyPath? = nil, timeout: Duration? = nil,
        options: RequestOptions = RequestOptions()
    ) {
        self.url = url
        self.method = method
        self.parameters = parameters
        self.body = body
        let isInURL = body != nil || [.get, .head, .delete].contains(method)
        self.encoding = encoding ?? (isInURL ? .url : .json)
        self.headers = headers
        self.responseKeyPath = responseKeyPath
        self.timeout = timeout
        self.options = options
    }
}
