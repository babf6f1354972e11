-- What a person is shown of their open sessions (ADR-0043). A session from before this version says neither when it
-- began nor what it runs on. The defaults serve an older server that still runs on this database.
alter table sessions
  add column began_at timestamptz,
  -- When its tokens were last renewed: every 15 minutes while somebody uses it.
  add column used_at timestamptz not null default now(),
  add column browser text,
  add column system text,
  -- Keyed hash of the network that it was last used from.
  add column network text;
update sessions set used_at = expires_at - interval '30 days';

-- A session has one refresh token that works. A token from before this version has no time of issue and may have
-- siblings: the first of them that is used joins the others.
alter table refresh_tokens add column issued_at timestamptz;
create unique index refresh_tokens_live on refresh_tokens (session_id) where used_at is null and issued_at is not null;
