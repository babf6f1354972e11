import { eachText, studentTexts } from '@portal/domain';
import { accounts } from './accounts.ts';
import { blankContract } from './blankContract.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { companyContactOf } from './companyContact.ts';
import {
  enrol,
  lastWeekday,
  lessonDays,
  momentOf,
  noteDetails,
  requestMaterial,
  teach,
  uploadReport,
  writeCourseInfo,
  writeOutline,
  writeReport,
} from './contract-life.ts';
import { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import { withEarlierTests } from './earlierTests.ts';
import {
  cities,
  companyNames,
  firstNames,
  lastNames,
  locations,
  materialTitles,
  motherTongues,
  noteTexts,
  schedules,
} from './names.ts';
import { asciiOf, expectAdministrators, foundOrganisation, hire } from './organisation.ts';
import { addImports } from './sampleImports.ts';
import { addLinks } from './sampleLinks.ts';
import { addMails } from './sampleMails.ts';
import { addMeetings } from './sampleMeetings.ts';
import { addPeriods } from './samplePeriods.ts';
import { addSmallPlans } from './samplePlans.ts';
import { addProgress } from './sampleProgress.ts';
import { addReminders } from './sampleReminders.ts';
import { addPhrases, addSharedViews } from './sampleShares.ts';
import { addStatements } from './sampleStatements.ts';
import { keepPapers, tellNeeds } from './student-wishes.ts';
import type { CompanyRow, ContractRow, DataSet, FileRow, StudentRow, TeacherRow } from './tables.ts';

const french = 1;
const english = 2;
const spanish = 3;
const german = 4;
const [individual, semiPrivate, group, intensive, online] = [1, 2, 3, 4, 5] as const;

const teachers = [
  { name: 'Gaëlle', lastName: 'Jolicœur', languageIds: [french] },
  { name: 'Patrick', lastName: 'O’Brien', languageIds: [english] },
  { name: 'Rachel', lastName: 'Quinn', languageIds: [english, spanish] },
  { name: 'Benoît', lastName: 'Lévesque', languageIds: [french], registration: 'signed-in' },
  { name: 'Kate', lastName: 'MacDonald', languageIds: [english] },
  { name: 'Hélène', lastName: 'Nadeau', languageIds: [french, german] },
  { name: 'Thomas', lastName: 'Irving', languageIds: [english] },
  { name: 'Sébastien', lastName: 'Dumoulin', languageIds: [spanish, 5] },
  { name: 'Margaret', lastName: 'Chen-Lavallée', languageIds: [7, english], registration: 'archived' },
] as const;

type OutlineState = 'none' | 'draft' | 'submitted' | 'resub';
type MaterialState = 'none' | 'requested' | 'not-needed';
type ReportState = 'none' | 'some' | 'all';

interface ActiveContract {
  readonly number: string;
  readonly company: number;
  readonly language: number;
  readonly type: number;
  /** Index in the list of teachers: Léa is 0, Andrew 1. */
  readonly teacher: number;
  readonly hoursPerClass: number;
  readonly classes: number;
  readonly hoursTaught: number;
  readonly endsIn: number;
  readonly students: number;
  readonly checks: readonly [si: 0 | 1, tcs: 0 | 1, sc: 0 | 1];
  readonly flag?: 1;
  readonly notes: number;
  readonly outline: OutlineState;
  readonly material: MaterialState;
  readonly reports: ReportState;
}

/** The active contracts at the top of the list, each in a different situation. */
const underWay: readonly ActiveContract[] = [
  {
    number: '2026-0412',
    company: 1,
    language: french,
    type: semiPrivate,
    teacher: 0,
    hoursPerClass: 1.5,
    classes: 32,
    hoursTaught: 31,
    endsIn: 28,
    students: 3,
    checks: [1, 1, 0],
    flag: 1,
    notes: 2,
    outline: 'submitted',
    material: 'requested',
    reports: 'some',
  },
  {
    number: '2026-0409',
    company: 2,
    language: english,
    type: group,
    teacher: 1,
    hoursPerClass: 1.5,
    classes: 30,
    hoursTaught: 44,
    endsIn: 7,
    students: 6,
    checks: [1, 0, 0],
    notes: 0,
    outline: 'draft',
    material: 'requested',
    reports: 'some',
  },
  {
    number: '2026-0406',
    company: 3,
    language: french,
    type: semiPrivate,
    teacher: 2,
    hoursPerClass: 1.5,
    classes: 40,
    hoursTaught: 12,
    endsIn: 106,
    students: 2,
    checks: [0, 0, 0],
    notes: 1,
    outline: 'submitted',
    material: 'not-needed',
    reports: 'none',
  },
  {
    number: '2026-0401',
    company: 4,
    language: spanish,
    type: individual,
    teacher: 9,
    hoursPerClass: 1,
    classes: 30,
    hoursTaught: 8,
    endsIn: 80,
    students: 1,
    checks: [0, 1, 0],
    notes: 0,
    outline: 'resub',
    material: 'requested',
    reports: 'none',
  },
  {
    number: '2026-0398',
    company: 5,
    language: english,
    type: intensive,
    teacher: 3,
    hoursPerClass: 2,
    classes: 20,
    hoursTaught: 20,
    endsIn: 62,
    students: 4,
    checks: [1, 1, 1],
    flag: 1,
    notes: 1,
    outline: 'submitted',
    material: 'requested',
    reports: 'all',
  },
  {
    number: '2026-0395',
    company: 6,
    language: french,
    type: group,
    teacher: 0,
    hoursPerClass: 1.5,
    classes: 40,
    hoursTaught: 2,
    endsIn: 140,
    students: 6,
    checks: [1, 0, 0],
    notes: 0,
    outline: 'none',
    material: 'none',
    reports: 'none',
  },
  {
    number: '2026-0391',
    company: 7,
    language: english,
    type: online,
    teacher: 4,
    hoursPerClass: 1,
    classes: 24,
    hoursTaught: 16,
    endsIn: 14,
    students: 5,
    checks: [0, 0, 0],
    notes: 0,
    outline: 'submitted',
    material: 'requested',
    reports: 'all',
  },
  {
    number: '2026-0388',
    company: 8,
    language: french,
    type: individual,
    teacher: 5,
    hoursPerClass: 1,
    classes: 20,
    hoursTaught: 0,
    endsIn: 150,
    students: 1,
    checks: [0, 0, 0],
    notes: 0,
    outline: 'none',
    material: 'none',
    reports: 'none',
  },
  {
    number: '2026-0384',
    company: 9,
    language: english,
    type: group,
    teacher: 6,
    hoursPerClass: 1.5,
    classes: 24,
    hoursTaught: 27,
    endsIn: 32,
    students: 7,
    checks: [1, 1, 0],
    notes: 3,
    outline: 'submitted',
    material: 'not-needed',
    reports: 'some',
  },
  {
    number: '2026-0380',
    company: 10,
    language: german,
    type: individual,
    teacher: 7,
    hoursPerClass: 1.5,
    classes: 20,
    hoursTaught: 15,
    endsIn: 70,
    students: 1,
    checks: [0, 1, 0],
    notes: 0,
    outline: 'draft',
    material: 'requested',
    reports: 'none',
  },
  {
    number: '2026-0377',
    company: 11,
    language: french,
    type: semiPrivate,
    teacher: 7,
    hoursPerClass: 1,
    classes: 40,
    hoursTaught: 36,
    endsIn: 21,
    students: 3,
    checks: [1, 1, 1],
    notes: 0,
    outline: 'submitted',
    material: 'requested',
    reports: 'all',
  },
  {
    number: '2026-0371',
    company: 12,
    language: english,
    type: intensive,
    teacher: 8,
    hoursPerClass: 2,
    classes: 25,
    hoursTaught: 9,
    endsIn: 175,
    students: 2,
    checks: [0, 0, 0],
    notes: 1,
    outline: 'submitted',
    material: 'none',
    reports: 'none',
  },
  // Contracts without a teacher, beyond the contracted hours, and with every class given.
  {
    number: '2026-0368',
    company: 13,
    language: english,
    type: individual,
    teacher: -1,
    hoursPerClass: 1,
    classes: 12,
    hoursTaught: 0,
    endsIn: 90,
    students: 1,
    checks: [0, 0, 0],
    notes: 1,
    outline: 'none',
    material: 'none',
    reports: 'none',
  },
  {
    number: '2026-0365',
    company: 15,
    language: french,
    type: semiPrivate,
    teacher: 2,
    hoursPerClass: 1,
    classes: 10,
    hoursTaught: 11,
    endsIn: -6,
    students: 2,
    checks: [1, 1, 0],
    flag: 1,
    notes: 0,
    outline: 'submitted',
    material: 'requested',
    reports: 'all',
  },
  {
    number: '2026-0362',
    company: 14,
    language: english,
    type: group,
    teacher: 1,
    hoursPerClass: 1,
    classes: 16,
    hoursTaught: 16,
    endsIn: 3,
    students: 5,
    checks: [1, 1, 1],
    notes: 0,
    outline: 'submitted',
    material: 'not-needed',
    reports: 'all',
  },
  {
    number: '2026-0359',
    company: 17,
    language: french,
    type: online,
    teacher: 0,
    hoursPerClass: 0.5,
    classes: 48,
    hoursTaught: 14,
    endsIn: 55,
    students: 1,
    checks: [0, 1, 0],
    notes: 0,
    outline: 'draft',
    material: 'not-needed',
    reports: 'none',
  },
];

/** Generates about sixty contracts, few enough to know them all. Each screen has an example of every situation. */
export function smallDataSet(day: string): DataSet {
  const draft = new Draft();
  const chance = chanceFrom(20261120);
  foundOrganisation(draft, day);
  const staff = [
    hire(draft, chance, day, { ...accounts.teacher, languageIds: [french] }),
    hire(draft, chance, day, { ...accounts.otherTeacher, languageIds: [english] }),
    ...teachers.map((teacher) => hire(draft, chance, day, teacher)),
    hire(draft, chance, day, { ...accounts.invited, languageIds: [spanish], registration: 'invited' }),
  ];
  expectAdministrators(draft, day);
  companyNames.forEach((name, place) => {
    draft.add('companies', {
      name,
      status: place === 24 ? 0 : 1,
      absenceThresholds: null,
      payerTerms: null,
      tokenLogin: name === accounts.company.name ? accounts.company.token : linkToken(name, place),
      ...companyContactOf(name, place),
    });
  });
  for (const [title, languageId] of materialTitles) {
    draft.add('materials', { title, languageId, flag: chance.is(0.15) ? 1 : 0, status: 1 });
  }
  draft.add('materials', { title: 'Panorama 1 (épuisé)', languageId: french, flag: 0, status: 0 });

  const students = new Students(draft, chance, day);
  for (const plan of underWay) startContract(draft, chance, day, plan, staff, students);
  addEarlierContracts(draft, chance, day, staff, students);
  students.addUnassigned();
  addWishes(draft, day);
  addRequests(draft);
  addMails(draft, day);
  addDocuments(draft, day);
  addSmallPlans(draft, day);
  addMeetings(draft);
  addPeriods(draft);
  addProgress(draft, chanceFrom(20261122), day);
  addStatements(draft, day, 3);
  addSharedViews(draft, day);
  addPhrases(draft);
  addLinks(draft, day);
  addReminders(draft, day);
  addImports(draft, day);
  return draft.dataSet();
}

/** Uses its own random generator, so that the other samples do not change. */
function addWishes(draft: Draft, day: string): void {
  const chance = chanceFrom(20261121);
  for (const student of draft.rows('students')) tellNeeds(draft, chance, student);
  for (const student of draft.rows('students').filter(({ id }) => id % 12 === 1)) {
    keepPapers(draft, student, day);
  }
}

/** Returns the token of a company's private link; null for some companies. */
function linkToken(name: string, place: number): string | null {
  return place % 3 === 2 ? null : `${asciiOf(name)}-e4b7c2a95d10${(place * 7919 + 104729).toString(16)}`;
}

/** The students of each company. The same people appear in several contracts of their company. */
class Students {
  readonly #draft: Draft;
  readonly #chance: Chance;
  readonly #day: string;
  readonly #ofCompany = new Map<number, StudentRow[]>();
  #next = 0;

  constructor(draft: Draft, chance: Chance, day: string) {
    this.#draft = draft;
    this.#chance = chance;
    this.#day = day;
    const known = [
      ['Inès', 'Fortin', 'B1'],
      ['Zoé', 'Légaré', 'A2'],
      ['Denis', 'Ouellet', 'B2'],
    ] as const;
    for (const [name, lastName, level] of known) this.#add(1, name, lastName, level);
  }

  of(companyId: number, count: number): StudentRow[] {
    while ((this.#ofCompany.get(companyId) ?? []).length < count) {
      // The step has no common factor with the length of the lists, so that no two people have the same name.
      const name = firstNames[(this.#next * 7) % firstNames.length] ?? 'Alex';
      const lastName = lastNames[(this.#next * 11 + 5) % lastNames.length] ?? 'Roy';
      this.#next += 1;
      this.#add(companyId, name, lastName, this.#chance.pick(['A1', 'A2', 'B1', 'B2', 'C1']));
    }
    return (this.#ofCompany.get(companyId) ?? []).slice(0, count);
  }

  /** Adds students up to a total of 120: imported without a company, without a test, or between two courses. */
  addUnassigned(): void {
    while (this.#draft.rows('students').length < 114) {
      const companyId = this.#chance.int(1, 24);
      this.of(companyId, (this.#ofCompany.get(companyId) ?? []).length + 1);
    }
    const imported = [
      ['Linh', 'Nguyễn'],
      ['Youssef', 'El Idrissi'],
      ['Anne-Sophie', 'Beauchemin-Saint-Onge'],
      ['Wei', 'Ng'],
      ['Ольга', 'Ковальчук'],
      ['Kim', 'Bouchard'],
    ] as const;
    for (const [name, lastName] of imported) this.#add(null, name, lastName, null);
  }

  #add(companyId: number | null, name: string, lastName: string, level: string | null): void {
    const id = this.#draft.rows('students').length + 1;
    const company = companyNames[(companyId ?? 0) - 1];
    const student = this.#draft.add('students', {
      ...eachText(studentTexts, () => null),
      name,
      lastName,
      email: company
        ? `${asciiOf(name)}.${asciiOf(lastName)}@${asciiOf(company)}.example`
        : `${asciiOf(name) || 'olga'}.${asciiOf(lastName) || 'k'}@courriel.example`,
      phone: companyId === null ? null : `514555${String(3000 + id).slice(-4)}`,
      mobile: this.#chance.is(0.4) ? `438555${String(4000 + id).slice(-4)}` : null,
      city: companyId === null ? null : this.#chance.pick(cities),
      motherTongue: companyId === null ? null : this.#chance.pick(motherTongues),
      companyId,
      tokenLogin:
        name === accounts.student.name && lastName === accounts.student.lastName
          ? accounts.student.token
          : `${asciiOf(lastName) || 'etudiant'}-${(id * 48611 + 611953).toString(16)}b8f03d7a61`,
      star: companyId === null ? 1 : 0,
      status: lastName === 'Ковальчук' ? 0 : 1,
      levels:
        level === null
          ? []
          : withEarlierTests(
              {
                languageId: this.#chance.int(1, 2),
                level,
                lastTest: daysAfter(this.#day, -this.#chance.int(20, 600)),
                testerInitials: this.#chance.pick(['MB', 'JPR', 'LV', 'AP']),
              },
              id % 4,
            ),
    });
    if (level !== null && this.#chance.is(0.6)) {
      this.#draft.add('files', {
        name: `test-${asciiOf(lastName)}.pdf`,
        title: `Test de classement, ${name} ${lastName}`,
        refType: 'placementTest',
        refId: student.id,
        contractId: null,
        studentId: student.id,
        languageId: student.levels[0]?.languageId ?? null,
        userId: 1,
        storedAt: momentOf(student.levels[0]?.lastTest ?? this.#day, 11),
        tagDate: student.levels[0]?.lastTest ?? null,
        status: 1,
        upload: null,
      });
    }
    if (companyId !== null) {
      this.#ofCompany.set(companyId, [...(this.#ofCompany.get(companyId) ?? []), student]);
    }
  }
}

function startContract(
  draft: Draft,
  chance: Chance,
  day: string,
  plan: ActiveContract,
  staff: readonly TeacherRow[],
  students: Students,
): void {
  const lengths = lessonLengths(plan.hoursTaught, plan.hoursPerClass);
  const newest = lastWeekday(daysAfter(day, -1), 3);
  const first = lengths.length > 0 ? lessonDays(newest, lengths.length)[0] : daysAfter(day, 10);
  const company = companyOf(draft, plan.company);
  const [si, tcs, sc] = plan.checks;
  const contract = draft.add('contracts', {
    ...blankContract(momentOf(day, 6)),
    number: plan.number,
    statusId: 2,
    flag: plan.flag ?? 0,
    confirmationSent: 1,
    si,
    tcs,
    sc,
    teacherId: staff[plan.teacher]?.id ?? null,
    previousTeachers:
      plan.number === '2026-0384'
        ? [{ teacherId: staff[4]?.id ?? 1, hoursDone: 9, motive: 'Congé de maternité' }]
        : [],
    languageId: plan.language,
    courseTypeId: plan.type,
    companyId: company.id,
    contactPerson: contactOf(company),
    invoice: `F-26${plan.number.slice(-3)}`,
    approved: 1,
    expiresOn: daysAfter(day, plan.endsIn + 60),
    description: descriptionOf(plan.language),
    startsOn: first ?? day,
    endsOn: daysAfter(day, plan.endsIn),
    schedule: schedules[draft.rows('contracts').length % schedules.length] ?? null,
    location: locations[draft.rows('contracts').length % locations.length] ?? null,
    hoursPerClass: plan.hoursPerClass,
    numberOfClasses: plan.classes,
    attendanceComplete: lengths.length >= plan.classes ? 1 : 0,
    materialStatusId: plan.material === 'requested' ? 1 : null,
    noMaterialNeeded: plan.material === 'not-needed' ? 1 : 0,
    highlights: plan.number === '2026-0398' ? { 'client_details.companies.name': 'caution' } : null,
  });
  const members = students.of(plan.company, plan.students);
  enrol(draft, contract, members);
  teach(draft, chance, contract, members, newest, lengths);
  if (plan.number === '2026-0412') noteDetails(draft, contract);
  if (plan.outline !== 'none') writeOutline(draft, chance, contract, plan.outline, daysAfter(day, -30));
  if (plan.material === 'requested') requestMaterial(draft, chance, contract);
  if (plan.reports !== 'none') writeCourseInfo(draft, contract);
  members.forEach((student, place) => {
    const tagged = daysAfter(day, -4 - place * 3);
    if (plan.reports === 'all') writeReport(draft, chance, contract, student, 1, tagged);
    // One report is submitted, one is started, and the others are not started.
    if (plan.reports === 'some' && place === 0) writeReport(draft, chance, contract, student, 1, tagged);
    if (plan.reports === 'some' && place === 1) writeReport(draft, chance, contract, student, 0, tagged);
    if (plan.reports === 'some' && place === 2 && plan.students > 3) {
      uploadReport(draft, contract, student, tagged, 2);
    }
  });
  addNotes(draft, contract, day, plan.notes);
  addProposal(draft, contract, day);
}

/** Adds pending, completed and archived contracts, for the other three lists and the history. */
function addEarlierContracts(
  draft: Draft,
  chance: Chance,
  day: string,
  staff: readonly TeacherRow[],
  students: Students,
): void {
  const teachable = staff.slice(0, 10);
  for (let place = 0; place < 9; place += 1) {
    const company = companyOf(draft, 16 + place);
    const contract = draft.add('contracts', {
      ...blankContract(momentOf(day, 6)),
      number: `2026-0${413 + place}`,
      statusId: 1,
      confirmationSent: place % 3 === 0 ? 1 : 0,
      teacherId: place % 2 === 0 ? (teachable[place]?.id ?? null) : null,
      languageId: place === 8 ? null : chance.int(1, 5),
      courseTypeId: place === 8 ? null : chance.int(1, 6),
      companyId: company.id,
      contactPerson: contactOf(company),
      approved: place % 2 === 0 ? 1 : 0,
      expiresOn: place % 4 === 0 ? null : daysAfter(day, 400),
      startsOn: place === 8 ? null : daysAfter(day, 6 + place * 5),
      endsOn: place === 8 ? null : daysAfter(day, 100 + place * 9),
      schedule: place === 8 ? null : (schedules[place % schedules.length] ?? null),
      hoursPerClass: place === 8 ? null : chance.pick([1, 1.5, 2]),
      numberOfClasses: place === 8 ? null : chance.pick([10, 20, 24, 30]),
    });
    enrol(draft, contract, students.of(company.id, (place % 4) + (place === 8 ? 0 : 1)));
    if (place % 3 === 0) addNotes(draft, contract, day, 1);
  }

  // Banque Champlain and Aéro Beauséjour have further contracts, so that their links show several.
  const earlier = [
    ...[2, 5, 9, 3, 18, 19, 20, 21, 7, 22].map((company) => ({ company, statusId: 3 as const })),
    ...[2, 1, 12, 4, 6, 8, 10, 11, 13, 14, 15, 16, 17, 23, 24, 25, 3, 5, 1, 9, 18, 20, 21, 22, 7].map(
      (company) => ({
        company,
        statusId: 4 as const,
      }),
    ),
  ];
  earlier.forEach(({ company: companyId, statusId }, place) => {
    const company = companyOf(draft, companyId);
    const endsOn = daysAfter(day, statusId === 3 ? -9 - place * 6 : -70 - (place - 10) * 21);
    const classes = chance.pick([8, 10, 12, 15]);
    const hoursPerClass = chance.pick([1, 1.5, 2]);
    const days = lessonDays(lastWeekday(endsOn, 3), classes);
    const number = statusId === 3 ? `2026-0${337 - place * 4}` : `2025-0${298 - (place - 10) * 7}`;
    const contract = draft.add('contracts', {
      ...blankContract(momentOf(day, 6)),
      number,
      statusId,
      flag: place % 9 === 4 ? 1 : 0,
      confirmationSent: 1,
      si: 1,
      tcs: 1,
      sc: place % 2 === 0 ? 1 : 0,
      sentToClientOn: statusId === 4 || place % 2 === 0 ? daysAfter(endsOn, 5) : null,
      completed: statusId === 4 || place % 3 === 0 ? 1 : 0,
      teacherId: teachable[place % teachable.length]?.id ?? null,
      languageId: place % 5 === 4 ? spanish : (place % 2) + 1,
      courseTypeId: chance.int(1, 6),
      companyId: company.id,
      contactPerson: contactOf(company),
      invoice: `F-25${number.slice(-3)}`,
      approved: 1,
      expiresOn: daysAfter(endsOn, 60),
      description: descriptionOf((place % 2) + 1),
      startsOn: days[0] ?? endsOn,
      endsOn,
      schedule: schedules[place % schedules.length] ?? null,
      location: locations[place % locations.length] ?? null,
      hoursPerClass,
      numberOfClasses: classes,
      attendanceComplete: 1,
      materialStatusId: place % 2 === 0 ? 6 : null,
      noMaterialNeeded: place % 2 === 0 ? 0 : 1,
    });
    const members = students.of(companyId, companyId === 2 ? 6 : 1 + (place % 5));
    enrol(draft, contract, members);
    teach(
      draft,
      chance,
      contract,
      members,
      lastWeekday(endsOn, 3),
      days.map(() => hoursPerClass * 60),
    );
    writeOutline(draft, chance, contract, 'submitted', days[0] ?? endsOn);
    writeCourseInfo(draft, contract);
    if (place % 2 === 0) requestMaterial(draft, chance, contract, 6);
    members.forEach((student, member) => {
      // Some reports were written in the portal, older ones were uploaded as files, and one corrected file replaces
      // another.
      if ((place + member) % 3 !== 0) writeReport(draft, chance, contract, student, 1, endsOn);
      else {
        if (member === 0) uploadReport(draft, contract, student, daysAfter(endsOn, -3), 0);
        uploadReport(draft, contract, student, endsOn, member === 0 ? 2 : 1);
      }
    });
    if (place % 4 === 0) addNotes(draft, contract, endsOn, 1);
  });
}

function lessonLengths(hoursTaught: number, hoursPerClass: number): number[] {
  const full = Math.floor(hoursTaught / hoursPerClass);
  const rest = (hoursTaught - full * hoursPerClass) * 60;
  return [...Array.from({ length: full }, () => hoursPerClass * 60), ...(rest > 0 ? [rest] : [])];
}

function companyOf(draft: Draft, id: number): CompanyRow {
  const company = draft.rows('companies')[id - 1];
  if (!company) throw new RangeError(`no company ${id}`);
  return company;
}

function contactOf(company: CompanyRow): string {
  const first = firstNames[(company.id * 13) % firstNames.length] ?? '';
  const last = lastNames[(company.id * 17 + 3) % lastNames.length] ?? '';
  return `${first} ${last}`;
}

function descriptionOf(languageId: number): string {
  return languageId === french
    ? 'Français professionnel : réunions, courriels, appels.'
    : 'Business communication: meetings, emails, phone calls.';
}

function addNotes(draft: Draft, contract: ContractRow, day: string, count: number): void {
  for (let place = 0; place < count; place += 1) {
    draft.add('notes', {
      noteType: 'courses',
      refId: contract.id,
      title: noteTexts[(contract.id + place * 4) % noteTexts.length] ?? '',
      userId: 1 + (place % 2),
      createdAt: momentOf(daysAfter(day, -8 - place * 13), 10),
    });
  }
}

function addProposal(draft: Draft, contract: ContractRow, day: string): void {
  draft.add('files', {
    name: `proposition-${contract.number}.pdf`,
    title: `Proposition ${contract.number}`,
    refType: 'courseProposal',
    refId: contract.id,
    contractId: contract.id,
    studentId: null,
    languageId: contract.languageId,
    userId: 1,
    storedAt: momentOf(contract.startsOn !== null && contract.startsOn < day ? contract.startsOn : day, 9),
    tagDate: contract.startsOn,
    status: 1,
    upload: null,
  });
}

/** Adds requests in every state (OPEN-41), with the new ones in active contracts, and a note about two materials. */
function addRequests(draft: Draft): void {
  const [, ...later] = draft.rows('contracts').filter(({ statusId }) => statusId === 3);
  [0, 2, 3, 4, 5, 6, 7, 6].forEach((status, place) => {
    const contract = later[place];
    const material = draft.rows('materials')[place % 5];
    if (!contract || !material) return;
    draft.add('contractMaterials', {
      contractId: contract.id,
      materialId: material.id,
      qty: 1 + (place % 3),
      note: place % 2 === 0 ? 'No notes' : 'À remettre au premier cours',
      status,
      userId: 1,
    });
  });
  const said = ['Nouvelle édition annoncée pour janvier', 'The publisher is out of stock until March'];
  said.forEach((title, place) => {
    draft.add('notes', {
      noteType: 'materials',
      refId: 1 + place * 4,
      title,
      userId: 1 + place,
      createdAt: draft.rows('contracts')[place]?.updatedAt ?? '',
    });
  });
}

/** Adds further files: some unsorted, one removed. */
function addDocuments(draft: Draft, day: string): void {
  const unsorted = {
    refType: 'undefined',
    refId: null,
    contractId: null,
    studentId: null,
    languageId: null,
  } as const;
  const found: Pick<FileRow, 'name' | 'title' | 'tagDate' | 'status'>[] = [
    { name: 'Numérisation_2026-11.pdf', title: null, tagDate: null, status: 1 },
    { name: 'scan 0042.pdf', title: 'À classer - To be sorted', tagDate: null, status: 1 },
    { name: 'évaluation-finale.pdf', title: 'Évaluation finale', tagDate: daysAfter(day, -6), status: 1 },
    { name: 'doublon.xls', title: 'Doublon - Duplicate', tagDate: null, status: 0 },
    { name: 'tableau.png', title: 'Photo du tableau - Whiteboard', tagDate: null, status: 1 },
  ];
  found.forEach((file, place) => {
    const stored = { userId: 1, storedAt: momentOf(daysAfter(day, -place - 2), 14), upload: null };
    draft.add('files', { ...unsorted, ...file, ...stored });
  });
}
