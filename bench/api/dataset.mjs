#!/usr/bin/env node
// A deterministic data set, and the right answers to the requests.
//   DATABASE_URL=... node dataset.mjs           fills the tables of schema.sql, replacing their content
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const size = { companies: 500, teachers: 300, students: 2000, contracts: 5000, lessons: 100_000 };
/** The parameters of the requests that every app gets. */
export const ask = { status: 4, perPage: 100, search: 'energie', page: 20, one: 2502 };
const contractsOf = { 1: 200, 2: 600, 3: 400, 4: 3800 };

const first = ['Amélie', 'Benoît', 'Éloïse', 'François', 'Hélène', 'Jérôme', 'Maëlle', 'Noël', 'Zoé', 'Emily', 'Liam', 'Rachel', 'Marie-Ève', 'Nguyễn Thị', 'Trần', 'Phạm Quỳnh', 'محمد', 'فاطمة الزهراء', 'عائشة'];
const last = ['Beaulieu', 'Côté', 'Émond', 'Gagné', 'Jolicœur', 'Lefèvre', 'Légaré', 'Séguin', 'Tremblay', 'Campbell', 'MacDonald', 'O’Brien', 'Bergeron-Leclerc', 'Ngọc Ánh', 'Đức Thịnh', 'Như', 'بن عبد الرحمن الهاشمي', 'العلوي', 'منصور'];
const kinds = ['Aéro', 'Banque', 'Chimie', 'Conseil', 'Énergie', 'Équipements', 'Fonderie', 'Hôtels', 'Laboratoires', 'Logistique', 'Maçonnerie', 'Northern', 'Pêcheries', 'Réseau', 'Télécom', 'Université', 'Công ty Điện lực', 'شركة النور'];
const places = ['Beauséjour', 'Cartier', 'Champlain', 'Élysée', 'Gaspé', 'Île-de-France', 'Kingsley', 'Outaouais', 'Saguenay', 'Trois-Rivières'];
const ends = ['inc.', 'ltée', 'SARL', 'Ltd', '& fils', 'et associés'];
const languages = ['Français', 'English', 'Español', 'Deutsch', 'Italiano', 'Tiếng Việt', 'العربية'];
const types = ['Individuel', 'Semi-privé', 'Groupe', 'Intensif', 'Téléphone', 'En ligne'];

export const fold = text => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('đ', 'd');

export function makeRows(seed = 20260101) {
  let a = seed;
  const random = () => { // mulberry32
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from, to) => from + Math.floor(random() * (to - from + 1));
  const pick = list => list[int(0, list.length - 1)];
  const some = (count, make) => Array.from({ length: count }, (_, i) => make(i + 1));
  const day = n => new Date(Date.UTC(2020, 0, 6) + n * 864e5).toISOString().slice(0, 10);

  const statuses = Object.entries(contractsOf).flatMap(([status, count]) => Array(count).fill(Number(status)));
  for (let i = statuses.length - 1; i > 0; i--) { const j = int(0, i); [statuses[i], statuses[j]] = [statuses[j], statuses[i]]; }

  const rows = {
    languages: languages.map((name, i) => ({ id: i + 1, name })),
    course_types: types.map((name, i) => ({ id: i + 1, name })),
    companies: some(size.companies, id => ({ id, name: `${pick(kinds)} ${pick(places)} ${pick(ends)} ${id}` })),
    teachers: some(size.teachers, id => ({ id, name: pick(first), last_name: pick(last) })),
    students: some(size.students, id => ({ id, name: pick(first), last_name: pick(last), email: `student${id}@example.org`, company_id: int(1, size.companies) })),
  };
  rows.contracts = some(size.contracts, id => {
    const start = int(0, 2400), classes = pick([12, 20, 24, 30, 40]);
    return {
      id, number: `${day(start).slice(0, 4)}-${String(id).padStart(5, '0')}`, status_id: statuses[id - 1],
      company_id: int(1, size.companies), teacher_id: random() < 0.03 ? null : int(1, size.teachers),
      language_id: int(1, languages.length), course_type_id: int(1, types.length),
      starts_on: day(start), ends_on: day(start + Math.ceil(classes * 3.5) + 14),
      hours_per_class: pick([0.5, 1, 1.5, 2]), number_of_classes: classes, attendance_complete: 0,
      invoice: `F-${100_000 + id}`, contact_person: `${pick(first)} ${pick(last)}`, schedule: pick(['lun. mer. 12:00', 'mar. jeu. 9:00', 'ven. 15:30']),
      location: pick(['Zoom', 'Teams', '300 Bay Street, 4th floor']), description: random() < 0.5 ? 'Réunions, courriels et appels - Meetings, emails and calls' : null,
    };
  });
  rows.enrolments = rows.contracts
    .flatMap(({ id }) => [...new Set(some(pick([1, 1, 1, 2, 3, 6]), () => int(1, size.students)))].map(student_id => ({ contract_id: id, student_id })))
    .map((row, i) => ({ id: i + 1, ...row }));
  rows.lessons = some(size.lessons, id => {
    const contract = pick(rows.contracts);
    return { id, contract_id: contract.id, held_on: contract.starts_on, minutes: pick([45, 60, 90, 120]) };
  });
  return rows;
}

/** Computes the right answer to each request, without a database. */
export function rightAnswers(rows = makeRows()) {
  const sums = new Map(), classes = new Map();
  for (const { contract_id: id, minutes } of rows.lessons) sums.set(id, (sums.get(id) ?? 0) + minutes);
  for (const { contract_id: id } of rows.enrolments) classes.set(id, (classes.get(id) ?? 0) + 1);
  const ordered = rows.contracts.filter(c => c.status_id === ask.status).sort((a, b) => (a.ends_on < b.ends_on ? 1 : a.ends_on > b.ends_on ? -1 : b.id - a.id));
  const found = ordered.filter(c => fold(rows.companies[c.company_id - 1].name).includes(ask.search));
  const page = (list, n) => {
    const shown = list.slice((n - 1) * ask.perPage, n * ask.perPage);
    return { rows: shown.length, first: shown[0].id, last: shown.at(-1).id, total: list.length, minutes: sums.get(shown[0].id) ?? 0, students: classes.get(shown[0].id) };
  };
  return { list: page(ordered, 1), 'list p20': page(ordered, ask.page), search: page(found, 1), one: { first: ask.one, students: classes.get(ask.one) } };
}

async function withClient(connectionString, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client);
  await client.end();
}

/** Replaces a database by a copy of the database `template`. */
export const recreate = (connectionString, template) => {
  const url = new URL(connectionString), name = url.pathname.slice(1);
  url.pathname = '/postgres';
  return withClient(url.href, async client => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template}`);
  });
};

/** Removes what the writes of a round have added. */
export const reset = connectionString => withClient(connectionString, async client => {
  await client.query(`delete from lessons where id > ${size.lessons}; update contracts set attendance_complete = 0 where attendance_complete <> 0`);
  await client.query('vacuum analyze lessons, contracts');
});

const fill = connectionString => withClient(connectionString, async client => {
  await client.query(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  for (const [table, list] of Object.entries(makeRows())) {
    const names = Object.keys(list[0]).join(', ');
    for (let i = 0; i < list.length; i += 20_000) {
      await client.query(`insert into ${table}(${names}) select ${names} from json_populate_recordset(null::${table}, $1)`, [JSON.stringify(list.slice(i, i + 20_000))]);
    }
  }
  await client.query(`select setval(pg_get_serial_sequence('lessons', 'id'), ${size.lessons})`);
  await client.query('vacuum analyze');
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await fill(process.env.DATABASE_URL);
