import Testing

@testable import LocationComponent

@Suite("The location in the environment") struct DeviceLocationConfigurationTests {
    typealias Configuration = DeviceLocationConfiguration

    @Test("without variables the device is in A Coruña, and the person has not been asked")
    func defaults() {
        let expected = Configuration(
            setting: .undetermined, coordinates: Coordinates(latitude: 43.3623, longitude: -8.4115))
        #expect(Configuration(environment: [:]) == expected)
    }

    @Test("each setting has its name", arguments: Configuration.Setting.allCases)
    func settings(setting: Configuration.Setting) {
        #expect(Configuration(environment: ["SAMPLES_LOCATION": setting.rawValue]).setting == setting)
    }

    @Test("the coordinates are those of the variables")
    func coordinates() {
        let environment = ["SAMPLES_LATITUDE": "-33.9", "SAMPLES_LONGITUDE": "18.4"]
        let expected = Coordinates(latitude: -33.9, longitude: 18.4)
        #expect(Configuration(environment: environment).coordinates == expected)
    }

    @Test("a value that is not valid leaves the default", arguments: ["north", "", "181", "-181", "nan"])
    func invalid(text: String) {
        let environment = [
            "SAMPLES_LATITUDE": text, "SAMPLES_LONGITUDE": text, "SAMPLES_LOCATION": text,
        ]
        #expect(Configuration(environment: environment) == Configuration())
    }
}
