-- A provider can confirm again who a person is (ADR-0083).
alter table provider_flows drop constraint provider_flows_purpose_check;
alter table provider_flows add constraint provider_flows_purpose_check check (
  purpose in ('sign-in', 'link', 'password-link', 'proof'));
