import Stencil

/// The tags and filters of templates whose work has to be bounded, in place of those of the library.
final class BoundedExtension: Extension {
    init(_ budget: TemplateBudget) {
        super.init()
        registerTag(TemplateChecker.passTag) { _, token in
            let bytes = token.components.dropFirst().first.flatMap { Int($0) } ?? 1
            return SimpleNode(token: token) { _ in
                try budget.spend(bytes)
                return ""
            }
        }
        registerTag("include") { _, token in try BoundedInclude(token, budget) }
        for name in ["extends", "block"] {
            registerTag(name) { _, _ in
                throw TemplateSyntaxError("the tag \"\(name)\" is not supported; use include")
            }
        }
        registerFilter("join") { value, arguments in try Self.joined(value, arguments, budget) }
        registerFilter("indent") { value, arguments in try Self.indented(value, arguments, budget) }
    }

    /// `list|join:", "`
    private static func joined(_ value: Any?, _ arguments: [Any?], _ budget: TemplateBudget) throws -> Any? {
        guard arguments.count < 2 else {
            throw TemplateSyntaxError("the filter \"join\" takes one argument at most")
        }
        guard let list = value as? [Any] else { return value }
        let joined = list.map(text).joined(separator: arguments.first.map { text($0 as Any) } ?? "")
        try budget.spend(joined.utf8.count)
        return joined
    }

    /// `text|indent:4`, `text|indent:2,"\t"`, `text|indent:4," ",true`
    private static func indented(_ value: Any?, _ arguments: [Any?], _ budget: TemplateBudget) throws -> Any?
    {
        let width = arguments.first.map { $0 as? Int } ?? 4
        let unit = arguments.count > 1 ? arguments[1] as? String : " "
        let indentsFirst = arguments.count > 2 ? arguments[2] as? Bool : false
        guard let width, let unit, let indentsFirst, arguments.count <= 3,
            (0...TemplateLimits.indentation).contains(width)
        else {
            throw TemplateSyntaxError(
                "the filter \"indent\" takes a width of at most \(TemplateLimits.indentation), a text, and true or false"
            )
        }
        let indentation = String(repeating: unit, count: width)
        let lines = text(value as Any).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let indented = lines.enumerated().map { number, line in
            number == 0 ? (indentsFirst ? indentation : "") + line : line.isEmpty ? "" : indentation + line
        }
        let result = indented.joined(separator: "\n")
        try budget.spend(result.utf8.count)
        return result
    }

    private static func text(_ value: Any) -> String {
        if let text = value as? String { return text }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { text($0.value) } ?? ""
    }
}

/// `{% include "FILE" %}`, with a dictionary of the context as an optional second argument.
private final class BoundedInclude: NodeType {
    let token: Token?
    private let name: Variable
    private let dictionary: String?
    private let budget: TemplateBudget

    init(_ token: Token, _ budget: TemplateBudget) throws {
        let words = token.components
        guard words.count == 2 || words.count == 3 else {
            throw TemplateSyntaxError("include takes the template's file and, optionally, a dictionary")
        }
        self.token = token
        name = Variable(words[1])
        dictionary = words.count == 3 ? words[2] : nil
        self.budget = budget
    }

    func render(_ context: Context) throws -> String {
        guard let file = try name.resolve(context) as? String else {
            throw TemplateSyntaxError("\"\(name.variable)\" is not the name of a file")
        }
        let template = try context.environment.loadTemplate(name: file)
        let values = dictionary.flatMap { context[$0] as? [String: Any] } ?? [:]
        return try budget.including(file) {
            try context.push(dictionary: values) { try template.render(context) }
        }
    }
}

/// Loads the templates that others include, each checked.
final class BoundedLoader: Loader {
    private let templates: [String: String]
    private let budget: TemplateBudget

    init(_ templates: [String: String], _ budget: TemplateBudget) {
        self.templates = templates
        self.budget = budget
    }

    func loadTemplate(name: String, environment: Environment) throws -> Template {
        guard let text = templates[name] else {
            throw TemplateSyntaxError("there is no template \"\(name)\" to include")
        }
        try budget.spend(text.utf8.count)
        let counted = try TemplateChecker.counted(text)
        return Template(templateString: counted, environment: environment, name: name)
    }

    func loadTemplate(names: [String], environment: Environment) throws -> Template {
        guard let name = names.first else { throw TemplateSyntaxError("include names no template") }
        return try loadTemplate(name: name, environment: environment)
    }
}
