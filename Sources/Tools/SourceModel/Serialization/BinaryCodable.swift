/// A value that can be encoded as bytes and decoded again.
protocol BinaryCodable {
    func encode(into encoder: inout BinaryEncoder)
    init(from decoder: inout BinaryDecoder)
}
