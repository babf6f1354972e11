import type { ReportMail, ReportMailPreview, ReportRow } from '@portal/api-client/openapi';
import { contractStatusOf, defaultFollowUpLimits, reportStateOf } from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { MailSender } from '../../mail/MailSender.ts';
import { sampleSecrets } from '../../testing/sampleSecrets.ts';
import { startServer } from '../../testing/startServer.ts';
import { mailServer } from '../../testing/testMailServer.ts';
import { testDay, testMoment } from '../../testing/testMoment.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
interface List {
  data: ReportRow[];
  total: number;
  counts: Record<'due' | 'started' | 'submitted', number>;
}

async function start() {
  const server = await startServer();
  const admin = await server.signIn();
  const list = async (query = '') =>
    (await admin.get(`reportRows?resourcesPerPage=20000&${query}`)).body as List;
  return { server, admin, list };
}

const keyOf = ({ course, student }: ReportRow) => `${course.id}-${student.id}`;

describe('the reports by state', () => {
  it('are those of the domain', async () => {
    const { server, list } = await start();
    const { rows } = await sql<{
      key: string;
      status_id: number;
      ends_on: string | null;
      attendance_complete: number;
      form_status: number | null;
      has_file: boolean;
    }>`select m.contract_id || '-' || m.student_id as key, c.status_id, c.ends_on, c.attendance_complete,
        fo.status as form_status, fi.id is not null as has_file
      from (select contract_id, student_id from enrolments union select contract_id, student_id from reports) m
        join contracts c on c.id = m.contract_id
        left join lateral (select r.* from reports r left join files f on f.id = r.file_id
          where r.contract_id = m.contract_id and r.student_id = m.student_id and (f.id is null or f.status = 1)
          order by r.status = 0, r.reported_on desc, r.id desc limit 1) r on true
        left join report_forms fo on fo.id = r.form_id left join files fi on fi.id = r.file_id`.execute(
      server.db,
    );
    const expected = rows.flatMap((row) => {
      const status = contractStatusOf(row.status_id) ?? 'pending';
      const contract = { status, endsOn: row.ends_on, attendanceComplete: row.attendance_complete === 1 };
      const form =
        row.form_status === null ? null : { status: row.form_status === 1 ? 'submitted' : 'incomplete' };
      const report = { form, file: row.has_file ? {} : null } as Parameters<typeof reportStateOf>[0];
      const state = reportStateOf(report, contract, testDay, defaultFollowUpLimits);
      return state ? [`${row.key} ${state}`] : [];
    });
    const { data: listed, total, counts } = await list();
    expect(listed.map((row) => `${keyOf(row)} ${row.state}`).toSorted()).toEqual(expected.toSorted());
    for (const state of ['due', 'started', 'submitted'] as const) {
      expect(counts[state]).toBe(expected.filter((one) => one.endsWith(state)).length);
      expect(counts[state]).toBeGreaterThan(0);
      expect((await list(`state=${state}`)).total).toBe(counts[state]);
    }
    expect(total).toBe(expected.length);
  });

  it('keep a contract out once it is archived, unless its report is there', async () => {
    const { server, list } = await start();
    const [row] = (await list('state=due')).data;
    await sql`update contracts set status_id = 4 where id = ${row?.course.id}`.execute(server.db);
    expect((await list(`courseId=${row?.course.id}&state=due`)).total).toBe(0);
  });
});

