/// Words of errors in names.
enum ErrorWords {
    private static let all = ["error", "fail", "alert", "problem", "message"]

    /// Whether a name may be that of an error or of what shows one: `present(failure:)`, `alertText`.
    static func exist(in name: String) -> Bool {
        let name = name.lowercased()
        return all.contains { name.contains($0) }
    }
}
