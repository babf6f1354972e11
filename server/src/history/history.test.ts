import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { startServer } from '../testing/startServer.ts';

async function withAdmin() {
  const server = await startServer();
  const admin = await server.signIn();
  const user = (await server.state()).users.find(({ email }) => email === accounts.admin.email);
  const history = () =>
    server.db
      .selectFrom('history')
      .select(['user_id', 'role', 'call', 'table_name', 'action', 'record_id', 'before', 'after'])
      .orderBy('id')
      .execute();
  // Signing in changes nothing that the history shows.
  expect(await history()).toEqual([]);
  return { ...server, admin, history, by: { user_id: user?.id, role: 'ROLE_ADMIN' } };
}

describe('the history', () => {
  it('tells who created and changed a record by which call, field by field', async () => {
    const { admin, history, by } = await withAdmin();
    const created = await admin.send('POST', 'languages/create', { body: { name: 'Innu' } });
    const { id } = created.body.data;
    await admin.send('PUT', 'languages/update', { body: { id, name: 'Innu', newName: 'Innu-aimun' } });
    await admin.send('PUT', 'languages/updateStatus', { body: { id, status: 0 } });
    const language = { ...by, table_name: 'languages', record_id: id };
    expect(await history()).toEqual([
      {
        ...language,
        call: 'createLanguage',
        action: 'insert',
        before: null,
        after: { name: 'Innu', status: 1 },
      },
      {
        ...language,
        call: 'renameLanguage',
        action: 'update',
        before: { name: 'Innu' },
        after: { name: 'Innu-aimun' },
      },
      {
        ...language,
        call: 'updateLanguageStatus',
        action: 'update',
        before: { status: 1 },
        after: { status: 0 },
      },
    ]);
  });

  it('tells that a teacher has corrected and deleted an own attendance record (DECISION-52)', async () => {
    const { history, signIn, state } = await withAdmin();
    const teacher = await signIn(accounts.teacher.email);
    const user = (await state()).users.find(({ email }) => email === accounts.teacher.email);
    const body = { courses_id: 1, date_class: '2026-11-20', absent_student_ids: [], total_hours: 90 };
    const { id } = (await teacher.send('POST', 'attendance', { body })).body.data;
    await teacher.send('PUT', `attendance/own/${id}`, {
      body: { ...body, total_hours: 60, note: 'Salle 4' },
    });
    await teacher.send('DELETE', `attendance/own/${id}`);
    const lesson = { user_id: user?.id, role: 'ROLE_TEACHER', table_name: 'lessons', record_id: id };
    expect((await history()).slice(1)).toEqual([
      {
        ...lesson,
        call: 'correctOwnAttendance',
        action: 'update',
        before: { minutes: 90, note: null },
        after: { minutes: 60, note: 'Salle 4' },
      },
      {
        ...lesson,
        call: 'deleteOwnAttendance',
        action: 'update',
        before: { status: 1 },
        after: { status: 0 },
      },
    ]);
  });

  it('names the call of somebody who sets a password by a link, and not the password', async () => {
    const { anonymous, history, state } = await withAdmin();
    const body = { password: 'une phrase de passe' };
    await anonymous.send('POST', `setPassword/${accounts.invited.hash}`, { body });
    const user = (await state()).users.find(({ email }) => email === accounts.invited.email);
    expect(await history()).toContainEqual({
      user_id: null,
      role: 'anonymous',
      call: 'setPassword',
      table_name: 'users',
      action: 'update',
      record_id: user?.id,
      before: { status: 0, password: null },
      after: { status: 1, password: '***' },
    });
  });

  it('has the number of the request that the answer carries', async () => {
    const { admin, db } = await withAdmin();
    const { headers } = await admin.send('POST', 'languages/create', { body: { name: 'Innu' } });
    expect(await db.selectFrom('history').select('request_id').execute()).toEqual([
      { request_id: headers.get('X-Request-Id') },
    ]);
  });

  it('has every row of an attendance record, under its contract', async () => {
    const { admin, db, state, by } = await withAdmin();
    const { contracts, enrolments } = await state();
    const contract = contracts.find(
      ({ id, statusId }) => statusId === 2 && enrolments.some((row) => row.contractId === id),
    );
    const student = enrolments.find(({ contractId }) => contractId === contract?.id)?.studentId;
    const body = {
      courses_id: contract?.id,
      date_class: '2026-11-19',
      absent_student_ids: [student],
      total_hours: 90,
    };
    expect((await admin.send('POST', 'attendance', { body })).status).toBe(200);
    const rows = await db
      .selectFrom('history')
      .select(['table_name', 'user_id', 'call', 'contract_id', 'student_id'])
      .where('table_name', 'in', ['lessons', 'absences'])
      .orderBy('table_name')
      .execute();
    const told = { user_id: by.user_id, call: 'addAttendance', contract_id: contract?.id };
    expect(rows).toEqual([
      { ...told, table_name: 'absences', student_id: student },
      { ...told, table_name: 'lessons', student_id: null },
    ]);
  });

  it('has nothing of a refused write, and a repeated request once', async () => {
    const { admin, history } = await withAdmin();
    expect((await admin.send('POST', 'languages/create', { body: { name: 'Français' } })).status).toBe(409);
    expect(await history()).toEqual([]);
    const headers = { 'Idempotency-Key': 'once' };
    for (let turn = 0; turn < 2; turn += 1) {
      await admin.send('POST', 'languages/create', { body: { name: 'Innu' }, headers });
    }
    expect(await history()).toHaveLength(1);
  });

  it('finds a change of a teacher’s account under the teacher', async () => {
    const { db, state } = await withAdmin();
    const [teacher] = (await state()).teachers;
    await db
      .updateTable('users')
      .set({ phone: '5145550000' })
      .where('id', '=', teacher?.userId ?? 0)
      .execute();
    const rows = await db.selectFrom('history').select(['table_name', 'teacher_id', 'after']).execute();
    expect(rows).toEqual([{ table_name: 'users', teacher_id: teacher?.id, after: { phone: '5145550000' } }]);
  });

  it('tells nothing of a new student who was looked at', async () => {
    const { admin, db, history } = await withAdmin();
    const { id } = await db
      .selectFrom('students')
      .select('id')
      .where('star', '=', 1)
      .executeTakeFirstOrThrow();
    await admin.get(`student?id=${id}`);
    const { star } = await db
      .selectFrom('students')
      .select('star')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([star, await history()]).toEqual([0, []]);
  });

  it('says that a secret was changed, and never which', async () => {
    const { admin, db, state } = await withAdmin();
    const company = (await state()).companies.find(({ tokenLogin }) => tokenLogin !== null);
    const { body } = await admin.send('POST', 'companies/auth/generateToken', { body: { id: company?.id } });
    const rows = await db.selectFrom('history').select(['table_name', 'before', 'after']).execute();
    expect(rows).toEqual([
      { table_name: 'companies', before: { link_sealed: '***' }, after: { link_sealed: '***' } },
      {
        table_name: 'private_links',
        before: { expires_on: expect.any(String) },
        after: { expires_on: null },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(body.data.token_login);
  });

  it('is only added to', async () => {
    const { admin, db } = await withAdmin();
    await admin.send('POST', 'languages/create', { body: { name: 'Innu' } });
    const refusal = 'the history is only added to';
    await expect(db.deleteFrom('history').execute()).rejects.toThrow(refusal);
    await expect(db.updateTable('history').set({ user_id: 1 }).execute()).rejects.toThrow(refusal);
  });

  it('is written for every table but those that hold no records of the organisation', async () => {
    const { db } = await startServer();
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'
      and not exists (select from pg_trigger where tgrelid = tablename::regclass and tgname = tablename || '_history')
      order by 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([
      'absence_mails',
      // The list of keys says who created and ended each.
      'api_key_uses',
      'api_keys',
      'authenticators',
      'calendar_links',
      'company_link_mails',
      'contract_numbers',
      'contract_stamps',
      'dead_links',
      'digest_weeks',
      'failed_attempts',
      'history',
      'identities',
      'import_lines',
      'keyed_writes',
      'mails',
      'migrations',
      'name_stamps',
      'office',
      'passkey_handles',
      'passkeys',
      'password_links',
      'provider_flows',
      'record_editors',
      'recovery_codes',
      'refresh_tokens',
      'reminder_items',
      'reminders',
      'sessions',
      'sign_ins',
      'statement_classes',
      'trusted_devices',
      'used_challenges',
      'view_choices',
      'webhook_deliveries',
    ]);
  });
});
