/// The indices of children in the layouts of their nodes.
enum RawChildIndex {
    enum File { static let statements = 3 }
    enum Item { static let item = 1 }
    enum IfConfig { static let clauses = 1 }
    enum IfConfigClause { static let condition = 3, elements = 5 }
    enum Import { static let attributes = 1, kind = 7, path = 9 }

    /// Struct, class, enum, actor and protocol share one layout; an extension's lacks the generics.
    enum Nominal {
        static let attributes = 1, modifiers = 3, name = 7, generics = 9, inheritance = 11, constraints = 13,
            members = 15
    }
    enum Extension { static let type = 7, inheritance = 9, constraints = 11, members = 13 }
    enum MemberBlock { static let members = 3 }
    enum Alias { static let name = 7, generics = 9, initializer = 11 }
    enum AssociatedType { static let name = 7, inheritance = 9, initializer = 11, constraints = 13 }
    enum PrimaryAssociatedType { static let name = 1 }
    enum Modifier { static let name = 1, detail = 3 }
    enum ModifierDetail { static let detail = 3 }

    enum Function {
        static let attributes = 1, modifiers = 3, name = 7, generics = 9, signature = 11, constraints = 13,
            body = 15
    }
    enum Initializer { static let mark = 7, generics = 9, signature = 11, body = 15 }
    enum Deinitializer { static let body = 9 }
    enum Subscript {
        static let generics = 7, parameters = 9, result = 11, constraints = 13, accessors = 15
    }
    enum Signature { static let parameters = 1, effects = 3, result = 5 }
    enum ParameterClause { static let parameters = 3 }
    enum Parameter {
        static let attributes = 1, firstName = 5, secondName = 7, type = 11, ellipsis = 13, defaultValue = 15
    }
    enum Effects { static let async = 1, throwing = 3 }
    enum Throws { static let word = 1, type = 5 }
    enum Result { static let type = 3 }
    enum Generics { static let parameters = 3 }
    enum Generic { static let specifier = 3, name = 5, bound = 9 }
    enum Where { static let requirements = 3 }
    enum Requirement { static let requirement = 1, left = 1, right = 5 }
    enum Inheritance { static let types = 3 }
    enum Inherited { static let type = 1 }

    enum Variable { static let attributes = 1, modifiers = 3, word = 5, bindings = 7 }
    enum Binding { static let pattern = 1, annotation = 3, initializer = 5, accessors = 7 }
    enum Annotation { static let type = 3 }
    enum Initial { static let value = 3 }
    enum AccessorBlock { static let accessors = 3 }
    enum Accessor { static let modifier = 3, word = 5, parameters = 7, effects = 9, body = 11 }
    enum AccessorParameters { static let name = 3 }
    enum EnumCase { static let elements = 7 }
    enum EnumElement { static let name = 1, parameters = 3, rawValue = 5 }
    enum EnumParameter { static let firstName = 3, type = 9, defaultValue = 11 }

    enum CodeBlock { static let statements = 3 }
    enum If { static let conditions = 3, body = 5, elseBody = 9 }
    enum Guard { static let conditions = 3, body = 7 }
    enum While { static let conditions = 3, body = 5 }
    enum Repeat { static let body = 3, condition = 7 }
    enum For {
        static let `try` = 3, await = 5, pattern = 11, annotation = 13, sequence = 17, filter = 19, body = 21
    }
    enum Switch { static let subject = 3, cases = 7 }
    enum SwitchCase { static let label = 3, statements = 5 }
    enum SwitchLabel { static let items = 3 }
    enum SwitchItem { static let pattern = 1, filter = 3 }
    enum DoStatement { static let body = 5, catches = 7 }
    enum Catch { static let items = 3, body = 5 }
    enum CatchItem { static let pattern = 1, filter = 3 }
    enum WhereClause { static let condition = 3 }
    enum Condition { static let condition = 1 }
    enum Matching { static let pattern = 3, annotation = 5, initializer = 7 }
    enum OptionalBinding { static let word = 1, pattern = 3, annotation = 5, initializer = 7 }
    /// `return`, `throw`, `defer`, and expressions behind one word: `await`, `copy`.
    enum AfterWord { static let content = 3 }
    enum Labeled { static let statement = 5 }

    enum Sequence { static let elements = 1 }
    /// Postfix expressions begin with their base.
    enum Postfix { static let base = 1 }
    enum MemberAccess { static let base = 1, name = 5 }
    enum Reference { static let name = 3 }
    enum Call { static let arguments = 5, trailing = 9, more = 11 }
    enum Macro { static let name = 5, generics = 7, arguments = 11, trailing = 15, more = 17 }
    enum Argument { static let label = 1, expression = 5 }
    enum MoreTrailing { static let label = 1, closure = 5 }
    enum Specialization { static let generics = 3 }
    enum GenericArguments { static let arguments = 3 }
    enum GenericArgument { static let argument = 1 }
    enum PostfixIfConfig { static let config = 3 }
    enum Try { static let mark = 3, expression = 5 }
    enum Tuple { static let elements = 3 }
    enum UnresolvedTernary { static let then = 3 }
    enum UnresolvedAs { static let mark = 3 }
    enum Literal { static let token = 1 }
    enum StringLiteral { static let segments = 5 }
    enum KeyPath { static let root = 3 }
    enum TypeExpression { static let type = 1 }

    enum Closure { static let signature = 3, statements = 5 }
    enum ClosureSignature { static let captures = 3, parameters = 5, result = 9 }
    enum Captures { static let items = 3 }
    enum Capture { static let specifier = 1, name = 3, initializer = 5 }
    enum CaptureSpecifier { static let word = 1, detail = 5 }
    enum ShorthandParameter { static let name = 1 }
    enum ClosureParameter { static let firstName = 5, secondName = 7, type = 11 }

    enum IdentifierPattern { static let name = 1 }
    enum ValuePattern { static let word = 1, pattern = 3 }
    enum TuplePattern { static let elements = 3 }
    enum TuplePatternElement { static let pattern = 5 }
    enum IsPattern { static let type = 3 }
    enum ExpressionPattern { static let expression = 1 }

    enum IdentifierType { static let module = 1, name = 3, generics = 5 }
    enum MemberType { static let base = 1, name = 7, generics = 9 }
    enum DictionaryType { static let key = 3, value = 7 }
    enum InlineArrayType { static let count = 3, element = 7 }
    enum FunctionType { static let parameters = 3, effects = 7, result = 9 }
    enum TupleTypeElement { static let firstName = 3, secondName = 5, type = 9, ellipsis = 11 }
    enum PrefixedType { static let word = 1, type = 3 }
    enum AttributedType { static let specifiers = 1, attributes = 3, late = 5, base = 7 }
    enum MetatypeType { static let base = 1, word = 5 }
}
