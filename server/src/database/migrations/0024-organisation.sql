-- Settings of the organisation: one row, or none while nothing was set.
create table organisation (
  id integer primary key default 1 check (id = 1),
  -- A name of the IANA time zone database; null until it is chosen.
  time_zone text,
  updated_at timestamptz not null default now(),
  version integer not null default 0
);

create trigger organisation_version before update on organisation for each row execute function next_version();
create trigger organisation_history after insert or update or delete on organisation
  for each row execute function note_history();
