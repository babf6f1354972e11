import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

/** Léa teaches it; one request of material 3 stands. */
const leasContract = 1;
const foreignContract = 2;

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

  it('narrows by language, contract, title without accents, and archive (API-027, CONFLICT-07)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const titles = async (query: string) =>
      (await admin.get(`materials?${query}`)).body.data.map(({ title }: { title: string }) => title);
    expect(await titles(`courseId=${leasContract}`)).toEqual(['Affaires à suivre']);
    expect(await titles('materialTitle=edito')).toEqual(['Édito A2, livre de l’élève']);
    expect(await titles('status=0')).toEqual(['Panorama 1 (épuisé)']);
    const languages = (await admin.get('materials?languageId=2')).body.data.map(
      ({ languages_id }: { languages_id: number }) => languages_id,
    );
    expect(new Set(languages)).toEqual(new Set([2]));
    const sizes = (await admin.get('materials?orderBy=qty&orderDirection=DESC')).body.data.map(
      ({ qty }: { qty: number }) => qty,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect((await admin.get('materials?orderBy=password')).status).toBe(400);
    expect((await admin.get('materials?courseId=99999')).status).toBe(404);
  });

  it('shows a teacher the requests of own contracts only (API-111)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const own = new Set(
      (await server.state()).contracts.filter(({ teacherId }) => teacherId === 1).map(({ id }) => id),
    );
    const { data } = (await teacher.get('materials')).body;
    const shown = data.flatMap(
      ({
        courses_has_materials_requests: requests,
      }: {
        courses_has_materials_requests: { courses_id: number }[];
      }) => requests.map(({ courses_id }) => courses_id),
    );
    expect(shown).toContain(leasContract);
    expect(shown.filter((id: number) => !own.has(id))).toEqual([]);
    expect((await teacher.get(`materials?courseId=${foreignContract}`)).status).toBe(403);
  });
});

describe('a material', () => {
  it('is created without a flag and active (API-028, DOMAIN-23)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { status, body } = await admin.send('POST', 'materials/create', {
      body: { title: '  Défi 4 ', languages_id: 1, flag: 0 },
    });
    expect([status, body.message]).toEqual([200, 'Material Défi 4 was created successfully']);
    expect(body.data).toMatchObject({ title: 'Défi 4', language: 'Français', flag: 0, status: 1, qty: 0 });
    expect((await admin.get('materials?materialTitle=defi 4')).body.data[0].id).toBe(body.data.id);
  });

  it('keeps its flag when it is edited (API-029, CONFLICT-08)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    await admin.send('PUT', 'materials/updateStatus', { body: { id: 3, flag: 1 } });
    const { body } = await admin.send('PATCH', 'materials/update', {
      body: { id: 3, title: 'Affaires à suivre 2', languages_id: 2, flag: 1 },
    });
    expect(body.data).toMatchObject({ title: 'Affaires à suivre 2', language: 'English', flag: 1 });
    const untouched = await admin.send('PATCH', 'materials/update', { body: { id: 3, title: 'Affaires' } });
    expect(untouched.body.data).toMatchObject({ title: 'Affaires', languages_id: 2, flag: 1 });
  });

  it('is flagged and not, archived and restored, one without the other (API-030, API-031, DOMAIN-23, OPEN-80)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const put = async (body: object) =>
      (await admin.send('PUT', 'materials/updateStatus', { body })).body.data;
    expect(await put({ id: 3, flag: 1 })).toMatchObject({ flag: 1, status: 1 });
    expect(await put({ id: 3, status: 0 })).toMatchObject({ flag: 1, status: 0 });
    // The contract keeps what it has.
    const [course] = (await admin.get(`courses?courseId=${leasContract}`)).body.data;
    expect(course.course_has_materials[0]).toMatchObject({ materials_id: 3, status: 1 });
    expect(await put({ id: 3, status: 1 })).toMatchObject({ flag: 1, status: 1 });
    expect(await put({ id: 3, flag: 0 })).toMatchObject({ flag: 0, status: 1 });
  });

  it.each<[string, string, object, number]>([
    ['POST', 'materials/create', { title: 'D', languages_id: 1 }, 400],
    ['POST', 'materials/create', { title: ' D ', languages_id: 1 }, 400],
    ['POST', 'materials/create', { title: 'x'.repeat(256), languages_id: 1 }, 400],
    ['POST', 'materials/create', { title: 'Défi' }, 400],
    ['POST', 'materials/create', { title: 'Défi', languages_id: 999 }, 400],
    ['POST', 'materials/create', { title: 'Défi', languages_id: 1, flag: 2 }, 400],
    ['PATCH', 'materials/update', { title: 'Défi' }, 400],
    ['PATCH', 'materials/update', { id: 3, languages_id: 999 }, 400],
    ['PATCH', 'materials/update', { id: 99_999, title: 'Défi' }, 404],
    ['PUT', 'materials/updateStatus', { id: 3 }, 400],
    ['PUT', 'materials/updateStatus', { id: 3, status: 2 }, 400],
    ['PUT', 'materials/updateStatus', { id: 99_999, flag: 1 }, 404],
  ])(
    '%s %s with %j is refused with its reason and changes nothing (LIMIT-14)',
    async (method, path, body, status) => {
      const server = await startServer();
      const admin = await server.signIn();
      const before = await server.state();
      expect((await admin.send(method, path, { body })).status).toBe(status);
      expect(await server.state()).toEqual(before);
    },
  );
});

