-- The first day on which another teacher taught the contract; null if nobody knows it (ADR-0051). The history knows the
-- day of the call; nothing else says when an earlier change counted.
alter table previous_teachers add column replaced_on date;
create index previous_teachers_by_day on previous_teachers (replaced_on);
select set_config('portal.history', 'off', true);
update previous_teachers p set replaced_on = h.changed_at::date
  from history h where h.table_name = 'previous_teachers' and h.action = 'insert' and h.record_id = p.id;
select set_config('portal.history', '', true);
