/// The files every page needs, from inside the program. Their addresses change with their contents,
/// so that a browser may keep them for good.
struct Assets: Sendable {
    struct File: Sendable {
        let path: String
        let type: String
        let bytes: [UInt8]

        init(name: String, extension: String, type: String, bytes: [UInt8]) {
            path = "/scenery/\(name)-\(Self.digest(of: bytes)).\(`extension`)"
            self.type = type
            self.bytes = bytes
        }

        /// FNV-1a, 64 bits: distinguishes one version from the next; nothing secret depends on it.
        private static func digest(of bytes: [UInt8]) -> String {
            let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
            }
            return String(hash, radix: 36)
        }
    }

    let script = File(
        name: "page", extension: "js", type: "text/javascript; charset=utf-8", bytes: PackageResources.page_js
    )
    let style = File(
        name: "page", extension: "css", type: "text/css; charset=utf-8", bytes: PackageResources.page_css)
    let icon: File

    /// - Parameter appName: Its first letter is the icon.
    init(appName: String) {
        var writer = HTMLWriter()
        writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">")
        writer.markup("<rect width=\"64\" height=\"64\" rx=\"16\" fill=\"#3b4fd8\"/><text x=\"32\" y=\"44\" ")
        writer.markup(
            "font-family=\"system-ui,sans-serif\" font-size=\"36\" font-weight=\"700\" fill=\"#fff\" ")
        writer.markup("text-anchor=\"middle\">")
        writer.text(appName.prefix(1).uppercased())
        writer.markup("</text></svg>")
        icon = File(name: "icon", extension: "svg", type: "image/svg+xml", bytes: writer.bytes)
    }

    subscript(path: String) -> File? {
        [script, style, icon].first { $0.path == path }
    }
}
