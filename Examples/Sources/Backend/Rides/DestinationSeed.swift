/// The destinations that the database starts with, in and around A Coruña; their addresses are made up.
enum DestinationSeed {
    static let all: [Destination] = favorites + others

    private static let favorites = [
        row("home", "Home", "Rúa da Torre, 61", (43.3782, -8.4031), true),
        row("work", "Work", "Rúa Copérnico, 8", (43.3469, -8.4352), true),
        row("airport", "Airport", "Rúa da Aviación, 1, Culleredo", (43.3021, -8.3773), true),
        row("station", "Railway station", "Praza de San Cristovo, 1", (43.3527, -8.4097), true),
        row("beach", "Riazor beach", "Paseo Marítimo, 120", (43.3690, -8.4136), true),
    ]

    private static let others = [
        row("tower", "Tower of Hercules", "Avenida de Navarra, 2", (43.3860, -8.4064)),
        row("aquarium", "Aquarium Finisterrae", "Paseo Alcalde Francisco Vázquez, 34", (43.3836, -8.4101)),
        row("maria-pita", "María Pita square", "Praza de María Pita, 1", (43.3709, -8.3959)),
        row("domus", "Domus museum", "Rúa Ánxel Rebollo, 91", (43.3787, -8.4073)),
        row("castle", "San Antón castle", "Paseo do Parrote, 1", (43.3656, -8.3880)),
        row("hospital", "University hospital", "As Xubias, 84", (43.3445, -8.3892)),
        row("campus", "Elviña campus", "Camiño da Lagoa, 5", (43.3331, -8.4108)),
        row("stadium", "Stadium", "Rúa Manuel Murguía, 10", (43.3687, -8.4175)),
        row("san-pedro", "Monte de San Pedro park", "Estrada dos Fortes, 3", (43.3797, -8.4390)),
        row("market", "Lugo square market", "Praza de Lugo, 4", (43.3661, -8.4068)),
        row("opera", "Opera house", "Glorieta de América, 3", (43.3607, -8.4077)),
        row("marina", "Marina", "Avenida da Mariña, 17", (43.3681, -8.3966)),
        row("mall", "Marineda shopping center", "Estrada de Baños de Arteixo, 43", (43.3452, -8.4247)),
        row("oleiros", "Santa Cruz", "Porto de Santa Cruz, 12, Oleiros", (43.3486, -8.3513)),
        row("betanzos", "Betanzos", "Praza Irmáns García Naveira, 6, Betanzos", (43.2803, -8.2110)),
    ]

    private static func row(
        _ id: String, _ name: String, _ address: String, _ place: (Double, Double), _ isFavorite: Bool = false
    ) -> Destination {
        Destination(
            id: id, name: name, address: address, latitude: place.0, longitude: place.1,
            isFavorite: isFavorite)
    }
}
