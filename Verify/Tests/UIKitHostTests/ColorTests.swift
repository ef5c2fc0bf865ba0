import Foundation
import SceneryScreens
import Testing

@Suite("Colors of texts") struct ColorTests {
    private static func luminance(_ color: (red: Double, green: Double, blue: Double)) -> Double {
        let linear = [color.red, color.green, color.blue].map {
            $0 <= 0.040_45 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast that the Web Content Accessibility Guidelines ask of text, 4.5 to 1.
    @Test("each color is readable on white in light and on black in dark", arguments: ScreenColor.allCases)
    func contrast(_ color: ScreenColor) {
        let light = 1.05 / (Self.luminance(color.components(in: .light)) + 0.05)
        let dark = (Self.luminance(color.components(in: .dark)) + 0.05) / 0.05
        #expect(light >= 4.5)
        #expect(dark >= 4.5)
    }

    @Test("each color is that of the web host's page", arguments: ScreenColor.allCases)
    func web(_ color: ScreenColor) throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Hosts/SceneryWeb/Client/page.css")
        let css = try String(contentsOf: page, encoding: .utf8)
        for appearance in Appearance.allCases {
            let parts = color.components(in: appearance)
            let hex = [parts.red, parts.green, parts.blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }
            #expect(css.contains("--\(color.rawValue): #\(hex.joined())"), "\(appearance)")
        }
    }
}
