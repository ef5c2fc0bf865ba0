import Foundation

extension Double {
    /// The number in English, rounded to at most this many digits after the point.
    func figure(digits: Int = 0) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
            .precision(.fractionLength(0...digits)).grouping(.never)
        let text = formatted(style)
        return text == "-0" ? "0" : text
    }
}
