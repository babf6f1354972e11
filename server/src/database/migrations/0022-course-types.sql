-- Course types are edited in the settings: an English name, archived like languages, and the version of a change.
alter table course_types add name_en text unique check (name_en <> '' and name_en = btrim(name_en));
alter table course_types add name_en_folded text collate "C" generated always as (fold(name_en)) stored;
alter table course_types add status yes_no not null default 1;
alter table course_types add updated_at timestamptz not null default now();
alter table course_types add version integer not null default 1;

-- The types of a new organisation, which nobody could change before.
select set_config('portal.history', 'off', true);
update course_types t set name_en = known.name_en
  from (values ('Individuel', 'Individual'), ('Semi-privé', 'Semi-private'), ('Groupe', 'Group'),
    ('Intensif', 'Intensive'), ('En ligne', 'Online'), ('Téléphone', 'Telephone')) as known (name, name_en)
  where t.name = known.name;
select set_config('portal.history', '', true);

create trigger course_types_version before update on course_types for each row execute function next_version();
