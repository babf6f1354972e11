-- A call that nobody signs in for takes an Idempotency-Key too: the password that an invited person sets, and the
-- request for a mail by which a forgotten password is set again.
alter table keyed_writes drop constraint keyed_writes_pkey;
alter table keyed_writes alter column user_id drop not null;
alter table keyed_writes add constraint keyed_writes_unique unique nulls not distinct (user_id, call, key);
