import { sql } from 'kysely';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type Sender, startServer } from '../../testing/startServer.ts';

const values = { object: 'Anglais, cours individuel' };

interface Candidate {
  student: { id: number; name: string; last_name: string };
  minutes: number;
  first_on: string | null;
}

interface Issued {
  id: number;
  number: string;
  code: string;
  minutes: number;
  state: string;
  student: { id: number };
  replaced_by: string | null;
}

/** An office with a contract of a company, and its students who attended classes. */
async function office() {
  const server = await startServer();
  const admin = await server.signIn();
  const { rows } = await sql<{
    id: number;
  }>`select c.id from contracts c join companies co on co.id = c.company_id
    where (select count(distinct e.student_id) from enrolments e where e.contract_id = c.id) >= 2
      and (select count(*) from lessons x where x.contract_id = c.id and x.status = 1) >= 3
    order by c.id limit 1`.execute(server.db);
  const course_id = rows[0]?.id ?? 0;
  const preview = await admin.get(`attestations/preview?courseId=${course_id}&template=quebec&language=fr`);
  const students = (preview.body.data.students as Candidate[]).filter(({ minutes }) => minutes > 0);
  const issue = (body: object = {}, sender: Sender = admin) =>
    sender.send('POST', 'attestations', {
      body: {
        course_id,
        student_ids: [students[0]?.student.id],
        template: 'quebec',
        language: 'fr',
        values,
        ...body,
      },
    });
  const issued = async (body: object = {}) => (await issue(body)).body.data as Issued[];
  const list = async () => (await admin.get(`attestations?courseId=${course_id}`)).body.data as Issued[];
  return { ...server, admin, course_id, students, issue, issued, list };
}

describe('attestations (DECISION-180, DECISION-182, DECISION-183)', () => {
  it('are issued for all students at once, numbered without gaps, with the hours of the records', async () => {
    const { students, issued, list } = await office();
    const ids = students.map(({ student }) => student.id);
    const first = await issued({ student_ids: ids });
    expect(first.map(({ number }) => number)).toEqual(
      ids.map((_, place) => `AT-2026-${String(place + 1).padStart(4, '0')}`),
    );
    expect(first.map(({ student, minutes }) => [student.id, minutes])).toEqual(
      students.map(({ student, minutes }) => [student.id, minutes]),
    );
    expect((await list()).map(({ state }) => state)).toEqual(ids.map(() => 'valid'));
  });

  it('take the numbers of a year one after the other, even at the same moment and after refusals', async () => {
    const { issue, list } = await office();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((place) => issue(place === 3 ? { values: { object: ' ' } } : {})),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 200, 200]);
    const numbers = (await list()).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(['AT-2026-0001', 'AT-2026-0002', 'AT-2026-0003', 'AT-2026-0004']);
  });

  it('name the mandatory fields that are empty, and change nothing', async () => {
    const { issue, list, students } = await office();
    const refused = await issue({ template: 'france', values: { object: '', nature: ' ' } });
    const [{ student }] = students as [Candidate];
    const name = `${student.name} ${student.last_name}`;
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `Champs obligatoires vides\u00A0: ${name} (objet de la formation, nature de l’action) - Empty mandatory fields: ${name} (object of the training, nature of the action)`,
    ]);
    expect(Object.keys(refused.body.errors)).toEqual(['values.object', 'values.nature']);
    const ofNobody = await issue({ from: '1999-01-01', to: '1999-01-02' });
    expect([ofNobody.status, Object.keys(ofNobody.body.errors)]).toEqual([400, ['student_ids']]);
    expect(await list()).toEqual([]);
  });

  it('refuse letters that no font has, and say which and what to install', async () => {
    const { db, issue, list, students, issued } = await office();
    const id = students[0]?.student.id;
    await sql`update students set name = '李小龍', last_name = 'محمد' where id = ${id}`.execute(db);
    const refused = await issue();
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('Noto Sans CJK SC, Noto Sans Arabic'),
    ]);
    for (const letter of '李小龍محد') expect(refused.body.message).toContain(letter);
    expect(await list()).toEqual([]);
    await sql`update students set name = 'Nguyễn Thị', last_name = 'Ánh' where id = ${id}`.execute(db);
    expect(await issued()).toHaveLength(1);
  });

  it('are superseded by a correction of attendance, and valid again without it', async () => {
    const { db, course_id, issued, list, students } = await office();
    await issued();
    const { rows } = await sql<{ id: number }>`select x.id from lessons x where x.contract_id = ${course_id}
      and x.status = 1 and not exists (select from absences a where a.lesson_id = x.id) order by x.held_on limit 1`.execute(
      db,
    );
    const absence = { lesson_id: rows[0]?.id ?? 0, student_id: students[0]?.student.id ?? 0, place: 0 };
    await db.insertInto('absences').values(absence).execute();
    expect((await list()).map(({ state }) => state)).toEqual(['superseded']);
    await db.deleteFrom('absences').where('lesson_id', '=', absence.lesson_id).execute();
    expect((await list()).map(({ state }) => state)).toEqual(['valid']);
  });

  it('are replaced once, and both stay', async () => {
    const { issue, issued, list } = await office();
    const [first] = await issued();
    const both = await Promise.all([issue({ replaces_id: first?.id }), issue({ replaces_id: first?.id })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list()).map(({ number, state, replaced_by }) => [number, state, replaced_by])).toEqual([
      ['AT-2026-0002', 'valid', null],
      ['AT-2026-0001', 'replaced', 'AT-2026-0002'],
    ]);
  });

  it('are withdrawn with a reason that verification does not show', async () => {
    const { admin, anonymous, issued } = await office();
    const [paper] = await issued();
    const withdraw = (reason: string) =>
      admin.send('PUT', `attestations/${paper?.id}/withdraw`, { body: { reason } });
    expect((await withdraw('  ')).status).toBe(400);
    expect((await withdraw('Employeur erroné')).body.data[0].state).toBe('withdrawn');
    expect((await withdraw('Employeur erroné')).status).toBe(200);
    expect((await withdraw('Autre')).status).toBe(409);
    const verified = await anonymous.get(`attestationCodes/${paper?.code}`);
    expect(verified.body.data.state).toBe('withdrawn');
    expect(JSON.stringify(verified.body)).not.toContain('erroné');
  });
});

