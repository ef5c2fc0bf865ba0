/// Text as it stands under `#if`.
struct Conditional {
    let conditions: [String]
    let text: String

    var block: String {
        conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
    }
}
