import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

/** Léa teaches it; one request of material 3 stands. */
const leasContract = 1;

describe('GET materials', () => {
  it('lists the active ones by title, each with its language and who asks for it (API-027, API-003, DOMAIN-32, DOMAIN-33)', async () => {
    const server = await startServer();
    const { body } = await (await server.signIn()).get('materials?resourcesPerPage=5');
    expect(body).toMatchObject({ total: 19, current_page: 1, per_page: 5 });
    expect(body.data[0].title.localeCompare(body.data[1].title, 'fr')).toBeLessThan(0);
    const all = (await (await server.signIn()).get('materials')).body.data;
    const asked = all.find(({ id }: { id: number }) => id === 3);
    expect(asked).toMatchObject({ languages_id: 1, language: 'Français', status: 1, note_flag: 0 });
    expect(asked.courses_has_materials_requests[0]).toEqual({
      courses_id: leasContract,
      contract_number: '2026-0412',
      material_request_status: 1,
      qty: 4,
    });
    expect(all.find(({ id }: { id: number }) => id === 1).note_flag).toBe(1);
  });

  it('counts as requested what is neither removed nor closed (DOMAIN-22)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { data } = (await admin.get('materials')).body;
    for (const material of data) {
      const open = material.courses_has_materials_requests.filter(
        (request: { material_request_status: number }) =>
          ![0, 6, 7].includes(request.material_request_status),
      );
      expect(material.qty).toBe(open.reduce((sum: number, { qty }: { qty: number }) => sum + qty, 0));
    }
    const closed = data.flatMap(
      ({ courses_has_materials_requests }: { courses_has_materials_requests: unknown[] }) =>
        courses_has_materials_requests,
    );
    expect(
      new Set(closed.map((request: { material_request_status: number }) => request.material_request_status)),
    ).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  });
});

it('gives a contract one of these states as a whole, and no other (API-049, OPEN-42)', async () => {
  const server = await startServer();
  const admin = await server.signIn();
  const patch = (material_status_id: number | null) =>
    admin.send('PATCH', 'courses/update', {
      body: { course: { id: leasContract }, course_details: { material_status_id } },
    });
  expect((await patch(5)).body.data.course_details.material_status_id).toBe(5);
  expect((await patch(8)).status).toBe(400);
  expect((await patch(null)).body.data.course_details.material_status_id).toBeNull();
});

describe('the materials of a contract', () => {
  it.each([
    ['an administrator', accounts.admin.email, 1],
    ['the teacher', accounts.teacher.email, 4],
  ])(
    'are asked for by %s, who thereby needs material after all (API-070, API-071, DOMAIN-44, DOMAIN-68, PORTAL-COURSE-28)',
    async (_, email, userId) => {
      const server = await startServer();
      const sender = await server.signIn(email);
      await sender.send('PUT', 'courses/hasNotMaterialRequest', {
        body: { course_id: leasContract, material_request: 1 },
      });
      const { status, body } = await sender.send('POST', 'courses/assignMaterial', {
        body: { courseId: leasContract, materialId: 2, qty: 5, note: 'No notes', usersId: 99 },
      });
      expect([status, body.message]).toEqual([200, 'Material was requested successfully']);
      expect(body.data).toMatchObject({
        materials_id: 2,
        qty: 5,
        note: 'No notes',
        status: 1,
        usersId: userId,
      });
      const [course] = (await sender.get(`courses?courseId=${leasContract}`)).body.data;
      expect(course.course_has_not_material_request).toBeNull();
      expect(course.course_has_materials.at(-1)).toMatchObject({
        id: body.data.id,
        title: 'Édito A2, livre de l’élève',
        status: 1,
      });
    },
  );

  it('are exchanged, changed, removed and brought back, what is left out unchanged (API-072, API-073, CONFLICT-20, DOMAIN-27, DOMAIN-40)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const put = async (body: object) =>
      (await teacher.send('PUT', 'courses/updateMaterial', { body: { courseMaterialId: 1, ...body } })).body
        .data;
    expect(await put({ material_id: 2 })).toMatchObject({ materials_id: 2, qty: 4, status: 1 });
    expect(await put({ note: 'Tome 1', qty: 6 })).toMatchObject({ materials_id: 2, note: 'Tome 1', qty: 6 });
    expect(await put({ status: 0 })).toMatchObject({ status: 0, qty: 6 });
    const materials = async () =>
      (await teacher.get(`courses?courseId=${leasContract}`)).body.data[0].course_has_materials;
    expect(await materials()).toEqual([expect.objectContaining({ id: 1, status: 0 })]);
    expect(await put({ status: 1 })).toMatchObject({ status: 1, note: 'Tome 1' });
  });
});
