/// The progress of a download.
public struct DownloadProgress: Sendable, Equatable {
    /// The number of bytes received.
    public let received: Int64
    /// The total number of bytes; nil if the server did not send it.
    public let expected: Int64?

    public init(received: Int64, expected: Int64?) {
        self.received = received
        self.expected = expected
    }

    /// From 0 to 1; nil if the server did not send the total.
    public var fraction: Double? {
        expected.map { $0 > 0 ? min(1, Double(received) / Double($0)) : 1 }
    }
}

/// The progress of an upload.
public struct UploadProgress: Sendable, Equatable {
    /// The number of bytes sent.
    public let sent: Int64
    /// The total number of bytes; nil if it is not known.
    public let expected: Int64?

    public init(sent: Int64, expected: Int64?) {
        self.sent = sent
        self.expected = expected
    }

    /// From 0 to 1; nil if the total is not known.
    public var fraction: Double? {
        expected.map { $0 > 0 ? min(1, Double(sent) / Double($0)) : 1 }
    }
}
