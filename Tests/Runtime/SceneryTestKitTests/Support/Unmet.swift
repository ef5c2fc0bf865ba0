/// A protocol to which only a type with conditions on its parameters conforms.
protocol Unmet {}
struct Hidden<Value: Hashable>: Unmet {}
