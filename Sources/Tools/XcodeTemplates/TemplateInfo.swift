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
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """
    }
}

extension String {
    fileprivate var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
