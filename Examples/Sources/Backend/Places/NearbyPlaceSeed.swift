/// The places that the database starts with: twelve restaurants and two cafés within 150 m of the center of
/// A Coruña, and four restaurants farther away. They are made up.
enum NearbyPlaceSeed {
    // Name, address, kind, place, rating.
    static let all: [NearbyPlace] = [
        row("coruna-01", "Taberna do Faro", "Rúa Real, 14", "restaurant", (43.36243, -8.41125), 4.4),
        row("coruna-02", "O Recuncho de Iria", "Rúa da Franxa, 31", "restaurant", (43.36252, -8.41206), 4.6),
        row("coruna-03", "Mesón Ría Alta", "Rúa dos Olmos, 8", "restaurant", (43.36203, -8.41076), 4.1),
        row(
            "coruna-04", "A Pulpeira da Praza", "Praza de María Pita, 3", "restaurant",
            (43.36181, -8.41237), 4.7),
        row("coruna-05", "Cociña de Mar", "Avenida da Mariña, 22", "restaurant", (43.36266, -8.41045), nil),
        row("coruna-06", "Peixe e Sal", "Rúa da Estrela, 19", "restaurant", (43.36145, -8.41187), 4.3),
        row("coruna-07", "La Ventana Azul", "Rúa da Galera, 40", "restaurant", (43.36217, -8.41020), 3.9),
        row("coruna-08", "Forno Vello", "Rúa Torreiro, 5", "restaurant", (43.36261, -8.41286), 4.0),
        row("coruna-09", "Casa Breogán", "Rúa Barreira, 12", "restaurant", (43.36338, -8.41138), 4.5),
        row("coruna-10", "Sidrería Orzán", "Rúa do Orzán, 77", "restaurant", (43.36311, -8.41255), 4.2),
        row("coruna-11", "Nori Atlántico", "Rúa Juana de Vega, 2", "restaurant", (43.36324, -8.41057), nil),
        row("coruna-12", "Horta Verde", "Rúa San Andrés, 55", "restaurant", (43.36104, -8.41156), 4.8),
        row("coruna-13", "Café Marineda", "Rúa Real, 60", "cafe", (43.36176, -8.41107), 4.4),
        row("coruna-14", "Pastelería Dúas Torres", "Rúa Bailén, 6", "cafe", (43.36284, -8.41181), 4.5),
        row(
            "coruna-15", "Parrillada San Roque", "Avenida de Buenos Aires, 10", "restaurant",
            (43.36536, -8.41917), 4.1),
        row("coruna-16", "Asador Monte Alto", "Rúa da Torre, 48", "restaurant", (43.36931, -8.40890), 4.3),
        row("coruna-17", "Arrocería Riazor", "Paseo Marítimo, 130", "restaurant", (43.35960, -8.42263), 4.0),
        row(
            "coruna-18", "Taberna Castro de Elviña", "Estrada de Elviña, 9", "restaurant",
            (43.33352, -8.43005), 4.6),
    ]

    private static func row(
        _ id: String, _ name: String, _ vicinity: String, _ type: String, _ place: (Double, Double),
        _ rating: Double?
    ) -> NearbyPlace {
        NearbyPlace(
            id: id, name: name, vicinity: vicinity + ", A Coruña", type: type, latitude: place.0,
            longitude: place.1, rating: rating)
    }
}
