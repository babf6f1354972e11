-- Roles by the groups of a provider, and people who sign in with a provider only (ADR-0088).
alter table identities
  -- The role that the groups at the provider gave last; null if they gave none, so that the portal decides.
  add column told_role text check (told_role in ('ROLE_ADMIN', 'ROLE_TEACHER'));

alter table sign_ins drop constraint sign_ins_outcome_check;
alter table sign_ins add constraint sign_ins_outcome_check check (outcome in (
  'signed-in', 'wrong-password', 'unknown-email', 'inactive', 'too-many', 'password-link', 'password-changed',
  'wrong-old-password', 'signed-out', 'ended', 'token-reused', 'code-asked', 'wrong-code', 'recovery-code',
  'factor-set-up', 'factor-removed', 'factor-reset', 'unknown-identity', 'provider-link', 'provider-linked',
  'provider-unlinked', 'provider-ended', 'passkey', 'wrong-passkey', 'passkey-added', 'passkey-removed', 'proved',
  'wrong-proof', 'password-off'));
