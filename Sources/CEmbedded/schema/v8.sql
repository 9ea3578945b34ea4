-- The eighth version: how clients are.

-- What a client allowed: that what they say of stress, sleep and the four weeks is kept. version: the number of the wording that they
-- read. way: at this terminal, or on paper of paper_day. study: answers may be exported without a name. All that is kept names the
-- consent under which it is kept; once that is withdrawn, only its own row is left, without way, day and study.
CREATE TABLE consent (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    version INTEGER NOT NULL CHECK (version > 0),
    given_at INTEGER NOT NULL,
    way TEXT CHECK (way IN ('here', 'paper')),
    paper_day TEXT CHECK (paper_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    study INTEGER NOT NULL DEFAULT 0 CHECK (study IN (0, 1)),
    withdrawn_at INTEGER,
    CHECK ((way IS NULL) = (withdrawn_at IS NOT NULL))
) STRICT;
CREATE INDEX consent_by_client ON consent (client, id);

-- What is asked behind a level of 1 to 4. Those that come with Spotter have no owner.
CREATE TABLE check_in_question (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER REFERENCES trainer (id),
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 4),
    text TEXT NOT NULL CHECK (text <> ''),
    archived_at INTEGER
) STRICT;
CREATE INDEX check_in_question_by_level ON check_in_question (level, id);
INSERT INTO check_in_question (id, level, text) VALUES
    (1, 1, 'What presses most right now?'),
    (2, 1, 'What would have to happen for it to ease a little?'),
    (3, 1, 'Where in the body do you feel it?'),
    (4, 1, 'Who could take a piece of it off you?'),
    (5, 2, 'What cost you the most strength today?'),
    (6, 2, 'What can wait until tomorrow?'),
    (7, 2, 'How was last night?'),
    (8, 2, 'What gave a little back?'),
    (9, 3, 'What helped you stay calm?'),
    (10, 3, 'What went as you wanted?'),
    (11, 3, 'What will you do the same way tomorrow?'),
    (12, 3, 'Who did you good?'),
    (13, 4, 'What made the day light?'),
    (14, 4, 'What would you like to keep of it?'),
    (15, 4, 'Whom could you tell?'),
    (16, 4, 'What did you do for it yourself?');

-- How a client was at a minute of a day, from 1 wound up to 4 carefree, with the question to the letter and what was answered. Ratings
-- count from 1 to 4, sleep in minutes of the night before. What was said stays; only the answer and the ratings can be changed.
CREATE TABLE check_in (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    consent INTEGER NOT NULL REFERENCES consent (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 4),
    question TEXT NOT NULL DEFAULT '',
    answer TEXT NOT NULL DEFAULT '',
    written_at INTEGER NOT NULL,
    changed_at INTEGER,
    speaker TEXT NOT NULL CHECK (speaker IN ('client', 'trainer')),
    sleep_minutes INTEGER CHECK (sleep_minutes BETWEEN 0 AND 1440),
    soreness INTEGER CHECK (soreness BETWEEN 1 AND 4),
    energy INTEGER CHECK (energy BETWEEN 1 AND 4)
) STRICT;
CREATE INDEX check_in_by_day ON check_in (client, day, minute, id, level);
CREATE INDEX check_in_by_consent ON check_in (consent);
CREATE TRIGGER check_in_allowed BEFORE INSERT ON check_in
WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NULL) BEGIN
    SELECT RAISE (ABORT, 'a check-in needs the consent of the client');
END;
CREATE TRIGGER check_in_stays BEFORE UPDATE OF client, consent, day, minute, level, question, written_at, speaker ON check_in BEGIN
    SELECT RAISE (ABORT, 'what was said in a check-in stays');
END;

-- What a client wanted to keep of a day on which they had checked in.
CREATE TABLE wellbeing_note (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    consent INTEGER NOT NULL REFERENCES consent (id),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
    text TEXT NOT NULL CHECK (text <> ''),
    written_at INTEGER NOT NULL,
    changed_at INTEGER
) STRICT;
CREATE INDEX wellbeing_note_by_day ON wellbeing_note (client, day, minute, id);
CREATE INDEX wellbeing_note_by_consent ON wellbeing_note (consent);
CREATE TRIGGER wellbeing_note_allowed BEFORE INSERT ON wellbeing_note
WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NULL)
    OR NOT EXISTS (SELECT 1 FROM check_in WHERE client = new.client AND day = new.day) BEGIN
    SELECT RAISE (ABORT, 'a note needs a check-in of the same day');
