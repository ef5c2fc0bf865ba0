/// The cities that the database starts with. Their weather is made up, so that each class of the UV index
/// and of the air is found somewhere.
enum CitySeed {
    static let all: [City] = galicia + world

    private static let galicia: [City] = [
        City(
            name: "A Coruña", country: "ES", latitude: 43.3623, longitude: -8.4115, condition: .clouds,
            temperature: 15.3, humidity: 78, pressure: 1018, wind: 6.2, uvIndex: 5.1,
            air: .init(co: 190.3, no2: 14.2, o3: 58.1, pm10: 12.4, pm25: 7.3, index: 1)),
        City(
            name: "Lugo", country: "ES", latitude: 43.0121, longitude: -7.5558, condition: .rain,
            temperature: 12.4, humidity: 88, pressure: 1016, wind: 3.4, uvIndex: 2.4,
            air: .init(co: 201.9, no2: 61.0, o3: 44.7, pm10: nil, pm25: 9.1, index: 2)),
        City(
            name: "Ourense", country: "ES", latitude: 42.3367, longitude: -7.8641, condition: .clear,
            temperature: 23.8, humidity: 41, pressure: 1020, wind: 1.9, uvIndex: 7.6,
            air: .init(co: 233.6, no2: nil, o3: 132.0, pm10: nil, pm25: nil, index: 3)),
        City(
            name: "Pontevedra", country: "ES", latitude: 42.4310, longitude: -8.6444, condition: .mist,
            temperature: 16.1, humidity: 92, pressure: 1017, wind: 2.6, uvIndex: 6.0,
            air: .init(co: 217.8, no2: nil, o3: 71.5, pm10: 95.2, pm25: 31.4, index: 4)),
    ]

    private static let world: [City] = [
        City(
            name: "Noida", country: "IN", latitude: 28.5355, longitude: 77.3910, condition: .haze,
            temperature: 33.5, humidity: 52, pressure: 1004, wind: 2.1, uvIndex: 10.2,
            air: .init(co: 1401.9, no2: 88.4, o3: 97.0, pm10: 171.3, pm25: 168.0, index: 5)),
        City(
            name: "Tehran", country: "IR", latitude: 35.6892, longitude: 51.3890, condition: .clear,
            temperature: 29.7, humidity: 18, pressure: 1011, wind: 4.0, uvIndex: 8.0,
            air: .init(co: 987.2, no2: 214.0, o3: 63.2, pm10: 74.9, pm25: 42.0, index: 4)),
        City(
            name: "Nairobi", country: "KE", latitude: -1.2864, longitude: 36.8172, condition: .clouds,
            temperature: 22.0, humidity: 60, pressure: 1019, wind: 3.8, uvIndex: 12.3,
            air: .init(co: 320.4, no2: 21.7, o3: 30.5, pm10: 38.0, pm25: 16.2, index: 2)),
        City(
            name: "Sydney", country: "AU", latitude: -33.8688, longitude: 151.2093, condition: .clear,
            temperature: 26.4, humidity: 55, pressure: 1014, wind: 5.5, uvIndex: 11.0,
            air: .init(co: 205.3, no2: 430.0, o3: 22.0, pm10: 15.0, pm25: nil, index: 5)),
        City(
            name: "Reykjavík", country: "IS", latitude: 64.1466, longitude: -21.9426, condition: .snow,
            temperature: -1.2, humidity: 84, pressure: 998, wind: 11.3, uvIndex: 0.6,
            air: .init(co: 150.2, no2: 3.1, o3: 40.2, pm10: 4.0, pm25: 2.2, index: 1)),
        City(
            name: "Quito", country: "EC", latitude: -0.1807, longitude: -78.4678, condition: .storm,
            temperature: 17.9, humidity: 81, pressure: 1023, wind: 1.1, uvIndex: 3.0,
            air: .init(co: 260.0, no2: nil, o3: 245.0, pm10: 27.5, pm25: nil, index: 5)),
        City(
            name: "Longyearbyen", country: "NO", latitude: 78.2232, longitude: 15.6267, condition: .snow,
            temperature: -14.6, humidity: 70, pressure: 1009, wind: 7.4, uvIndex: -1,
            air: .init(co: 140.0, no2: nil, o3: nil, pm10: nil, pm25: nil, index: 1)),
    ]
}

extension City.Condition {
    static let clear = Self(id: 800, main: "Clear", description: "clear sky", icon: "01d")
    static let clouds = Self(id: 803, main: "Clouds", description: "broken clouds", icon: "04d")
    static let rain = Self(id: 500, main: "Rain", description: "light rain", icon: "10d")
    static let mist = Self(id: 701, main: "Mist", description: "mist", icon: "50d")
    static let haze = Self(id: 721, main: "Haze", description: "haze", icon: "50d")
    static let snow = Self(id: 601, main: "Snow", description: "snow", icon: "13d")
    static let storm = Self(id: 211, main: "Thunderstorm", description: "thunderstorm", icon: "11d")
}
