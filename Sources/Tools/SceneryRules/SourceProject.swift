/// The code of a project, as rules look at it: a tree of modules, files, types and members, with the scenes that they form and
/// who names whom.
///
/// Everything is a value with an initializer, so that a test of a rule can make a project of a few types.
public struct SourceProject: Sendable, Codable, Hashable {
    /// The targets of packages and Xcode projects.
    public var modules: [SourceModule]
    /// The scenes and components that `scenery check` recognized.
    public var scenes: [SourceScene]
    /// Which type names which other type of the project, outside of tests: once for each pair and file, at the first line.
    public var references: [SourceReference]

    public init(
        modules: [SourceModule] = [], scenes: [SourceScene] = [], references: [SourceReference] = []
    ) {
        self.modules = modules
        self.scenes = scenes
        self.references = references
    }

    /// The files outside of tests.
    public var files: [SourceFile] { modules.filter { !$0.isTest }.flatMap(\.files) }

    /// The types, protocols and extensions outside of tests, also those inside of others.
    public var types: [SourceType] { files.flatMap(\.types) }

    /// The types that play a role: `project.types(playing: "presentation")`.
    ///
    /// - Parameters:
    /// - role: The name of a role as the style has it; `scenery style list` names styles, `scenery style show` their roles.
    /// - style: The style of the scenes; any by default.
    public func types(playing role: String, inStyle style: String? = nil) -> [SourceType] {
        types.filter { $0.part?.role == role && (style == nil || $0.part?.style == style) }
    }
}

/// A target of a project.
public struct SourceModule: Sendable, Codable, Hashable {
    public var name: String
    public var isTest: Bool
    /// The modules that its manifest lets it import, also from outside of the project.
    public var dependencies: [String]
    public var files: [SourceFile]

    public init(name: String, isTest: Bool = false, dependencies: [String] = [], files: [SourceFile] = []) {
        self.name = name
        self.isTest = isTest
        self.dependencies = dependencies
        self.files = files
    }

    public var types: [SourceType] { files.flatMap(\.types) }
}

public struct SourceFile: Sendable, Codable, Hashable {
    /// Its path from the project's folder, with `/`.
    public var path: String
    public var imports: [SourceImport]
    /// All types, protocols and extensions, also those inside of others.
    public var types: [SourceType]
    /// Functions and variables outside of any type.
    public var globals: [SourceMember]
    public var lineCount: Int
    /// Whether its header or its name says that it is generated.
    public var isGenerated: Bool

    public init(
        path: String, imports: [SourceImport] = [], types: [SourceType] = [], globals: [SourceMember] = [],
        lineCount: Int = 0, isGenerated: Bool = false
    ) {
        self.path = path
        self.imports = imports
        self.types = types
        self.globals = globals
        self.lineCount = lineCount
        self.isGenerated = isGenerated
    }

    /// Its name without folders: `HomePresenter.swift`.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

public struct SourceImport: Sendable, Codable, Hashable {
    /// What follows `import`, without a kind: `UIKit`, `Darwin.C`.
    public var path: String
    public var location: SourceLocation

    public init(_ path: String, at location: SourceLocation) {
        self.path = path
        self.location = location
    }

    /// The first part of its path.
    public var module: String { path.split(separator: ".").first.map(String.init) ?? path }
}

/// A place in a file. Lines and columns start at 1; columns count UTF-8 bytes.
public struct SourceLocation: Sendable, Codable, Hashable {
    public var path: String
    public var line: Int
    public var column: Int

    public init(path: String, line: Int, column: Int = 1) {
        self.path = path
        self.line = line
        self.column = column
    }
}

/// A scene or component that the check recognized.
public struct SourceScene: Sendable, Codable, Hashable {
    /// The common part of its types' names: `Home`.
    public var name: String
    /// The name of its style: `vip`.
    public var style: String
    /// The qualified names of the types that play a role, by the role's name.
    public var types: [String: [String]]

    public init(name: String, style: String, types: [String: [String]]) {
        self.name = name
        self.style = style
        self.types = types
    }
}

/// That one type names another.
public struct SourceReference: Sendable, Codable, Hashable {
    /// The qualified name of the type, extended type or function whose code it is.
    public var user: String
    /// The qualified name of the type or type alias that is named.
    public var target: String
    /// The file that declares the target.
    public var targetPath: String
    /// Where it is named.
    public var location: SourceLocation

    public init(user: String, target: String, targetPath: String, at location: SourceLocation) {
        self.user = user
        self.target = target
        self.targetPath = targetPath
        self.location = location
    }
}
