public import OptimizerBarrier

/// Keeps the optimizer from removing a computation whose result nobody needs: the value is in memory
/// when this is called, and what is called may have read it.
@inlinable
@inline(__always)
public func keep<Value>(_ value: Value) {
    withUnsafePointer(to: value) { optimizer_barrier($0) }
}
