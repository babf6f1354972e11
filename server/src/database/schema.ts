import type { CoursePlanInput, PayerTerms } from '@portal/api-client/openapi';
import type {
  AttestationContent,
  AttestationLanguage,
  AttestationTemplateId,
  CancellationNotice,
  Canceller,
  DeviceTrustRule,
  EasterDay,
  HolidayCorrection,
  ImportKind,
  InitialRoute,
  InitialWay,
  LevelScale,
  MailLanguage,
  OwedPaper,
  ProviderRefusal,
  RemindedKind,
  ReminderKind,
  SecondFactorRule,
  SecondStep,
  SignInOutcome,
  SnakeCase,
  StudentText,
  WebhookError,
  WebhookEvent,
  WebhookPauseReason,
  Weekday,
} from '@portal/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A boolean as the API sends it. */
export type YesNo = 0 | 1;
/** `YYYY-MM-DD` */
type Day = string;
/** ISO 8601 in UTC, as on the wire. */
type Moment = string;

type Id = Generated<number>;
/** Whole percentages in ascending order. */
type AbsencePercents = ColumnType<number[] | null, string | null | undefined, string | null>;
type StoredPayerTerms = ColumnType<PayerTerms | null, string | null | undefined, string | null>;
type NoticeUnit = CancellationNotice['unit'];

interface NamedTable {
  id: Id;
  name: string;
  name_folded: Generated<string>;
}

