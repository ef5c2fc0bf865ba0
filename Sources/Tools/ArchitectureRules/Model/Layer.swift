/// A ring of a project: it may use itself and the layers before it in the list, never those after.
public struct Layer: Sendable, Hashable {
    public var name: String
    /// The modules that belong to it as a whole.
    public var modules: Set<String>
    /// The files that belong to it, by path; they count before modules.
    public var files: Set<String>

    public init(_ name: String, modules: Set<String> = [], files: Set<String> = []) {
        self.name = name
        self.modules = modules
        self.files = files
    }
}
