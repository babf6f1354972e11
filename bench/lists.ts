import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Role, readOpenApi } from '@portal/conformance';
import { hoursGroupings, monthsAfter, reportStates } from '@portal/domain';
import {
  accounts,
  addChanges,
  createMock,
  largeDataSet,
  localDay,
  samplePassword,
  temporaryRecords,
} from '@portal/mock-api';

// Measures how long the mock takes for 100 rows of each list with the large data set:
//   npm run bench:lists
// Each list call of the API is requested with its first page, last page, another order and a search, as far as it
// supports them. The hours of a year are summed by each grouping, the statements of a year are read,
// and the history of a contract with 5,000 entries. Exits with 1 if
// a call is slower than its budget.

const budget = 100;
/** Budget in milliseconds for the hours of a year. */
const budgetOfSums = 150;
const repetitions = 9;

const records = await temporaryRecords(largeDataSet(localDay(new Date())));
const mock = await createMock({ records });
const state = await mock.state();
const server = createServer(mock.app);
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;

/** Values of required parameters: the records with the most rows. */
const requiredParameters: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  listAttendance: { courseId: longestContract() },
  listStudentsOfCourse: { course_id: fullestContract() },
  listProgressReports: { courseId: fullestContract() },
  listLinks: { kind: 'student' },
};
/** Search parameters. Their names differ between lists; the first one that a list supports is used. */
const searches = [
  'courseName',
  'studentName',
  'teacherName',
  'userName',
  'companyName',
  'materialTitle',
  'search',
];
const orders: Readonly<Record<string, readonly string[]>> = {
  listCourses: [
    'client_details.companies.name',
    'current_teacher.teacher.last_name',
    'reports_due',
    'hours_taught_minutes',
  ],
  listCompanyReports: ['student.last_name', 'company.name'],
  listReportRows: ['student.last_name', 'teacher.last_name'],
};

const tokens = new Map<Role, string>([
  ['ROLE_ADMIN', await tokenOf('login', { email: accounts.admin.email, password: samplePassword })],
  ['company', await tokenOf('company/login', { token_login: accounts.company.token })],
]);

const rows: {
  call: string;
  query: string;
  median: number;
  worst: number;
  kilobytes: number;
  budget: number;
}[] = [];
for (const operation of readOpenApi()) {
  const names = operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name);
  if (operation.method !== 'GET' || !names.includes('resourcesPerPage')) continue;
  const first = { ...requiredParameters[operation.id], resourcesPerPage: 100 };
  const queries: Readonly<Record<string, string | number>>[] = [first];
  const search = searches.find((name) => names.includes(name));
  if (search) queries.push({ ...first, [search]: 'an' });
  for (const orderBy of orders[operation.id] ?? [])
    queries.push({ ...first, orderBy, orderDirection: 'DESC' });
  for (const role of operation.roles) {
    const token = tokens.get(role);
    // Lists that belong to one record are measured for administrators only.
    if (token === undefined || (role !== 'ROLE_ADMIN' && requiredParameters[operation.id])) continue;
    // Lists that belong to one person use the first one.
    const path = operation.path.replace('{id}', '1');
    const { total, milliseconds: cold } = await timeRequest(path, first, token);
    const last = { ...first, page: Math.max(1, Math.ceil(total / 100)) };
    for (const query of last.page > 1 ? [...queries, last] : queries) {
      await measure(path, query, token, { role, cold: query === first ? [cold] : [] });
    }
  }
}
const thisMonth = localDay(new Date()).slice(0, 7);
const year = { from: monthsAfter(thisMonth, -11), to: thisMonth };
const admin = tokens.get('ROLE_ADMIN') ?? '';
for (const groupBy of hoursGroupings)
  await measure('/hours', { ...year, groupBy }, admin, { max: budgetOfSums });
await measure('/statements', year, admin, { max: budgetOfSums });
const changedContract = state.contracts[0]?.id ?? 0;
await addChanges(records.url, changedContract, 5000);
await measure('/history', { subject: 'contract', id: changedContract, size: 100 }, admin, {});
for (const state of reportStates) await measure('/reportRows', { state, resourcesPerPage: 100 }, admin, {});
await measure('/hours/classes', { month: monthsAfter(thisMonth, -1) }, admin, { max: budgetOfSums });
server.closeAllConnections();
server.close();
await mock.close();

rows.sort((a, b) => b.median - a.median);
console.log('median  worst     kB  call');
for (const { call, query, median, worst, kilobytes } of rows) {
  const numbers = [median, worst, kilobytes].map((number) => number.toFixed(1).padStart(6));
  console.log(`${numbers.join(' ')}  ${call}?${query}`);
}
const slow = rows.filter((row) => row.median > row.budget);
console.log(
  slow.length === 0
    ? `All ${rows.length} within ${budget} ms, and sums of a year within ${budgetOfSums} ms.`
    : `${slow.length} of ${rows.length} take more than their budget.`,
);
process.exitCode = slow.length === 0 ? 0 : 1;

interface Measuring {
  readonly role?: Role;
  /** Earlier measurements, which count too. */
  readonly cold?: readonly number[];
  readonly max?: number;
}

async function measure(
  path: string,
  query: Readonly<Record<string, string | number>>,
  token: string,
  { role = 'ROLE_ADMIN', cold = [], max = budget }: Measuring,
): Promise<void> {
  const times = [...cold];
  let bytes = 0;
  for (let turn = 0; turn < repetitions; turn += 1) {
    const { milliseconds, size } = await timeRequest(path, query, token);
    times.push(milliseconds);
    bytes = size;
  }
  times.sort((a, b) => a - b);
  rows.push({
    call: `GET ${path.slice(1)}${role === 'ROLE_ADMIN' ? '' : ` (${role})`}`,
    query: new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString(),
    median: times[Math.floor(times.length / 2)] ?? 0,
    worst: times.at(-1) ?? 0,
    kilobytes: bytes / 1000,
    budget: max,
  });
}

async function tokenOf(path: string, body: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${base}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { auth: { access_token: string } }).auth.access_token;
}

async function timeRequest(path: string, query: Readonly<Record<string, string | number>>, token: string) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const start = performance.now();
  const response = await fetch(`${base}${path}?${search}`, { headers: { Authorization: `Bearer ${token}` } });
  const text = await response.text();
  const milliseconds = performance.now() - start;
  if (response.status !== 200) throw new Error(`${path}?${search} answered ${response.status}: ${text}`);
  return { milliseconds, size: text.length, total: (JSON.parse(text) as { total: number }).total };
}

function longestContract(): number {
  return mostFrequent(state.lessons.map(({ contractId }) => contractId));
}

function fullestContract(): number {
  return mostFrequent(state.enrolments.map(({ contractId }) => contractId));
}

function mostFrequent(ids: readonly number[]): number {
  const counts = Map.groupBy(ids, (id) => id);
  return [...counts].reduce((most, one) => (one[1].length > most[1].length ? one : most))[0];
}