describe('the day', () => {
  it('is the end when due, the last change when started, and the tag date when submitted', async () => {
    const { server, admin, list } = await start();
    const [due] = (await list('state=due')).data;
    const [started] = (await list('state=started')).data;
    if (!due || !started) throw new Error('the samples lack a state');
    expect(due.day).toBe(due.course.end_date);
    const { id } = started.student.last_pr?.form ?? {};
    await sql`update report_forms set changed_at = '2026-10-05T17:00:00Z' where id = ${id}`.execute(
      server.db,
    );
    const [changed] = (
      await list(`courseId=${started.course.id}&state=started&from=2026-10-05&to=2026-10-05`)
    ).data;
    expect(changed?.day).toBe('2026-10-05');
    await admin.send('PUT', 'progressReports/form/status', {
      body: { progress_report_form_id: id, status: 1 },
    });
    const now = (await list(`courseId=${started.course.id}`)).data.find(
      (row) => keyOf(row) === keyOf(started),
    );
    expect([now?.state, now?.day]).toEqual(['submitted', testDay]);
    const file = (await list('state=submitted')).data.find((row) => row.student.last_pr?.file);
    expect(file?.day).toBe(file?.student.last_pr?.file?.tag_date);
  });

  it('includes both ends of a period, in any state', async () => {
    const { list } = await start();
    const { data } = await list();
    const days = data.flatMap(({ day }) => day ?? []).toSorted();
    const [from = '', to = ''] = [days[Math.floor(days.length / 4)], days[Math.floor(days.length / 2)]];
    const expected = data.filter(({ day }) => day !== null && day >= from && day <= to);
    const found = await list(`from=${from}&to=${to}`);
    expect(found.data.map(keyOf).toSorted()).toEqual(expected.map(keyOf).toSorted());
    expect(found.counts.due + found.counts.started + found.counts.submitted).toBe(expected.length);
  });

  it('sorts the most overdue first, and the newest first otherwise', async () => {
    const { list, admin } = await start();
    const days = async (query: string) => (await list(query)).data.flatMap(({ day }) => day ?? []);
    expect(await days('state=due')).toEqual((await days('state=due')).toSorted());
    expect(await days('')).toEqual((await days('')).toSorted().toReversed());
    expect((await admin.get('reportRows?from=2026-02-01&to=2026-01-01')).status).toBe(400);
  });
});

it('the counts follow the other filters, and a search', async () => {
  const { list } = await start();
  const { data } = await list();
  const [row] = data.filter(({ teacher, company }) => teacher && company);
  const own = data.filter(
    ({ teacher, company }) => teacher?.id === row?.teacher?.id && company?.name === row?.company?.name,
  );
  const { counts } = await list(`teacherId=${row?.teacher?.id}&companyId=${row?.company?.id}&state=due`);
  for (const state of ['due', 'started', 'submitted'] as const)
    expect(counts[state]).toBe(own.filter((one) => one.state === state).length);
  const found = await list(`search=${encodeURIComponent(row?.student.last_name ?? '')}`);
  expect(found.total).toBeLessThan(data.length);
  expect(found.counts.due + found.counts.started + found.counts.submitted).toBe(found.total);
});

/** Submitted reports of two companies with an address, and one report that is due. */
async function mailing() {
  const { server, admin, list } = await start();
  await sql`update companies set email = 'rh' || id || '@example.com', language = 'both', status = 1`.execute(
    server.db,
  );
  await sql`update companies set language = 'en' where name = ${accounts.company.name}`.execute(server.db);
  const { data } = await list('state=submitted');
  const ofChamplain = data.filter(({ company }) => company?.name === accounts.company.name).slice(0, 3);
  const [other] = data.filter(({ company }) => company && company.name !== accounts.company.name);
  const [due] = (await list('state=due')).data;
  if (!other || !due) throw new Error('the samples lack reports');
  const input = (...rows: ReportRow[]) => ({
    body: { reports: rows.map(({ student, course }) => ({ student_id: student.id, course_id: course.id })) },
  });
  const preview = async (...rows: ReportRow[]) =>
    (await admin.send('POST', 'reportMails/preview', input(...rows))).body as {
      data: ReportMailPreview[];
      left_out: { reason: string }[];
    };
  const send = (as: typeof admin, ...rows: ReportRow[]) => as.send('POST', 'reportMails', input(...rows));
  const mails = async () =>
    (await server.outbox()).filter(({ to }) => /^rh\d+@example\.com$/.test(to)).map(({ to }) => to);
  return { server, admin, ofChamplain, other, due, input, preview, send, mails };
}

