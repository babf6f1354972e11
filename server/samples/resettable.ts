import pg from 'pg';

/** Tables that are not restored, so that sessions stay open if their user still exists. */
const lasting = ['migrations', 'office', 'sessions', 'refresh_tokens'];

const columnsOf = (table: string) =>
  `(select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = ${table} and attnum > 0 and not attisdropped and attgenerated = '')`;

/** Whether two rows `t` and `c` of a table have the same primary key; without one, the same values. */
const sameKeyOf = (table: string) =>
  `coalesce((select string_agg(format('t.%1$I = c.%1$I', attname), ' and ') from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey) where indrelid = ${table} and indisprimary),
    't::text = c::text')`;

/** SQL that copies every table, and adds triggers that record which tables have changed. */
const setUp = `
create schema samples;
create unlogged table samples.changes (number bigint generated always as identity primary key, changed regclass not null);
create table samples.sequences (sequence regclass not null, next bigint not null);
-- Rows of younger transactions are not as they were stored here.
create table samples.stored (since xid8 not null);
insert into samples.stored values (pg_snapshot_xmin(pg_current_snapshot()));

create function samples.note_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then insert into samples.changes (changed) values (tg_relid); end if;
  return null;
end $$;

do $$
declare
  name text;
  trigger_part text;
  next bigint;
begin
  for name in
    select tablename from pg_tables where schemaname = 'public' and tablename <> all ('{${lasting.join(',')}}')
  loop
    execute format('create table samples.%I as table %I', name, name);
    foreach trigger_part in array '{insert on % referencing new table,update on % referencing new table,delete on % referencing old table}'::text[] loop
      execute format('create trigger samples_%s after %s as changed for each statement execute function samples.note_change()',
        split_part(trigger_part, ' ', 1), replace(trigger_part, '%', quote_ident(name)));
    end loop;
    if exists (select from pg_attribute where attrelid = name::regclass and attname = 'id' and attidentity <> '') then
      execute format('select coalesce(max(id), 0) + 1 from %I', name) into next;
      insert into samples.sequences values (pg_get_serial_sequence(name, 'id'), next);
    end if;
  end loop;
end $$;

create unlogged table samples.schema_changes (command text not null);
create function samples.note_schema_change() returns event_trigger language plpgsql security definer as $$
begin
  insert into samples.schema_changes values (tg_tag);
end $$;

create function samples.restore() returns void language plpgsql as $$
declare
  name regclass;
  since xid8;
begin
  delete from sessions s where s.user_id is not null and not exists (select from samples.users where id = s.user_id)
    or s.company_id is not null and not exists (select from samples.companies where id = s.company_id)
    or s.student_id is not null and not exists (select from samples.students where id = s.student_id);
  -- Rows come back in any order: no foreign key is checked meanwhile, and no change noted.
  set local session_replication_role = replica;
  select stored.since into since from samples.stored;
  update samples.stored set since = pg_snapshot_xmin(pg_current_snapshot());
  for name in select distinct changed from samples.changes loop
    execute format('delete from %s where xmin::text::bigint >= $1', name) using since::text::bigint;
    execute format('insert into %1$s (%2$s) select %2$s from samples.%1$s c where not exists (select from %1$s t where %3$s)',
      name, ${columnsOf('name')}, ${sameKeyOf('name')});
  end loop;
  perform setval(sequence, next, false) from samples.sequences;
  delete from samples.changes;
end $$;

create function samples.keep() returns void language plpgsql as $$
declare
  name regclass;
begin
  for name in select distinct changed from samples.changes loop
    execute format('truncate samples.%s', name);
    execute format('insert into samples.%1$s select * from %1$s', name);
  end loop;
  update samples.sequences set next = coalesce(pg_sequence_last_value(sequence) + 1, next);
  update samples.stored set since = pg_snapshot_xmin(pg_current_snapshot());
  delete from samples.changes;
end $$;

create event trigger samples_schema_change on ddl_command_end execute function samples.note_schema_change()`;

/**
 * Stores the current records of a database, so that `select samples.restore()` can restore them. The role must be a
 * superuser. `select samples.keep()` stores the records again. `samples.schema_changes` has the commands that changed
 * the schema since.
 */
export async function makeResettable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(setUp);
  } finally {
    await client.end();
  }
}
