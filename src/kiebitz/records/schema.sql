-- The store of played boards. Raised with user_version; see store.py.

CREATE TABLE runs (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,          -- of the match and the code it was played with
  created TEXT NOT NULL,             -- UTC
  purpose TEXT NOT NULL,             -- match, or control: what the arena plays to check itself
  match TEXT NOT NULL,               -- JSON: players, game, secret, seatings, start
  wanted INTEGER NOT NULL,           -- boards that were asked for last
  until TEXT NOT NULL,               -- the sequential test that was asked for last, or empty
  versions TEXT NOT NULL,            -- JSON
  digest BLOB                        -- of this row, see seals.py; null in runs of older stores
);

-- How many rows a run has: one that is missing is found.
CREATE TABLE counts (
  run INTEGER PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
  boards INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  controls INTEGER NOT NULL
);

-- A row says that the board is finished; its games and seats were written with it.
CREATE TABLE boards (
  run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  board INTEGER NOT NULL,
  seconds REAL NOT NULL,
  digest BLOB,                       -- of the board with its games and seats
  PRIMARY KEY (run, board)
) WITHOUT ROWID;

CREATE TABLE games (
  run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  board INTEGER NOT NULL,
  game INTEGER NOT NULL,             -- from 0, in the order of starts and seatings
  state BLOB NOT NULL,               -- the whole game, State.from_bytes
  taken_over INTEGER NOT NULL,       -- actions before the players took over
  micros BLOB NOT NULL,              -- 32-bit microseconds of each decision after that
  PRIMARY KEY (run, board, game)
) WITHOUT ROWID;

CREATE TABLE seats (
  run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  board INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  entrant INTEGER NOT NULL,          -- in the match's list; -1 is the field
  score REAL NOT NULL,
  decisions INTEGER NOT NULL,
  seconds REAL NOT NULL,
  nodes INTEGER NOT NULL,
  worlds INTEGER NOT NULL,
  playouts INTEGER NOT NULL,
  PRIMARY KEY (run, board, game, seat)
) WITHOUT ROWID;

-- Boards that a player broke off; they are tried again by the next run.
CREATE TABLE failures (
  run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  board INTEGER NOT NULL,
  seat INTEGER,                      -- null if nobody knows who it was
  player TEXT NOT NULL,
  what TEXT NOT NULL,
  state BLOB NOT NULL,
  digest BLOB,
  PRIMARY KEY (run, board)
) WITHOUT ROWID;

-- What the arena checked of the players by itself.
CREATE TABLE controls (
  run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  control TEXT NOT NULL,
  entrant INTEGER NOT NULL,
  outcome TEXT NOT NULL,             -- JSON
  digest BLOB,
  PRIMARY KEY (run, control, entrant)
) WITHOUT ROWID;
