-- What became of a mail. One that is claimed and neither sent nor failed may have been sent: it is never sent again.
alter table mails
  add attempts smallint not null default 0,
  add next_attempt_at timestamptz,
  add claimed_at timestamptz,
  add failed_at timestamptz,
  add error text;

create index mails_to_send on mails (next_attempt_at nulls first, id) where sent_at is null and failed_at is null;
