import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { connect } from '../../database/connect.ts';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { startServer } from '../../testing/startServer.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

const newcomer = {
  name: ' Solène ',
  lastName: 'Marchand',
  role: 'ROLE_ADMIN',
  email: 'Solene.Marchand@passerelle.example',
  phone: '5145550142',
  status: 0,
};
const teacherUser = 4;

interface User {
  id: number;
  name: string;
  last_name: string;
  role: string;
  status: number;
  login_date: string | null;
}

async function start() {
  const server = await startServer();
  const admin = await server.signIn();
  const userOf = async (name: string): Promise<User> =>
    (await admin.get(`users?userName=${encodeURIComponent(name)}`)).body.data[0];
  return { server, admin, userOf };
}

describe('a new user', () => {
  it('has what was sent, no password and no invitation (API-012)', async () => {
    const { server, admin } = await start();
    const { status, body } = await admin.send('POST', 'users/create', { body: newcomer });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Solène',
      last_name: 'Marchand',
      role: 'ROLE_ADMIN',
      phone: '5145550142',
      status: 0,
      users_id: { email: 'solene.marchand@passerelle.example' },
      login_date: null,
      email_date: null,
    });
    expect(await server.outbox()).toEqual([]);
    expect((await admin.get('users?userName=marchand')).body.data).toEqual([body.data]);
  });
});

