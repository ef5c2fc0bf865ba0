/// The restaurants that the database starts with: around the center of Noida, all within 1000 m of it but
/// the last three. They are made up.
enum RestaurantSeed {
    /// Where the places are that a person can name. Atlantis has no restaurants.
    static let places = [
        "noida": Coordinates(28.5355, 77.3910),
        "atlantis": Coordinates(31.0, -24.0),
    ]

    // Name, address, city; place; rating; price tier; likes, check-ins, users, tips, visits.
    static let all: [Restaurant] = [
        row(
            "noida-01", "Saffron Courtyard", "12 Market Road, Sector 18", "Noida",
            (28.53622, 77.39223), 8.4, 2, [412, 2310, 1840, 96, 3120]),
        row(
            "noida-02", "The Copper Tandoor", "Block C, Sector 62", "Noida",
            (28.53676, 77.38885), 9.1, 3, [958, 6120, 4410, 212, 8030]),
        row(
            "noida-03", "Basil & Brine", "45 Garden Lane, Sector 15", "Noida",
            (28.53469, 77.39407), 7.9, 3, [143, 790, 655, 41, 1022]),
        row(
            "noida-04", "Chaat Junction", "Shop 7, Central Market", "Noida",
            (28.53433, 77.39039), 8.8, 1, [1203, 9874, 6120, 340, 12440]),
        row(
            "noida-05", "Momo Window", "Metro Gate 2, Sector 16", "Noida",
            (28.53748, 77.39520), 7.2, 1, [88, 640, 512, 19, 815]),
        row(
            "noida-06", "Lantern House", "31 Film City Road", "Noida",
            (28.53829, 77.38660), 8.0, 4, [275, 1420, 1190, 57, 1810]),
        row(
            "noida-07", "Idli & Co.", "Ground Floor, Tower B, Sector 125", "Noida",
            (28.53208, 77.39284), 8.6, 1, [530, 3980, 2745, 128, 5240]),
        row(
            "noida-08", "Blue Door Bistro", nil, "Noida",
            (28.53955, 77.39192), 7.5, 2, [97, 410, 388, 22, 502]),
        row(
            "noida-09", "Grill at the Fountain", "3 Fountain Square", nil,
            (28.53316, 77.38793), 8.2, 3, [301, 1804, 1377, 64, 2210]),
        row(
            "noida-10", "Paratha Point", "Old Bus Stand", "Noida",
            (28.53424, 77.39632), nil, 1, [64, 300, 241, 11, 377]),
        row(
            "noida-11", "Rice Paper", "18 Expressway Plaza", "Noida",
            (28.53604, 77.38527), 7.8, nil, [121, 702, 566, 30, 880]),
        row(
            "noida-12", "Night Owl Diner", nil, nil,
            (28.54018, 77.39346), 6.9, 2, [45, 198, 171, 9, 240]),
        row(
            "noida-13", "Cardamom Kitchen", "9 Lotus Avenue, Sector 50", "Noida",
            (28.54099, 77.38977), 9.3, 2, [1410, 7720, 5210, 288, 9904]),
        row(
            "noida-14", "Harbor Fish Fry", "66 Canal Street", "Noida",
            (28.53631, 77.39755), 7.1, 2, [58, 276, 230, 14, 331]),
        row(
            "noida-15", "Sugar Cane & Lime", "Kiosk 4, Riverside Walk", "Noida",
            (28.53361, 77.38445), nil, nil, [12, 48, 41, 3, 55]),
        row(
            "noida-16", "The Brass Spoon", "101 Heritage Row, Sector 27", "Noida",
            (28.53046, 77.39438), 8.5, 4, [389, 1950, 1602, 81, 2440]),
        row(
            "noida-17", "Pind Kitchen", "22 Mill Road", "Noida",
            (28.53082, 77.38742), 8.1, 2, [260, 1502, 1130, 52, 1904]),
        row(
            "noida-18", "Green Chili", "5 Corner House, Sector 44", "Noida",
            (28.53766, 77.39827), 7.4, 1, [102, 598, 470, 26, 722]),
        row(
            "noida-19", "Quiet Table", nil, "Noida",
            (28.53712, 77.38363), nil, 3, [31, 120, 108, 7, 139]),
        row(
            "noida-20", "Wok Around the Block", "14 Second Cross, Sector 34", "Noida",
            (28.52902, 77.39151), 7.7, 2, [166, 921, 740, 35, 1190]),
        row(
            "noida-21", "Ministry of Dosa", "Gate 1, Botanical Garden", "Noida",
            (28.54233, 77.39018), 8.9, 1, [1104, 8230, 5650, 301, 10930]),
        row(
            "noida-22", "Oven & Ember", "77 Stone Street", "Noida",
            (28.53442, 77.39909), 8.3, 3, [244, 1315, 1064, 49, 1620]),
        row(
            "noida-23", "Kebab Chronicle", "8 Clock Tower Lane", "Noida",
            (28.53496, 77.38291), 8.7, 2, [640, 4120, 3010, 140, 5333]),
        row(
            "noida-24", "Rooftop 21", "Floor 21, Skyline Tower", "Noida",
            (28.54171, 77.39530), 7.6, 4, [198, 930, 860, 44, 1104]),
        row(
            "noida-25", "Simply Khichdi", "2 School Road", nil,
            (28.52929, 77.38639), nil, 1, [9, 37, 33, 2, 40]),
        row(
            "noida-26", "Thali Express", "Platform Side, Sector 52", "Noida",
            (28.53046, 77.39714), 7.0, 1, [77, 505, 402, 18, 633]),
        row(
            "noida-27", "Mint Leaf", "39 Park View, Sector 71", "Noida",
            (28.54063, 77.38476), 8.0, nil, [134, 733, 601, 29, 905]),
        row(
            "noida-28", "A Very Long Evening: Small Plates, Slow Food and Stories from the Upper Ganges",
            "Unit 1404, Fourteenth Floor, Northern Gateway Commercial Complex, Sector 132", "Noida",
            (28.53829, 77.39980), 8.2, 4, [210, 1011, 902, 61, 1250]),
        row(
            "noida-29", "The Half Moon Café", "10 Crescent Road", "Noida",
            (28.53766, 77.38209), 7.3, 2, [83, 377, 330, 16, 450]),
        row(
            "noida-30", "Biryani Bridge", "1 Overpass Market", "Noida",
            (28.54341, 77.39356), 9.0, 2, [1320, 8904, 6003, 310, 11780]),
        row(
            "noida-31", "Stall No. 9", nil, nil,
            (28.52741, 77.38854), nil, nil, [0, 0, 0, 0, 0]),
        row(
            "noida-32", "Ganga Grill", "58 River Bend", "Noida",
            (28.53370, 77.40052), 6.4, 2, [40, 233, 190, 12, 280]),
        row(
            "noida-33", "Orchard Terrace", "Farm Road 3, Sector 135", "Noida",
            (28.53820, 77.40584), 8.1, 3, [150, 810, 690, 33, 990]),
        row(
            "noida-34", "Highway Dhaba", "Kilometer 12, Expressway", "Noida",
            (28.52201, 77.36950), 7.9, 1, [420, 3300, 2600, 101, 4100]),
        row(
            "noida-35", "Lakeside Pavilion", "1 Lake Drive", "Greater Noida",
            (28.51212, 77.43297), 8.6, 4, [333, 1700, 1420, 72, 2020]),
    ]

    private static func row(
        _ id: String, _ name: String, _ address: String?, _ city: String?, _ place: (Double, Double),
        _ rating: Double?, _ priceTier: Int?, _ counts: [Int]
    ) -> Restaurant {
        Restaurant(
            id: id, name: name, address: address, city: city, latitude: place.0, longitude: place.1,
            rating: rating, priceTier: priceTier, likes: counts[0], checkins: counts[1], users: counts[2],
            tips: counts[3], visits: counts[4])
    }
}
