import { mkdirSync, rmSync } from 'node:fs';
import { ask, fold, recreate } from '../dataset.mjs';

// The server of this project, or of another commit of it, started from its sources with the command in PORTAL_START or
// EARLIER_START. It has its own data, so a page
// counts as right if it is full, sorted, and not the last one.
const { DATA_DIR, PORTAL_EMAIL, PORTAL_PASSWORD } = process.env;
const list = `/courses?courseStatus=${ask.status}&orderBy=course_details.end_date&orderDirection=DESC&resourcesPerPage=${ask.perPage}&page=`;
const read = (least, part = '') => ({ data, total, current_page: page }) => {
  const days = data.map(course => course.course_details.end_date ?? '0');
  const inOrder = days.every((day, i) => i === 0 || day <= days[i - 1]);
  const numbers = data.every(c => Number.isInteger(c.total_students) && Number.isInteger(c.hours_taught_minutes ?? 0));
  const matching = data.every(({ client_details: { companies } }) => fold(companies?.name ?? '').includes(part));
  return { rows: data.length, more: total >= least, inOrder, numbers, matching, page };
};
const right = page => ({ rows: ask.perPage, more: true, inOrder: true, numbers: true, matching: true, page });

/** Gives each round a database and files of its own. */
async function renew(url, samples) {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { mode: 0o700 });
  await recreate(url, samples);
}

/** The adapter of the server that a command starts on a database, which is copied from that with the samples. */
export const portal = (command, url, samples) => ({
  start: { command, base: '/api', env: { DATABASE_URL: url }, before: () => renew(url, samples) },
  async signIn(request) {
    const { auth } = await request('POST', '/login', { email: PORTAL_EMAIL, password: PORTAL_PASSWORD });
    return { authorization: `Bearer ${auth.access_token}` };
  },
  /** Chooses the contracts to which lessons are added, and the one that is read. */
  async choose(request, headers) {
    const courses = query => request('GET', `/courses?${query}`, undefined, headers);
    const { data: taught } = await courses('courseStatus=2&resourcesPerPage=600');
    const { data: archived } = await courses(`courseStatus=${ask.status}&resourcesPerPage=200`);
    this.contracts = taught.map(({ id }) => id);
    const one = archived.find(course => course.total_students > 3) ?? archived[0];
    Object.assign(this.questions.one, { path: `/courses?courseId=${one.id}`, right: { first: one.id, students: one.total_students } });
  },
  questions: {
    list: { path: `${list}1`, read: read(ask.page * ask.perPage), right: right(1) },
    'list p20': { path: `${list}${ask.page}`, read: read(ask.page * ask.perPage), right: right(ask.page) },
    'list gzip': { path: `${list}1`, headers: { 'accept-encoding': 'gzip' }, read: read(ask.page * ask.perPage), right: right(1) },
    'list unchanged': { path: `${list}1`, sendsTag: true, read: read(ask.page * ask.perPage), right: right(1) },
    // After the rename of a language, no row is kept.
    'list first': {
      path: `${list}1`, read: read(ask.page * ask.perPage), right: right(1),
      before: turn => ['PUT', '/languages/update', { id: 1, name: '', newName: `Langue ${turn}` }],
    },
    search: { path: `${list}1&courseName=${ask.search}`, read: read(ask.perPage, ask.search), right: right(1) },
    one: { path: '', read: ({ data }) => ({ first: data[0].id, students: data[0].student_has_course.length }) },
    write: {
      method: 'POST', path: '/attendance', keyed: true,
      body: contract => ({ courses_id: contract, date_class: '2026-11-20', absent_student_ids: [], total_hours: 90 }),
      read: ({ data }) => ({ minutes: data.total_hours }),
    },
    token: { path: '/courses/status', read: ({ data }) => ({ statuses: data.length }), right: { statuses: 4 } },
  },
});

export default portal(process.env.PORTAL_START, process.env.PORTAL_DATABASE_URL, 'portal_samples');
