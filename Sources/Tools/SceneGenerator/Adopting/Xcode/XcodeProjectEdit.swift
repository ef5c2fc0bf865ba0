import SourceModel

/// Adds objects, list elements and settings to a `project.pbxproj` where Xcode would write them.
struct XcodeProjectEdit {
    let file: XcodeProjectFile
    private(set) var insertions: TextInsertions
    /// The objects that were added.
    private(set) var added: [String] = []

    init(_ file: XcodeProjectFile) {
        self.file = file
        insertions = TextInsertions(file.text)
    }

    /// An identity for an object, made of what it is for: the same in each run, and of no other object.
    func id(_ purpose: String) -> String {
        for number in 0... {
            let text = "\(purpose)/\(number)"
            let digits = Self.hex(ContentHash(text).value) + Self.hex(ContentHash("scenery/" + text).value)
            let id = "5CEA" + digits.prefix(20)
            // Also no text of the file: references may dangle.
            if !file.text.contains(id), !added.contains(id) { return id }
        }
        return ""
    }

    private static func hex(_ number: UInt64) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    // MARK: Objects

    /// Adds an object to the section of its kind, in the order of identities.
    ///
    /// - Parameters:
    ///   - comment: What Xcode writes behind the identity.
    ///   - fields: Lines like `name = Tests;`, in the order of their keys.
    ///   - isShort: Whether the object is on one line, as files are.
    mutating func add(
        _ isa: String, _ id: String, _ comment: String, _ fields: [String], isShort: Bool = false
    ) {
        let indent = file.objects.entries.first.map { insertions.indentation(at: $0.start) } ?? "\t\t"
        let unit = indent.hasPrefix(" ") ? String(repeating: " ", count: max(1, indent.count / 2)) : "\t"
        let end = insertions.lineEnd
        let lines = ["isa = \(isa);"] + fields
        let body =
            isShort
            ? "{" + lines.joined(separator: " ") + " };"
            : "{" + end + lines.map { indent + unit + $0.replacing("\t", with: unit) + end }.joined()
                + indent + "};"
        insert(isa, id, indent + "\(id) /* \(comment) */ = " + body)
        added.append(id)
    }

    private mutating func insert(_ isa: String, _ id: String, _ text: String) {
        let end = insertions.lineEnd
        let section = file.all(isa)
        if let next = section.first(where: { $0.key > id }), insertions.isFirstInLine(next.start) {
            return insertions.insert(text + end, at: insertions.lineStart(of: next.start))
        }
        if let last = section.last { return insertions.insert(end + text, at: last.end) }
        let whole = "/* Begin \(isa) section */" + end + text + end + "/* End \(isa) section */"
        if let (next, start) = sections.first(where: { $0.isa > isa }), next != isa {
            return insertions.insert(whole + end + end, at: start)
        }
        let last = file.objects.entries.last?.end ?? file.objects.range.lowerBound + 1
        insertions.insert(sections.isEmpty ? end + text : end + end + whole, at: afterSection(last))
    }

    /// The comments that begin sections, with the offsets of their lines.
    private var sections: [(isa: String, start: Int)] {
        file.objects.entries.reduce(into: []) { found, entry in
            guard let isa = entry.value["isa"]?.text, !found.contains(where: { $0.isa == isa }) else {
                return
            }
            guard let mark = insertions.bytes.range(of: "/* Begin \(isa) section */", before: entry.start)
            else {
                return
            }
            found.append((isa, mark.lowerBound))
        }
    }

    /// The offset behind the comment that ends the section of the object that ends at `offset`.
    private func afterSection(_ offset: Int) -> Int {
        let rest = insertions.bytes[offset..<(file.objects.range.upperBound - 1)]
        guard let close = rest.lastIndex(of: UInt8(ascii: "/")), !sections.isEmpty else { return offset }
        return close + 1
    }

    // MARK: Lists and settings

    /// Adds an element to a list of an object, before another element or at the end.
    ///
    /// A list that the object does not have is added too.
    mutating func add(
        _ element: String, to key: String, of object: LocatedList.Entry, before next: String? = nil
    ) {
        guard let entry = object.value.entry(key), case .list(let elements, let range) = entry.value else {
            return add(["\(key) = (", "\t\(element),", ");"], named: key, to: object.value)
        }
        let isShort = !insertions.hasLineEnd(in: range) && !elements.isEmpty
        let indent =
            elements.first.map { insertions.indentation(at: $0.value.range.lowerBound) }
            ?? insertions.indentation(at: range.lowerBound) + unit(at: range.lowerBound)
        let outer = insertions.indentation(at: range.lowerBound)
        let separator = isShort ? " " : insertions.lineEnd + indent
        let index = next.flatMap { next in elements.firstIndex { $0.value.text == next } } ?? elements.count
        guard index > 0 else {
            let close = insertions.hasLineEnd(in: range) || isShort ? "" : insertions.lineEnd + outer
            return insertions.insert(separator + element + "," + close, at: range.lowerBound + 1)
        }
        let previous = elements[index - 1]
        if !previous.hasComma { insertions.insert(",", at: previous.end) }
        insertions.insert(separator + element + ",", at: afterComment(previous.end))
    }

    /// Adds a setting to a table of build settings that does not have it.
    mutating func add(setting key: String, _ value: String, to settings: LocatedList) {
        add(["\(key) = \(value);"], named: key, to: settings)
    }

    /// Adds lines to a table, in the order of its keys.
    private mutating func add(_ lines: [String], named key: String, to table: LocatedList) {
        let entries = table.entries
        let indent =
            entries.first.map { insertions.indentation(at: $0.start) }
            ?? insertions.indentation(at: table.range.lowerBound) + unit(at: table.range.lowerBound)
        let end = insertions.lineEnd
        let inner = indent.hasPrefix(" ") ? unit(at: table.range.lowerBound) : "\t"
        let text = lines.map { end + indent + $0.replacing("\t", with: inner) }.joined()
        let previous = entries.last { $0.key == "isa" || $0.key < key }
        insertions.insert(text, at: previous?.end ?? table.range.lowerBound + 1)
    }

    private func unit(at offset: Int) -> String {
        let indent = insertions.indentation(at: offset)
        return indent.hasPrefix(" ") ? String(repeating: " ", count: max(1, indent.count / 3)) : "\t"
    }

    /// The offset behind a comment that stands behind an element in its line.
    private func afterComment(_ offset: Int) -> Int {
        let rest = insertions.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let text = String(decoding: rest, as: UTF8.self)
        guard text.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("/*"), text.hasSuffix("*/") else {
            return offset
        }
        return rest.endIndex
    }
}

extension [UInt8] {
    /// The last occurrence of a text that ends before an offset.
    fileprivate func range(of text: String, before end: Int) -> Range<Int>? {
        let wanted = Array(text.utf8)
        var start = end - wanted.count
        while start >= 0 {
            if self[start] == wanted[0], self[start..<(start + wanted.count)].elementsEqual(wanted) {
                return start..<(start + wanted.count)
            }
            start -= 1
        }
        return nil
    }
}
