import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const contract = 1;

interface Course {
  id: number;
  course_status_id: number;
  client_details: { contract_number: string; companies: { name: string } | null };
  course_details: { end_date: string | null };
}

describe('the list of contracts', () => {
  it.each([
    ['beausejour', '2026-0412'],
    ['BEAUSÉJOUR', '2026-0412'],
    ['jolicoeur', '2026-0406'],
    ['o’brien', '2026-0398'],
    ["o'brien intensif", '2026-0398'],
    ['0395', '2026-0395'],
    ['deutsch', '2026-0380'],
  ])('finds "%s", whatever the accents (API-043)', async (search, number) => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`courses?courseStatus=2&courseName=${encodeURIComponent(search)}`);
    expect(body.data.map((row: Course) => row.client_details.contract_number)).toContain(number);
    expect(body.total).toBeLessThan(5);
  });

  it('reads one contract, archived or not (API-044)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`courses?courseId=${contract}`);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      client_details: { contract_number: '2026-0412', companies: { name: 'Aéro Beauséjour inc.' } },
      current_teacher: { teacher: { name: 'Léa', last_name: 'Villeneuve' } },
      hours_taught_minutes: 31 * 60,
      lessons_recorded: 21,
    });
    expect(body.data[0].student_has_course).toHaveLength(3);
  });
});

describe('the record of a contract', () => {
  it('has the specified fields and no others (DOMAIN-34, DOMAIN-35, DOMAIN-36, DOMAIN-39)', async () => {
    const admin = await (await startServer()).signIn();
    const [course] = (await admin.get(`courses?courseId=${contract}`)).body.data;
    expect(Object.keys(course.course_details).sort()).toEqual([
      'attendance_status',
      // Of the extension `cancellations`.
      'class_at_end',
      'description',
      'end_date',
      'id',
      'location',
      'material_status_id',
      'meeting_link',
      'schedule',
      'start_date',
      'total_classes',
      'total_hours',
    ]);
    expect(course.client_details).toEqual({
      contract_number: '2026-0412',
      invoice: expect.toBeOneOf([expect.any(String), null]),
      companies_id: 1,
      companies: { id: 1, name: 'Aéro Beauséjour inc.' },
      contact_person: expect.any(String),
      contract_approved: expect.toBeOneOf([0, 1]),
      contract_expiration_date: expect.toBeOneOf([expect.any(String), null]),
    });
    expect(course.outline_form).toMatchObject({ status: 'submitted', save_date: expect.any(String) });
    expect(course.outline_form_id).toBe(course.outline_form.id);
    expect(course.course_has_materials[0]).toMatchObject({ id: expect.any(Number), status: 1 });
    expect(course).toMatchObject({
      flag: 1,
      confirmation_sent: 1,
      SI: 1,
      TCS: 1,
      SC: 0,
      send_to_client: null,
      contract_completed: 0,
      languages_id: 1,
      language: { id: 1, name: 'Français' },
      course_type: { id: 2 },
      total_students: 3,
    });
  });

  it('keeps course_has_not_material_request at 1 or null (DOMAIN-26, DOMAIN-37)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get('courses?courseStatus=2&resourcesPerPage=100');
    const flags = body.data.map(
      (course: { course_has_not_material_request: number | null }) => course.course_has_not_material_request,
    );
    expect(new Set(flags)).toEqual(new Set([1, null]));
  });

  it('has a status and a type of the lists, each with id and name (API-046, API-047, DOMAIN-06)', async () => {
    const admin = await (await startServer()).signIn();
    for (const path of ['courses/status', 'courses/types']) {
      const { status, body } = await admin.get(path);
      expect(status).toBe(200);
      expect(body.total).toBe(body.data.length);
      for (const row of body.data)
        expect(row).toMatchObject({ id: expect.any(Number), name: expect.stringMatching(/\w/) });
    }
    const types = (await admin.get('courses/types')).body.data.map((row: { name: string }) => row.name);
    expect(types).toContain('Semi-privé');
  });
});

