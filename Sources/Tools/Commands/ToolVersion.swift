/// The version of the command line tool.
enum ToolVersion {
    static let current = "0.1.0"
}
