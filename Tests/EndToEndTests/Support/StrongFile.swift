import Foundation

/// A small export of Strong made for these tests: three days, two of them with exercises of the story's sheet.
enum StrongFile {
    static let sets = 12
    static let sessions = 3

    static var data: Data { Data(text.utf8) }

    private static let text = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-01-05 18:30:00,"Legs",1h 5m,"Box squat",1,80.0,3,0,0,"","Good day",
        2026-01-05 18:30:00,"Legs",1h 5m,"Box squat",2,85.0,3,0,0,"","Good day",8
        2026-01-05 18:30:00,"Legs",1h 5m,"Broad jump",1,0,3,0,0,"","Good day",
        2026-01-05 18:30:00,"Legs",1h 5m,"Seated row",1,35.0,8,0,0,"","Good day",
        2026-01-05 18:30:00,"Legs",1h 5m,"Seated row",2,35.0,8,0,0,"","Good day",
        2026-01-08 18:30:00,"Legs",58m,"Box squat",1,90.0,3,0,0,"","",
        2026-01-08 18:30:00,"Legs",58m,"Box squat",2,95.0,3,0,0,"","",
        2026-01-08 18:30:00,"Legs",58m,"Incline press",1,20.0,8,0,0,"","",
        2026-01-08 18:30:00,"Legs",58m,"Incline press",2,20.0,7,0,0,"","",
        2026-01-11 09:00:00,"Accessories",30m,"Trap raise",1,2.5,12,0,0,"","",
        2026-01-11 09:00:00,"Accessories",30m,"Plank",1,0,0,0,60,"","",
        2026-01-11 09:00:00,"Accessories",30m,"Plank",2,0,0,0,60,"","",

        """
}
