alter table mails
  -- The name beside the address; null for none.
  add recipient_name text,
  add language text not null default 'both' check (language in ('fr', 'en', 'both')),
  -- Whom the text asks the reader to write to; null for the office.
  add reply_to text,
  -- Random part of the Message-ID and of the envelope sender: a retry keeps it, and no other mail has it.
  add message_key uuid not null default gen_random_uuid(),
  -- When the mail server stopped answering after the whole mail was sent to it.
  add unsure_at timestamptz,
  -- When a mail server reported that the mail cannot be delivered, with its status (RFC 3463) and words.
  add bounced_at timestamptz,
  add bounce_status text check (bounce_status ~ '^[45]\.\d{1,3}\.\d{1,3}$'),
  add bounce_reason text;

-- Whether a mail server takes the text for exactly one address, as TypedEmail of the API description.
create function is_one_address(text) returns boolean immutable parallel safe language sql as $$
  select $1 ~ '^[^\s@,;:<>()\[\]\\"%!\u0001-\u001f\u007f]+@([^\s@.,;:<>()\[\]\\"%!\u0001-\u001f\u007f]+\.)+[^\s@.,;:<>()\[\]\\"%!\u0001-\u001f\u007f]+$'
$$;

-- Refuses such an address in the column that the trigger names. A CHECK would also refuse every other change of a row
-- that has one already, such as a sign-in. A restore brings rows back as they were.
create function refuse_wrong_address() returns trigger language plpgsql as $$
declare
  address text := to_jsonb(new) ->> tg_argv[0];
begin
  if current_setting('portal.restore', true) = 'on' then return new; end if;
  if tg_op = 'UPDATE' and address is not distinct from to_jsonb(old) ->> tg_argv[0] then return new; end if;
  if address <> '' and not is_one_address(address) then
    raise exception 'not one email address in %.%', tg_table_name, tg_argv[0]
      using errcode = 'check_violation', table = tg_table_name, column = tg_argv[0];
  end if;
  return new;
end $$;

create trigger users_address before insert or update of email on users
  for each row execute function refuse_wrong_address('email');
create trigger students_address before insert or update of email on students
  for each row execute function refuse_wrong_address('email');
create trigger companies_address before insert or update of email on companies
  for each row execute function refuse_wrong_address('email');

-- When an administrator last made a link to set a password that no mail carried; the history says who.
alter table users add password_link_at timestamptz;
