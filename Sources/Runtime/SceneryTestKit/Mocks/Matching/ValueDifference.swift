/// Where two values differ, field by field, as lines for a failure.
///
/// - Parameter path: what precedes the names of fields.
/// - Returns: one line a field, ten at most; one line for the whole where no field tells them apart.
func differences(expected: Any, actual: Any, path: String) -> [String] {
    let lines = fieldDifferences(expected, actual, path: "", depth: 0)
    guard !lines.isEmpty, lines.count <= 10 else {
        return ["\(path): expected \(display(expected)), got \(display(actual))"]
    }
    return lines.map { "\(path)\($0)" }
}

private func fieldDifferences(_ expected: Any, _ actual: Any, path: String, depth: Int) -> [String] {
    let left = Mirror(reflecting: expected)
    let right = Mirror(reflecting: actual)
    if left.displayStyle == .optional, right.displayStyle == .optional,
        let one = left.children.first, let other = right.children.first
    {
        return fieldDifferences(one.value, other.value, path: path, depth: depth)
    }
    let whole = ["\(path): expected \(display(expected)), got \(display(actual))"]
    if left.displayStyle == .enum, left.subjectType == right.subjectType, depth < 8,
        !(expected is any CustomStringConvertible), let one = left.children.first,
        let other = right.children.first, let label = one.label, label == other.label
    {
        return fieldDifferences(one.value, other.value, path: "\(path).\(label)", depth: depth + 1)
    }
    guard depth < 8, left.subjectType == right.subjectType, left.displayStyle == right.displayStyle,
        let style = left.displayStyle, [.struct, .tuple, .collection].contains(style),
        left.children.count == right.children.count, !left.children.isEmpty,
        // What describes itself is shown as it does: its fields are nobody's business.
        style != .struct || !(expected is any CustomStringConvertible)
    else { return display(expected) == display(actual) ? [] : whole }
    var lines: [String] = []
    for (number, (one, other)) in zip(left.children, right.children).enumerated() {
        let name = style == .collection ? "[\(number)]" : ".\(one.label.map(plainLabel) ?? "\(number)")"
        lines += fieldDifferences(one.value, other.value, path: path + name, depth: depth + 1)
    }
    return lines
}

private func plainLabel(_ label: String) -> String {
    label.hasPrefix(".") || label.hasPrefix("_") ? String(label.dropFirst()) : label
}
