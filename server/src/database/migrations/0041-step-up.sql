-- Calls that need a fresh proof of who asks (ADR-0083).
alter table sessions
  -- When the person last proved who they are in this session, by its sign-in or later; null if never.
  add column proved_at timestamptz;
update sessions set proved_at = began_at where user_id is not null and second_step is null;

alter table sign_ins drop constraint sign_ins_outcome_check;
alter table sign_ins add constraint sign_ins_outcome_check check (outcome in (
  'signed-in', 'wrong-password', 'unknown-email', 'inactive', 'too-many', 'password-link', 'password-changed',
  'wrong-old-password', 'signed-out', 'ended', 'token-reused', 'code-asked', 'wrong-code', 'recovery-code',
  'factor-set-up', 'factor-removed', 'factor-reset', 'unknown-identity', 'provider-link', 'provider-linked',
  'provider-unlinked', 'provider-ended', 'passkey', 'wrong-passkey', 'passkey-added', 'passkey-removed', 'proved',
  'wrong-proof'));
