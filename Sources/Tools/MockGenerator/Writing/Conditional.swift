/// Text with the `#if` conditions around it.
struct Conditional {
    let conditions: [String]
    let text: String

    var block: String {
        conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
    }
}
