import Settings

/// What the previews of the sample show.
enum PreviewTexts {
    static func about(in language: AppLanguage) -> String {
        switch language {
        case .english: "A toolkit for apps that are built of scenes.\n\nEach scene is one loop."
        case .persian: "ابزاری برای برنامه‌هایی که از صحنه‌ها ساخته می‌شوند.\n\nهر صحنه یک چرخه است."
        }
    }

    static func terms(in language: AppLanguage) -> Terms {
        switch language {
        case .english:
            Terms(title: "Terms of use", paragraphs: ["Use it for any purpose.", "There is no warranty."])
        case .persian:
            Terms(title: "شرایط استفاده", paragraphs: ["برای هر منظوری به کار ببرید.", "ضمانتی ندارد."])
        }
    }
}