END;

-- The four weeks of a client: the name of their texts with its version, and until when a week can be opened.
CREATE TABLE programme (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    consent INTEGER NOT NULL REFERENCES consent (id),
    definition TEXT NOT NULL CHECK (definition <> ''),
    version INTEGER NOT NULL CHECK (version > 0),
    started_day TEXT NOT NULL CHECK (started_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    deadline_day TEXT NOT NULL CHECK (deadline_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    state TEXT NOT NULL CHECK (state IN ('running', 'ended', 'left')),
    intro_read_at INTEGER
) STRICT;
CREATE INDEX programme_by_client ON programme (client, id);
CREATE INDEX programme_by_consent ON programme (consent);
CREATE UNIQUE INDEX programme_running ON programme (client) WHERE state = 'running';
CREATE TRIGGER programme_allowed BEFORE INSERT ON programme
WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NULL) BEGIN
    SELECT RAISE (ABORT, 'the four weeks need the consent of the client');
END;

-- Questionnaires: questionnaire is the key of the one that was asked, definition the whole of it as JSON, so that a later version of its
-- file changes nothing here. seed gives the order of the questions. Until done_at answers come in; from then on all of it stays.
CREATE TABLE answer_set (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    consent INTEGER NOT NULL REFERENCES consent (id),
    programme INTEGER REFERENCES programme (id),
    questionnaire TEXT NOT NULL CHECK (questionnaire <> ''),
    version INTEGER NOT NULL CHECK (version > 0),
    definition TEXT NOT NULL CHECK (definition <> ''),
    role TEXT NOT NULL CHECK (role IN ('entry', 'screening', 'retest', 'meaning', 'extra')),
    seed INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    done_at INTEGER
) STRICT;
CREATE INDEX answer_set_by_client ON answer_set (client, id);
CREATE INDEX answer_set_by_consent ON answer_set (consent);
CREATE INDEX answer_set_by_programme ON answer_set (programme);
CREATE TRIGGER answer_set_allowed BEFORE INSERT ON answer_set
WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NULL) BEGIN
    SELECT RAISE (ABORT, 'answers need the consent of the client');
END;
CREATE TRIGGER answer_set_stays
BEFORE UPDATE OF client, consent, programme, questionnaire, version, definition, role, seed, started_at ON answer_set BEGIN
    SELECT RAISE (ABORT, 'what was asked stays');
END;

-- What was answered to the question of this key; NULL is "does not say".
CREATE TABLE answer (
    answer_set INTEGER NOT NULL REFERENCES answer_set (id),
    item TEXT NOT NULL CHECK (item <> ''),
    value INTEGER,
    PRIMARY KEY (answer_set, item)
) STRICT;
CREATE TRIGGER answer_stays BEFORE UPDATE ON answer
WHEN (SELECT done_at FROM answer_set WHERE id = old.answer_set) IS NOT NULL BEGIN
    SELECT RAISE (ABORT, 'what was answered stays');
END;

-- What the answers amounted to when the last one was given, in thousandths.
CREATE TABLE score (
    answer_set INTEGER NOT NULL REFERENCES answer_set (id),
    scale TEXT NOT NULL CHECK (scale <> ''),
    milli INTEGER NOT NULL,
    PRIMARY KEY (answer_set, scale)
) STRICT;
CREATE TRIGGER score_stays BEFORE UPDATE ON score BEGIN
    SELECT RAISE (ABORT, 'a score stays');
END;

-- How far a client is in one of the four weeks, and on which page it goes on. Whether a week is open follows from it and is not kept.
-- completed_at: of weeks 1 and 3, whose last page ends them; week 2 is done with its first practice, week 4 with its sentences.
CREATE TABLE programme_week (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL REFERENCES programme (id),
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4),
    page INTEGER NOT NULL DEFAULT 1 CHECK (page > 0),
    first_opened_at INTEGER,
    opened_early_at INTEGER,
    completed_at INTEGER CHECK (completed_at IS NULL OR number IN (1, 3)),
    UNIQUE (programme, number)
) STRICT;

