-- The tokens of private links are encrypted when the server starts; until then they stand behind "plain.".
alter table companies drop constraint companies_token_login_key;
alter table companies rename column token_login to link_sealed;
alter table companies add link_digest text unique;
update companies set link_sealed = 'plain.' || link_sealed;
alter table students drop constraint students_token_login_key;
alter table students rename column token_login to link_sealed;
alter table students add link_digest text unique;
update students set link_sealed = 'plain.' || link_sealed;
