import HTTPTypes

/// A request that is not done, with a reason that a person may read.
struct Refusal: Error, Equatable {
    var status: HTTPResponse.Status
    var message: String
    /// What the played service calls this kind of failure, such as `failed_geocode`.
    var kind: String?

    init(_ status: HTTPResponse.Status, _ message: String, kind: String? = nil) {
        self.status = status
        self.message = message
        self.kind = kind
    }
}

/// A failure that has words in each language.
protocol WordedFailure: Error {
    func refusal(in language: Language) -> Refusal
}
