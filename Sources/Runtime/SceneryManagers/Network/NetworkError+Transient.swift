extension NetworkError {
    /// Whether the same request may succeed a little later: a timeout, a broken connection, or one of the statuses 408,
    /// 429, 500, 502, 503 and 504. Being offline is none, because it lasts.
    public var isTransient: Bool {
        if let httpStatus { return [408, 429, 500, 502, 503, 504].contains(httpStatus) }
        return domain == .timeout || domain == .connection
    }
}

extension HTTPMethod {
    /// Whether a request may be sent again without a further effect: GET, HEAD, PUT, DELETE and OPTIONS.
    public var isIdempotent: Bool { [.get, .head, .put, .delete, "OPTIONS"].contains(self) }
}
