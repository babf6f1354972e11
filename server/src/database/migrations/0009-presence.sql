-- Who is editing which record, for a short time: the process that serves the person renews the row while they do.
create unlogged table record_editors (
  id uuid primary key,
  subject text not null,
  record_id bigint not null,
  user_id bigint not null references users on delete cascade,
  seen_at timestamptz not null default now()
);
create index record_editors_of_record on record_editors (subject, record_id);
