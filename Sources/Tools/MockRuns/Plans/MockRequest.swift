/// The mocks that a target asks for in `scenery.yml`.
struct MockRequest {
    /// Modules by name, instead of those the target depends on.
    var modules: [String] = []
    /// Protocols by name or pattern, instead of all boundaries and annotated protocols.
    var only: [String] = []
    /// What to leave out: protocols by name or pattern, files and folders by path or pattern.
    var exclude: [String] = []
    /// Additional modules to import.
    var imports: [String] = []
    /// Whether the proxies of the selected boundaries are written too.
    var proxies = false
}
