/// A diary as the sixth version wrote it: what it added to one of the fifth version, taken from a file, never edited.
enum FrozenDiaryV6 {
    static let sql = FrozenDiaryV5.sql + added

    private static let added = """
        ALTER TABLE measurement ADD COLUMN neck TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN shoulder TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN chest_girth TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN waist TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN hip TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN left_arm TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN right_arm TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN left_thigh TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN right_thigh TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN left_calf TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN right_calf TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN pulse TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN pressure TEXT NOT NULL DEFAULT '';
        ALTER TABLE measurement ADD COLUMN own_weight INTEGER NOT NULL DEFAULT 0 CHECK (own_weight IN (0, 1));
        CREATE TABLE measurement_value (
            measurement INTEGER NOT NULL REFERENCES measurement (id),
            name TEXT NOT NULL CHECK (name <> ''),
            text TEXT NOT NULL CHECK (text <> ''),
            PRIMARY KEY (measurement, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE measure_profile (
            client INTEGER PRIMARY KEY REFERENCES client (id),
            measures TEXT NOT NULL,
            own TEXT NOT NULL
        ) STRICT;
        CREATE TABLE body_goal (
            client INTEGER NOT NULL REFERENCES client (id),
            quantity TEXT NOT NULL,
            thousandths INTEGER NOT NULL,
            start_thousandths INTEGER,
            by_day TEXT CHECK (by_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            PRIMARY KEY (client, quantity)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO grdb_migrations VALUES ('v6');
        DELETE FROM measurement;
        INSERT INTO measurement VALUES (118372930324267008, 95523511992340481, 95523008675860480, '2026-11-23', 931, N\
        ULL, 118372935638450179, 'after rest', '8.2/8.4', '9', '', '', '', '', '', '', '', '', '', '', '', '', '', '84\
        ', '', '', '', '', '', '', '', '', '', '', '', 1);
        INSERT INTO body_goal VALUES (95523511992340481, 'shoulder', 90000, 84000, NULL);
        INSERT INTO activity VALUES (17152, NULL, 'Walking', 'Walking, 3.2-3.9 km/h (2-2.4 mph)', 'walking, 3.2-3.9 km/h\
         (2-2.4 mph)', 2800, NULL, NULL, NULL, NULL, NULL, 0, NULL);
        INSERT INTO activity_entry VALUES (118425922020835332, 95523511992340481, '2026-11-23', NULL, 17152, 'Walking,\
         3.2-3.9 km/h (2-2.4 mph)', 1800, 2800, NULL, NULL, NULL, NULL, NULL, 0, NULL, '', NULL);
        INSERT INTO session_package VALUES (118426009534988295, 95523511992340481, '2026-11-23', 10, '');
        INSERT INTO journal VALUES (118425749370699777, 1795460498893, 95523008675860480, 0, 'Edit measurement of Łuka\
        sz O''Neil 2026-11-23', 0);
        INSERT INTO journal VALUES (118425909198848003, 1795460537000, 95523008675860480, 0, 'Set the goal of Łukasz O\
        ''Neil, shoulder', 0);
        INSERT INTO journal VALUES (118425922025029638, 1795460540057, 95523008675860480, 0, 'Record Walking, 3.2-3.9 \
        km/h (2-2.4 mph)', 0);
        INSERT INTO journal VALUES (118426009539182601, 1795460560922, 95523008675860480, 0, 'Add 10 sessions for Łuka\
        sz O''Neil', 0);
        INSERT INTO journal_changeset VALUES (118425749370699777, X'54240100000000000000000000000000000000000000000000\
        000000000000000000000000006D6561737572656D656E740017000101A48B8D8F00000000000000000000000000000000000000000000\
        00000003000000000000000000000000000000000000000000000000000000000000000000000000030238340000000000000000000000\
        00');
        INSERT INTO journal_changeset VALUES (118425909198848003, X'54050102000000626F64795F676F616C0012000101535E20C8\
        005001030873686F756C646572010000000000015F9001000000000001482005');
        INSERT INTO journal_changeset VALUES (118425922025029638, X'54110100000000000000000000000000000000616374697669\
        74795F656E7472790012000101A4BBBFA64000040101535E20C8005001030A323032362D31312D32330501000000000000430003215761\
        6C6B696E672C20332E322D332E39206B6D2F682028322D322E34206D706829010000000000000708010000000000000AF0050505050501\
        000000000000000005030005');
        INSERT INTO journal_changeset VALUES (118426009539182601, X'5405010000000073657373696F6E5F7061636B616765001200\
        0101A4BBD4068000070101535E20C8005001030A323032362D31312D323301000000000000000A0300');
        PRAGMA user_version = 6;
        """
}
