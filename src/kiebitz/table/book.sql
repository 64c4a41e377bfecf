-- The book of a table: persons, open tables, games with every action as it happened, reviews.

CREATE TABLE book (
  id TEXT NOT NULL                   -- random; cookies of its server are called after it
);
INSERT INTO book VALUES (lower(hex(randomblob(4))));

CREATE TABLE persons (
  id TEXT PRIMARY KEY,
  token BLOB NOT NULL UNIQUE,        -- digest of what the browser's cookie holds
  name TEXT NOT NULL,
  created TEXT NOT NULL              -- UTC
) WITHOUT ROWID;

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  opening TEXT NOT NULL,             -- JSON: what was asked for, see opening.py
  starts TEXT NOT NULL,              -- JSON: compact states to be played, base64; empty: deal
  secret TEXT NOT NULL,              -- the cards and all random keys come from it
  seats TEXT NOT NULL,               -- JSON: the person at each seat, or null
  invitations TEXT NOT NULL,         -- JSON: by seat, and to watch
  created TEXT NOT NULL,
  closed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX open_tables ON tables (owner, closed);

-- Who was invited to watch.
CREATE TABLE guests (
  at_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  PRIMARY KEY (at_table, person)
) WITHOUT ROWID;

CREATE TABLE games (
  -- In the order of their beginning; none is given twice, but in books of version 1.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  at_table TEXT REFERENCES tables (id) ON DELETE SET NULL,  -- null: imported
  hand INTEGER NOT NULL,             -- at its table, from 1
  game TEXT NOT NULL,                -- skat, schieber, differenzler
  start BLOB NOT NULL,               -- the state that the table began with
  names TEXT NOT NULL,               -- JSON, by seat
  players TEXT NOT NULL,             -- JSON, by seat: players' texts, or "person"
  began TEXT NOT NULL,
  ended TEXT,                        -- null while it is played
  contract TEXT,
  state BLOB,                        -- the whole game, once it is over
  rated INTEGER NOT NULL,
  given_up INTEGER                   -- the seat that gave up
);
CREATE INDEX hands_of_tables ON games (at_table, hand);

-- Every action as it happened.
CREATE TABLE actions (
  game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  action TEXT NOT NULL,
  seconds REAL NOT NULL,
  PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- Whose history a game stands in.
CREATE TABLE played (
  person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
  game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  seat INTEGER,                      -- null: imported, no seat of one's own
  score REAL,
  won INTEGER,
  mistakes TEXT,                     -- JSON: how many of each class; null before a review
  worst INTEGER NOT NULL DEFAULT 0,  -- 0 none, 1 inaccuracy, 2 mistake, 3 blunder
  PRIMARY KEY (person, game)
) WITHOUT ROWID;

CREATE TABLE reviews (
  game INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
  code TEXT NOT NULL,                -- that judged
  review TEXT NOT NULL               -- JSON
);
