-- Requests to set up a second factor, and why keys of other programs ended (ADR-0080, ADR-0084).
alter table users
  -- When the person was last mailed a request to set up a second factor.
  add column second_factor_reminded_at timestamptz;

alter table api_keys
  add column end_reason text check (end_reason in ('by-hand', 'archived', 'demoted', 'erased')),
  -- When administrators were mailed that it ended with the access of its creator.
  add column end_mailed_at timestamptz;
update api_keys k set end_mailed_at = ended_at, end_reason = case
    when ended_by is not null then 'by-hand'
    when exists (select from users u where u.id = k.created_by and u.role <> 'ROLE_ADMIN') then 'demoted'
    else 'archived' end
  where ended_at is not null;

create or replace function end_api_keys() returns trigger language plpgsql as $$
begin
  update api_keys set ended_at = now(),
    end_reason = case when new.role <> 'ROLE_ADMIN' then 'demoted' else 'archived' end
  where created_by = new.id and ended_at is null;
  return null;
end $$;