/** The tables of `migrations/`, as Kysely sees them. */
export interface Schema {
  languages: NamedTable & { status: Generated<YesNo> };
  course_types: NamedTable & {
    name_en: string | null;
    name_en_folded: Generated<string | null>;
    status: Generated<YesNo>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  contract_stamps: { contract_id: number; stamp: Generated<string> };
  name_stamps: { stamp: Generated<string> };
  companies: NamedTable & {
    status: Generated<YesNo>;
    link_sealed: string | null;
    link_digest: string | null;
    email: string | null;
    language: Generated<MailLanguage>;
    contact_version: Generated<number>;
    absence_thresholds: AbsencePercents;
    payer_terms: StoredPayerTerms;
  };
  users: {
    id: Id;
    name: string;
    last_name: string;
    name_folded: Generated<string>;
    last_name_folded: Generated<string>;
    email: string;
    role: 'ROLE_ADMIN' | 'ROLE_TEACHER';
    phone: string | null;
    status: YesNo;
    password: string | null;
    login_at: Moment | null;
    invited_at: Moment | null;
    password_link_at: Generated<Moment | null>;
    second_factor_reminded_at: Generated<Moment | null>;
  };
  teachers: {
    id: Id;
    user_id: number;
    city: string | null;
    car: Generated<YesNo>;
    mobile: string | null;
    nda: Generated<YesNo>;
    other_rate: string | null;
    user_status: 0 | 2 | 3 | null;
  };
  teacher_languages: { teacher_id: number; language_id: number; place: number };
  teacher_rates: {
    teacher_id: number;
    course_type_id: number;
    rate: number | null;
    place: number;
    /** Null means from the beginning. */
    starts_on: Day | null;
  };
  materials: {
    id: Id;
    title: string;
    title_folded: Generated<string>;
    language_id: number;
    flag: Generated<YesNo>;
    status: Generated<YesNo>;
  };
  students: {
    id: Id;
    name: string;
    last_name: string;
    name_folded: Generated<string>;
    last_name_folded: Generated<string>;
    email: string | null;
    mother_tongue: string | null;
    company_id: number | null;
    link_sealed: string | null;
    link_digest: string | null;
    star: Generated<YesNo>;
    status: Generated<YesNo>;
  } & Record<SnakeCase<StudentText>, string | null>;
  level_tests: {
    id: Id;
    student_id: number;
    language_id: number;
    level: string;
    tested_on: Day | null;
    tester_initials: string | null;
  };
  scale_results: {
    id: Id;
    student_id: number;
    language_id: number;
    scale: LevelScale;
    tested_on: Day;
    source: string | null;
    listening: string | null;
    speaking: string | null;
    reading: string | null;
    writing: string | null;
    oral: string | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  student_needs: {
    id: Id;
    student_id: number;
    language_id: number;
    course_type_id: number | null;
    number_hours: number | null;
    session: 'fall' | 'winter' | 'spring' | 'summer' | null;
    type_webinar: string | null;
    conversation: string | null;
    listening: string | null;
    writing: string | null;
    reading: string | null;
    objective: string | null;
    location: string | null;
    availability: string | null;
    motivation: string | null;
  };
  contracts: {
    id: Id;
    number: string;
    number_folded: Generated<string>;
    status_id: 1 | 2 | 3 | 4;
    flag: Generated<YesNo>;
    confirmation_sent: Generated<YesNo>;
    si: Generated<YesNo>;
    tcs: Generated<YesNo>;
    sc: Generated<YesNo>;
    sent_to_client_on: Day | null;
    completed: Generated<YesNo>;
    teacher_id: number | null;
    language_id: number | null;
    course_type_id: number | null;
    complementary_description: string | null;
    company_id: number | null;
    contact_person: string | null;
    invoice: string | null;
    approved: Generated<YesNo>;
    expires_on: Day | null;
    description: string | null;
    starts_on: Day | null;
    ends_on: Day | null;
    schedule: string | null;
    location: string | null;
    meeting_link: Generated<string | null>;
    hours_per_class: number | null;
    number_of_classes: number | null;
    class_at_end: Generated<YesNo>;
    absence_thresholds: AbsencePercents;
    payer_terms: StoredPayerTerms;
    attendance_complete: Generated<YesNo>;
    material_status_id: number | null;
    no_material_needed: Generated<YesNo>;
    highlights: JSONColumnType<Record<string, string>> | null;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  contract_numbers: {
    year: number;
    last: number;
    digits: number;
  };
  previous_teachers: {
    id: Id;
    contract_id: number;
    teacher_id: number;
    hours_done: number | null;
    motive: string | null;
    /** The first day of the next teacher; null if unknown. */
    replaced_on: Generated<Day | null>;
  };
  /** A period in which a student belongs to a contract. */
  enrolments: {
    id: Id;
    contract_id: number;
    student_id: number;
    /** Null means from the first class. */
    starts_on: Day | null;
    /** Null while the student is in the contract. */
    ends_on: Day | null;
    assumed: 'history' | 'first-class' | null;
  };
  material_requests: {
    id: Id;
    contract_id: number;
    material_id: number;
    qty: number;
    note: string;
    status: number;
    user_id: number;
  };
  lessons: {
    id: Id;
    contract_id: number;
    held_on: Day;
    minutes: number;
    status: Generated<YesNo>;
    planned_class_id: number | null;
    note: string | null;
    recorded_by: number | null;
    recorded_at: Moment | null;
    teacher_id: number | null;
    is_no_show: Generated<YesNo>;
    paid: Generated<YesNo>;
    billed: Generated<YesNo>;
    counted: Generated<YesNo>;
  };
  statements: {
    id: Id;
    teacher_id: number;
    month: Day;
    status: 'submitted' | 'returned' | 'approved' | 'exported';
    note: string | null;
    reason: string | null;
    submitted_at: Moment;
    approved_at: Moment | null;
    returned_at: Moment | null;
    exported_at: Moment | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  statement_lines: {
    statement_id: number;
    contract_id: number;
    classes: number;
    minutes: number;
    rate_cents: number | null;
    amount_cents: number;
    part: Generated<number>;
  };
  statement_classes: {
    statement_id: number;
    contract_id: number;
    /** One of the two is null; both once the planned class is deleted. */
    lesson_id: number | null;
    planned_class_id: number | null;
    class_key: Generated<number | null>;
    held_on: Day;
    minutes: number;
    part: Generated<number>;
  };
  saved_views: {
    id: Id;
    user_id: number;
    list: string;
    name: string;
    query: string;
    shared: Generated<YesNo>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  view_choices: {
    user_id: number;
    list: string;
    view_ids: Generated<number[]>;
    default_id: number | null;
  };
  snoozes: {
    id: Id;
    user_id: number;
    contract_id: number;
    kind: string;
    until: Day | null;
    reminded_on: Day | null;
    shared: Generated<YesNo>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  phrases: {
    id: Id;
    teacher_id: number | null;
    text_fr: string | null;
    text_en: string | null;
    skill: string | null;
    level: string | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  lesson_details: {
    lesson_id: number;
    student_id: number;
    late_minutes: number;
    left_early_minutes: number;
    excused: YesNo;
  };
  class_plans: {
    id: Id;
    contract_id: number;
    starts_on: Day;
    ends_on: Day | null;
    number_of_classes: number | null;
    skips_holidays: YesNo;
    times: JSONColumnType<CoursePlanInput['times'], string, string>;
    breaks: JSONColumnType<CoursePlanInput['breaks'], string, string>;
    changes: JSONColumnType<CoursePlanInput['changes'], string, string>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  planned_classes: {
    id: Id;
    contract_id: number;
    slot: string;
    held_on: Day;
    begins_at: string;
    minutes: number;
    cancelled_at: Moment | null;
    cancel_reason: string | null;
    cancelled_by: Generated<Canceller | null>;
    cancel_announced_at: Generated<Moment | null>;
    cancel_paid: Generated<YesNo>;
    cancel_billed: Generated<YesNo>;
    cancel_counted: Generated<YesNo>;
    cancel_override_reason: Generated<string | null>;
    cancel_teacher_id: Generated<number | null>;
    substitute_id: number | null;
    proposed_by: Generated<number | null>;
    proposed_substitute_id: Generated<number | null>;
    proposal_status: Generated<'open' | 'confirmed' | 'declined' | null>;
    proposal_answer: Generated<string | null>;
    added_for: Generated<number | null>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  meeting_decisions: {
    id: Id;
    contract_id: number;
    name: string;
    /** In lower case; null for a participant without an address. */
    participant_address: string | null;
    /** Null for a participant who is not a student of the contract. */
    student_id: number | null;
    decided_at: Moment;
    decided_by: number | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  meeting_files: {
    id: Id;
    contract_id: number;
    planned_class_id: number | null;
    /** Only of a record that fulfils no planned class. */
    lesson_id: number | null;
    held_on: Day;
    name: string;
    size: number;
    sha256: string;
    content_key: string;
    stored_at: Moment;
    stored_by: number | null;
  };
  announced_absences: {
    id: Id;
    contract_id: number;
    student_id: number;
    planned_class_id: number;
    held_on: Day;
    begins_at: string;
    word: string | null;
    announced_at: Moment;
    withdrawn_at: Moment | null;
  };
  absence_mails: {
    id: Id;
    announced_absence_id: number;
    teacher_id: number;
    is_withdrawal: boolean;
    written_at: Moment;
  };
  cancellation_rules: {
    id: Id;
    contract_id: number | null;
    single_unit: NoticeUnit | null;
    single_count: number | null;
    single_paid: YesNo | null;
    single_billed: YesNo | null;
    single_counted: YesNo | null;
    group_unit: NoticeUnit | null;
    group_count: number | null;
    group_paid: YesNo | null;
    group_billed: YesNo | null;
    group_counted: YesNo | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  closed_days: { id: Id; starts_on: Day; ends_on: Day; name: string; name_en: string | null };
  holiday_corrections: {
    id: Id;
    held_on: Day;
    kind: HolidayCorrection['kind'];
    name: string;
    name_en: string;
  };
  /** A table with one row, or none. */
  attestation_settings: {
    id: Generated<number>;
    provider: string | null;
    address: string | null;
    accreditation: string | null;
    signatory: string | null;
    signatory_title: string | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  attestations: {
    id: Id;
    year: number;
    sequence: number;
    code: string;
    template: AttestationTemplateId;
    language: AttestationLanguage;
    contract_id: number;
    student_id: number;
    from_on: Day | null;
    to_on: Day;
    minutes: number;
    first_on: Day;
    last_on: Day;
    content: ColumnType<AttestationContent | null, string | null, null>;
    issued_at: Moment;
    issued_by: number | null;
    replaces_id: number | null;
    withdrawn_at: Moment | null;
    withdrawn_by: number | null;
    reason: string | null;
  };
  initials: {
    id: Id;
    contract_id: number;
    sequence: number;
    student_id: number;
    lesson_id: number | null;
    planned_class_id: number | null;
    teacher_id: number | null;
    held_on: Day;
    how: InitialWay;
    route: InitialRoute;
    received_at: Moment;
    class_text: string | null;
    class_salt: string | null;
    class_digest: string;
    person_text: string | null;
    person_salt: string | null;
    person_digest: string;
    teacher_text: string | null;
    teacher_salt: string | null;
    teacher_digest: string;
    previous: string;
    digest: string;
  };
  sent_papers: {
    id: Id;
    contract_id: number;
    paper: OwedPaper;
    period: string;
    sent_on: Day;
    sent_by: number | null;
  };
  handled_absences: { id: Id; contract_id: number; student_id: number; percent: number };
  teacher_unavailability: {
    id: Id;
    teacher_id: number;
    starts_on: Day | null;
    ends_on: Day | null;
    weekday: Weekday | null;
    begins_at: string | null;
    ends_at: string | null;
    name: string | null;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  private_links: {
    id: Id;
    company_id: number | null;
    student_id: number | null;
    created_at: Moment | null;
    last_opened_at: Moment | null;
    times_opened: Generated<number>;
    expires_on: Day | null;
    revoked_at: Moment | null;
    revoked_by: number | null;
    tail: string | null;
    version: Generated<number>;
  };
  dead_links: {
    digest: string;
    company_id: number | null;
    student_id: number | null;
    reason: 'revoked' | 'replaced';
    ended_at: Moment;
  };
  imports: {
    id: Id;
    kind: ImportKind;
    imported_at: Moment;
    imported_by: number | null;
    file_name: string;
    content_key: string | null;
    size: number;
    imported: number;
    not_imported: number;
    undone_at: Moment | null;
    undone_by: number | null;
  };
  import_lines: {
    import_id: number;
    line: number;
    name: string;
    last_name: string;
    reason: string | null;
    student_id: number | null;
    teacher_id: number | null;
  };
  /** A table with one row. */
  office: { id: Generated<string> };
  import_columns: { id: Id; kind: ImportKind; head: string; field: string | null };
  organisation: {
    id: Generated<number>;
    time_zone: string | null;
    holiday_region: string | null;
    easter_day: EasterDay | null;
    presence_tolerance: Generated<number>;
    second_factor_for: Generated<SecondFactorRule>;
    trusted_devices: Generated<DeviceTrustRule>;
    absence_thresholds: AbsencePercents;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  link_defaults: { id: number; expires_after_days: number | null; version: Generated<number> };
  calendar_links: { user_id: number; link_sealed: string; link_digest: string };
  absences: {
    lesson_id: number;
    student_id: number;
    place: number;
  };
  outlines: {
    id: Id;
    contract_id: number;
    status: 'draft' | 'submitted' | 'resub';
    saved_at: Moment;
    answers: JSONColumnType<object>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  course_infos: {
    id: Id;
    contract_id: number;
    material_used: string | null;
    apps_and_sites_used: string | null;
    skills_covered: string | null;
    grammar_points_covered: string | null;
  };
  report_forms: {
    id: Id;
    student_id: number;
    contract_id: number;
    status: Generated<YesNo>;
    answers: JSONColumnType<object>;
    saved_at: Moment;
    changed_at: Moment;
    tag_date: Day | null;
  };
  files: {
    id: Id;
    name: string;
    name_folded: Generated<string>;
    title: string | null;
    title_folded: Generated<string | null>;
    ref_type: string;
    ref_id: number | null;
    contract_id: number | null;
    student_id: number | null;
    language_id: number | null;
    user_id: number | null;
    stored_at: Moment;
    tag_date: Day | null;
    status: Generated<YesNo>;
    is_template: Generated<boolean>;
    content_key: string;
    size: number;
  };
  reports: {
    id: Id;
    student_id: number;
    contract_id: number;
    status: 0 | 1 | 2;
    reported_on: Day;
    file_id: number | null;
    form_id: number | null;
  };
  notes: {
    id: Id;
    note_type: 'students' | 'teachers' | 'courses' | 'materials';
    ref_id: number;
    title: string;
    user_id: number;
    created_at: Moment;
  };
  mails: {
    id: Id;
    recipient: string;
    subject: string;
    text: string;
    link: string | null;
    written_at: Moment;
    sent_at: Moment | null;
    attempts: Generated<number>;
    next_attempt_at: Moment | null;
    claimed_at: Moment | null;
    failed_at: Moment | null;
    error: string | null;
    off_link: Generated<string | null>;
    link_company_id: Generated<number | null>;
    link_student_id: Generated<number | null>;
    password_link_id: Generated<number | null>;
    recipient_name: Generated<string | null>;
    language: Generated<MailLanguage>;
    reply_to: Generated<string | null>;
    message_key: Generated<string>;
    unsure_at: Generated<Moment | null>;
    bounced_at: Generated<Moment | null>;
    bounce_status: Generated<string | null>;
    bounce_reason: Generated<string | null>;
  };
  company_link_mails: {
    id: Id;
    company_id: number;
    contract_id: number;
    sent_by: number | null;
    sent_at: Moment;
    mail_id: number | null;
  };
  record_editors: {
    id: string;
    subject: string;
    record_id: number;
    user_id: number;
    seen_at: Generated<Moment>;
  };
  reminders: {
    id: Id;
    kind: ReminderKind;
    teacher_id: number;
    sent_by: number | null;
    sent_at: Moment;
    sent_on: Day;
    mail_id: number | null;
  };
  reminder_items: {
    id: Id;
    reminder_id: number;
    contract_id: number;
    kind: RemindedKind;
    planned_class_id: number | null;
    class_date: Day | null;
  };
  digest_refusals: { id: Id; teacher_id: number; refused_at: Moment };
  digest_weeks: { monday: Day; sent_at: Moment };
  keyed_writes: {
    user_id: number | null;
    call: string;
    key: string;
    request: string;
    answer: JSONColumnType<object> | null;
    version: string | null;
    written_at: Generated<Moment>;
  };
  password_links: {
    id: Id;
    user_id: number;
    /** Null until the link has been delivered. */
    digest: string | null;
    kind: 'invitation' | 'reset';
    sent_at: Moment;
    ended: 'used' | 'replaced' | null;
  };
  sessions: {
    id: string;
    user_id: number | null;
    company_id: number | null;
    student_id: number | null;
    expires_at: Moment;
    ended_at: Moment | null;
    writes: Generated<number>;
    began_at: Moment | null;
    used_at: Generated<Moment>;
    browser: string | null;
    system: string | null;
    network: string | null;
    second_step: Generated<SecondStep | null>;
    has_second_factor: Generated<boolean>;
    offered_seed: Generated<string | null>;
    identity_id: Generated<number | null>;
    provider_session: Generated<string | null>;
    confirmed_until: Generated<Moment | null>;
    proved_at: Moment | null;
  };
  identities: {
    id: Id;
    user_id: number;
    issuer: string;
    subject: string;
    email: string | null;
    linked_at: Generated<Moment>;
    used_at: Generated<Moment | null>;
    renewal_sealed: Generated<string | null>;
    confirmed_at: Generated<Moment | null>;
    renewing_until: Generated<Moment | null>;
    told_role: Generated<'ROLE_ADMIN' | 'ROLE_TEACHER' | null>;
  };
  provider_flows: {
    id: string;
    stage: 'ticket' | 'away' | 'arrived';
    digest: string;
    browser: string;
    provider: string;
    purpose: 'sign-in' | 'link' | 'password-link' | 'proof';
    app: 'admin' | 'teacher';
    nonce: Generated<string | null>;
    verifier: Generated<string | null>;
    user_id: Generated<number | null>;
    session_id: Generated<string | null>;
    password_link_id: Generated<number | null>;
    refused: Generated<ProviderRefusal | null>;
    issuer: Generated<string | null>;
    subject: Generated<string | null>;
    email: Generated<string | null>;
    provider_session: Generated<string | null>;
    groups: JSONColumnType<readonly string[] | null, string | null | undefined, string | null>;
    renewal_sealed: Generated<string | null>;
    expires_at: Moment;
  };
  authenticators: { user_id: number; seed_sealed: string; set_up_at: Generated<Moment>; last_step: number };
  recovery_codes: { user_id: number; name: string; hash: string; used_at: Moment | null };
  passkey_handles: { user_id: number; handle: string };
  passkeys: {
    id: Id;
    user_id: number;
    site: string;
    is_usable: Generated<boolean>;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string[];
    name: string;
    is_synced: boolean;
    added_at: Moment;
    used_at: Moment | null;
    counter_back_at: Moment | null;
  };
  used_challenges: { id: string; ends_at: Moment };
  trusted_devices: {
    id: Id;
    user_id: number;
    digest: string;
    browser: string | null;
    system: string | null;
    trusted_at: Generated<Moment>;
    used_at: Generated<Moment | null>;
    expires_at: Moment;
  };
  sign_ins: {
    id: Id;
    happened_at: Generated<Moment>;
    user_id: number | null;
    account: string | null;
    outcome: SignInOutcome;
    times: Generated<number>;
    network: string | null;
    browser: string | null;
    system: string | null;
    is_new_device: Generated<boolean>;
    session_id: string | null;
    by_user_id: number | null;
    provider: Generated<string | null>;
  };
  api_keys: {
    id: Id;
    name: string;
    digest: string;
    start: string;
    calls: string[];
    expires_on: Day;
    created_by: number;
    created_at: Moment;
    ended_at: Moment | null;
    ended_by: number | null;
    warned_at: Moment | null;
    end_reason: Generated<'by-hand' | 'archived' | 'demoted' | 'erased' | null>;
    end_mailed_at: Generated<Moment | null>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  api_key_uses: { api_key_id: number; used_at: Moment };
  webhooks: {
    id: Id;
    url: string;
    description: string;
    events: WebhookEvent[];
    /** Null after an import, which has no secrets. */
    secret_sealed: string | null;
    old_secret_sealed: Generated<string | null>;
    old_secret_until: Generated<Moment | null>;
    created_at: Generated<Moment>;
    paused_at: Generated<Moment | null>;
    paused_reason: Generated<WebhookPauseReason | null>;
    failing_since: Generated<Moment | null>;
    updated_at: Generated<Moment>;
    version: Generated<number>;
  };
  webhook_deliveries: {
    id: Id;
    webhook_id: number;
    message_id: string;
    type: WebhookEvent | 'webhook.test';
    body: string;
    created_at: Moment;
    attempts: Generated<number>;
    next_attempt_at: Moment | null;
    claimed_until: Generated<Moment | null>;
    attempted_at: Generated<Moment | null>;
    status: Generated<number | null>;
    answer: Generated<string | null>;
    error: Generated<WebhookError | null>;
    succeeded_at: Generated<Moment | null>;
    failed_at: Generated<Moment | null>;
  };
  refresh_tokens: { id: string; session_id: string; used_at: Moment | null; issued_at: Moment | null };
  history: {
    id: Id;
    changed_at: Generated<Moment>;
    user_id: number | null;
    key_id: number | null;
    role: string | null;
    call: string | null;
    request_id: string | null;
    table_name: string;
    action: 'insert' | 'update' | 'delete' | 'erase';
    record_id: number | null;
    contract_id: number | null;
    student_id: number | null;
    teacher_id: number | null;
    before: JSONColumnType<Record<string, unknown>> | null;
    after: JSONColumnType<Record<string, unknown>> | null;
  };
  failed_attempts: { id: Id; digest: string; failed_at: Moment };
}