-- What became of a week, from 1 not reached to 3 reached and from 1 very easy to 4 very hard. Said once.
CREATE TABLE week_rating (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL REFERENCES programme (id),
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 3),
    reached INTEGER NOT NULL CHECK (reached BETWEEN 1 AND 3),
    hard INTEGER NOT NULL CHECK (hard BETWEEN 1 AND 4),
    advice TEXT NOT NULL CHECK (trim(advice) <> ''),
    rated_at INTEGER NOT NULL,
    UNIQUE (programme, number)
) STRICT;
CREATE TRIGGER week_rating_stays BEFORE UPDATE ON week_rating BEGIN
    SELECT RAISE (ABORT, 'a week is rated once');
END;

-- The goal of week 1 or 3, page by page; feasibility counts from 1 no chance to 10 certain. due_day: the day that the words of due mean.
CREATE TABLE week_goal (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL REFERENCES programme (id),
    number INTEGER NOT NULL CHECK (number IN (1, 3)),
    target TEXT NOT NULL DEFAULT '',
    seen_by TEXT NOT NULL DEFAULT '',
    feasibility INTEGER CHECK (feasibility BETWEEN 1 AND 10),
    reason TEXT NOT NULL DEFAULT '',
    due TEXT NOT NULL DEFAULT '',
    due_day TEXT CHECK (due_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    short TEXT NOT NULL DEFAULT '',
    UNIQUE (programme, number)
) STRICT;
CREATE TRIGGER programme_week_done BEFORE UPDATE OF completed_at ON programme_week
WHEN new.completed_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM week_goal WHERE programme = new.programme AND number = new.number AND feasibility >= 6
        AND trim(target) <> '' AND trim(seen_by) <> '' AND trim(reason) <> '' AND trim(due) <> '' AND trim(short) <> '') BEGIN
    SELECT RAISE (ABORT, 'a week of a goal is done with all of the goal said, and from 6 on');
END;

-- When the parts of an ordinary day are, in minutes past midnight; a meal that is none is NULL.
CREATE TABLE day_times (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL UNIQUE REFERENCES programme (id),
    up INTEGER CHECK (up BETWEEN 0 AND 1439),
    breakfast INTEGER CHECK (breakfast BETWEEN 0 AND 1439),
    lunch INTEGER CHECK (lunch BETWEEN 0 AND 1439),
    dinner INTEGER CHECK (dinner BETWEEN 0 AND 1439),
    bed INTEGER CHECK (bed BETWEEN 0 AND 1439),
    asleep INTEGER CHECK (asleep BETWEEN 0 AND 1439)
) STRICT;

-- What an ordinary day goes to; chosen: the one that should change.
CREATE TABLE day_activity (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL REFERENCES programme (id),
    position INTEGER NOT NULL CHECK (position > 0),
    name TEXT NOT NULL CHECK (name <> ''),
    minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
    is_own INTEGER NOT NULL CHECK (is_own IN (0, 1)),
    chosen INTEGER NOT NULL CHECK (chosen IN (0, 1))
) STRICT;
CREATE INDEX day_activity_by_programme ON day_activity (programme, position);

-- Something that strained a client of late, and what came of it.
CREATE TABLE week_meaning (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL UNIQUE REFERENCES programme (id),
    event TEXT NOT NULL DEFAULT '',
    positives TEXT NOT NULL DEFAULT ''
) STRICT;

-- What a client says of the four weeks at their end; before, after and stars from 1 to 5.
CREATE TABLE exit_rating (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    programme INTEGER NOT NULL UNIQUE REFERENCES programme (id),
    before INTEGER NOT NULL CHECK (before BETWEEN 1 AND 5),
    after INTEGER NOT NULL CHECK (after BETWEEN 1 AND 5),
    helped INTEGER NOT NULL CHECK (helped IN (0, 1)),
    helped_by TEXT NOT NULL DEFAULT '' CHECK (helped = 1 OR helped_by = ''),
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    stars_note TEXT NOT NULL DEFAULT '',
    advice TEXT NOT NULL DEFAULT '',
    rated_at INTEGER NOT NULL
) STRICT;

-- Relaxing, help, reading, notices and feedback.