describe('the mails', () => {
  it('are one for each company, in its language, as shown before', async () => {
    const { server, admin, ofChamplain, other, due, preview, send } = await mailing();
    const shown = await preview(...ofChamplain, other, due);
    expect(
      shown.data.map(({ company, text, reports }) => [company.name, text.length, reports.length]),
    ).toEqual(
      [
        [accounts.company.name, 1, 3],
        [other.company?.name, 2, 1],
      ].toSorted(([one], [two]) => String(one).localeCompare(String(two), 'fr-CA')),
    );
    expect(shown.left_out).toMatchObject([{ reason: 'not-submitted', student: { id: due.student.id } }]);
    const english = shown.data.find(({ company }) => company.name === accounts.company.name);
    const [row] = ofChamplain;
    expect(english?.text[0]).toContain(
      `• ${row?.student.name} ${row?.student.last_name}, contract ${row?.course.contract_number}`,
    );
    expect((await send(admin, ...ofChamplain, other)).status).toBe(200);
    const delivered = await deliveredTo(server, english?.recipient ?? '');
    expect(delivered?.subject).toBe('3 progress reports');
    for (const text of english?.text ?? []) expect(delivered?.text).toContain(text);
    expect(delivered?.text).toContain(`https://portail.example/#/clientReport/${accounts.company.token}`);
  });

  it('keep no link in the outbox, and are in the log of each contract', async () => {
    const { server, admin, ofChamplain, send, preview } = await mailing();
    await send(admin, ...ofChamplain);
    const { rows } = await sql<{ link: string | null; text: string }>`select link, text from mails
      order by id desc limit 1`.execute(server.db);
    expect(rows[0]?.link).toBeNull();
    expect(rows[0]?.text).not.toContain(accounts.company.token);
    for (const row of ofChamplain) {
      const [shown] = (await preview(row)).data;
      expect(shown?.last_sent?.sent_by).toMatchObject({ last_name: accounts.admin.lastName });
    }
  });

  it('are sent once by two administrators at once, who learn who sent them', async () => {
    const { server, admin, ofChamplain, other, send, mails } = await mailing();
    const second = await startServer({ database: server.database });
    const colleague = await second.signIn(accounts.otherAdmin.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        place % 2 ? send(admin, ...ofChamplain, other) : send(colleague, other, ...ofChamplain),
      ),
    );
    const sent = answers.flatMap(({ body }) => body.data);
    expect(sent.filter(({ is_repeated }) => is_repeated === 0)).toHaveLength(2);
    expect(new Set(sent.map(({ mail }) => mail.sent_by.id)).size).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it('are not sent again when each of the contracts was in one of the last mails', async () => {
    const { admin, ofChamplain, send, mails } = await mailing();
    const [row] = ofChamplain;
    const others = ofChamplain.filter(({ course }) => course.id !== row?.course.id);
    await send(admin, ...ofChamplain.slice(0, 1));
    await send(admin, ...others);
    const { body } = await send(admin, ...ofChamplain);
    expect(body.data).toMatchObject([{ is_repeated: 1 }]);
    expect(await mails()).toHaveLength(2);
  });

  it('are sent when one of the contracts was not in the last mail', async () => {
    const { admin, ofChamplain, send, mails } = await mailing();
    const [row] = ofChamplain;
    const others = ofChamplain.filter(({ course }) => course.id !== row?.course.id);
    expect(others.length).toBeGreaterThan(0);
    await send(admin, ...ofChamplain.slice(0, 1));
    const { body } = await send(admin, ...ofChamplain);
    expect(body.data).toMatchObject([{ is_repeated: 0 }]);
    expect(await mails()).toHaveLength(2);
  });
});

it.each([
  ['the address was corrected', sql`update companies set email = 'rh9' || id || '@example.com'`],
  ['the last mail has failed', sql`update mails set failed_at = now() where link_company_id is not null`],
])('the mails are sent again at once when %s', async (_case, change) => {
  const { server, admin, ofChamplain, send, mails } = await mailing();
  await send(admin, ...ofChamplain);
  await change.execute(server.db);
  const { body } = await send(admin, ...ofChamplain);
  expect(body.data).toMatchObject([{ is_repeated: 0, mail: { state: 'waiting' } }]);
  expect((await send(admin, ...ofChamplain)).body.data).toMatchObject([
    { is_repeated: 1, mail: body.data[0].mail },
  ]);
  expect(await mails()).toHaveLength(2);
});

it('the mails are sent again at once when the link was renewed since', async () => {
  const { server, admin, ofChamplain, other, input, send } = await mailing();
  await send(admin, ...ofChamplain, other);
  const sent_at = testMoment.toISOString();
  await sql`update mails set claimed_at = ${sent_at}, sent_at = ${sent_at}
    where link_company_id is not null`.execute(server.db);
  const later = await startServer({
    database: server.database,
    now: () => new Date(testMoment.getTime() + 20_000),
  });
  const colleague = await later.signIn();
  const path = `links/company/${other.company?.id}`;
  const { etag } = (await colleague.get(path)).body.data;
  await colleague.send('PUT', `${path}/renew`, { headers: { 'If-Match': etag } });
  const repeated = async () => {
    const { body } = await colleague.send('POST', 'reportMails', input(...ofChamplain, other));
    return new Map(body.data.map(({ company, is_repeated }: ReportMail) => [company.id, is_repeated]));
  };
  const champlain = ofChamplain[0]?.company?.id;
  expect(await repeated()).toEqual(
    new Map([
      [champlain, 1],
      [other.company?.id, 0],
    ]),
  );
  expect([...(await repeated()).values()]).toEqual([1, 1]);
});

describe('nothing is sent', () => {
  const refusals: [string, (found: Awaited<ReturnType<typeof mailing>>) => Promise<unknown>, RegExp][] = [
    [
      'when a company has no address',
      ({ server, other }) =>
        sql`update companies set email = null where id = ${other.company?.id}`.execute(server.db),
      / : Cette société n’a pas d’adresse courriel - .*: This company has no email address/,
    ],
    [
      'when a company is archived',
      ({ server, other }) =>
        sql`update companies set status = 0 where id = ${other.company?.id}`.execute(server.db),
      /archivée - .*archived/,
    ],
    [
      'when a link is revoked',
      async ({ admin, other }) => {
        const path = `links/company/${other.company?.id}`;
        const { etag } = (await admin.get(path)).body.data;
        await admin.send('PUT', `${path}/revoke`, { headers: { 'If-Match': etag } });
      },
      /révoqué.* - .*revoked/,
    ],
    [
      'when a report was taken back',
      ({ server, other }) =>
        sql`update report_forms set status = 0 where contract_id = ${other.course.id}
          and student_id = ${other.student.id}`.execute(server.db),
      /soumis.* - .*submitted/,
    ],
  ];
  it.each(refusals)('%s, to the other companies neither', async (_when, happen, message) => {
    const found = await mailing();
    const { server, admin, ofChamplain, send, mails } = found;
    const { data } = (await admin.get('reportRows?state=submitted&resourcesPerPage=500')).body as List;
    found.other = data.find(
      ({ company, student }) => company && company.name !== accounts.company.name && student.last_pr?.form,
    ) as ReportRow;
    await happen(found);
    const { status, body } = await send(admin, ...ofChamplain, found.other);
    expect([status, body.message]).toEqual([409, expect.stringMatching(message)]);
    expect(await mails()).toEqual([]);
    const { rows } =
      await sql`select from company_link_mails where sent_at = ${testMoment.toISOString()}`.execute(
        server.db,
      );
    expect(rows).toEqual([]);
  });
});

/** Returns the mail to an address as a mail server receives it. */
async function deliveredTo({ db }: Server, address: string) {
  await db.deleteFrom('mails').where('recipient', '<>', address).execute();
  const { url, received } = await mailServer();
  const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
  const from = 'Portail <portail@ecole.example>';
  const mails = new MailSender({ db, links: sampleSecrets.links, url, from, head, now: () => testMoment });
  onTestFinished(() => mails.stop());
  await mails.sendDue();
  return received[0];
}