describe('the PDF of attestations (DECISION-181)', () => {
  it('is tagged: language, title, one heading of level 1, table heads, and a text for the picture', async () => {
    const { admin, issued, students } = await office();
    const papers = await issued({ student_ids: students.map(({ student }) => student.id) });
    const answer = await admin.get(`attestations/pdf?ids=${papers.map(({ id }) => id).join(',')}`);
    const pdf = await getDocumentProxy(new Uint8Array(answer.body));
    expect(pdf.numPages).toBe(papers.length);
    const { info } = (await pdf.getMetadata()) as unknown as { info: { Language: string; Title: string } };
    expect([info.Language, info.Title]).toEqual(['fr-CA', 'Attestation de formation']);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const tree = await page.getStructTree();
      const roles = rolesOf(tree as Tag);
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'TH')).toHaveLength(2);
      expect(roles.filter((role) => role === 'Figure')).toHaveLength(1);
      expect(JSON.stringify(tree)).toContain('"alt":"Code QR qui ouvre la page de vérification"');
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      expect(unmarkedTexts(items as MarkedItem[])).toEqual([]);
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      expect(text).toContain(papers[number - 1]?.number ?? '?');
      expect(text).toContain(students[number - 1]?.student.last_name ?? '?');
    }
  });

  it('shows typed marks of a typesetter as they were typed', async () => {
    const { admin, issued } = await office();
    const object = '#sys.inputs *gras* $x^2$ <b> \\ @ref';
    const [paper] = await issued({ values: { object } });
    const answer = await admin.get(`attestations/pdf?ids=${paper?.id}`);
    const pdf = await getDocumentProxy(new Uint8Array(answer.body));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(object);
  });
});

describe('verification (DECISION-184)', () => {
  it('says what the paper says, whatever the spelling of the code', async () => {
    const { anonymous, issued } = await office();
    const [paper] = await issued();
    const code = paper?.code ?? '';
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    const { body } = await anonymous.get(`attestationCodes/${encodeURIComponent(typed)}`);
    expect(Object.keys(body.data).toSorted()).toEqual([
      'content',
      'issued_on',
      'language',
      'number',
      'state',
    ]);
    expect([body.data.state, body.data.number, body.data.content.fields[2]]).toEqual([
      'valid',
      'AT-2026-0001',
      { label: 'Objet de la formation', value: values.object },
    ]);
  });

  it('counts unknown codes, and refuses too many, but never a right one', async () => {
    const server = await startServer({ attempts: { address: 3 } });
    const admin = await server.signIn();
    const found = await sql<{ contract_id: number; student_id: number }>`select e.contract_id, e.student_id
      from enrolments e join contracts c on c.id = e.contract_id join companies co on co.id = c.company_id
        join lessons x on x.contract_id = e.contract_id and x.status = 1 and e.starts_on is null
        left join absences a on a.lesson_id = x.id and a.student_id = e.student_id
      where a.lesson_id is null order by 1, 2 limit 1`.execute(server.db);
    const [row] = found.rows;
    const issued = await admin.send('POST', 'attestations', {
      body: {
        course_id: row?.contract_id,
        student_ids: [row?.student_id],
        template: 'plain',
        language: 'en',
        values,
      },
    });
    const verify = async (code: string) => (await server.anonymous.get(`attestationCodes/${code}`)).status;
    const wrong = ['0000-0000-0000', 'nothing', '1111-1111-1111', '2222-2222-2222'];
    const statuses: number[] = [];
    for (const code of wrong) statuses.push(await verify(code));
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect(await verify(issued.body.data[0].code)).toBe(200);
  });
});

interface MarkedItem {
  readonly type?: string;
  readonly str?: string;
}

/** The texts outside of marked content, which a screen reader would not read. */
function unmarkedTexts(items: readonly MarkedItem[]): string[] {
  let depth = 0;
  return items.flatMap(({ type, str }) => {
    if (type?.startsWith('beginMarkedContent')) depth += 1;
    if (type === 'endMarkedContent') depth -= 1;
    return depth === 0 && str?.trim() ? [str] : [];
  });
}

interface Tag {
  readonly role?: string;
  readonly children?: readonly Tag[];
}

function rolesOf(tag: Tag | null): string[] {
  if (!tag) return [];
  return [...(tag.role ? [tag.role] : []), ...(tag.children ?? []).flatMap(rolesOf)];
}
