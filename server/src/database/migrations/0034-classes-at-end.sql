-- Classes that are added at the end in place of cancelled ones, and whether a contract proposes it (ADR-0078).
alter table contracts add column class_at_end yes_no not null default 0;
alter table planned_classes add column added_for bigint unique references planned_classes on delete set null;