describe('a teacher', () => {
  it('sees own contracts only, whatever is asked for (API-045, SHELL-026)', async () => {
    const server = await startServer();
    const lea = await server.signIn(accounts.teacher.email);
    const own = await lea.get('courses?courseStatus=2&userId=4&resourcesPerPage=100&page=1');
    expect(own.body.data.map((row: Course) => row.client_details.contract_number)).toEqual([
      '2026-0412',
      '2026-0359',
      '2026-0395',
    ]);
    expect((await lea.get('courses?userId=5')).body.total).toBe(0);
    expect((await lea.get('courses/user/5')).status).toBe(403);
    expect((await lea.get('courses?courseId=2')).status).toBe(403);
  });

  it('finds every own contract in one call, with how far each report has come (API-104)', async () => {
    const server = await startServer();
    const lea = await server.signIn(accounts.teacher.email);
    const { body } = await lea.get('courses/user/4');
    const statuses = new Set(body.data.map((row: Course) => row.course_status_id));
    expect(statuses.has(2) && statuses.has(4)).toBe(true);
    const [course] = body.data.filter((row: Course) => row.id === contract);
    expect(course.reports_due).toBe(2);
  });
});

describe('changing a contract', () => {
  it('completes the attendance when the total falls to what was recorded, and never undoes it (API-050)', async () => {
    const admin = await (await startServer()).signIn();
    const total = async (total_classes: number) =>
      (
        await admin.send('PATCH', 'courses/update', {
          body: { course: { id: contract }, course_details: { total_classes } },
        })
      ).body.data.course_details.attendance_status;
    expect([await total(22), await total(21), await total(40)]).toEqual([0, 1, 1]);
  });

  it('creates with the next number, pending (API-051)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.send('POST', 'courses/create', {
      body: {
        course: { languages_id: 1, course_types_id: 1 },
        course_details: { total_classes: 10, total_hours: 1.5 },
        client_details: { companies_id: 2, contact_person: 'Zoé Young' },
      },
    });
    expect(body.data).toMatchObject({
      course_status_id: 1,
      current_teacher: null,
      client_details: { contract_number: '2026-0422', companies: { name: 'Banque Champlain' } },
      course_details: { total_hours: 1.5, attendance_status: 0 },
    });
  });

  it('duplicates with the class and without its past (API-054)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.send('POST', 'courses/duplicate', { body: { courseId: contract } });
    expect(body.data).toMatchObject({
      course_status_id: 1,
      total_students: 3,
      lessons_recorded: 0,
      outline_form: null,
      client_details: { contract_number: '2026-0422', companies: { name: 'Aéro Beauséjour inc.' } },
    });
  });
});

describe('the version of a contract (DECISION-37)', () => {
  const save = (sender: Sender, invoice: string, version: string) =>
    sender.send('PATCH', 'courses/update', {
      body: { course: { id: contract }, client_details: { invoice } },
      headers: { 'If-Match': version },
    });

  it('comes with the contract alone, and changes with it (API-044)', async () => {
    const admin = await (await startServer()).signIn();
    const versionOf = async () => (await admin.get(`courses?courseId=${contract}`)).headers.get('ETag') ?? '';
    const first = await versionOf();
    expect(first).toMatch(/^"[\w-]+"$/);
    expect(await versionOf()).toBe(first);
    expect((await save(admin, 'F-1', first)).status).toBe(200);
    expect(await versionOf()).not.toBe(first);
    // The tag of a list cannot be mistaken for a version.
    expect((await admin.get('courses')).headers.get('ETag')).toMatch(/^W\//);
  });

  it('refuses the save of whoever read it before another’s (API-050)', async () => {
    const admin = await (await startServer()).signIn();
    const read = (await admin.get(`courses?courseId=${contract}`)).headers.get('ETag') ?? '';
    await save(admin, 'F-1', read);
    const late = await save(admin, 'F-2', read);
    expect([late.status, late.body]).toEqual([412, { message: 'Changed meanwhile', code: 'changed' }]);
    const now = await admin.get(`courses?courseId=${contract}`);
    expect(now.body.data[0].client_details.invoice).toBe('F-1');
    expect((await save(admin, 'F-2', now.headers.get('ETag') ?? '')).status).toBe(200);
  });
});

it('refuses a parameter that comes twice in the address, naming it', async () => {
  const admin = await (await startServer()).signIn();
  const { status, body } = await admin.get('courses?page=1&page=2');
  expect([status, Object.keys(body.errors)]).toEqual([400, ['page']]);
});
