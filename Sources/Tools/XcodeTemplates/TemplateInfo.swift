/// The property list that describes a template to Xcode, with the options that it asks for.
struct TemplateInfo {
    let template: XcodeTemplate

    /// The list as XML; the same template gives the same bytes.
    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>Kind</key>
        \t<string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
        \t<key>Summary</key>
        \t<string>\(template.summary.escapedForXML)</string>
        \t<key>Description</key>
        \t<string>\(template.summary.escapedForXML)</string>
        \t<key>Image</key>
        \t<dict>
        \t\t<key>SystemSymbolName</key>
        \t\t<string>\(template.symbol.escapedForXML)</string>
        \t</dict>
        \t<key>SortOrder</key>
        \t<integer>\(template.order)</integer>
        \t<key>DefaultCompletionName</key>
        \t<string>Scene</string>
        \t<key>AllowedTypes</key>
        \t<array>
        \t\t<string>public.swift-source</string>
        \t</array>
        \t<key>Options</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>Identifier</key>
        \t\t\t<string>sceneName</string>
        \t\t\t<key>Required</key>
        \t\t\t<true/>
        \t\t\t<key>Name</key>
        \t\t\t<string>Scene:</string>
        \t\t\t<key>Description</key>
        \t\t\t<string>The name of the scene; its types start with it.</string>
        \t\t\t<key>Type</key>
        \t\t\t<string>text</string>
        \t\t\t<key>NotPersisted</key>
        \t\t\t<true/>
        \t\t</dict>\(viewOption)
        \t</array>
        </dict>
        </plist>

        """
    }

    /// Xcode takes the files of a template from its folder that is named after what was chosen.
    private var viewOption: String {
        guard let first = template.views.first else { return "" }
        let values = template.views.map { "\t\t\t\t<string>\($0.escapedForXML)</string>" }.joined(
            separator: "\n")
        return """

            \t\t<dict>
            \t\t\t<key>Identifier</key>
            \t\t\t<string>viewKind</string>
            \t\t\t<key>Required</key>
            \t\t\t<true/>
            \t\t\t<key>Name</key>
            \t\t\t<string>View:</string>
            \t\t\t<key>Description</key>
            \t\t\t<string>What draws the scene. Every host draws a screen.</string>
            \t\t\t<key>Type</key>
            \t\t\t<string>popup</string>
            \t\t\t<key>Default</key>
            \t\t\t<string>\(first.escapedForXML)</string>
            \t\t\t<key>Values</key>
            \t\t\t<array>
            \(values)
            \t\t\t</array>
            \t\t</dict>
            """
    }
}

extension String {
    fileprivate var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
