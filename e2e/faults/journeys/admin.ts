import { peopleSheet } from '../../../apps/admin/e2e/people-sheet';
import { attached, chosen, found, type Journey, picked, pressed, typed } from '../journey';
import { writeReport } from './report';
import { contractOf } from './samples';

const createContract: Journey = {
  name: 'a contract is created',
  app: 'admin',
  who: 'admin',
  at: () => '/admin/contracts/create',
  steps: ({ page }) => [
    {
      name: 'create',
      entries: [
        found('the company', page.getByRole('combobox', { name: /Company/ }), 'banque', 'Banque Champlain'),
        typed('the contact', page.getByLabel('Contact person'), 'Noël Séguin'),
        picked('the language', page.getByLabel('Language*'), 'English'),
        picked('the type', page.getByLabel('Course Type'), 'Groupe - Group'),
        typed('the length', page.getByLabel('length of each class'), '1.5'),
        typed('the classes', page.getByLabel('Number of classes'), '12'),
      ],
      press: page.getByRole('button', { name: /Add course/ }),
      done: page.getByRole('button', { name: /Update course/ }),
    },
  ],
};

const editContract: Journey = {
  name: 'a contract is edited',
  app: 'admin',
  who: 'admin',
  at: async (mock) => `/admin/contracts/edit/${(await contractOf(mock, '2026-0412')).id}/basic`,
  steps: ({ page }) => [
    {
      name: 'save',
      entries: [
        typed('the invoice', page.getByLabel('Invoice'), 'F-2026-7'),
        found('the company', page.getByRole('combobox', { name: 'Company' }), 'banque', 'Banque Champlain'),
        typed('the length', page.getByLabel('length of each class'), '2.5'),
      ],
      press: page.getByRole('button', { name: /Update course/ }),
      done: /Course was updated successfully/,
    },
  ],
};

const assignPeople: Journey = {
  name: 'a teacher and a student are assigned',
  app: 'admin',
  who: 'admin',
  at: async (mock) => `/admin/contracts/edit/${(await contractOf(mock, '2026-0414')).id}/basic`,
  steps: ({ page }) => {
    const dialog = page.getByRole('dialog');
    return [
      {
        name: 'ask for a teacher',
        press: page.getByRole('button', { name: /Assign$/ }).first(),
        done: dialog.getByRole('combobox', { name: /Teacher/ }),
      },
      {
        name: 'assign the teacher',
        entries: [
          found('the teacher', dialog.getByRole('combobox', { name: /Teacher/ }), 'park', 'Andrew Parker'),
        ],
        press: dialog.getByRole('button', { name: /Assign$/ }),
        done: page.getByRole('button', { name: /Change teacher$/ }),
      },
      {
        name: 'ask for students',
        press: page.getByRole('button', { name: /Manage students$/ }),
        done: dialog
          .getByRole('listbox', { name: /Other students/ })
          .getByRole('option')
          .first(),
      },
      {
        name: 'assign a student',
        entries: [
          {
            name: 'the student',
            enter: () =>
              dialog
                .getByRole('listbox', { name: /Other students/ })
                .getByRole('option')
                .first()
                .click(),
            stands: () => dialog.getByText('To add: 1').isVisible(),
          },
        ],
        press: dialog.getByRole('button', { name: /Save$/ }),
        done: page.getByRole('complementary').getByRole('listitem').getByRole('link').last(),
      },
    ];
  },
};

const addLesson: Journey = {
  name: 'a lesson is recorded in the office',
  app: 'admin',
  who: 'admin',
  at: async (mock) => `/admin/contracts/edit/${(await contractOf(mock, '2026-0412')).id}/attendance`,
  steps: ({ page }) => {
    const dialog = page.getByRole('dialog', { name: /Manage Attendance/ });
    return [
      {
        name: 'add',
        press: page.getByRole('main').getByRole('button', { name: /Add$/ }).first(),
        done: dialog.getByLabel(/Class date/),
      },
      {
        name: 'save',
        entries: [
          typed('the day', dialog.getByLabel(/Class date/), '2026-11-15'),
          chosen('the length', dialog.getByLabel(/Length \(minutes\)/), '30'),
        ],
        press: dialog.getByRole('button', { name: /Save$/ }),
        done: page
          .locator('main:not(:has([role=dialog]))')
          .getByText(/Nov 15th 26/)
          .first(),
      },
    ];
  },
};

