-- A rate counts from a day until the next one of its course type begins (ADR-0047). A rate from before this version
-- counts since always (null), so that no month changes. Two rates cannot begin on the same day, so none overlap.
alter table teacher_rates drop constraint teacher_rates_pkey;
alter table teacher_rates
  add column starts_on date,
  -- Null if there is no rate from this day.
  alter column rate drop not null,
  add constraint teacher_rates_from_day unique nulls not distinct (teacher_id, course_type_id, starts_on);

-- A contract with two rates in one month has a line for each.
alter table statement_classes
  drop constraint statement_classes_statement_id_contract_id_fkey,
  add column part smallint not null default 1;
alter table statement_lines drop constraint statement_lines_pkey;
alter table statement_lines
  add column part smallint not null default 1 check (part > 0),
  add primary key (statement_id, contract_id, part);
alter table statement_classes
  add foreign key (statement_id, contract_id, part) references statement_lines on delete cascade;
drop index statement_classes_of_line;
create index statement_classes_of_line on statement_classes (statement_id, contract_id, part);
