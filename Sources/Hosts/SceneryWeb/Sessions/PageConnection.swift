/// The way to one open page. Its calls return at once and may be made from any thread.
protocol PageConnection: AnyObject, Sendable {
    /// The page's own name, chosen by itself when it was loaded.
    var pageName: String { get }
    func send(_ message: ServerMessage)
    /// Tells the page that its input up to this number is in the session's file.
    func saved(upTo number: Int)
    /// Ends the connection; the page may come back.
    func close()
}
