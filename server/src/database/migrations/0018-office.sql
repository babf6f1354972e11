-- Which office this database is. Its files carry the same id, so that no server takes those of another office for its own.
create table office (
  id uuid not null default gen_random_uuid(),
  one integer primary key default 1 check (one = 1)
);
insert into office default values;

-- A key becomes a path in a folder or bucket. Those of samples never do: their contents are generated.
alter table files add constraint files_content_key check (
  content_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or content_key ~ '^sample:\{'
);
alter table imports add constraint imports_content_key check (
  content_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or content_key ~ '^sample:\{'
);
