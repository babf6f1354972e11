-- How many writes a session has committed. A standby whose copy of the row has the same number has replayed them all,
-- so that a person who reads from it sees what they wrote (server/src/database/Standby.ts).
alter table sessions add column writes bigint not null default 0;
