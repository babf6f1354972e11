-- Who gives a planned class in place of the teacher of its day; null if that teacher does (ADR-0051).
alter table planned_classes add column substitute_id bigint references teachers;
create index planned_classes_by_substitute on planned_classes (substitute_id, contract_id) where substitute_id is not null;
create index substitutes_by_contract on planned_classes (contract_id, held_on) where substitute_id is not null;
