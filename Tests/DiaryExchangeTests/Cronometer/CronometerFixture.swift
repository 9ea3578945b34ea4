/// An artificial export of servings in both layouts, with the difficulties of real ones.
enum CronometerFixture {
    /// The layout of 57 columns has no time and different nutrients; the one of 61 has a time.
    static let header2020 =
        "Day,Time,Group,Food Name,Amount,Energy (kcal),B12 (Cobalamin) (\u{B5}g),Vitamin A (IU),Carbs (g),Fiber (g),"
        + "Sugars (g),Net Carbs (g),Fat (g),Protein (g),Category"
    static let header2025 =
        "Day,Group,Food Name,Amount,Energy (kcal),Alcohol (g),B12 (Cobalamin) (\u{3BC}g),Vitamin A (\u{3BC}g),Carbs (g),"
        + "Fiber (g),Sugars (g),Net Carbs (g),Fat (g),Protein (g),Sodium (mg),Category"

    /// Two days with quoted commas, missing times, AM and PM, unknown groups, amounts that are not weights, and two
    /// identical rows in one minute.
    static let rows2020 = [
        "2026-03-10,07:05,Breakfast,\"Oats, rolled\",\"45.00 g\",170.55,0.00,0.00,30.47,4.55,,25.92,2.93,5.92,\"Cereals\"",
        "2026-03-10,,Breakfast,\"Milk, 3.25% fat\",\"8.00 fl oz\",149.38,1.10,,11.71,0.00,12.32,,7.93,7.69,\"Dairy\"",
        "2026-03-10,12:30 PM,Lunch,\"Soup, own\",\"1.00 full recipe\",402.10,,,,,,,,,\"\"",
        "2026-03-10,11:05\u{202F}PM,Drinks,\"Jasmine tea\",\"600.00 g\",6.00,,,,,,,,0.00,\"Beverages\"",
        "2026-03-10,18:00,Dinner,\"Egg, boiled\",\"50.00 g\",77.50,,,0.56,,,,5.31,6.29,\"Egg\"",
        "2026-03-10,18:00,Dinner,\"Egg, boiled\",\"50.00 g\",77.50,,,0.56,,,,5.31,6.29,\"Egg\"",
        "2026-03-11,12:05 AM,Snacks,\"Rye bread\",\"1.00 slice\",82.88,,,15.46,1.86,,,1.06,2.72,\"Baked\"",
    ]

    static let text2020 = ([header2020] + rows2020).joined(separator: "\r\n") + "\r\n"

    /// The first three rows of 10 March in the newer layout.
    static let text2025 =
        ([
            header2025,
            "2026-03-10,Breakfast,\"Oats, rolled\",\"45.00 g\",170.55,0,0,0,30.47,4.55,,25.92,2.93,5.92,2.70,\"Cereals\"",
            "2026-03-10,Breakfast,\"Milk, 3.25% fat\",\"8.00 fl oz\",149.38,0,1.10,,11.71,0.00,12.32,,7.93,7.69,104.92,x",
            "2026-03-10,Lunch,\"Soup, own\",\"1.00 full recipe\",402.10,,,,,,,,,,812.00,\"\"",
        ]).joined(separator: "\n") + "\n"
}
