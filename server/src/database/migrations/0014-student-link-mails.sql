-- A mail with the link of a student keeps no link either: it is opened when the mail is sent. The links of mails that
-- are there already are replaced when the server starts.
alter table mails add link_student_id bigint references students on delete cascade;
create index mails_with_link_of_student on mails (link_student_id);
