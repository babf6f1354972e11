-- The colleague whom the teacher of a planned class proposes as its substitute, and what the office answered (ADR-0061).
alter table planned_classes
  add column proposed_by bigint references teachers,
  add column proposed_substitute_id bigint references teachers,
  add column proposal_status text check (proposal_status in ('open', 'confirmed', 'declined')),
  add column proposal_answer text,
  add constraint whole_proposal check (num_nonnulls(proposed_by, proposed_substitute_id, proposal_status) in (0, 3));
create index planned_classes_by_proposer on planned_classes (proposed_by, held_on) where proposed_by is not null;
create index planned_classes_by_proposed on planned_classes (proposed_substitute_id)
  where proposed_substitute_id is not null;
create index open_proposals on planned_classes (held_on) where proposal_status = 'open';
