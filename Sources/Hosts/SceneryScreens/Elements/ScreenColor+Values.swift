extension ScreenColor {
    /// The color's parts in sRGB, 0 to 1, for hosts that draw in colors of their own: readable on white in light and
    /// on black in dark, as the page of the web host has them.
    public func components(in appearance: Appearance) -> (red: Double, green: Double, blue: Double) {
        let value = appearance == .dark ? darkValue : lightValue
        return (Double(value >> 16) / 255, Double(value >> 8 & 0xFF) / 255, Double(value & 0xFF) / 255)
    }

    private var lightValue: Int {
        switch self {
        case .black: 0x16181D
        case .gray: 0x5B616E
        case .green: 0x17703A
        case .yellow: 0x7A5B00
        case .orange: 0xA34400
        case .red: 0xB3261E
        case .violet: 0x7A35B5
        case .blue: 0x1D5FC2
        }
    }

    private var darkValue: Int {
        switch self {
        case .black: 0xECEEF3
        case .gray: 0xA4ABBA
        case .green: 0x7FD99A
        case .yellow: 0xECC94B
        case .orange: 0xFFB077
        case .red: 0xFFB4AB
        case .violet: 0xD9B3FF
        case .blue: 0x9CC4FF
        }
    }
}
