/// What the standard library reports about a stored property; its layout is that of the standard library's own.
///
/// `Mirror` shows what a property holds and not how. The functions it is made of do tell; they are part of
/// the standard library's stable interface, though without a declaration of their own.
struct StoredProperty {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    /// False for `weak` and `unowned`.
    var isStrong = false
    var isVariable = false
}

/// Those of superclasses included, which come first.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func storedPropertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func storedPropertyType(
    _ type: Any.Type, index: Int, into property: UnsafeMutablePointer<StoredProperty>
) -> Any.Type

/// In bytes from the start of the value, or of the instance.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func storedPropertyOffset(_ type: Any.Type, index: Int) -> Int
