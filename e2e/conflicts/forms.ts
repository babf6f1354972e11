import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';

/** A field that two people may change. */
export interface SharedField {
  /** Accessible name of its control in the form. */
  name: string;
  /** Finds the control when it has no accessible name. */
  control?: (page: Page) => Locator;
  /** Three values that the samples do not contain. */
  values: readonly [string, string, string];
  /** The stored value. */
  stored: (mock: Mock) => Promise<unknown>;
}

/** A form that changes a stored record. */
export interface SharedForm {
  name: string;
  /** The address of the form, for a signed-in user. */
  address: string;
  /** Two independent fields of the form; the parts of a name count as one field. */
  fields: readonly [SharedField, SharedField?];
  /** Opens the form, if the address does not. */
  edit?: (page: Page) => Promise<void>;
  /** The call that saves it, as in the API description. */
  route: string;
  /** Finds the button that saves. */
  save: (page: Page) => Locator;
  /** Finds the confirmation that a value was saved, such as a message. */
  done: (page: Page, value: string) => Locator;
  /** Archives the record as another administrator; undefined if it cannot be archived. */
  archive?: { method: 'PUT' | 'DELETE'; path: string; body: object };
  /** Whether an archived record can still be saved. */
  savesArchived?: boolean;
  /** Reads of the record that return 404 after a deletion; undefined if it cannot be deleted. */
  goneFrom?: RegExp;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });
const message = (text: RegExp) => (page: Page) => page.getByText(text).first();
const inDialog = (name: RegExp) => (page: Page) =>
  page.getByRole('dialog').first().getByRole('button', { name });

type State = Awaited<ReturnType<Mock['state']>>;
const row = <Table extends keyof State>(table: Table, find: (row: State[Table][number]) => boolean) => {
  return async (mock: Mock) => (await mock.state())[table].find((one) => find(one as State[Table][number]));
};

/** Archives the contract that outlines and reports belong to. */
const archivedContract = {
  method: 'PUT',
  path: 'courses/updateStatus',
  body: { id: 1, course_status_id: 4 },
} as const;

const contract = row('contracts', ({ id }) => id === 1);
const student = row('students', ({ id }) => id === 1);
const teacher = row('teachers', ({ id }) => id === 1);
const user = row('users', ({ id }) => id === 3);
const material = row('materials', ({ id }) => id === 1);
const given = row('contractMaterials', ({ id }) => id === 1);
const outline = row('outlines', ({ contractId }) => contractId === 1);
const info = row('courseInfos', ({ contractId }) => contractId === 1);
const needs = row('studentNeeds', ({ studentId, languageId }) => studentId === 1 && languageId === 1);
const report = row('reportForms', ({ studentId, contractId }) => studentId === 1 && contractId === 1);
/** A proposal on the first page of the list. */
const file = row('files', ({ id }) => id === 25);

const wizard = {
  route: 'PUT progressReports/form',
  save: button(/Next$|Close$/),
  done: message(/Report was updated/),
  archive: archivedContract,
};

/** Editing a name in a row of a list in the settings. */
function nameForm(
  noun: 'companies' | 'languages',
  values: SharedField['values'],
  stored: (mock: Mock) => Promise<{ id: number; name: string } | undefined>,
): SharedForm {
  const field = (page: Page) =>
    page.getByRole('textbox', {
      name: noun === 'companies' ? /Name of the company$/ : /Name of the language$/,
    });
  const pencil = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
  return {
    name: noun === 'companies' ? 'the name of a company' : 'the name of a language',
    address: `/admin/settings/${noun}`,
    fields: [{ name: 'name', control: field, values, stored: async (mock) => (await stored(mock))?.name }],
    // The record of id 1 is the first row, under each of these names.
    edit: (page) => pencil(page, /- Edit /).click(),
    route: `PUT ${noun}/update`,
    save: (page) => page.getByRole('rowheader').getByRole('button', { name: /^Enregistrer - Save$/ }),
    done: (page, value) => pencil(page, new RegExp(`- Edit ${value}$`)),
    archive: { method: 'PUT', path: `${noun}/updateStatus`, body: { id: 1, status: 0 } },
    savesArchived: true,
  };
}

