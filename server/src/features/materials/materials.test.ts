import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

/** A contract that Léa teaches, with an open request for material 3. */
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

describe('the statuses of requested materials (0§4)', () => {
  /** Returns a contract with requests for two new materials, and functions that read and change them. */
  async function twoRequests() {
    const server = await startServer();
    const admin = await server.signIn();
    const titles = ['Défi 1', 'Défi 2'];
    const materials = await Promise.all(
      titles.map((title) => admin.send('POST', 'materials/create', { body: { title, languages_id: 1 } })),
    );
    const { body: created } = await admin.send('POST', 'courses/duplicate', {
      body: { courseId: leasContract },
    });
    const courseId = created.data.id;
    const requests: number[] = [];
    for (const { body } of materials) {
      const request = { courseId, materialId: body.data.id, qty: 3, note: 'x' };
      requests.push((await admin.send('POST', 'courses/assignMaterial', { body: request })).body.data.id);
    }
    const contract = async () => (await admin.get(`courses?courseId=${courseId}`)).body.data[0];
    return {
      setOne: (place: number, status: number) =>
        admin.send('PUT', 'courses/updateMaterial', {
          body: { courseMaterialId: requests[place], status },
        }),
      setAll: (material_status_id: number) =>
        admin.send('PATCH', 'courses/update', {
          body: { course: { id: courseId }, course_details: { material_status_id } },
        }),
      statuses: async () =>
        (await contract()).course_has_materials.map(
          (row: { material_request_status: number }) => row.material_request_status,
        ),
      ofContract: async () => (await contract()).course_details.material_status_id,
      quantities: async () => {
        const { data } = (await admin.get('materials?resourcesPerPage=500')).body;
        return materials.map(({ body }) => data.find(({ id }: { id: number }) => id === body.data.id).qty);
      },
    };
  }

  it('follow the status of their contract, and leave what is requested when they are closed', async () => {
    const { setAll, statuses, quantities } = await twoRequests();
    expect(await quantities()).toEqual([3, 3]);
    await setAll(5);
    expect(await statuses()).toEqual([5, 5]);
    expect(await quantities()).toEqual([3, 3]);
    await setAll(6);
    expect(await statuses()).toEqual([6, 6]);
    expect(await quantities()).toEqual([0, 0]);
  });

  it('stay where they may not follow', async () => {
    const { setOne, setAll, statuses, quantities } = await twoRequests();
    await setOne(0, 7);
    await setAll(2);
    expect(await statuses()).toEqual([7, 2]);
    expect(await quantities()).toEqual([0, 3]);
    await setOne(1, 0);
    await setAll(3);
    expect(await statuses()).toEqual([7, 0]);
  });

  it('give their contract the status that they all have', async () => {
    const { setOne, ofContract } = await twoRequests();
    const before = await ofContract();
    await setOne(0, 3);
    expect(await ofContract()).toBe(before);
    await setOne(1, 3);
    expect(await ofContract()).toBe(3);
    await setOne(0, 0);
    await setOne(1, 4);
    expect(await ofContract()).toBe(4);
  });
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
