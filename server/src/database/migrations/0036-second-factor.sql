-- Second factors of sign-ins (ADR-0080). Nothing here signs anybody in: seeds are encrypted with the key of private
-- links, recovery codes are hashed like passwords.
create table authenticators (
  user_id bigint primary key references users on delete cascade,
  -- The seed of the codes, encrypted.
  seed_sealed text not null,
  set_up_at timestamptz not null default now(),
  -- The last time step whose code was used: a code works once, in all processes.
  last_step bigint not null
);

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  -- The first characters of the code, by which its hash is found.
  name text not null,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, name)
);

alter table sessions
  -- What is left of the sign-in: until then only the calls of the second step accept the session.
  add column second_step text check (second_step in ('code', 'enrolment')),
  -- Whether the sign-in had a second factor, or one was set up in this session.
  add column has_second_factor boolean not null default false,
  -- The seed that this session was offered, encrypted, until a code confirms it.
  add column offered_seed text;

alter table organisation
  add column second_factor_for text not null default 'nobody'
    check (second_factor_for in ('nobody', 'administrators', 'everybody'));

alter table sign_ins drop constraint sign_ins_outcome_check;
alter table sign_ins add constraint sign_ins_outcome_check check (outcome in (
  'signed-in', 'wrong-password', 'unknown-email', 'inactive', 'too-many', 'password-link', 'password-changed',
  'wrong-old-password', 'signed-out', 'ended', 'token-reused', 'code-asked', 'wrong-code', 'recovery-code',
  'factor-set-up', 'factor-removed', 'factor-reset'));