/** Every form that changes a stored record. */
export const forms: readonly SharedForm[] = [
  {
    name: 'a contract',
    address: '/admin/contracts/edit/1/basic',
    fields: [
      {
        name: 'invoice',
        values: ['F-1', 'F-2', 'F-3'],
        stored: async (mock) => (await contract(mock))?.invoice,
      },
      {
        name: 'contactPerson',
        values: ['Zoé Nadeau', 'Ali Benali', 'Eva Roy'],
        stored: async (mock) => (await contract(mock))?.contactPerson,
      },
    ],
    route: 'PATCH courses/update',
    save: button(/Update course$/),
    done: message(/Course was updated successfully/),
    archive: archivedContract,
    goneFrom: /\/api\/courses\?courseId=1\b/,
  },
  {
    name: 'a student',
    address: '/admin/students/edit/1/basic',
    fields: [
      {
        name: 'city',
        values: ['Laval', 'Gatineau', 'Lévis'],
        stored: async (mock) => (await student(mock))?.city,
      },
      {
        name: 'smartDevice',
        values: ['iPad', 'Pixel', 'Galaxy'],
        stored: async (mock) => (await student(mock))?.smartDevice,
      },
    ],
    route: 'PUT student/update',
    save: button(/Update student$/),
    done: message(/was updated successfully/),
    archive: { method: 'PUT', path: 'student/updateStatus', body: { id: 1, status: 0 } },
    savesArchived: true,
    goneFrom: /\/api\/student\?.*\bid=1\b/,
  },
  {
    name: 'the needs of a student',
    address: '/admin/students/edit/1/basic',
    fields: [
      {
        name: 'objectives',
        values: ['Négocier', 'Rédiger', 'Présenter'],
        stored: async (mock) => (await needs(mock))?.objective,
      },
      {
        name: 'availability',
        values: ['lundi', 'mardi', 'jeudi'],
        stored: async (mock) => (await needs(mock))?.availability,
      },
    ],
    route: 'POST student/needs',
    save: (page) =>
      page
        .locator('form', { has: page.locator('[name="objectives"]') })
        .getByRole('button', { name: /Save/ }),
    done: message(/was updated successfully/),
  },
  {
    name: 'a teacher',
    address: '/admin/teachers/edit/1/profile',
    fields: [
      {
        name: 'city',
        values: ['Laval', 'Gatineau', 'Lévis'],
        stored: async (mock) => (await teacher(mock))?.city,
      },
      {
        name: 'otherRate',
        values: ['40 $', '50 $', '60 $'],
        stored: async (mock) => (await teacher(mock))?.otherRate,
      },
    ],
    route: 'PUT teacher/update',
    save: button(/Save$/),
    done: message(/was updated successfully/),
    archive: { method: 'PUT', path: 'teacher/updateStatus', body: { id: 1, status: 0 } },
    savesArchived: true,
    goneFrom: /\/api\/teacher\?.*\bid=1\b/,
  },
  {
    name: 'a user',
    address: '/admin/settings/users?dialog=edit&record=3',
    fields: [
      {
        name: 'name',
        values: ['Suzanne', 'Suzie', 'Suzy'],
        stored: async (mock) => (await user(mock))?.name,
      },
      {
        name: 'lastName',
        values: ['Roy', 'Cloutier', 'Beaulieu'],
        stored: async (mock) => (await user(mock))?.lastName,
      },
    ],
    route: 'PUT users/update',
    save: inDialog(/Save$/),
    done: message(/was updated successfully/),
    goneFrom: /\/api\/users\?/,
  },
  {
    name: 'a file',
    address: '/admin/settings/files?dialog=edit&record=25',
    fields: [
      {
        name: 'title',
        values: ['Offre A', 'Offre B', 'Offre C'],
        stored: async (mock) => (await file(mock))?.title,
      },
      {
        name: 'taggedOn',
        values: ['2026-10-01', '2026-10-02', '2026-10-03'],
        stored: async (mock) => (await file(mock))?.tagDate,
      },
    ],
    route: 'PUT files',
    save: inDialog(/Save$/),
    done: message(/was updated successfully/),
    archive: { method: 'DELETE', path: 'files', body: { fileId: 25 } },
  },
  {
    name: 'a material',
    address: '/admin/settings/materials?dialog=edit&record=1',
    fields: [
      {
        name: 'title',
        values: ['Défi A', 'Défi B', 'Défi C'],
        stored: async (mock) => (await material(mock))?.title,
      },
      {
        name: 'languageId',
        values: ['2', '3', '4'],
        stored: async (mock) => String((await material(mock))?.languageId),
      },
    ],
    route: 'PATCH materials/update',
    save: inDialog(/Save$/),
    done: message(/was updated successfully/),
    archive: { method: 'PUT', path: 'materials/updateStatus', body: { id: 1, status: 0 } },
    savesArchived: true,
    goneFrom: /\/api\/materials\?/,
  },
  {
    name: 'a material of a contract',
    address: '/admin/contracts/edit/1/outline?dialog=update-material&record=1',
    fields: [
      { name: 'quantity', values: ['7', '8', '9'], stored: async (mock) => String((await given(mock))?.qty) },
      {
        name: 'note',
        values: ['Note A', 'Note B', 'Note C'],
        stored: async (mock) => (await given(mock))?.note,
      },
    ],
    route: 'PUT courses/updateMaterial',
    save: inDialog(/Update$/),
    done: message(/Course was updated successfully/),
    archive: {
      method: 'PUT',
      path: 'courses/updateMaterial',
      body: { courseMaterialId: 1, status: 0 },
    },
  },
  {
    name: 'an outline',
    address: '/admin/contracts/edit/1/outline?dialog=outline',
    fields: [
      {
        name: 'challenges',
        values: ['Les verbes', 'Les accents', 'Les temps'],
        stored: async (mock) => (await outline(mock))?.answers.challenges,
      },
      {
        name: 'currentUse',
        values: ['Jamais', 'Rarement', 'Souvent'],
        stored: async (mock) => (await outline(mock))?.answers.current_use,
      },
    ],
    route: 'PUT outline-form/course/{courseId}',
    save: inDialog(/- Submit$/),
    done: message(/Outline was submitted successfully/),
    archive: archivedContract,
  },
  {
    name: 'the course info of a report',
    address: '/admin/reports/info/1/course/1/courseInfo',
    fields: [
      {
        name: 'materialUsed',
        values: ['Défi 1', 'Défi 2', 'Défi 3'],
        stored: async (mock) => (await info(mock))?.materialUsed,
      },
      {
        name: 'skillsCovered',
        values: ['Écoute', 'Lecture', 'Écriture'],
        stored: async (mock) => (await info(mock))?.skillsCovered,
      },
    ],
    ...wizard,
    route: 'PUT progressReports/courseInfo',
    save: button(/Next$/),
  },
  {
    name: 'the ratings of a report',
    address: '/admin/reports/info/1/course/1/studentSelfLearning',
    fields: [
      {
        name: 'preparation',
        values: ['good', 'very-good', 'not-applicable'],
        stored: async (mock) => ratingOf((await report(mock))?.answers.preparation),
      },
      {
        name: 'homework',
        values: ['excellent', 'very-good', 'good'],
        stored: async (mock) => ratingOf((await report(mock))?.answers.homework),
      },
    ],
    ...wizard,
    save: button(/Next$/),
  },
  {
    name: 'the progress of a report',
    address: '/admin/reports/info/1/course/1/studentProgress',
    fields: [
      {
        name: 'syntax',
        values: ['good', 'very-good', 'not-applicable'],
        stored: async (mock) => ratingOf((await report(mock))?.answers.syntax),
      },
      {
        name: 'pronunciation',
        values: ['needs-work', 'very-good', 'good'],
        stored: async (mock) => ratingOf((await report(mock))?.answers.pronunciation),
      },
    ],
    ...wizard,
    save: button(/Next$/),
  },
  {
    name: 'the comments of a report',
    address: '/admin/reports/info/1/course/1/comments',
    fields: [
      {
        name: 'comments',
        values: ['Bravo', 'Continuez', 'À revoir'],
        stored: async (mock) => (await report(mock))?.answers.comments,
      },
      {
        name: 'recommendations',
        values: ['Lire', 'Écrire', 'Parler'],
        stored: async (mock) => (await report(mock))?.answers.recommendations,
      },
    ],
    ...wizard,
    save: (page) => page.getByRole('main').getByRole('button', { name: /^Fermer - Close$/ }),
  },
  nameForm(
    'companies',
    ['Aéro A', 'Aéro B', 'Aéro C'],
    row('companies', ({ id }) => id === 1),
  ),
  nameForm(
    'languages',
    ['Français A', 'Français B', 'Français C'],
    row('languages', ({ id }) => id === 1),
  ),
];

/** The name of a rating in the form. */
function ratingOf(stored: string | null | undefined): string | undefined {
  const names: Record<string, string> = {
    'very good': 'very-good',
    'not enough': 'needs-work',
    'n/a': 'not-applicable',
  };
  return stored ? (names[stored] ?? stored) : undefined;
}