-- That a client relaxed by the clock. planned: the seconds that were chosen; seconds: those practised, pauses left out.
-- programme: the one in whose second week it was.
CREATE TABLE practice (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    client INTEGER NOT NULL REFERENCES client (id),
    consent INTEGER NOT NULL REFERENCES consent (id),
    programme INTEGER REFERENCES programme (id),
    kind TEXT NOT NULL CHECK (kind IN ('long breath', 'even breath', 'tense', 'sitting')),
    began_at INTEGER NOT NULL,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
    planned INTEGER NOT NULL CHECK (planned > 0),
    seconds INTEGER NOT NULL CHECK (seconds > 0),
    pauses INTEGER NOT NULL DEFAULT 0 CHECK (pauses >= 0)
) STRICT;
CREATE INDEX practice_by_day ON practice (client, day, minute, id);
CREATE INDEX practice_by_consent ON practice (consent);
CREATE INDEX practice_by_programme ON practice (programme, id) WHERE programme IS NOT NULL;
CREATE TRIGGER practice_allowed BEFORE INSERT ON practice
WHEN NOT EXISTS (SELECT 1 FROM consent WHERE id = new.consent AND client = new.client AND withdrawn_at IS NULL) BEGIN
    SELECT RAISE (ABORT, 'a practice needs the consent of the client');
END;
CREATE TRIGGER practice_stays BEFORE UPDATE ON practice BEGIN
    SELECT RAISE (ABORT, 'what was practised stays');
END;

-- Under which code what a client said is exported for a study; drawn once.
CREATE TABLE study_code (
    consent INTEGER PRIMARY KEY REFERENCES consent (id),
    code TEXT NOT NULL UNIQUE CHECK (length (code) = 6)
) STRICT;

-- Whom to call. Those that come with Spotter have no owner; country: where they are reached, to the letter.
CREATE TABLE help_contact (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER REFERENCES trainer (id),
    category TEXT NOT NULL CHECK (category IN ('now', 'near', 'technical')),
    name TEXT NOT NULL CHECK (name <> ''),
    note TEXT NOT NULL DEFAULT '',
    phone TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    web TEXT NOT NULL DEFAULT '',
    country TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO help_contact (id, category, name, note, phone, web, country) VALUES
    (1, 'now', 'Emergency', 'Danger to life: ambulance, fire brigade, police. Free of charge, from every telephone.', '112', '', 'EU'),
    (2, 'now', 'Emotional support', 'Somebody who listens, also at night in most countries. Free of charge; you need not say who you are.', '116 123', '', 'EU'),
    (3, 'now', 'Helplines of other countries', 'Outside of the EU: whom to call where you are.', '', 'https://findahelpline.com', '');

-- What trainers add to the reading that comes with Spotter: pages below one of their own, or below a page that comes along (shelf: its
-- key; empty for the top).
CREATE TABLE library_page (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER NOT NULL REFERENCES trainer (id),
    parent INTEGER REFERENCES library_page (id),
    shelf TEXT NOT NULL DEFAULT '' CHECK (parent IS NULL OR shelf = ''),
    title TEXT NOT NULL CHECK (title <> ''),
    text TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX library_page_by_owner ON library_page (owner, id);
CREATE INDEX library_page_by_parent ON library_page (parent);

-- What a trainer wants clients to read on their page of wellbeing: one client, those of a category, or all.
CREATE TABLE notice (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER NOT NULL REFERENCES trainer (id),
    client INTEGER REFERENCES client (id),
    category INTEGER REFERENCES category (id),
    text TEXT NOT NULL CHECK (text <> ''),
    from_day TEXT NOT NULL CHECK (from_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    until_day TEXT CHECK (until_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND until_day >= from_day),
    CHECK (client IS NULL OR category IS NULL)
) STRICT;
CREATE INDEX notice_by_owner ON notice (owner, from_day, id);
CREATE INDEX notice_by_client ON notice (client);
CREATE INDEX notice_by_category ON notice (category);
CREATE TABLE notice_seen (
    client INTEGER NOT NULL REFERENCES client (id),
    notice INTEGER NOT NULL REFERENCES notice (id),
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (client, notice)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_seen_by_notice ON notice_seen (notice);

-- What somebody wants to say of the program, until it is handed on. It names no client.
CREATE TABLE feedback (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    owner INTEGER NOT NULL REFERENCES trainer (id),
    text TEXT NOT NULL CHECK (text <> ''),
    said_at INTEGER NOT NULL,
    handed_on_at INTEGER
) STRICT;
CREATE INDEX feedback_by_owner ON feedback (owner, id);
