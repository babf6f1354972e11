-- A mail with a link to set a password holds no secret either: the link gets a new one whenever the mail is sent. A link
-- has no digest before that.
alter table password_links alter column digest drop not null;

-- No foreign key: links are deleted before mails, and a mail whose link is gone is not sent. 0 is such a link.
alter table mails add password_link_id bigint;

-- The waiting mails of earlier versions, whose links hold the secret.
update mails m set link = null, password_link_id = coalesce((
    select l.id from password_links l where l.digest = rtrim(translate(
      encode(sha256(convert_to(substr(m.link, length('/#/invite/') + 1), 'UTF8')), 'base64'), '+/', '-_'), '=')
  ), 0)
  where starts_with(m.link, '/#/invite/');

-- So that no secret of a link to set a password is stored again, such as by an older server that still runs.
alter table mails add constraint mails_without_secret check (not starts_with(link, '/#/invite/'));