const importStudents: Journey = {
  name: 'students are imported',
  app: 'admin',
  who: 'admin',
  at: () => '/admin/students/list?dialog=import',
  steps: ({ page }) => {
    const dialog = page.getByRole('dialog', { name: /Import students$/ });
    const file = peopleSheet('eleves.xlsx', [
      ['Courriel', 'Nom', 'Prénom', 'Ville'],
      ['linh@client.example', 'Nguyễn', 'Linh', 'Laval'],
      ['zoe@client.example', 'Lévesque-Roy', 'Zoé', 'Québec'],
    ]);
    return [
      {
        name: 'import',
        entries: [attached('the file', dialog, file)],
        press: dialog.getByRole('button', { name: /- Import$/ }),
        // If the session ended before the file was read, the user chooses the file again and finds that the people were
        // already imported: before sending, or, if the list loads late, in the result of each row.
        done: dialog
          .getByText('Students imported', { exact: true })
          .or(dialog.getByText(/Email already used by Linh Nguyễn/))
          .or(dialog.getByText('Email duplicated', { exact: true })),
      },
    ];
  },
};

const editUser: Journey = {
  name: 'a user is edited',
  app: 'admin',
  who: 'admin',
  at: () => '/admin/settings/users',
  steps: ({ page }) => {
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('First name');
    return [
      {
        name: 'open the user',
        press: page
          .getByRole('row')
          .filter({ hasText: 'Jean-Philippe Roy' })
          .getByRole('button', { name: 'Edit' }),
        done: name,
      },
      {
        name: 'save',
        entries: [
          typed('the name', name, 'Jean-Philibert'),
          typed('the phone', dialog.getByLabel(/Phone/), '(514) 555-0142'),
        ],
        press: dialog.getByRole('button', { name: /Save$/ }),
        done: /User Jean-Philibert Roy was updated successfully/,
      },
    ];
  },
};

const uploadFile: Journey = {
  name: 'a file is uploaded',
  app: 'admin',
  who: 'admin',
  at: () => '/admin/settings/files',
  steps: ({ page }) => {
    const dialog = page.getByRole('dialog');
    const file = {
      name: 'numerisation.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 scan'),
    };
    return [
      { name: 'see what is there', done: page.getByRole('row').nth(1) },
      {
        name: 'ask for the dialog',
        press: page.getByRole('button', { name: /Upload files$/ }),
        done: dialog,
      },
      {
        name: 'upload',
        entries: [attached('the file', dialog, file)],
        press: dialog.locator('button[type=submit]'),
        done: /1 file uploaded/,
      },
    ];
  },
};

const planClasses: Journey = {
  name: 'the classes of a contract are planned',
  app: 'admin',
  who: 'admin',
  at: async (mock) => `/admin/contracts/edit/${(await contractOf(mock, '2026-0362')).id}/plan`,
  steps: ({ page }) => [
    {
      name: 'plan',
      entries: [
        pressed('the weekday', page.getByRole('button', { name: /^\S+ - Tuesday$/ })),
        typed('the start', page.getByLabel('Start, Tuesday'), '08:15'),
        typed('the end', page.getByLabel('End, Tuesday'), '09:45'),
        typed('the first day', page.getByLabel('From'), '2026-11-24'),
        typed('the number of classes', page.getByLabel('Number of classes'), '4'),
      ],
      press: page.getByRole('button', { name: / - Plan (the|4) classes$/ }),
      done: /The classes are planned/,
    },
  ],
};

const cancelClass: Journey = {
  name: 'a planned class is cancelled',
  app: 'admin',
  who: 'admin',
  at: () => '/admin/calendar?date=2026-11-23',
  steps: ({ page }) => {
    const panel = page.getByRole('region', { name: /^\d\d:\d\d – / });
    const cancel = { name: /Cancel the class$/ };
    const note = panel.getByLabel('Note');
    const who = panel.getByRole('radio', { name: 'Company' });
    return [
      {
        name: 'open the class',
        press: page.getByRole('button', { name: '12:00 – 13:30 Aéro Beauséjour' }).first(),
        done: panel.getByRole('button', cancel),
      },
      { name: 'ask to cancel it', press: panel.getByRole('button', cancel), done: note },
      { name: 'say who cancels', press: who, done: panel.getByText('Without consequence') },
      {
        name: 'cancel it',
        entries: [typed('the note', note, 'Group on leave')],
        press: panel.locator('form').getByRole('button', cancel),
        done: /The class was cancelled/,
      },
    ];
  },
};

/** Journeys of the office. */
export const adminJourneys = [
  createContract,
  editContract,
  assignPeople,
  addLesson,
  writeReport('admin'),
  importStudents,
  editUser,
  uploadFile,
  planClasses,
  cancelClass,
] as const;