it('names the eight states of a request (API-032, OPEN-41)', async () => {
  const server = await startServer();
  const { body } = await (await server.signIn(accounts.teacher.email)).get('materials/status');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(body.data[1]).toEqual({ id: 1, name: 'requested' });
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

  it('are said to be none, and that is taken back (API-074, DOMAIN-26, PORTAL-COURSE-27)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const put = async (material_request: 1 | null) =>
      (
        await teacher.send('PUT', 'courses/hasNotMaterialRequest', {
          body: { course_id: leasContract, material_request },
        })
      ).body;
    expect((await put(1)).data.course_has_not_material_request).toBe(1);
    expect((await put(null)).data.course_has_not_material_request).toBeNull();
  });

  it.each<[string, string, object, number]>([
    ['POST', 'courses/assignMaterial', { courseId: 1, materialId: 2, qty: 0, note: 'x' }, 400],
    ['POST', 'courses/assignMaterial', { courseId: 1, materialId: 2, qty: 101, note: 'x' }, 400],
    ['POST', 'courses/assignMaterial', { courseId: 1, materialId: 2, qty: 1, note: '  ' }, 400],
    ['POST', 'courses/assignMaterial', { courseId: 1, materialId: 2, qty: 1 }, 400],
    ['POST', 'courses/assignMaterial', { courseId: 1, materialId: 999, qty: 1, note: 'x' }, 400],
    ['POST', 'courses/assignMaterial', { courseId: 1, materialId: 20, qty: 1, note: 'x' }, 400],
    ['POST', 'courses/assignMaterial', { courseId: 2, materialId: 2, qty: 1, note: 'x' }, 403],
    ['POST', 'courses/assignMaterial', { courseId: 9999, materialId: 2, qty: 1, note: 'x' }, 404],
    ['PUT', 'courses/updateMaterial', { courseMaterialId: 1, material_id: 999 }, 400],
    ['PUT', 'courses/updateMaterial', { courseMaterialId: 1, status: 8 }, 400],
    ['PUT', 'courses/updateMaterial', { courseMaterialId: 1, note: 'x'.repeat(1001) }, 400],
    ['PUT', 'courses/updateMaterial', { courseMaterialId: 2, status: 0 }, 403],
    ['PUT', 'courses/updateMaterial', { courseMaterialId: 9999, status: 0 }, 404],
    ['PUT', 'courses/hasNotMaterialRequest', { course_id: 1, material_request: 0 }, 400],
    ['PUT', 'courses/hasNotMaterialRequest', { course_id: 1 }, 400],
    ['PUT', 'courses/hasNotMaterialRequest', { course_id: 2, material_request: 1 }, 403],
  ])(
    '%s %s with %j by a teacher is a refusal that changes nothing (LIMIT-25)',
    async (method, path, body, status) => {
      const server = await startServer();
      const teacher = await server.signIn(accounts.teacher.email);
      const before = await server.state();
      expect((await teacher.send(method, path, { body })).status).toBe(status);
      expect(await server.state()).toEqual(before);
    },
  );
});