describe('changing a user', () => {
  it('writes the whole record and keeps the own email (API-013)', async () => {
    const { admin, userOf } = await start();
    const { id } = await userOf('susan.whitfield');
    const change = { ...newcomer, id, email: 'susan.whitfield@passerelle.example', status: 1 };
    const { body } = await admin.send('PUT', 'users/update', { body: change });
    expect(body.data).toMatchObject({ id, name: 'Solène', last_name: 'Marchand', status: 1 });
    expect(await userOf('susan.whitfield')).toEqual(body.data);
  });

  it('to archived ends the sessions of the user for good, and a link that was sent for (API-013)', async () => {
    const { server, admin } = await start();
    const teacher = await server.signIn(accounts.teacher.email);
    await server.anonymous.send('POST', 'forgotPassword', { body: { email: accounts.teacher.email } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    const change = { ...newcomer, id: teacherUser, role: 'ROLE_TEACHER', email: accounts.teacher.email };
    await admin.send('PUT', 'users/update', { body: change });
    expect((await teacher.get('courses')).status).toBe(401);
    const set = await server.anonymous.send('POST', `setPassword/${hash}`, {
      body: { password: 'une longue phrase' },
    });
    expect(set.status).toBe(404);
    await admin.send('PUT', 'users/update', { body: { ...change, status: 1 } });
    expect((await teacher.get('courses')).status).toBe(401);
  });

  it.each([
    ['ends with another email', { email: 'soledad.ibanes@passerelle.example' }, false],
    ['ends with status 0', { status: 0 }, false],
    ['stays with the same email in capitals', { email: accounts.invited.email.toUpperCase() }, true],
    ['stays with another name', { name: 'Sol' }, true],
  ])('whose invitation %s (API-013)', async (_what, change, usable) => {
    const { server, admin, userOf } = await start();
    const { id } = await userOf(accounts.invited.email);
    expect((await admin.send('PUT', 'users/update', { body: { id, ...change } })).status).toBe(200);
    const { body } = await server.anonymous.get(`setPassword/${accounts.invited.hash}`);
    expect(body.usable).toBe(usable);
  });
});

describe('the status of a user who teaches', () => {
  const lea = { teacher: 1, user: teacherUser };
  const noemie = {
    teacher: {
      name: 'Noémie',
      lastName: 'Gauthier',
      email: 'noemie@passerelle.example',
      phone: '5145550199',
      mobile: null,
      city: null,
      car: 0,
      nda: 0,
      otherRate: null,
    },
    teacherHasLanguages: [],
    teacherRates: [],
  };

  async function startWithTeachers() {
    const { server, admin } = await start();
    return {
      server,
      admin,
      ofTeacher: async (id: number) => (await admin.get(`teacher?id=${id}`)).body.data[0].user_status,
      moveTeacher: (id: number, status: number) =>
        admin.send('PUT', 'teacher/updateStatus', { body: { id, status } }),
      moveUser: (id: number, status: number) => admin.send('PUT', 'users/update', { body: { id, status } }),
    };
  }

  it('archives and restores the teacher too (API-013, TEA-EDIT-23, CONFLICT-10)', async () => {
    const { server, ofTeacher, moveTeacher, moveUser } = await startWithTeachers();
    expect((await moveUser(lea.user, 0)).body.data).toMatchObject({ status: 0, archived: 1 });
    expect(await ofTeacher(lea.teacher)).toBe(0);
    expect((await moveUser(lea.user, 1)).body.data).toMatchObject({ status: 1, archived: 0 });
    expect(await ofTeacher(lea.teacher)).toBe(3);
    await moveTeacher(lea.teacher, 0);
    await moveUser(lea.user, 1);
    expect(await ofTeacher(lea.teacher)).toBe(3);
    expect((await (await server.signIn(accounts.teacher.email)).get('courses')).status).toBe(200);
  });

  it('lets nobody invite an archived teacher, who would be restored by that (API-015, API-101)', async () => {
    const { server, admin, ofTeacher, moveTeacher } = await startWithTeachers();
    const { data } = (await admin.send('POST', 'teacher/create', { body: noemie })).body;
    await moveTeacher(data.id, 0);
    const mails = (await server.outbox()).length;
    for (const [path, id] of [
      ['users/send-invite', data.users_id.id],
      ['teacher/send-invite', data.id],
    ]) {
      const { status, body } = await admin.send('POST', path, { body: { id } });
      expect([status, body.message]).toEqual([
        409,
        'Cette personne est archivée : rétablissez-la d’abord - This person is archived: restore them first',
      ]);
    }
    expect(await server.outbox()).toHaveLength(mails);
    expect(await ofTeacher(data.id)).toBe(0);
    const listed = (await admin.get('users?userName=gauthier')).body.data;
    expect(listed).toMatchObject([{ last_name: 'Gauthier', archived: 1 }]);

    await moveTeacher(data.id, 1);
    expect((await admin.send('POST', 'users/send-invite', { body: { id: data.users_id.id } })).status).toBe(
      200,
    );
  });
});

describe('deleting a user', () => {
  it('takes away who has left no trace (API-014)', async () => {
    const { admin } = await start();
    const { body } = await admin.send('POST', 'users/create', {
      body: { ...newcomer, role: 'ROLE_TEACHER' },
    });
    expect((await admin.send('DELETE', `users/${body.data.id}`)).status).toBe(200);
    expect((await admin.get('users?userName=marchand')).body.total).toBe(0);
    expect((await admin.get('teacher?teacherName=marchand')).body.total).toBe(0);
    expect((await admin.send('DELETE', `users/${body.data.id}`)).status).toBe(404);
  });

  it.each([
    ['whoever is signed in', 1, 409],
    ['an author of notes', 2, 409],
    ['a teacher of contracts', teacherUser, 409],
    ['a user who does not exist', 9999, 404],
  ])('refuses %s, and nothing changes (API-014)', async (_case, id, refusal) => {
    const { server, admin } = await start();
    const before = await server.state();
    expect((await admin.send('DELETE', `users/${id}`)).status).toBe(refusal);
    expect(await server.state()).toEqual(before);
  });

  it.each([
    ['the author of a lesson', 'recorded_by', (id: number) => sql`${id}`],
    ['its teacher', 'teacher_id', (id: number) => sql`(select id from teachers where user_id = ${id})`],
  ])('waits for a write that names %s, and is refused (API-014)', async (_who, column, referred) => {
    const { server, admin } = await start();
    const body = { ...newcomer, role: 'ROLE_TEACHER' };
    const { id } = (await admin.send('POST', 'users/create', { body })).body.data;
    const writing = await server.db.startTransaction().execute();
    await sql`update lessons set ${sql.ref(column)} = ${referred(id)} where id = 1`.execute(writing);
    const deleted = admin.send('DELETE', `users/${id}`);
    await untilLocked(server);
    await writing.commit().execute();
    expect((await deleted).status).toBe(409);
    const { rows } = await sql`select from lessons where id = 1
      and ${sql.ref(column)} = ${referred(id)}`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('depends on every column that refers to users and teachers (API-014)', async () => {
    const { server, admin } = await start();
    const { db } = server;
    await server.signIn(accounts.teacher.email);
    const headers = { 'Idempotency-Key': 'once' };
    await admin.send('POST', 'languages/create', { body: { name: 'Innu' }, headers });
    await sql`insert into record_editors (id, subject, record_id, user_id)
      values (gen_random_uuid(), 'students', 1, 1)`.execute(db);
    await sql`insert into view_choices (user_id, list) values (1, 'students')`.execute(db);
    await sql`insert into company_link_mails (company_id, contract_id, sent_by, sent_at)
      values (1, 1, 1, now())`.execute(db);
    await sql`with absence as (
        insert into announced_absences (planned_class_id, contract_id, student_id, held_on, begins_at, announced_at)
        select id, contract_id, 1, held_on, begins_at, now() from planned_classes order by id limit 1 returning id)
      insert into absence_mails (announced_absence_id, teacher_id, is_withdrawal, written_at)
      select id, 1, false, now() from absence`.execute(db);
    await sql`update planned_classes set cancelled_at = now(), cancel_reason = 'Fermé', cancel_teacher_id = 1
      where id = (select max(id) from planned_classes)`.execute(db);
    await sql`insert into meeting_decisions (contract_id, name, decided_at, decided_by)
      values (1, 'iPad', now(), 1)`.execute(db);
    await sql`insert into attestations (year, sequence, code, template, language, contract_id, student_id, to_on, minutes,
        first_on, last_on, issued_at, issued_by)
      values (2026, 1, '0123456789AB', 'plain', 'fr', 1, 1, now(), 60, now(), now(), now(), 1)`.execute(db);
    await sql`insert into sent_papers (contract_id, paper, period, sent_on, sent_by)
      values (1, 'registration', 'start', now(), 1)`.execute(db);
    const digest = '0'.repeat(64);
    await sql`insert into initials (contract_id, sequence, student_id, teacher_id, held_on, how, route, received_at,
        class_digest, person_digest, teacher_digest, previous, digest)
      values (1, 1, 1, 1, now(), 'typed', 'link', now(), ${digest}, ${digest}, ${digest}, ${digest}, ${digest})`.execute(
      db,
    );
    // Nothing else may change a line. A later test uses the same database.
    await sql`alter table initials disable trigger initials_are_kept`.execute(db);
    onTestFinished(async () => {
      await sql`alter table initials enable trigger initials_are_kept`.execute(db);
    });
    await sql`insert into authenticators (user_id, seed_sealed, last_step) values (1, 'sealed', 1)`.execute(
      db,
    );
    await sql`insert into identities (user_id, issuer, subject) values (1, 'https://op.example', 'subject')`.execute(
      db,
    );
    await sql`insert into provider_flows (id, stage, digest, browser, provider, purpose, app, user_id, expires_at)
      values (gen_random_uuid(), 'ticket', 'digest', 'browser', 'op', 'link', 'admin', 1, now())`.execute(db);
    await sql`insert into api_keys (name, digest, start, calls, expires_on, created_by, created_at, ended_by, ended_at)
      values ('Paie', 'digest', 'portal_abcd', '{}', '2027-11-20', 1, now(), 1, now())`.execute(db);
    await sql`insert into recovery_codes (user_id, name, hash) values (1, '7K2M', 'hash')`.execute(db);
    await sql`insert into trusted_devices (user_id, digest, expires_at) values (1, 'digest', now())`.execute(
      db,
    );
    await sql`insert into passkey_handles (user_id, handle) values (1, 'handle')`.execute(db);
    await sql`insert into passkeys (user_id, site, credential_id, public_key, counter, transports, name, is_synced, added_at)
      values (1, 'localhost', 'id', 'key', 0, '{}', 'Chrome', false, now())`.execute(db);
    const { rows: references } = await sql<{ table: string; column: string; target: 'users' | 'teachers' }>`
      select conrelid::regclass as table, attname as column, confrelid::regclass as target
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where confrelid in ('users'::regclass, 'teachers'::regclass) and conrelid <> 'teachers'::regclass`.execute(
      db,
    );
    const statuses: Record<string, number> = {};
    for (const { table, column, target } of references) {
      const name = `${table}.${column}`;
      const body = { ...newcomer, role: 'ROLE_TEACHER', email: `${name}@passerelle.example` };
      const { id } = (await admin.send('POST', 'users/create', { body })).body.data;
      const referred = target === 'users' ? sql`${id}` : sql`(select id from teachers where user_id = ${id})`;
      const [from, by] = [sql.table(table), sql.ref(column)];
      // Updates the row with the largest id: user 1 is the administrator, whose session the test still needs.
      const changed = await sql`update ${from} set ${by} = ${referred}
        where ctid = (select ctid from ${from} order by ${by} is null, ${by} desc limit 1)`.execute(db);
      expect([name, changed.numAffectedRows]).toEqual([name, 1n]);
      statuses[name] = (await admin.send('DELETE', `users/${id}`)).status;
    }
    const traces = [
      'api_keys.created_by',
      'api_keys.ended_by',
      'attestations.issued_by',
      'attestations.withdrawn_by',
      'company_link_mails.sent_by',
      'contracts.teacher_id',
      'files.user_id',
      'imports.imported_by',
      'imports.undone_by',
      'initials.teacher_id',
      'lessons.recorded_by',
      'lessons.teacher_id',
      'material_requests.user_id',
      'meeting_decisions.decided_by',
      'meeting_files.stored_by',
      'notes.user_id',
      'planned_classes.cancel_teacher_id',
      'planned_classes.proposed_by',
      'planned_classes.proposed_substitute_id',
      'planned_classes.substitute_id',
      'previous_teachers.teacher_id',
      'private_links.revoked_by',
      'reminders.sent_by',
      'reminders.teacher_id',
      'sent_papers.sent_by',
      'statements.teacher_id',
    ];
    const deletedAlong = [
      'absence_mails.teacher_id',
      'authenticators.user_id',
      'calendar_links.user_id',
      'digest_refusals.teacher_id',
      'identities.user_id',
      'import_lines.teacher_id',
      'keyed_writes.user_id',
      'passkey_handles.user_id',
      'passkeys.user_id',
      'password_links.user_id',
      'phrases.teacher_id',
      'provider_flows.user_id',
      'record_editors.user_id',
      'recovery_codes.user_id',
      'saved_views.user_id',
      'sessions.user_id',
      'snoozes.user_id',
      'teacher_languages.teacher_id',
      'teacher_rates.teacher_id',
      'teacher_unavailability.teacher_id',
      'trusted_devices.user_id',
      'view_choices.user_id',
    ];
    expect(statuses).toEqual({
      ...Object.fromEntries(traces.map((name) => [name, 409])),
      ...Object.fromEntries(deletedAlong.map((name) => [name, 200])),
    });
  });
});

describe('an invitation', () => {
  it('is mailed with a link that sets the password, and leaves the status alone (API-015, OPEN-02)', async () => {
    const { server, admin } = await start();
    const created = await admin.send('POST', 'users/create', { body: newcomer });
    const { id } = created.body.data;
    const { status, body } = await admin.send('POST', 'users/send-invite', { body: { id } });
    expect([status, body.data.status, body.data.email_date]).toEqual([200, 0, '2026-11-20T12:00:00.000Z']);
    const [mail] = await server.outbox();
    expect(mail).toMatchObject({ to: 'solene.marchand@passerelle.example' });

    const hash = mail?.link?.replace('/#/invite/', '');
    await server.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase' } });
    const invited = await server.signIn(newcomer.email, 'une longue phrase');
    expect((await invited.get('users')).status).toBe(200);
  });

  it('ends the link that was sent before (API-015)', async () => {
    const { server, admin, userOf } = await start();
    const { id } = await userOf(accounts.invited.email);
    await admin.send('POST', 'users/send-invite', { body: { id } });
    const { status } = await server.anonymous.send('POST', `setPassword/${accounts.invited.hash}`, {
      body: { password: 'une longue phrase' },
    });
    expect(status).toBe(404);
  });
});

describe('a link without a mail', () => {
  it('lets an invited person set a password, and is told once (DECISION-55)', async () => {
    const { server, admin } = await start();
    const created = await admin.send('POST', 'users/create', { body: newcomer });
    const { id } = created.body.data;
    const { status, body } = await admin.send('POST', 'users/password-link', { body: { id } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{32}$/),
      expires_at: '2026-12-04T12:00:00.000Z',
      user: { id, status: 0, email_date: '2026-11-20T12:00:00.000Z', login_date: null },
    });
    expect(await server.outbox()).toEqual([]);
    expect(JSON.stringify(await server.db.selectFrom('password_links').selectAll().execute())).not.toContain(
      body.data.token,
    );
    const set = { body: { password: 'une longue phrase' } };
    expect((await server.anonymous.send('POST', `setPassword/${body.data.token}`, set)).status).toBe(200);
    const invited = await server.signIn(newcomer.email, 'une longue phrase');
    expect((await invited.get('users')).status).toBe(200);
  });

  it('ends the one that was mailed or made before (DECISION-55)', async () => {
    const { server, admin, userOf } = await start();
    const { id } = await userOf(accounts.invited.email);
    const make = async () =>
      (await admin.send('POST', 'users/password-link', { body: { id } })).body.data.token;
    const tokens = [accounts.invited.hash, await make(), await make()];
    const usable = await Promise.all(
      tokens.map(async (token) => (await server.anonymous.get(`setPassword/${token}`)).body.usable),
    );
    expect(usable).toEqual([false, false, true]);
  });

  it('is in the history of the teacher, apart from the invitation (DECISION-55)', async () => {
    const { server, admin } = await start();
    const body = { ...newcomer, role: 'ROLE_TEACHER' };
    const { id } = (await admin.send('POST', 'users/create', { body })).body.data;
    const { token } = (await admin.send('POST', 'users/password-link', { body: { id } })).body.data;
    const teacher = await server.db
      .selectFrom('teachers')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const { data } = (await admin.get(`history?subject=teacher&id=${teacher.id}`)).body;
    const changes = data.flatMap((entry: { changes: { field: string; after: unknown }[]; who: object }) =>
      entry.changes.map(({ field, after }) => ({ field, after, who: entry.who })),
    );
    expect(changes).toContainEqual({
      field: 'password_link_date',
      after: '2026-11-20T12:00:00.000Z',
      who: expect.objectContaining({ id: 1, name: 'Marie' }),
    });
    expect(JSON.stringify(data)).not.toContain(token);
  });

  it('is refused to who has signed in once, to an archived teacher, and to nobody (DECISION-55)', async () => {
    const { server, admin } = await start();
    const make = async (id: number) =>
      (await admin.send('POST', 'users/password-link', { body: { id } })).status;
    const body = { ...newcomer, role: 'ROLE_TEACHER' };
    const { id } = (await admin.send('POST', 'users/create', { body })).body.data;
    await server.db.updateTable('teachers').set({ user_status: 0 }).where('user_id', '=', id).execute();
    expect([await make(2), await make(id), await make(9999)]).toEqual([409, 409, 404]);
    expect(
      await server.db.selectFrom('password_links').selectAll().where('user_id', '=', id).execute(),
    ).toEqual([]);
  });
});

describe('an address', () => {
  const emailOf = (email: string) => ({ ...newcomer, email });

  it.each(['a,b@ecole.example', 'a@b.example;c@d.example', 'Zoé <a@b.example>', 'a%b.example@c.example'])(
    'that a mail server takes for another one is refused by the call and the database: %s (DECISION-55)',
    async (email) => {
      const { server, admin, userOf } = await start();
      expect((await admin.send('POST', 'users/create', { body: emailOf(email) })).status).toBe(400);
      const { id } = await userOf(accounts.invited.email);
      expect((await admin.send('PUT', 'users/update', { body: { id, email } })).status).toBe(400);
      const stored = server.db.updateTable('users').set({ email }).where('id', '=', id);
      await expect(stored.execute()).rejects.toMatchObject({ code: '23514' });
    },
  );

  it('that is stored already does not keep its person from signing in (DECISION-55)', async () => {
    const { server } = await start();
    await server.db.transaction().execute(async (trx) => {
      await sql`set local portal.restore = 'on'`.execute(trx);
      await trx
        .updateTable('users')
        .set({ phone: null, email: 'jean,luc@b.example' })
        .where('id', '=', 2)
        .execute();
    });
    const change = server.db
      .updateTable('users')
      .set({ login_at: '2026-11-20T12:00:00Z' })
      .where('id', '=', 2);
    expect((await change.executeTakeFirst()).numUpdatedRows).toBe(1n);
  });

  it('with accents before the @ is refused, unless the mail server has SMTPUTF8 (DECISION-55)', async () => {
    const body = emailOf('hélène@ecole.example');
    const { admin, userOf } = await start();
    const refusal = { message: 'Email needs SMTPUTF8', errors: { email: ['Email needs SMTPUTF8'] } };
    for (const [method, path] of [
      ['POST', 'users/verifyEmailDuplicate'],
      ['POST', 'users/create'],
    ] as const)
      expect(await admin.send(method, path, { body })).toMatchObject({ status: 400, body: refusal });
    const { id } = await userOf(accounts.invited.email);
    const update = await admin.send('PUT', 'users/update', { body: { id, email: body.email } });
    expect(update).toMatchObject({ status: 400, body: refusal });

    const other = await startServer({ hasSmtpUtf8: true });
    const there = await other.signIn();
    expect((await there.send('POST', 'users/create', { body })).status).toBe(200);
    // A server without SMTPUTF8 still saves changes of a person who already has such an address.
    const back = await (await startServer({ database: other.database })).signIn();
    const known = (await back.get('users?status=0&userName=ecole.example')).body.data[0];
    const change = { id: known.id, email: body.email, name: 'Hélène' };
    expect((await back.send('PUT', 'users/update', { body: change })).body.data).toMatchObject({
      name: 'Hélène',
    });
  });
});

describe('the own password', () => {
  const change = {
    old_password: samplePassword,
    new_password: 'une longue phrase',
    confirm_password: 'une longue phrase',
  };

  it.each([
    ['ROLE_ADMIN', accounts.admin.email, 1],
    ['ROLE_TEACHER', accounts.teacher.email, teacherUser],
  ])('is changed by %s, who stays signed in (API-016, DOMAIN-69)', async (_role, email, user_id) => {
    const server = await startServer();
    const person = await server.signIn(email);
    const { status, body } = await person.send('PUT', 'users/changePassword', {
      body: { ...change, user_id },
    });
    expect(status).toBe(200);
    expect((await server.bearing(body.auth.access_token).get('courses')).status).toBe(200);
    const login = async (password: string) =>
      (await server.anonymous.send('POST', 'login', { body: { email, password } })).status;
    expect([await login(samplePassword), await login('une longue phrase')]).toEqual([401, 200]);
  });

  it('cannot be guessed in one session, which keeps nobody out of another (API-016, DECISION-67)', async () => {
    const server = await startServer();
    const { email } = accounts.teacher;
    const [teacher, elsewhere] = [await server.signIn(email), await server.signIn(email)];
    const guess = (old_password: string) =>
      teacher.send('PUT', 'users/changePassword', { body: { ...change, old_password } });
    for (let count = 0; count < 10; count += 1) expect((await guess('nimporte')).status).toBe(400);
    const { status, headers, body } = await guess(samplePassword);
    expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'too-many-requests', '900']);
    const again = await server.anonymous.send('POST', 'login', { body: { email, password: samplePassword } });
    expect(again.status).toBe(200);
    expect((await elsewhere.send('PUT', 'users/changePassword', { body: change })).status).toBe(200);
  });

  it('forgets the failed attempts when it is changed, and needs one connection to the database', async () => {
    const database = await sampleDatabase();
    const db = connect({ url: database, max: 1 });
    onTestFinished(() => db.destroy());
    const server = await startServer({ db, database });
    let admin = await server.signIn();
    const send = (body: object) => admin.send('PUT', 'users/changePassword', { body });
    const again = { new_password: samplePassword, confirm_password: samplePassword };
    for (const right of [change, { old_password: change.new_password, ...again }, change]) {
      for (let count = 0; count < 9; count += 1)
        expect((await send({ ...right, old_password: 'nimporte' })).status).toBe(400);
      const { status, body } = await send(right);
      expect(status).toBe(200);
      admin = server.bearing(body.auth.access_token);
    }
  });

  it('stays as it was when the database goes away before the answer', async () => {
    const server = await startServer();
    const { email } = accounts.teacher;
    const teacher = await server.signIn(email);
    await sql`create function break_off() returns trigger language plpgsql as $$ begin
      raise exception 'broken off' using errcode = 'admin_shutdown'; end $$`.execute(server.db);
    await sql`create trigger break_off before delete on failed_attempts
      for each row execute function break_off()`.execute(server.db);
    const { status } = await teacher.send('PUT', 'users/changePassword', { body: change });
    await sql`drop function break_off cascade`.execute(server.db);
    const signIn = { email, password: samplePassword };
    const again = await server.anonymous.send('POST', 'login', { body: signIn });
    expect([status, again.status]).toEqual([503, 200]);
  });

  it('is compared without waiting for whoever changes the user', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const holder = await server.db.startTransaction().execute();
    await sql`select from users where id = 1 for update`.execute(holder);
    const body = { ...change, old_password: 'nimporte' };
    const { status } = await admin.send('PUT', 'users/changePassword', { body });
    await holder.rollback().execute();
    expect(status).toBe(400);
  });

  it('is changed once by two requests at once that know the old one', async () => {
    const server = await startServer();
    const sessions = [await server.signIn(), await server.signIn()];
    const holder = await server.db.startTransaction().execute();
    await sql`select from users where id = 1 for update`.execute(holder);
    const changes = sessions.map((session) => session.send('PUT', 'users/changePassword', { body: change }));
    await untilLocked(server, 2);
    await holder.rollback().execute();
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.errors).toEqual({ old_password: ['is wrong'] });
  });
});
