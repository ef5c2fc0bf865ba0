import SourceModel

// What a view calculates, outside of its conditions too.

extension ViewBranchesOnModelRule {
    /// What is added, subtracted, multiplied or divided, other than for the layout.
    func calculations(in code: CodeContext, _ values: ViewValues) -> [Read] {
        guard !Self.servesList(code.member) else { return [] }
        return code.body.calculations.compactMap { calculation in
            guard !calculation.operands.contains(where: Self.isOfLayout) else { return nil }
            let numbers = calculation.operands.filter {
                isNumber($0, at: calculation.location, code, values)
            }
            // Lists need `count - 1`; who adds counts makes a new figure of them.
            guard
                let chain = numbers.first(where: { !Self.isCount($0) })
                    ?? (numbers.count > 1 ? numbers[0] : nil)
            else { return nil }
            return (chain, calculation.location)
        }
    }

    /// Whether it is a number of a view model or an entity, or one that the view makes of a text of these.
    private func isNumber(
        _ chain: ChainFact, at location: FileLocation, _ code: CodeContext, _ values: ViewValues
    ) -> Bool {
        let text = ParsedTexts(code: code).source(of: chain, at: location)
        let read = text ?? chain
        guard
            let property =
                (values.property(readBy: read, at: location, in: code)
                ?? values.publishedProperty(readBy: read, at: location, in: code))?.fact,
            property.name == read.names.last,
            let type = (property.type ?? property.initialType)?.bareName
        else { return false }
        return (text == nil ? Self.numbers.contains(type) : type == "String")
            && !Self.ends(
                property.name, in: Self.identifying + Self.placing.filter { $0 != "count" } + Self.stepping)
    }

    private static func isCount(_ chain: ChainFact) -> Bool {
        chain.names.last.map { ends($0, in: ["count"]) } ?? false
    }

    static func isOfLayout(_ chain: ChainFact) -> Bool {
        chain.names.contains { name in
            layout.contains(name)
                || ends(
                    name,
                    in: ["width", "height", "size", "spacing", "padding", "inset", "latitude", "longitude"])
        }
    }

    private static let layout: Set<String> = [
        "frame", "bounds", "center", "origin", "x", "y", "minX", "minY", "midX", "midY", "maxX", "maxY", "pi",
    ]
}
