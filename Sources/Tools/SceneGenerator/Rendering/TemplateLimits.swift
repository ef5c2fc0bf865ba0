/// How much work the templates of a style may make. All bounds are far above what the bundled styles need.
///
/// A style can come with a repository that somebody else wrote, so rendering it must end, and soon.
enum TemplateLimits {
    /// The size of one template in bytes.
    static let bytes = 1 << 16
    /// The lines of one template.
    static let lines = 2_000
    /// The tags `{% … %}` and variables `{{ … }}` of one template.
    static let tags = 2_000
    /// The length of one tag or variable in bytes.
    static let tagBytes = 2_000
    /// How deep `if`, `for` and `filter` may be nested.
    static let nesting = 32
    /// How deep templates may include each other.
    static let includes = 16
    /// The digits of a number in a range, `{% for i in 1...99 %}`.
    static let rangeDigits = 4
    /// The columns of the filter `indent`.
    static let indentation = 200
    /// The bytes of template text that a command may pass through: those of a template for each time that it is included
    /// and for each pass of its loops.
    static let work = 1 << 25
}
