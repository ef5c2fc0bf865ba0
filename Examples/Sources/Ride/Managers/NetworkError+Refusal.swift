import Scenery

extension NetworkError {
    /// Why the server will not do what was asked, however often it is asked, in its words; `nil` for what may go by.
    var refusal: String? {
        guard domain == .api, let httpStatus, (400..<500).contains(httpStatus) else { return nil }
        // Too slow, too early, too often: all three pass.
        return [408, 425, 429].contains(httpStatus) ? nil : message
    }
}
