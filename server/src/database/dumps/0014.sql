-- An office as commit dba09b9f left it: made with pg_dump --inserts of PostgreSQL 15, without its comments. Never changed.
set local check_function_bodies = off;
set local timezone = 'UTC';
CREATE DOMAIN public.calendar_year AS smallint
	CONSTRAINT calendar_year_check CHECK (((VALUE >= 1) AND (VALUE <= 9999)));
CREATE DOMAIN public.yes_no AS smallint
	CONSTRAINT yes_no_check CHECK ((VALUE = ANY (ARRAY[0, 1])));
CREATE FUNCTION public.fold(t text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select replace(replace(replace(replace(replace(
    lower(regexp_replace(normalize(t, NFD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
    'œ', 'oe'), 'æ', 'ae'), 'đ', 'd'), 'ø', 'o'), '’', '''')
$$;
CREATE FUNCTION public.history_fields(told jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(jsonb_object_agg(key, case
      when key in ('password', 'link_sealed', 'content_key') and value <> 'null' then '"***"' else value end), '{}')
  from jsonb_each(told)
  where key not in ('id', 'version', 'created_at', 'updated_at', 'changed_at', 'login_at', 'link_digest',
    -- Set back when an administrator looks at a new student.
    'star', 'contact_version', 'tail', 'last_opened_at', 'times_opened')
    and key not like '%\_folded'
$$;
CREATE FUNCTION public.iso(t timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
CREATE FUNCTION public.keep_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if current_setting('portal.history', true) = 'off' then return coalesce(new, old); end if;
  raise exception 'the history is only added to';
end $$;
CREATE FUNCTION public.next_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
CREATE FUNCTION public.note_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  told jsonb := coalesce(new_row, old_row);
  actor jsonb := nullif(current_setting('portal.actor', true), '')::jsonb;
  fields text[];
  was jsonb;
  becomes jsonb;
begin
  if current_setting('portal.history', true) = 'off' then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(o.key) into fields from jsonb_each(old_row) o where o.value is distinct from new_row -> o.key;
    select jsonb_object_agg(key, value) into was from jsonb_each(old_row) where key = any (fields);
    select jsonb_object_agg(key, value) into becomes from jsonb_each(new_row) where key = any (fields);
    was := history_fields(coalesce(was, '{}'));
    becomes := history_fields(coalesce(becomes, '{}'));
    if was = '{}' and becomes = '{}' then return null; end if;
  elsif tg_op = 'INSERT' then
    becomes := history_fields(jsonb_strip_nulls(new_row));
  else
    was := history_fields(jsonb_strip_nulls(old_row));
  end if;
  insert into history (user_id, role, call, request_id, table_name, action, record_id, contract_id, student_id,
    teacher_id, before, after)
  values ((actor ->> 'user')::bigint, actor ->> 'role', actor ->> 'call', actor ->> 'request', tg_table_name,
    lower(tg_op), (coalesce(told ->> 'id', told ->> 'statement_id', told ->> 'lesson_id'))::bigint,
    case
      when tg_table_name = 'contracts' then (told ->> 'id')::bigint
      when tg_table_name in ('absences', 'lesson_details') then (select contract_id from lessons where id = (told ->> 'lesson_id')::bigint)
      when told ->> 'note_type' = 'courses' then (told ->> 'ref_id')::bigint
      else (told ->> 'contract_id')::bigint end,
    case
      when tg_table_name = 'students' then (told ->> 'id')::bigint
      when told ->> 'note_type' = 'students' then (told ->> 'ref_id')::bigint
      else (told ->> 'student_id')::bigint end,
    case
      when tg_table_name = 'teachers' then (told ->> 'id')::bigint
      when tg_table_name = 'statement_lines' then (select teacher_id from statements where id = (told ->> 'statement_id')::bigint)
      when tg_table_name = 'users' then (select id from teachers where user_id = (told ->> 'id')::bigint)
      when told ->> 'note_type' = 'teachers' then (told ->> 'ref_id')::bigint
      else (told ->> 'teacher_id')::bigint end,
    was, becomes);
  return null;
end $$;
CREATE FUNCTION public.search_patterns(t text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select coalesce(array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'), '{}')
  from regexp_split_to_table(fold(t), '[[:space:]\u00a0]+') as word where word <> ''
$$;
CREATE TABLE public.absences (
    lesson_id bigint NOT NULL,
    student_id bigint NOT NULL,
    place smallint NOT NULL
);
CREATE TABLE public.calendar_links (
    user_id bigint NOT NULL,
    link_sealed text NOT NULL,
    link_digest text NOT NULL
);
CREATE TABLE public.class_plans (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    starts_on date NOT NULL,
    ends_on date,
    number_of_classes smallint,
    skips_holidays public.yes_no NOT NULL,
    times jsonb NOT NULL,
    breaks jsonb NOT NULL,
    changes jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT class_plans_check CHECK (((ends_on IS NULL) <> (number_of_classes IS NULL))),
    CONSTRAINT class_plans_number_of_classes_check CHECK (((number_of_classes >= 1) AND (number_of_classes <= 999)))
);
ALTER TABLE public.class_plans ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.class_plans_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.closed_days (
    id bigint NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    name text NOT NULL,
    name_en text,
    CONSTRAINT closed_days_check CHECK ((ends_on >= starts_on))
);
ALTER TABLE public.closed_days ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.closed_days_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.companies (
    id bigint NOT NULL,
    name text NOT NULL,
    name_folded text GENERATED ALWAYS AS (public.fold(name)) STORED NOT NULL COLLATE pg_catalog."C",
    status public.yes_no DEFAULT 1 NOT NULL,
    link_sealed text,
    link_digest text,
    email text,
    language text DEFAULT 'both'::text NOT NULL,
    contact_version integer DEFAULT 0 NOT NULL,
    CONSTRAINT companies_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text, 'both'::text]))),
    CONSTRAINT companies_name_check CHECK ((name = btrim(name)))
);
ALTER TABLE public.companies ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.company_link_mails (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    sent_by bigint,
    sent_at timestamp with time zone NOT NULL,
    mail_id bigint
);
ALTER TABLE public.company_link_mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.company_link_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contract_numbers (
    year public.calendar_year NOT NULL,
    last integer NOT NULL,
    digits smallint NOT NULL
);
CREATE TABLE public.contracts (
    id bigint NOT NULL,
    number text NOT NULL,
    number_folded text GENERATED ALWAYS AS (public.fold(number)) STORED NOT NULL COLLATE pg_catalog."C",
    status_id smallint NOT NULL,
    flag public.yes_no DEFAULT 0 NOT NULL,
    confirmation_sent public.yes_no DEFAULT 0 NOT NULL,
    si public.yes_no DEFAULT 0 NOT NULL,
    tcs public.yes_no DEFAULT 0 NOT NULL,
    sc public.yes_no DEFAULT 0 NOT NULL,
    sent_to_client_on date,
    completed public.yes_no DEFAULT 0 NOT NULL,
    teacher_id bigint,
    language_id bigint,
    course_type_id bigint,
    complementary_description text,
    company_id bigint,
    contact_person text,
    invoice text,
    approved public.yes_no DEFAULT 0 NOT NULL,
    expires_on date,
    description text,
    starts_on date,
    ends_on date,
    schedule text,
    location text,
    hours_per_class double precision,
    number_of_classes integer,
    attendance_complete public.yes_no DEFAULT 0 NOT NULL,
    material_status_id bigint,
    no_material_needed public.yes_no DEFAULT 0 NOT NULL,
    highlights jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT contracts_check CHECK ((ends_on >= starts_on)),
    CONSTRAINT contracts_status_id_check CHECK (((status_id >= 1) AND (status_id <= 4)))
);
ALTER TABLE public.contracts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contracts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.course_infos (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    material_used text,
    apps_and_sites_used text,
    skills_covered text,
    grammar_points_covered text
);
ALTER TABLE public.course_infos ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.course_infos_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.course_types (
    id bigint NOT NULL,
    name text NOT NULL,
    name_folded text GENERATED ALWAYS AS (public.fold(name)) STORED NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE public.course_types ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.course_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.dead_links (
    digest text NOT NULL,
    company_id bigint,
    student_id bigint,
    reason text NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    CONSTRAINT dead_links_check CHECK ((num_nonnulls(company_id, student_id) = 1)),
    CONSTRAINT dead_links_reason_check CHECK ((reason = ANY (ARRAY['revoked'::text, 'replaced'::text])))
);
CREATE TABLE public.digest_refusals (
    id bigint NOT NULL,
    teacher_id bigint NOT NULL,
    refused_at timestamp with time zone NOT NULL
);
ALTER TABLE public.digest_refusals ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.digest_refusals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.digest_weeks (
    monday date NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT digest_weeks_monday_check CHECK ((EXTRACT(isodow FROM monday) = (1)::numeric))
);
CREATE TABLE public.enrolments (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    student_id bigint NOT NULL
);
ALTER TABLE public.enrolments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.enrolments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.failed_attempts (
    id bigint NOT NULL,
    digest text NOT NULL,
    failed_at timestamp with time zone NOT NULL
);
ALTER TABLE public.failed_attempts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.failed_attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.files (
    id bigint NOT NULL,
    name text NOT NULL,
    name_folded text GENERATED ALWAYS AS (public.fold(name)) STORED NOT NULL COLLATE pg_catalog."C",
    title text,
    title_folded text GENERATED ALWAYS AS (public.fold(title)) STORED COLLATE pg_catalog."C",
    ref_type text NOT NULL,
    ref_id bigint,
    contract_id bigint,
    student_id bigint,
    language_id bigint,
    user_id bigint,
    stored_at timestamp with time zone NOT NULL,
    tag_date date,
    status public.yes_no DEFAULT 1 NOT NULL,
    is_template boolean DEFAULT false NOT NULL,
    content_key text NOT NULL,
    size bigint NOT NULL
);
ALTER TABLE public.files ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.history (
    id bigint NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    user_id bigint,
    role text,
    call text,
    request_id text,
    table_name text NOT NULL,
    action text NOT NULL,
    record_id bigint,
    contract_id bigint,
    student_id bigint,
    teacher_id bigint,
    before jsonb,
    after jsonb,
    CONSTRAINT history_action_check CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text, 'erase'::text])))
);
ALTER TABLE public.history ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.import_columns (
    id bigint NOT NULL,
    kind text NOT NULL,
    head text NOT NULL,
    field text,
    CONSTRAINT import_columns_head_check CHECK ((head <> ''::text)),
    CONSTRAINT import_columns_kind_check CHECK ((kind = ANY (ARRAY['student'::text, 'teacher'::text])))
);
ALTER TABLE public.import_columns ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.import_columns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.import_lines (
    import_id bigint NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    last_name text NOT NULL,
    reason text,
    student_id bigint,
    teacher_id bigint,
    CONSTRAINT import_lines_check CHECK ((num_nonnulls(reason, student_id, teacher_id) <= 1))
);
CREATE TABLE public.imports (
    id bigint NOT NULL,
    kind text NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    imported_by bigint,
    file_name text NOT NULL,
    content_key text,
    size bigint NOT NULL,
    imported integer NOT NULL,
    not_imported integer NOT NULL,
    undone_at timestamp with time zone,
    undone_by bigint,
    CONSTRAINT imports_imported_check CHECK ((imported >= 0)),
    CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['student'::text, 'teacher'::text]))),
    CONSTRAINT imports_not_imported_check CHECK ((not_imported >= 0))
);
ALTER TABLE public.imports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.keyed_writes (
    user_id bigint NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    request text NOT NULL,
    answer jsonb,
    version text,
    written_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.languages (
    id bigint NOT NULL,
    name text NOT NULL,
    name_folded text GENERATED ALWAYS AS (public.fold(name)) STORED NOT NULL COLLATE pg_catalog."C",
    status public.yes_no DEFAULT 1 NOT NULL,
    CONSTRAINT languages_name_check CHECK ((name = btrim(name)))
);
ALTER TABLE public.languages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.languages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.lesson_details (
    lesson_id bigint NOT NULL,
    student_id bigint NOT NULL,
    late_minutes smallint NOT NULL,
    left_early_minutes smallint NOT NULL,
    excused public.yes_no NOT NULL,
    CONSTRAINT lesson_details_late_minutes_check CHECK (((late_minutes >= 0) AND (late_minutes <= 1440))),
    CONSTRAINT lesson_details_left_early_minutes_check CHECK (((left_early_minutes >= 0) AND (left_early_minutes <= 1440)))
);
CREATE TABLE public.lessons (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    held_on date NOT NULL,
    minutes integer NOT NULL,
    status public.yes_no DEFAULT 1 NOT NULL,
    planned_class_id bigint,
    note text,
    recorded_by bigint,
    recorded_at timestamp with time zone,
    teacher_id bigint
);
ALTER TABLE public.lessons ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lessons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.level_tests (
    id bigint NOT NULL,
    student_id bigint NOT NULL,
    language_id bigint NOT NULL,
    level text NOT NULL,
    tested_on date,
    tester_initials text
);
ALTER TABLE public.level_tests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.level_tests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.link_defaults (
    id integer NOT NULL,
    expires_after_days integer,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT link_defaults_expires_after_days_check CHECK (((expires_after_days >= 1) AND (expires_after_days <= 3650))),
    CONSTRAINT link_defaults_id_check CHECK ((id = 1))
);
CREATE TABLE public.mails (
    id bigint NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    link text,
    written_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    claimed_at timestamp with time zone,
    failed_at timestamp with time zone,
    error text,
    off_link text,
    link_company_id bigint,
    link_student_id bigint
);
ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.material_requests (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    material_id bigint NOT NULL,
    qty integer NOT NULL,
    note text NOT NULL,
    status smallint NOT NULL,
    user_id bigint NOT NULL
);
ALTER TABLE public.material_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.material_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.materials (
    id bigint NOT NULL,
    title text NOT NULL,
    title_folded text GENERATED ALWAYS AS (public.fold(title)) STORED NOT NULL COLLATE pg_catalog."C",
    language_id bigint NOT NULL,
    flag public.yes_no DEFAULT 0 NOT NULL,
    status public.yes_no DEFAULT 1 NOT NULL
);
ALTER TABLE public.materials ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.materials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.migrations (
    number integer NOT NULL,
    name text NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.notes (
    id bigint NOT NULL,
    note_type text NOT NULL,
    ref_id bigint NOT NULL,
    title text NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT notes_note_type_check CHECK ((note_type = ANY (ARRAY['students'::text, 'teachers'::text, 'courses'::text, 'materials'::text])))
);
ALTER TABLE public.notes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.outlines (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    status text NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    answers jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT outlines_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'resub'::text])))
);
ALTER TABLE public.outlines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outlines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.password_links (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    digest text NOT NULL,
    kind text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    ended text,
    CONSTRAINT password_links_ended_check CHECK ((ended = ANY (ARRAY['used'::text, 'replaced'::text]))),
    CONSTRAINT password_links_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'reset'::text])))
);
ALTER TABLE public.password_links ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.password_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.phrases (
    id bigint NOT NULL,
    teacher_id bigint,
    text_fr text,
    text_en text,
    skill text,
    level text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT phrases_check CHECK ((COALESCE(text_fr, text_en) IS NOT NULL))
);
ALTER TABLE public.phrases ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.phrases_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.planned_classes (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    slot text NOT NULL,
    held_on date NOT NULL,
    begins_at time without time zone NOT NULL,
    minutes smallint NOT NULL,
    cancelled_at timestamp with time zone,
    cancel_reason text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT planned_classes_minutes_check CHECK (((minutes >= 1) AND (minutes <= 1440)))
);
ALTER TABLE public.planned_classes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.planned_classes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.previous_teachers (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    teacher_id bigint NOT NULL,
    hours_done double precision,
    motive text
);
ALTER TABLE public.previous_teachers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.previous_teachers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.private_links (
    id bigint NOT NULL,
    company_id bigint,
    student_id bigint,
    created_at timestamp with time zone,
    last_opened_at timestamp with time zone,
    times_opened integer DEFAULT 0 NOT NULL,
    expires_on date,
    revoked_at timestamp with time zone,
    revoked_by bigint,
    tail text,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT private_links_check CHECK ((num_nonnulls(company_id, student_id) = 1)),
    CONSTRAINT private_links_tail_check CHECK ((length(tail) <= 4)),
    CONSTRAINT private_links_times_opened_check CHECK ((times_opened >= 0))
);
ALTER TABLE public.private_links ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.private_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE public.record_editors (
    id uuid NOT NULL,
    subject text NOT NULL,
    record_id bigint NOT NULL,
    user_id bigint NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.refresh_tokens (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.reminder_items (
    id bigint NOT NULL,
    reminder_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    kind text NOT NULL,
    planned_class_id bigint,
    class_date date,
    CONSTRAINT reminder_items_check CHECK ((((kind = 'class'::text) = (planned_class_id IS NOT NULL)) AND ((planned_class_id IS NULL) = (class_date IS NULL)))),
    CONSTRAINT reminder_items_kind_check CHECK ((kind = ANY (ARRAY['class'::text, 'lesson'::text, 'outline'::text, 'material'::text, 'reports'::text])))
);
ALTER TABLE public.reminder_items ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reminder_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.reminders (
    id bigint NOT NULL,
    kind text NOT NULL,
    teacher_id bigint NOT NULL,
    sent_by bigint,
    sent_at timestamp with time zone NOT NULL,
    sent_on date NOT NULL,
    mail_id bigint,
    CONSTRAINT reminders_check CHECK (((kind = 'digest'::text) = (sent_by IS NULL))),
    CONSTRAINT reminders_kind_check CHECK ((kind = ANY (ARRAY['reminder'::text, 'digest'::text])))
);
ALTER TABLE public.reminders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.report_forms (
    id bigint NOT NULL,
    student_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    status public.yes_no DEFAULT 0 NOT NULL,
    answers jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    tag_date date
);
ALTER TABLE public.report_forms ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.report_forms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.reports (
    id bigint NOT NULL,
    student_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    status smallint NOT NULL,
    reported_on date NOT NULL,
    file_id bigint,
    form_id bigint,
    CONSTRAINT reports_check CHECK ((num_nonnulls(file_id, form_id) = 1)),
    CONSTRAINT reports_status_check CHECK (((status >= 0) AND (status <= 2)))
);
ALTER TABLE public.reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.saved_views (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    shared smallint DEFAULT 0 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT saved_views_name_check CHECK ((name <> ''::text)),
    CONSTRAINT saved_views_shared_check CHECK ((shared = ANY (ARRAY[0, 1])))
);
ALTER TABLE public.saved_views ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id bigint,
    company_id bigint,
    student_id bigint,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT sessions_check CHECK ((num_nonnulls(user_id, company_id, student_id) = 1))
);
CREATE TABLE public.snoozes (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    kind text NOT NULL,
    until date,
    reminded_on date,
    shared smallint DEFAULT 0 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT snoozes_shared_check CHECK ((shared = ANY (ARRAY[0, 1])))
);
ALTER TABLE public.snoozes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.snoozes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.statement_classes (
    statement_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    lesson_id bigint NOT NULL,
    held_on date NOT NULL,
    minutes integer NOT NULL
);
CREATE TABLE public.statement_lines (
    statement_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    classes integer NOT NULL,
    minutes integer NOT NULL,
    rate_cents integer,
    amount_cents bigint NOT NULL,
    CONSTRAINT statement_lines_check CHECK ((amount_cents = (((minutes * (COALESCE(rate_cents, 0))::bigint) + 30) / 60))),
    CONSTRAINT statement_lines_classes_check CHECK ((classes > 0)),
    CONSTRAINT statement_lines_minutes_check CHECK ((minutes >= 0)),
    CONSTRAINT statement_lines_rate_cents_check CHECK ((rate_cents >= 0))
);
CREATE TABLE public.statements (
    id bigint NOT NULL,
    teacher_id bigint NOT NULL,
    month date NOT NULL,
    status text NOT NULL,
    note text,
    reason text,
    submitted_at timestamp with time zone NOT NULL,
    approved_at timestamp with time zone,
    returned_at timestamp with time zone,
    exported_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT statements_check CHECK ((((status = 'returned'::text) = (returned_at IS NOT NULL)) AND ((returned_at IS NULL) = (reason IS NULL)))),
    CONSTRAINT statements_check1 CHECK (((status = ANY (ARRAY['approved'::text, 'exported'::text])) = (approved_at IS NOT NULL))),
    CONSTRAINT statements_check2 CHECK (((status = 'exported'::text) = (exported_at IS NOT NULL))),
    CONSTRAINT statements_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT statements_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'returned'::text, 'approved'::text, 'exported'::text])))
);
ALTER TABLE public.statements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.statements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.student_needs (
    id bigint NOT NULL,
    student_id bigint NOT NULL,
    language_id bigint NOT NULL,
    course_type_id bigint,
    number_hours double precision,
    session text,
    type_webinar text,
    conversation text,
    listening text,
    writing text,
    reading text,
    objective text,
    location text,
    availability text,
    motivation text,
    CONSTRAINT student_needs_session_check CHECK ((session = ANY (ARRAY['fall'::text, 'winter'::text, 'spring'::text, 'summer'::text])))
);
ALTER TABLE public.student_needs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.student_needs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.students (
    id bigint NOT NULL,
    name text NOT NULL,
    last_name text NOT NULL,
    name_folded text GENERATED ALWAYS AS (public.fold(name)) STORED NOT NULL COLLATE pg_catalog."C",
    last_name_folded text GENERATED ALWAYS AS (public.fold(last_name)) STORED NOT NULL COLLATE pg_catalog."C",
    email text,
    phone text,
    mobile text,
    city text,
    mother_tongue text,
    smart_device text,
    company_id bigint,
    link_sealed text,
    star public.yes_no DEFAULT 1 NOT NULL,
    status public.yes_no DEFAULT 1 NOT NULL,
    link_digest text
);
ALTER TABLE public.students ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.students_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.teacher_languages (
    teacher_id bigint NOT NULL,
    language_id bigint NOT NULL,
    place smallint NOT NULL
);
CREATE TABLE public.teacher_rates (
    teacher_id bigint NOT NULL,
    course_type_id bigint NOT NULL,
    rate double precision NOT NULL,
    place smallint NOT NULL
);
CREATE TABLE public.teachers (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    city text,
    car public.yes_no DEFAULT 0 NOT NULL,
    mobile text,
    nda public.yes_no DEFAULT 0 NOT NULL,
    other_rate text,
    user_status smallint,
    CONSTRAINT teachers_user_status_check CHECK ((user_status = ANY (ARRAY[0, 2, 3])))
);
ALTER TABLE public.teachers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.teachers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.users (
    id bigint NOT NULL,
    name text NOT NULL,
    last_name text NOT NULL,
    name_folded text GENERATED ALWAYS AS (public.fold(name)) STORED NOT NULL COLLATE pg_catalog."C",
    last_name_folded text GENERATED ALWAYS AS (public.fold(last_name)) STORED NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    role text NOT NULL,
    phone text,
    status public.yes_no NOT NULL,
    password text,
    login_at timestamp with time zone,
    invited_at timestamp with time zone,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['ROLE_ADMIN'::text, 'ROLE_TEACHER'::text])))
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.view_choices (
    user_id bigint NOT NULL,
    list text NOT NULL,
    view_ids bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    default_id bigint
);
INSERT INTO public.absences VALUES (2, 2, 0);
INSERT INTO public.companies VALUES (1, 'Société A', DEFAULT, 1, NULL, NULL, 'a@example.com', 'fr', 0);
INSERT INTO public.contract_numbers VALUES (2026, 1, 3);
INSERT INTO public.contracts VALUES (1, '2026-001', DEFAULT, 2, 0, 0, 0, 0, 0, NULL, 0, 1, 1, 2, NULL, 1, NULL, NULL, 0, NULL, NULL, '2026-11-02', '2026-12-18', NULL, NULL, 1.5, 14, 0, NULL, 0, '{"invoice": "warning"}', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 1);
INSERT INTO public.course_infos VALUES (1, 1, 'Cahier 1', NULL, NULL, NULL);
INSERT INTO public.course_types VALUES (1, 'Individuel', DEFAULT);
INSERT INTO public.course_types VALUES (2, 'Groupe', DEFAULT);
INSERT INTO public.enrolments VALUES (1, 1, 1);
INSERT INTO public.enrolments VALUES (2, 1, 2);
INSERT INTO public.files VALUES (1, 'modele-etudiants.xlsx', DEFAULT, 'modele-etudiants.xlsx', DEFAULT, 'undefined', NULL, NULL, NULL, NULL, 1, '2026-11-01 12:00:00+00', NULL, 1, true, '00000000-0000-4000-8000-000000000001', 5000);
INSERT INTO public.files VALUES (2, 'plan.pdf', DEFAULT, 'Plan', DEFAULT, 'undefined', NULL, NULL, NULL, NULL, 1, '2026-11-02 12:00:00+00', NULL, 1, false, '00000000-0000-4000-8000-000000000002', 12);
INSERT INTO public.history VALUES (1, '2026-11-02 12:00:00+00', 1, 'ROLE_ADMIN', 'PUT courses', NULL, 'contracts', 'update', 1, 1, NULL, NULL, '{"status_id": 1}', '{"status_id": 2}');
INSERT INTO public.import_columns VALUES (1, 'student', 'courriel', 'email');
INSERT INTO public.import_lines VALUES (1, 2, 'Troisième', 'Personne', NULL, 1, NULL);
INSERT INTO public.import_lines VALUES (1, 3, 'Cinquième', 'Personne', 'email', NULL, NULL);
INSERT INTO public.imports VALUES (1, 'student', '2026-11-01 12:00:00+00', 1, 'etudiants.xlsx', '00000000-0000-4000-8000-000000000003', 6000, 1, 1, NULL, NULL);
INSERT INTO public.keyed_writes VALUES (1, 'POST attendance', 'one', 'digest', '{"data": {"id": 1}}', NULL, '2026-11-03 12:00:00+00');
INSERT INTO public.languages VALUES (1, 'Français', DEFAULT, 1);
INSERT INTO public.languages VALUES (2, 'Innu', DEFAULT, 1);
INSERT INTO public.lessons VALUES (1, 1, '2026-11-03', 90, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.lessons VALUES (2, 1, '2026-11-05', 90, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.level_tests VALUES (1, 1, 1, 'B1', '2026-10-01', 'AB');
INSERT INTO public.mails VALUES (1, 'enseignement@example.com', 'Bienvenue', 'Bonjour', NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:01:00+00', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.materials VALUES (1, 'Cahier 1', DEFAULT, 1, 0, 1);
INSERT INTO public.migrations VALUES (1, '0001-schema.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (2, '0002-mail-delivery.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (3, '0003-sealed-links.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (4, '0004-history.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (5, '0005-planned-classes.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (6, '0006-hours.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (7, '0007-shared-views.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (8, '0008-comment-phrases.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (9, '0009-presence.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (10, '0010-links.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (11, '0011-reminders.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (12, '0012-company-contact.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (13, '0013-import-history.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.migrations VALUES (14, '0014-student-link-mails.sql', '2026-11-28 12:00:00+00');
INSERT INTO public.notes VALUES (1, 'courses', 1, 'Salle changée', 1, '2026-11-04 12:00:00+00');
INSERT INTO public.outlines VALUES (1, 1, 'submitted', '2026-11-02 12:00:00+00', '{"objectives": "Se présenter"}', '2026-11-02 12:00:00+00', 1);
INSERT INTO public.password_links VALUES (1, 2, 'digest', 'invitation', '2026-11-01 12:00:00+00', NULL);
INSERT INTO public.report_forms VALUES (1, 1, 1, 1, '{"comments": "Bon travail"}', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', NULL);
INSERT INTO public.reports VALUES (1, 1, 1, 2, '2026-11-20', NULL, 1);
INSERT INTO public.student_needs VALUES (1, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Parler au téléphone', NULL, NULL, NULL);
INSERT INTO public.students VALUES (1, 'Troisième', 'Personne', DEFAULT, DEFAULT, 'etudes@example.com', NULL, NULL, NULL, NULL, NULL, 1, NULL, 1, 1, NULL);
INSERT INTO public.students VALUES (2, 'Quatrième', 'Personne', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, NULL);
INSERT INTO public.teacher_languages VALUES (1, 1, 0);
INSERT INTO public.teacher_rates VALUES (1, 2, 41.5, 0);
INSERT INTO public.teachers VALUES (1, 2, 'Montréal', 0, NULL, 0, NULL, 3);
INSERT INTO public.users VALUES (1, 'Première', 'Personne', DEFAULT, DEFAULT, 'administration@example.com', 'ROLE_ADMIN', NULL, 1, '$argon2id$not-a-hash', '2026-11-01 12:00:00+00', NULL);
INSERT INTO public.users VALUES (2, 'Deuxième', 'Personne', DEFAULT, DEFAULT, 'enseignement@example.com', 'ROLE_TEACHER', NULL, 1, NULL, NULL, NULL);
SELECT pg_catalog.setval('public.class_plans_id_seq', 1, false);
SELECT pg_catalog.setval('public.closed_days_id_seq', 1, false);
SELECT pg_catalog.setval('public.companies_id_seq', 1, true);
SELECT pg_catalog.setval('public.company_link_mails_id_seq', 1, false);
SELECT pg_catalog.setval('public.contracts_id_seq', 1, true);
SELECT pg_catalog.setval('public.course_infos_id_seq', 1, true);
SELECT pg_catalog.setval('public.course_types_id_seq', 2, true);
SELECT pg_catalog.setval('public.digest_refusals_id_seq', 1, false);
SELECT pg_catalog.setval('public.enrolments_id_seq', 2, true);
SELECT pg_catalog.setval('public.failed_attempts_id_seq', 1, false);
SELECT pg_catalog.setval('public.files_id_seq', 2, true);
SELECT pg_catalog.setval('public.history_id_seq', 1, true);
SELECT pg_catalog.setval('public.import_columns_id_seq', 1, true);
SELECT pg_catalog.setval('public.imports_id_seq', 1, true);
SELECT pg_catalog.setval('public.languages_id_seq', 2, true);
SELECT pg_catalog.setval('public.lessons_id_seq', 2, true);
SELECT pg_catalog.setval('public.level_tests_id_seq', 1, true);
SELECT pg_catalog.setval('public.mails_id_seq', 1, true);
SELECT pg_catalog.setval('public.material_requests_id_seq', 1, false);
SELECT pg_catalog.setval('public.materials_id_seq', 1, true);
SELECT pg_catalog.setval('public.notes_id_seq', 1, true);
SELECT pg_catalog.setval('public.outlines_id_seq', 1, true);
SELECT pg_catalog.setval('public.password_links_id_seq', 1, true);
SELECT pg_catalog.setval('public.phrases_id_seq', 1, false);
SELECT pg_catalog.setval('public.planned_classes_id_seq', 1, false);
SELECT pg_catalog.setval('public.previous_teachers_id_seq', 1, false);
SELECT pg_catalog.setval('public.private_links_id_seq', 1, false);
SELECT pg_catalog.setval('public.reminder_items_id_seq', 1, false);
SELECT pg_catalog.setval('public.reminders_id_seq', 1, false);
SELECT pg_catalog.setval('public.report_forms_id_seq', 1, true);
SELECT pg_catalog.setval('public.reports_id_seq', 1, true);
SELECT pg_catalog.setval('public.saved_views_id_seq', 1, false);
SELECT pg_catalog.setval('public.snoozes_id_seq', 1, false);
SELECT pg_catalog.setval('public.statements_id_seq', 1, false);
SELECT pg_catalog.setval('public.student_needs_id_seq', 1, true);
SELECT pg_catalog.setval('public.students_id_seq', 2, true);
SELECT pg_catalog.setval('public.teachers_id_seq', 1, true);
SELECT pg_catalog.setval('public.users_id_seq', 2, true);
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT absences_pkey PRIMARY KEY (lesson_id, student_id);
ALTER TABLE ONLY public.calendar_links
    ADD CONSTRAINT calendar_links_link_digest_key UNIQUE (link_digest);
ALTER TABLE ONLY public.calendar_links
    ADD CONSTRAINT calendar_links_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.class_plans
    ADD CONSTRAINT class_plans_contract_id_key UNIQUE (contract_id);
ALTER TABLE ONLY public.class_plans
    ADD CONSTRAINT class_plans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.closed_days
    ADD CONSTRAINT closed_days_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_link_digest_key UNIQUE (link_digest);
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_name_key UNIQUE (name);
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.company_link_mails
    ADD CONSTRAINT company_link_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contract_numbers
    ADD CONSTRAINT contract_numbers_pkey PRIMARY KEY (year);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_number_key UNIQUE (number);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.course_infos
    ADD CONSTRAINT course_infos_contract_id_key UNIQUE (contract_id);
ALTER TABLE ONLY public.course_infos
    ADD CONSTRAINT course_infos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.course_types
    ADD CONSTRAINT course_types_name_key UNIQUE (name);
ALTER TABLE ONLY public.course_types
    ADD CONSTRAINT course_types_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.dead_links
    ADD CONSTRAINT dead_links_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.digest_refusals
    ADD CONSTRAINT digest_refusals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.digest_refusals
    ADD CONSTRAINT digest_refusals_teacher_id_key UNIQUE (teacher_id);
ALTER TABLE ONLY public.digest_weeks
    ADD CONSTRAINT digest_weeks_pkey PRIMARY KEY (monday);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_contract_id_student_id_key UNIQUE (contract_id, student_id);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.failed_attempts
    ADD CONSTRAINT failed_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_columns
    ADD CONSTRAINT import_columns_kind_head_key UNIQUE (kind, head);
ALTER TABLE ONLY public.import_columns
    ADD CONSTRAINT import_columns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_lines
    ADD CONSTRAINT import_lines_pkey PRIMARY KEY (import_id, line);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.keyed_writes
    ADD CONSTRAINT keyed_writes_pkey PRIMARY KEY (user_id, call, key);
ALTER TABLE ONLY public.languages
    ADD CONSTRAINT languages_name_key UNIQUE (name);
ALTER TABLE ONLY public.languages
    ADD CONSTRAINT languages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lesson_details
    ADD CONSTRAINT lesson_details_pkey PRIMARY KEY (lesson_id, student_id);
ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.level_tests
    ADD CONSTRAINT level_tests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.link_defaults
    ADD CONSTRAINT link_defaults_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.material_requests
    ADD CONSTRAINT material_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.materials
    ADD CONSTRAINT materials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outlines
    ADD CONSTRAINT outlines_contract_id_key UNIQUE (contract_id);
ALTER TABLE ONLY public.outlines
    ADD CONSTRAINT outlines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.phrases
    ADD CONSTRAINT phrases_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.planned_classes
    ADD CONSTRAINT planned_classes_contract_id_slot_key UNIQUE (contract_id, slot);
ALTER TABLE ONLY public.planned_classes
    ADD CONSTRAINT planned_classes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.previous_teachers
    ADD CONSTRAINT previous_teachers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_company_id_key UNIQUE (company_id);
ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_student_id_key UNIQUE (student_id);
ALTER TABLE ONLY public.record_editors
    ADD CONSTRAINT record_editors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminder_items
    ADD CONSTRAINT reminder_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.report_forms
    ADD CONSTRAINT report_forms_contract_id_student_id_key UNIQUE (contract_id, student_id);
ALTER TABLE ONLY public.report_forms
    ADD CONSTRAINT report_forms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_file_id_key UNIQUE (file_id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_form_id_key UNIQUE (form_id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.snoozes
    ADD CONSTRAINT snoozes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.snoozes
    ADD CONSTRAINT snoozes_user_id_contract_id_kind_key UNIQUE (user_id, contract_id, kind);
ALTER TABLE ONLY public.statement_classes
    ADD CONSTRAINT statement_classes_pkey PRIMARY KEY (statement_id, lesson_id);
ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_pkey PRIMARY KEY (statement_id, contract_id);
ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_teacher_id_month_key UNIQUE (teacher_id, month);
ALTER TABLE ONLY public.student_needs
    ADD CONSTRAINT student_needs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.student_needs
    ADD CONSTRAINT student_needs_student_id_language_id_key UNIQUE (student_id, language_id);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_link_digest_key UNIQUE (link_digest);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_languages
    ADD CONSTRAINT teacher_languages_pkey PRIMARY KEY (teacher_id, language_id);
ALTER TABLE ONLY public.teacher_rates
    ADD CONSTRAINT teacher_rates_pkey PRIMARY KEY (teacher_id, course_type_id);
ALTER TABLE ONLY public.teachers
    ADD CONSTRAINT teachers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teachers
    ADD CONSTRAINT teachers_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.view_choices
    ADD CONSTRAINT view_choices_pkey PRIMARY KEY (user_id, list);
CREATE INDEX companies_in_order ON public.companies USING btree (status, name_folded, id);
CREATE INDEX company_link_mails_of_company ON public.company_link_mails USING btree (company_id, sent_at);
CREATE INDEX company_link_mails_of_contract ON public.company_link_mails USING btree (contract_id);
CREATE INDEX company_link_mails_of_mail ON public.company_link_mails USING btree (mail_id);
CREATE INDEX company_link_mails_of_user ON public.company_link_mails USING btree (sent_by);
CREATE INDEX contracts_by_end ON public.contracts USING btree (status_id, ends_on, id);
CREATE INDEX contracts_by_end_backwards ON public.contracts USING btree (status_id, ends_on DESC NULLS LAST, id);
CREATE INDEX contracts_by_number_backwards ON public.contracts USING btree (status_id, number_folded DESC NULLS LAST, id);
CREATE INDEX contracts_by_start ON public.contracts USING btree (status_id, starts_on, id);
CREATE INDEX contracts_of_company ON public.contracts USING btree (company_id);
CREATE INDEX contracts_of_teacher ON public.contracts USING btree (teacher_id);
CREATE INDEX dead_links_by_end ON public.dead_links USING btree (ended_at);
CREATE INDEX dead_links_of_company ON public.dead_links USING btree (company_id);
CREATE INDEX dead_links_of_student ON public.dead_links USING btree (student_id);
CREATE INDEX enrolments_of_student ON public.enrolments USING btree (student_id);
CREATE INDEX failed_attempts_of_digest ON public.failed_attempts USING btree (digest, failed_at);
CREATE INDEX files_in_order ON public.files USING btree (status, stored_at DESC, id) WHERE (NOT is_template);
CREATE INDEX files_of_record ON public.files USING btree (ref_id, ref_type);
CREATE INDEX history_by_moment ON public.history USING btree (changed_at);
CREATE INDEX history_of_contract ON public.history USING btree (contract_id, id DESC) WHERE (contract_id IS NOT NULL);
CREATE INDEX history_of_record ON public.history USING btree (table_name, record_id, id DESC);
CREATE INDEX history_of_student ON public.history USING btree (student_id, id DESC) WHERE (student_id IS NOT NULL);
CREATE INDEX history_of_teacher ON public.history USING btree (teacher_id, id DESC) WHERE (teacher_id IS NOT NULL);
CREATE INDEX import_lines_of_student ON public.import_lines USING btree (student_id);
CREATE INDEX import_lines_of_teacher ON public.import_lines USING btree (teacher_id);
CREATE INDEX imports_by_moment ON public.imports USING btree (imported_at DESC, id);
CREATE INDEX imports_by_user ON public.imports USING btree (imported_by);
CREATE INDEX imports_undone_by ON public.imports USING btree (undone_by);
CREATE INDEX lessons_by_day ON public.lessons USING btree (held_on) INCLUDE (teacher_id, contract_id, minutes) WHERE ((status)::smallint = 1);
CREATE INDEX lessons_of_contract ON public.lessons USING btree (contract_id) INCLUDE (held_on, minutes, status);
CREATE INDEX lessons_of_teacher ON public.lessons USING btree (teacher_id, held_on) INCLUDE (contract_id, minutes) WHERE ((status)::smallint = 1);
CREATE INDEX level_tests_latest_first ON public.level_tests USING btree (student_id, tested_on DESC NULLS LAST, id DESC);
CREATE UNIQUE INDEX level_tests_once ON public.level_tests USING btree (student_id, language_id, level, COALESCE(tested_on, '0001-01-01'::date), COALESCE(tester_initials, ''::text));
CREATE INDEX mails_to_send ON public.mails USING btree (next_attempt_at NULLS FIRST, id) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX mails_with_link_of_company ON public.mails USING btree (link_company_id);
CREATE INDEX mails_with_link_of_student ON public.mails USING btree (link_student_id);
CREATE INDEX material_requests_for_material ON public.material_requests USING btree (material_id);
CREATE INDEX material_requests_of_contract ON public.material_requests USING btree (contract_id);
CREATE INDEX materials_in_order ON public.materials USING btree (status, title_folded, id);
CREATE INDEX notes_of_record ON public.notes USING btree (ref_id, note_type);
CREATE UNIQUE INDEX one_lesson_of_planned_class ON public.lessons USING btree (planned_class_id) WHERE ((status)::smallint = 1);
CREATE INDEX password_links_of_user ON public.password_links USING btree (user_id);
CREATE UNIQUE INDEX password_links_usable ON public.password_links USING btree (user_id) WHERE (ended IS NULL);
CREATE INDEX phrases_of_teacher ON public.phrases USING btree (teacher_id);
CREATE INDEX planned_classes_by_day ON public.planned_classes USING btree (held_on);
CREATE INDEX previous_teachers_of_contract ON public.previous_teachers USING btree (contract_id);
CREATE INDEX previous_teachers_of_teacher ON public.previous_teachers USING btree (teacher_id);
CREATE INDEX record_editors_of_record ON public.record_editors USING btree (subject, record_id);
CREATE INDEX refresh_tokens_of_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX reminder_items_of_contract ON public.reminder_items USING btree (contract_id);
CREATE INDEX reminder_items_of_reminder ON public.reminder_items USING btree (reminder_id);
CREATE INDEX reminders_by_moment ON public.reminders USING btree (sent_at);
CREATE INDEX reminders_of_mail ON public.reminders USING btree (mail_id);
CREATE INDEX reminders_of_teacher ON public.reminders USING btree (teacher_id, sent_at);
CREATE INDEX report_forms_of_student ON public.report_forms USING btree (student_id);
CREATE UNIQUE INDEX reports_latest ON public.reports USING btree (contract_id, student_id) WHERE (status <> 0);
CREATE INDEX reports_of_contract ON public.reports USING btree (contract_id, student_id);
CREATE INDEX reports_of_student ON public.reports USING btree (student_id);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (user_id, list, lower((name COLLATE "und-x-icu")));
CREATE INDEX saved_views_shared ON public.saved_views USING btree (list) WHERE (shared = 1);
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_company ON public.sessions USING btree (company_id);
CREATE INDEX sessions_of_student ON public.sessions USING btree (student_id);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);
CREATE INDEX snoozes_of_contract ON public.snoozes USING btree (contract_id);
CREATE INDEX snoozes_shared ON public.snoozes USING btree (until) WHERE (shared = 1);
CREATE INDEX statement_classes_of_lesson ON public.statement_classes USING btree (lesson_id);
CREATE INDEX statement_classes_of_line ON public.statement_classes USING btree (statement_id, contract_id);
CREATE INDEX statement_lines_of_contract ON public.statement_lines USING btree (contract_id);
CREATE INDEX statements_by_month ON public.statements USING btree (month);
CREATE UNIQUE INDEX students_email ON public.students USING btree (lower(email));
CREATE INDEX students_of_company ON public.students USING btree (company_id);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));
CREATE INDEX users_in_order ON public.users USING btree (last_name_folded, id);
CREATE INDEX view_choices_default ON public.view_choices USING btree (default_id);
CREATE TRIGGER absences_history AFTER INSERT OR DELETE OR UPDATE ON public.absences FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER class_plans_history AFTER INSERT OR DELETE OR UPDATE ON public.class_plans FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER class_plans_version BEFORE UPDATE ON public.class_plans FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER closed_days_history AFTER INSERT OR DELETE OR UPDATE ON public.closed_days FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER companies_history AFTER INSERT OR DELETE OR UPDATE ON public.companies FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER contracts_history AFTER INSERT OR DELETE OR UPDATE ON public.contracts FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER contracts_version BEFORE UPDATE ON public.contracts FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER course_infos_history AFTER INSERT OR DELETE OR UPDATE ON public.course_infos FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER course_types_history AFTER INSERT OR DELETE OR UPDATE ON public.course_types FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER digest_refusals_history AFTER INSERT OR DELETE OR UPDATE ON public.digest_refusals FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER enrolments_history AFTER INSERT OR DELETE OR UPDATE ON public.enrolments FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER files_history AFTER INSERT OR DELETE OR UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER history_is_kept BEFORE DELETE OR UPDATE ON public.history FOR EACH ROW EXECUTE FUNCTION public.keep_history();
CREATE TRIGGER import_columns_history AFTER INSERT OR DELETE OR UPDATE ON public.import_columns FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER imports_history AFTER INSERT OR DELETE OR UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER languages_history AFTER INSERT OR DELETE OR UPDATE ON public.languages FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER lesson_details_history AFTER INSERT OR DELETE OR UPDATE ON public.lesson_details FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER lessons_history AFTER INSERT OR DELETE OR UPDATE ON public.lessons FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER level_tests_history AFTER INSERT OR DELETE OR UPDATE ON public.level_tests FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER link_defaults_history AFTER INSERT OR DELETE OR UPDATE ON public.link_defaults FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER material_requests_history AFTER INSERT OR DELETE OR UPDATE ON public.material_requests FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER materials_history AFTER INSERT OR DELETE OR UPDATE ON public.materials FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER notes_history AFTER INSERT OR DELETE OR UPDATE ON public.notes FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER outlines_history AFTER INSERT OR DELETE OR UPDATE ON public.outlines FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER outlines_version BEFORE UPDATE ON public.outlines FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER phrases_history AFTER INSERT OR UPDATE ON public.phrases FOR EACH ROW WHEN ((new.teacher_id IS NULL)) EXECUTE FUNCTION public.note_history();
CREATE TRIGGER phrases_history_of_deleted AFTER DELETE ON public.phrases FOR EACH ROW WHEN ((old.teacher_id IS NULL)) EXECUTE FUNCTION public.note_history();
CREATE TRIGGER phrases_version BEFORE UPDATE ON public.phrases FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER planned_classes_history AFTER INSERT OR DELETE OR UPDATE ON public.planned_classes FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER planned_classes_version BEFORE UPDATE ON public.planned_classes FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER previous_teachers_history AFTER INSERT OR DELETE OR UPDATE ON public.previous_teachers FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER private_links_history AFTER INSERT OR DELETE OR UPDATE ON public.private_links FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER report_forms_history AFTER INSERT OR DELETE OR UPDATE ON public.report_forms FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER reports_history AFTER INSERT OR DELETE OR UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER saved_views_history AFTER INSERT OR DELETE OR UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER saved_views_version BEFORE UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER snoozes_history AFTER INSERT OR DELETE OR UPDATE ON public.snoozes FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER snoozes_version BEFORE UPDATE ON public.snoozes FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER statement_lines_history AFTER INSERT OR DELETE OR UPDATE ON public.statement_lines FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER statements_history AFTER INSERT OR DELETE OR UPDATE ON public.statements FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER statements_version BEFORE UPDATE ON public.statements FOR EACH ROW EXECUTE FUNCTION public.next_version();
CREATE TRIGGER student_needs_history AFTER INSERT OR DELETE OR UPDATE ON public.student_needs FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER students_history AFTER INSERT OR DELETE OR UPDATE ON public.students FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER teacher_languages_history AFTER INSERT OR DELETE OR UPDATE ON public.teacher_languages FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER teacher_rates_history AFTER INSERT OR DELETE OR UPDATE ON public.teacher_rates FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER teachers_history AFTER INSERT OR DELETE OR UPDATE ON public.teachers FOR EACH ROW EXECUTE FUNCTION public.note_history();
CREATE TRIGGER users_history AFTER INSERT OR DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION public.note_history();
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT absences_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id);
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT absences_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.calendar_links
    ADD CONSTRAINT calendar_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.class_plans
    ADD CONSTRAINT class_plans_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.company_link_mails
    ADD CONSTRAINT company_link_mails_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.company_link_mails
    ADD CONSTRAINT company_link_mails_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.company_link_mails
    ADD CONSTRAINT company_link_mails_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mails(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.company_link_mails
    ADD CONSTRAINT company_link_mails_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_course_type_id_fkey FOREIGN KEY (course_type_id) REFERENCES public.course_types(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.languages(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id);
ALTER TABLE ONLY public.course_infos
    ADD CONSTRAINT course_infos_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.dead_links
    ADD CONSTRAINT dead_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.dead_links
    ADD CONSTRAINT dead_links_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.digest_refusals
    ADD CONSTRAINT digest_refusals_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.enrolments
    ADD CONSTRAINT enrolments_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.languages(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.import_lines
    ADD CONSTRAINT import_lines_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_lines
    ADD CONSTRAINT import_lines_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.import_lines
    ADD CONSTRAINT import_lines_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.keyed_writes
    ADD CONSTRAINT keyed_writes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_details
    ADD CONSTRAINT lesson_details_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson_details
    ADD CONSTRAINT lesson_details_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_planned_class_id_fkey FOREIGN KEY (planned_class_id) REFERENCES public.planned_classes(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.lessons
    ADD CONSTRAINT lessons_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id);
ALTER TABLE ONLY public.level_tests
    ADD CONSTRAINT level_tests_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.languages(id);
ALTER TABLE ONLY public.level_tests
    ADD CONSTRAINT level_tests_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_link_company_id_fkey FOREIGN KEY (link_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_link_student_id_fkey FOREIGN KEY (link_student_id) REFERENCES public.students(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.material_requests
    ADD CONSTRAINT material_requests_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.material_requests
    ADD CONSTRAINT material_requests_material_id_fkey FOREIGN KEY (material_id) REFERENCES public.materials(id);
ALTER TABLE ONLY public.material_requests
    ADD CONSTRAINT material_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.materials
    ADD CONSTRAINT materials_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.languages(id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.outlines
    ADD CONSTRAINT outlines_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.phrases
    ADD CONSTRAINT phrases_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.planned_classes
    ADD CONSTRAINT planned_classes_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.previous_teachers
    ADD CONSTRAINT previous_teachers_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.previous_teachers
    ADD CONSTRAINT previous_teachers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id);
ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.record_editors
    ADD CONSTRAINT record_editors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reminder_items
    ADD CONSTRAINT reminder_items_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.reminder_items
    ADD CONSTRAINT reminder_items_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES public.reminders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mails(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id);
ALTER TABLE ONLY public.report_forms
    ADD CONSTRAINT report_forms_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.report_forms
    ADD CONSTRAINT report_forms_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_form_id_fkey FOREIGN KEY (form_id) REFERENCES public.report_forms(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snoozes
    ADD CONSTRAINT snoozes_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.snoozes
    ADD CONSTRAINT snoozes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.statement_classes
    ADD CONSTRAINT statement_classes_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id);
ALTER TABLE ONLY public.statement_classes
    ADD CONSTRAINT statement_classes_statement_id_contract_id_fkey FOREIGN KEY (statement_id, contract_id) REFERENCES public.statement_lines(statement_id, contract_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.statements(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id);
ALTER TABLE ONLY public.student_needs
    ADD CONSTRAINT student_needs_course_type_id_fkey FOREIGN KEY (course_type_id) REFERENCES public.course_types(id);
ALTER TABLE ONLY public.student_needs
    ADD CONSTRAINT student_needs_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.languages(id);
ALTER TABLE ONLY public.student_needs
    ADD CONSTRAINT student_needs_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);
ALTER TABLE ONLY public.teacher_languages
    ADD CONSTRAINT teacher_languages_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.languages(id);
ALTER TABLE ONLY public.teacher_languages
    ADD CONSTRAINT teacher_languages_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.teacher_rates
    ADD CONSTRAINT teacher_rates_course_type_id_fkey FOREIGN KEY (course_type_id) REFERENCES public.course_types(id);
ALTER TABLE ONLY public.teacher_rates
    ADD CONSTRAINT teacher_rates_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.teachers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.teachers
    ADD CONSTRAINT teachers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.view_choices
    ADD CONSTRAINT view_choices_default_id_fkey FOREIGN KEY (default_id) REFERENCES public.saved_views(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.view_choices
    ADD CONSTRAINT view_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
