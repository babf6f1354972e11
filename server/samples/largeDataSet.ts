import { eachText, studentTexts } from '@portal/domain';
import { accounts } from './accounts.ts';
import { chanceFrom } from './chance.ts';
import { companyContactOf } from './companyContact.ts';
import {
  enrol,
  momentOf,
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
  companyKinds,
  companyPlaces,
  demandingNames,
  firstNames,
  lastNames,
  locations,
  motherTongues,
  noteTexts,
  schedules,
} from './names.ts';
import { asciiOf, expectAdministrators, foundOrganisation, hire } from './organisation.ts';
import { addLinks } from './sampleLinks.ts';
import { addLargePlans } from './samplePlans.ts';
import { addProgress } from './sampleProgress.ts';
import { addReminders } from './sampleReminders.ts';
import { addStatements } from './sampleStatements.ts';
import { keepPapers, tellNeeds } from './student-wishes.ts';
import type { ContractRow, DataSet, StudentRow } from './tables.ts';

/** Number of rows of each kind. The files include those of reports and proposals. */
const size = { companies: 500, teachers: 300, students: 2000, materials: 3000, files: 10_000 } as const;
/** Number of contracts by status. */
const contractsOf = { 4: 3800, 3: 400, 2: 600, 1: 200 } as const;

const companyEnds = ['inc.', 'ltée', 'SARL', 'Ltd', '& fils', 'et associés', 'International', ''] as const;
const longCompany =
  'Regroupement interprovincial des coopératives de transformation agroalimentaire et de distribution du Bas-Saint-Laurent et de la Gaspésie ltée';

/**
 * Generates thousands of contracts, and extreme records that could break a page: the longest, the largest, the
 * incomplete.
 */
