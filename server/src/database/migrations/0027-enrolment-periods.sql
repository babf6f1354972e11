-- A student belongs to a contract on days: a row is a period, and who leaves and comes back has several (ADR-0053).
alter table enrolments
  drop constraint enrolments_contract_id_student_id_key,
  -- Null counts from the first class of the contract.
  add column starts_on date,
  -- The last day; null while the student is in the contract.
  add column ends_on date,
  -- What this migration assumed, until someone saves the days: from the history, or none was known.
  add column assumed text check (assumed in ('history', 'first-class')),
  add constraint enrolments_days check (ends_on >= starts_on),
  add constraint enrolments_from_day unique nulls not distinct (contract_id, student_id, starts_on);
create unique index enrolments_open on enrolments (contract_id, student_id) where ends_on is null;

select set_config('portal.history', 'off', true);
-- The days of the history are those of the organisation.
select set_config('TimeZone', coalesce((select time_zone from organisation), current_setting('TimeZone')), true);

-- Who was added after the first class belongs from that day. What an import added has no caller: it may be much older.
with first_classes as (select contract_id, min(held_on) as day from lessons where status = 1 group by contract_id),
  added as (
    select record_id, min(changed_at)::date as day, bool_and(role is null) as is_imported
      from history where table_name = 'enrolments' and action = 'insert' group by record_id)
update enrolments e set starts_on = known.starts_on, assumed = known.assumed
  from (
    select e.id, case when not a.is_imported and a.day > f.day then a.day end as starts_on,
      case when a.is_imported is distinct from false then 'first-class' when a.day > f.day then 'history' end as assumed
    from enrolments e join first_classes f on f.contract_id = e.contract_id left join added a on a.record_id = e.id) known
  where known.id = e.id;

-- Who was removed belonged until the day before, if a class was given in that time or there is a report.
with first_classes as (select contract_id, min(held_on) as day from lessons where status = 1 group by contract_id),
  removed as (
    select h.contract_id, h.student_id, h.changed_at::date - 1 as ends_on, a.changed_at::date as added_on,
      a.role is null as is_imported
    from history h left join history a on a.table_name = 'enrolments' and a.action = 'insert'
      and a.record_id = h.record_id
    where h.table_name = 'enrolments' and h.action = 'delete'),
  periods as (
    -- Two periods of a student share no day.
    select contract_id, student_id, ends_on,
      greatest(starts_on, lag(ends_on) over (partition by contract_id, student_id order by ends_on) + 1) as starts_on
    from (
      select r.contract_id, r.student_id, r.ends_on, case when not r.is_imported and r.added_on > f.day then r.added_on end
        as starts_on
      from removed r join first_classes f on f.contract_id = r.contract_id
      where exists (select from students s where s.id = r.student_id)
        and exists (select from contracts c where c.id = r.contract_id)) r)
insert into enrolments (contract_id, student_id, starts_on, ends_on, assumed)
  select p.contract_id, p.student_id, p.starts_on, p.ends_on, 'history' from periods p
  where (p.starts_on is null or p.starts_on <= p.ends_on)
    and (exists (select from lessons x where x.contract_id = p.contract_id and x.status = 1
        and x.held_on between coalesce(p.starts_on, '-infinity') and p.ends_on)
      or exists (select from reports r where r.contract_id = p.contract_id and r.student_id = p.student_id))
    and not exists (select from enrolments e where e.contract_id = p.contract_id and e.student_id = p.student_id
      and coalesce(e.starts_on, '-infinity') <= p.ends_on)
  order by p.contract_id, p.ends_on, p.student_id;

select set_config('portal.history', '', true);

-- A class in two periods would count twice.
create function refuse_shared_days() returns trigger language plpgsql as $$
begin
  if exists (select from enrolments e where e.contract_id = new.contract_id and e.student_id = new.student_id
    and e.id <> new.id and coalesce(e.starts_on, '-infinity') <= coalesce(new.ends_on, 'infinity')
    and coalesce(new.starts_on, '-infinity') <= coalesce(e.ends_on, 'infinity'))
  then
    raise exception using errcode = 'exclusion_violation', constraint = 'enrolments_share_no_day',
      message = 'two periods of a student in a contract share a day';
  end if;
  return null;
end $$;
create trigger enrolments_share_no_day after insert or update on enrolments
  for each row execute function refuse_shared_days();
