-- Which version of a contract's list row a process has kept (ADR-0068). A stamp changes with everything that the row
-- shows, in the same transaction. Stamps are random: neither a restored backup nor another leader repeats one.
create table contract_stamps (
  contract_id bigint primary key references contracts on delete cascade,
  stamp uuid not null default gen_random_uuid()
);

-- One row for each change of a name that lists show, until a later change replaces it. Together they are the stamp of
-- all names. No change waits for another one.
create table name_stamps (
  stamp uuid primary key default gen_random_uuid()
);

create function renew_contract_stamps(contract_ids bigint[]) returns void language plpgsql as $$
begin
  -- In the same order in all transactions, so that they do not wait for each other in a circle.
  update contract_stamps s set stamp = gen_random_uuid()
    from (select contract_id from contract_stamps where contract_id = any (contract_ids)
      order by contract_id for no key update) locked
    where s.contract_id = locked.contract_id;
end $$;

create function stamp_contracts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into contract_stamps (contract_id) select id from new_rows;
  else
    perform renew_contract_stamps(array(select id from new_rows));
  end if;
  return null;
end $$;

create function stamp_contracts_of_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform renew_contract_stamps(array(select distinct contract_id from new_rows));
  elsif tg_op = 'UPDATE' then
    perform renew_contract_stamps(array(select contract_id from new_rows union select contract_id from old_rows));
  else
    perform renew_contract_stamps(array(select distinct contract_id from old_rows));
  end if;
  return null;
end $$;

create function stamp_contracts_of_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform renew_contract_stamps(array(select distinct ref_id from new_rows where note_type = 'courses'));
  elsif tg_op = 'UPDATE' then
    perform renew_contract_stamps(array(select ref_id from new_rows where note_type = 'courses'
      union select ref_id from old_rows where note_type = 'courses'));
  else
    perform renew_contract_stamps(array(select distinct ref_id from old_rows where note_type = 'courses'));
  end if;
  return null;
end $$;

create function stamp_names() returns trigger language plpgsql as $$
declare
  own_transaction text := pg_current_xact_id()::text;
begin
  -- Once for each transaction: an import renames hundreds.
  if current_setting('portal.names_stamped', true) is distinct from own_transaction then
    perform set_config('portal.names_stamped', own_transaction, true);
    delete from name_stamps where stamp in (select stamp from name_stamps for update skip locked);
    insert into name_stamps default values;
  end if;
  return null;
end $$;

create trigger contracts_stamp_insert after insert on contracts referencing new table as new_rows
  for each statement execute function stamp_contracts();
create trigger contracts_stamp_update after update on contracts referencing new table as new_rows
  for each statement execute function stamp_contracts();

do $$
declare
  of_contracts text;
  stamps text;
begin
  foreach of_contracts in array array['enrolments', 'lessons', 'material_requests', 'notes', 'outlines', 'planned_classes',
    'previous_teachers', 'report_forms']
  loop
    stamps := case of_contracts when 'notes' then 'stamp_contracts_of_notes' else 'stamp_contracts_of_rows' end;
    execute format('create trigger %I after insert on %I referencing new table as new_rows
      for each statement execute function %I()', of_contracts || '_stamp_insert', of_contracts, stamps);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function %I()', of_contracts || '_stamp_update', of_contracts, stamps);
    execute format('create trigger %I after delete on %I referencing old table as old_rows
      for each statement execute function %I()', of_contracts || '_stamp_delete', of_contracts, stamps);
  end loop;
end $$;

create trigger companies_stamp after update on companies for each row
  when ((old.name, old.status) is distinct from (new.name, new.status)) execute function stamp_names();
create trigger course_types_stamp after update on course_types for each row
  when ((old.name, old.name_en) is distinct from (new.name, new.name_en)) execute function stamp_names();
create trigger languages_stamp after update on languages for each row
  when ((old.name, old.status) is distinct from (new.name, new.status)) execute function stamp_names();
create trigger materials_stamp after update on materials for each row
  when (old.title is distinct from new.title) execute function stamp_names();
create trigger students_stamp after update on students for each row
  when ((old.name, old.last_name, old.status) is distinct from (new.name, new.last_name, new.status))
  execute function stamp_names();
create trigger teachers_stamp after update on teachers for each row
  when ((old.user_id, old.user_status) is distinct from (new.user_id, new.user_status)) execute function stamp_names();
create trigger users_stamp after update on users for each row
  when ((old.name, old.last_name) is distinct from (new.name, new.last_name)) execute function stamp_names();

insert into contract_stamps (contract_id) select id from contracts;