export function largeDataSet(day: string): DataSet {
  const draft = new Draft();
  const chance = chanceFrom(20260101);
  foundOrganisation(draft, day);
  addStaff(draft, day);
  expectAdministrators(draft, day);
  addCompanies(draft);
  addStudents(draft, day);
  addMaterials(draft);

  const teachers = draft.rows('teachers').slice(0, 280);
  const byCompany = new Map<number | null, StudentRow[]>();
  for (const student of draft.rows('students')) {
    byCompany.set(student.companyId, [...(byCompany.get(student.companyId) ?? []), student]);
  }
  let place = 0;
  for (const [status, count] of Object.entries(contractsOf)) {
    for (let turn = 0; turn < count; turn += 1) {
      place += 1;
      addContract(place, Number(status) as ContractRow['statusId']);
    }
  }
  addWishes(draft, day);
  addFiles(draft, day);
  addLargePlans(draft, chanceFrom(7), day);
  addProgress(draft, chanceFrom(8), day);
  addStatements(draft, day, 6);
  addLinks(draft, day);
  addReminders(draft, day);
  return draft.dataSet();

  function addContract(id: number, statusId: ContractRow['statusId']): void {
    // The list of active contracts contains three extremes: 999 classes, a class of 200 students, a company with 300
    // reports.
    const isLongest = id === 201;
    const isCrowded = id === 202;
    const isReported = id >= 203 && id <= 205;
    const companyId = isReported ? 2 : chance.int(1, size.companies);
    const startsIn = {
      1: chance.int(1, 90),
      2: -chance.int(5, 150),
      3: -chance.int(120, 400),
      4: -chance.int(300, 2400),
    };
    const startsOn = daysAfter(day, startsIn[statusId]);
    const classes = isLongest ? 999 : chance.pick([12, 20, 24, 30, 40]);
    const hoursPerClass = chance.pick([0.5, 1, 1.5, 2]);
    const bare = statusId === 1 && id % 10 === 0;
    const endsOn = daysAfter(startsOn, Math.ceil(classes * 3.5) + 14);
    const taught =
      statusId === 1
        ? 0
        : statusId === 2
          ? Math.min(classes, chance.int(0, Math.ceil(classes * 1.02)))
          : Math.max(classes - chance.int(0, 3), 1);
    const contract = draft.add('contracts', {
      number: `${startsOn.slice(0, 4)}-${String(id).padStart(5, '0')}`,
      statusId,
      flag: chance.is(0.12) ? 1 : 0,
      absenceThresholds: null,
      payerTerms: null,
      confirmationSent: chance.is(0.7) ? 1 : 0,
      si: chance.is(0.6) ? 1 : 0,
      tcs: chance.is(0.4) ? 1 : 0,
      sc: chance.is(0.25) ? 1 : 0,
      sentToClientOn: statusId > 2 && chance.is(0.8) ? daysAfter(endsOn, 4) : null,
      completed: statusId === 4 || (statusId === 3 && chance.is(0.5)) ? 1 : 0,
      // Léa teaches the extreme contracts, so that the teacher app shows them too.
      teacherId: isLongest || isCrowded ? 1 : bare || chance.is(0.02) ? null : chance.pick(teachers).id,
      previousTeachers: chance.is(0.05)
        ? [{ teacherId: chance.pick(teachers).id, hoursDone: chance.int(1, 12), motive: 'Déménagement' }]
        : [],
      languageId: bare ? null : chance.int(1, 7),
      courseTypeId: bare ? null : chance.int(1, 6),
      complementaryDescription: chance.is(0.1) ? 'Préparation à un entretien' : null,
      companyId: bare ? null : companyId,
      contactPerson: bare ? null : `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
      invoice: chance.is(0.6) ? `F-${100_000 + id}` : null,
      approved: chance.is(0.8) ? 1 : 0,
      expiresOn: chance.is(0.7) ? daysAfter(endsOn, 60) : null,
      description: chance.is(0.5) ? 'Réunions, courriels et appels - Meetings, emails and calls' : null,
      startsOn: bare ? null : startsOn,
      endsOn: bare ? null : isLongest ? daysAfter(day, 30) : endsOn,
      schedule: chance.is(0.85) ? chance.pick(schedules) : null,
      location: chance.pick(locations),
      meetingLink: null,
      hoursPerClass: bare ? null : hoursPerClass,
      numberOfClasses: bare ? null : classes,
      classAtEnd: 0,
      attendanceComplete: taught >= classes ? 1 : 0,
      materialStatusId: chance.is(0.5) ? chance.int(1, 7) : null,
      noMaterialNeeded: chance.is(0.2) ? 1 : 0,
      highlights: chance.is(0.04) ? { 'course_details.end_date': 'caution' } : null,
      updatedAt: momentOf(daysAfter(day, -chance.int(0, 300)), 9),
    });
    const members = membersOf(contract, isCrowded ? 200 : isReported ? 100 : chance.int(1, 8));
    enrol(draft, contract, members);
    // The last day of a contract that ended early is in the future, but it has no classes and reports after today.
    const isOpen = statusId === 2 || endsOn > day;
    const newest = daysAfter(isOpen ? day : endsOn, -1);
    const lengths = Array.from({ length: isLongest ? 985 : taught }, () => hoursPerClass * 60);
    teach(draft, chance, contract, members, newest, lengths);
    addPapers(contract, members, isOpen ? daysAfter(day, -2) : endsOn, isReported);
  }

  /** Returns students of the contract's company first, then others, because classes are larger than most companies. */
  function membersOf(contract: ContractRow, count: number): StudentRow[] {
    const own = (byCompany.get(contract.companyId) ?? []).slice(0, count);
    const others = draft.rows('students');
    const members = new Map(own.map((student) => [student.id, student]));
    while (members.size < count) {
      const student = chance.pick(others);
      members.set(student.id, student);
    }
    return [...members.values()];
  }

  function addPapers(
    contract: ContractRow,
    members: readonly StudentRow[],
    newest: string,
    isReported: boolean,
  ): void {
    if (contract.statusId === 1) return;
    const outline = chance.pick(['none', 'draft', 'submitted', 'submitted', 'submitted', 'resub'] as const);
    if (outline !== 'none') writeOutline(draft, chance, contract, outline, contract.startsOn ?? newest);
    if (chance.is(0.4)) requestMaterial(draft, chance, contract, chance.pick([1, 1, 2, 6]));
    if (chance.is(0.08)) {
      draft.add('notes', {
        noteType: 'courses',
        refId: contract.id,
        title: chance.pick(noteTexts),
        userId: 1,
        createdAt: momentOf(newest, 10),
      });
    }
    if (!isReported && chance.is(contract.statusId === 4 ? 0.75 : 0.3)) return;
    writeCourseInfo(draft, contract);
    const addOther = (student: StudentRow) =>
      chance.is(0.5)
        ? writeReport(draft, chance, contract, student, 0, newest)
        : uploadReport(draft, contract, student, newest, chance.pick([0, 1, 2] as const));
    for (const student of members) {
      if (isReported || chance.is(0.5)) writeReport(draft, chance, contract, student, 1, newest);
      else addOther(student);
    }
  }
}

function addStaff(draft: Draft, day: string): void {
  const chance = chanceFrom(1);
  hire(draft, chance, day, { ...accounts.teacher, languageIds: [1] });
  hire(draft, chance, day, { ...accounts.otherTeacher, languageIds: [2] });
  hire(draft, chance, day, { ...accounts.invited, languageIds: [3], registration: 'invited' });
  for (let id = 4; id <= size.teachers; id += 1) {
    const [name, lastName] =
      demandingNames[id - 4] ?? ([chance.pick(firstNames), chance.pick(lastNames)] as const);
    hire(draft, chance, day, {
      name,
      lastName,
      email: `enseignant-${id}@passerelle.example`,
      languageIds: chance.some([1, 2, 3, 4, 5, 6, 7], chance.int(1, 3)),
      registration: id > 280 ? chance.pick(['invited', 'none', 'archived'] as const) : 'completed',
    });
  }
}

function addCompanies(draft: Draft): void {
  const chance = chanceFrom(2);
  for (let id = 1; id <= size.companies; id += 1) {
    const drawn = [
      chance.pick(companyKinds),
      chance.pick(companyPlaces),
      chance.pick(companyEnds),
      String(id),
    ];
    const known = {
      1: 'Aéro Beauséjour inc.',
      2: accounts.company.name,
      3: longCompany,
      4: 'شركة الأطلس للخدمات',
    }[id];
    draft.add('companies', {
      name: known ?? drawn.filter((part) => part !== '').join(' '),
      status: id > 4 && chance.is(0.1) ? 0 : 1,
      absenceThresholds: null,
      payerTerms: null,
      tokenLogin:
        id === 2
          ? accounts.company.token
          : chance.is(0.6)
            ? `societe-${id}-${(id * 104729).toString(16)}c3f2`
            : null,
      ...companyContactOf(known ?? 'societe', id),
    });
  }
}

function addStudents(draft: Draft, day: string): void {
  const chance = chanceFrom(3);
  for (let id = 1; id <= size.students; id += 1) {
    const drawn = [chance.pick(firstNames), chance.pick(lastNames)] as const;
    const [name, lastName] =
      id === 1 ? [accounts.student.name, accounts.student.lastName] : (demandingNames[id - 2] ?? drawn);
    const imported = id > 101 && chance.is(0.05);
    draft.add('students', {
      ...eachText(studentTexts, () => null),
      name,
      lastName,
      email: imported && chance.is(0.3) ? null : `${asciiOf(name) || 'etudiant'}-${id}@client.example`,
      phone: chance.is(0.7) ? `514555${String(id % 10_000).padStart(4, '0')}` : null,
      mobile: chance.is(0.4) ? `438555${String(id % 10_000).padStart(4, '0')}` : null,
      city: chance.is(0.8) ? chance.pick(cities) : null,
      motherTongue: chance.is(0.8) ? chance.pick(motherTongues) : null,
      smartDevice: id % 5 === 0 ? 'iPad' : null,
      // The first hundred students work for the company of the sample link, which therefore has 300 reports.
      companyId: imported ? null : id === 1 ? 1 : id <= 101 ? 2 : chance.int(1, size.companies),
      tokenLogin:
        id === 1
          ? accounts.student.token
          : chance.is(0.7)
            ? `etudiant-${id}-${(id * 611953).toString(16)}`
            : null,
      star: imported ? 1 : 0,
      status: chance.is(0.96) ? 1 : 0,
      levels: chance.is(0.85)
        ? withEarlierTests(
            {
              languageId: chance.int(1, 7),
              level: chance.pick(['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
              lastTest: daysAfter(day, -chance.int(10, 2000)),
              testerInitials: chance.is(0.9) ? 'MB' : null,
            },
            id % 3,
          )
        : [],
    });
  }
}

function addWishes(draft: Draft, day: string): void {
  const chance = chanceFrom(6);
  for (const student of draft.rows('students')) tellNeeds(draft, chance, student);
  for (const student of draft.rows('students').filter(({ id }) => id % 9 === 0)) {
    keepPapers(draft, student, day);
  }
}

function addMaterials(draft: Draft): void {
  const chance = chanceFrom(4);
  const kinds = [
    'Grammaire',
    'Business English',
    'Vocabulaire',
    'Español profesional',
    'Dialogues',
    'Reader',
  ] as const;
  for (let id = 1; id <= size.materials; id += 1) {
    draft.add('materials', {
      title: `${chance.pick(kinds)} ${chance.pick(['A1', 'A2', 'B1', 'B2', 'C1'])}, vol. ${id}`,
      languageId: chance.int(1, 7),
      flag: chance.is(0.05) ? 1 : 0,
      status: chance.is(0.95) ? 1 : 0,
    });
  }
}

/** Adds documents of every kind up to the total number, some of them unsorted. */
function addFiles(draft: Draft, day: string): void {
  const chance = chanceFrom(5);
  const contracts = draft.rows('contracts');
  const students = draft.rows('students');
  while (draft.rows('files').length < size.files) {
    const refType = chance.pick([
      'courseProposal',
      'courseOutline',
      'studentDocuments',
      'placementTest',
      'undefined',
    ] as const);
    const contract = refType.startsWith('course') ? chance.pick(contracts) : null;
    const student =
      refType === 'studentDocuments' || refType === 'placementTest' ? chance.pick(students) : null;
    const stored = daysAfter(day, -chance.int(1, 2400));
    draft.add('files', {
      name: `document-${draft.rows('files').length + 1}.${chance.pick(['pdf', 'pdf', 'xlsx'])}`,
      title: chance.is(0.8) ? `Document ${draft.rows('files').length + 1}` : null,
      refType,
      refId: contract?.id ?? student?.id ?? null,
      contractId: contract?.id ?? null,
      studentId: student?.id ?? null,
      languageId: contract?.languageId ?? null,
      userId: 1,
      storedAt: momentOf(stored),
      tagDate: chance.is(0.8) ? stored : null,
      status: chance.is(0.97) ? 1 : 0,
      upload: null,
    });
  }
}
