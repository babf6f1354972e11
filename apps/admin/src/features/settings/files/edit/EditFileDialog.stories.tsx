import {
  contractsHandlers,
  filesHandlers,
  languagesHandlers,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aContract, aStoredFile, aStudent } from '@portal/domain';
import {
  answerQuestion,
  asAdmin,
  type Canvas,
  dialogStories,
  expectMessage,
  expectTexts,
  press,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FileDialogs } from '../file-dialog-story';

const proposal = aStoredFile({ id: 3050 });
const scan = aStoredFile({
  id: 3051,
  title: 'Numérisation',
  name: 'numérisation.pdf',
  type: 'undefined',
  contract: null,
  student: null,
  language: null,
  taggedOn: null,
});

const contracts = [
  aContract(),
  aContract({ id: 413, number: '2026-0413', language: { id: 2, name: 'English' } }),
];

const [enrolment] = aStudent().contracts;
const inBoth = aStudent({
  contracts: contracts.flatMap(({ id, number }) => (enrolment ? [{ ...enrolment, id, number }] : [])),
});
const inOne = aStudent({
  id: 502,
  name: 'Zoé',
  lastName: 'Légaré',
  email: 'zoe.legare@aero-beausejour.example',
});
const inNone = aStudent({ id: 503, name: 'Linh', lastName: 'Nguyễn', email: null, contracts: [] });

const fresh = (situation: Parameters<typeof filesHandlers>[0] = {}) => [
  ...filesHandlers({ files: [proposal, scan], ...situation }),
  ...contractsHandlers({ contracts }),
  ...studentsHandlers({ students: [inBoth, inOne, inNone] }),
  ...languagesHandlers(),
];

export default {
  title: 'Admin/Settings/Files/Edit',
  component: FileDialogs,
  tags: ['release'],
  decorators: [asAdmin('/settings/files', '/settings/files?dialog=edit&record=3051')],
  parameters: { msw: fresh },
} satisfies Meta<typeof FileDialogs>;

type Story = StoryObj<typeof FileDialogs>;

const ofProposal = { portal: { at: '/settings/files?dialog=edit&record=3050' } };

async function opened(canvas: Canvas) {
  const dialog = within(await canvas.findByRole('dialog'));
  await dialog.findByLabelText(/Title\*$/);
  return dialog;
}

const inDialog = dialogStories(opened);
type Dialog = Awaited<ReturnType<typeof opened>>;

const kind = (dialog: Dialog) => dialog.getByLabelText(/Kind of document\*$/);
const contract = (dialog: Dialog) => dialog.getByRole('combobox', { name: /Contract\*?$/ });
const student = (dialog: Dialog) => dialog.getByRole('combobox', { name: /Student\*?$/ });
const language = (dialog: Dialog) => dialog.getByRole('combobox', { name: /Language\*?$/ });
const tagDate = (dialog: Dialog) => dialog.getByLabelText(/Tag date\*$/);
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: /Save$/ }));

async function choose(dialog: Dialog, field: HTMLElement, typed: string, name: string) {
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(await dialog.findByText(name));
}

async function setDate(field: HTMLElement, date: string) {
  await userEvent.clear(field);
  await userEvent.type(field, date);
  await userEvent.tab();
}

/** Fields that a type does not have are cleared and disabled, with the reason; a contract sets its language. */
export const EachKind: Story = {
  tags: [
    '!release',
    'SET-FILE-08',
    'SET-FILE-11',
    'SET-FILE-12',
    'SET-FILE-13',
    'SET-FILE-14',
    'SET-FILE-15',
    'SET-FILE-16',
    'SET-FILE-17',
  ],
  parameters: ofProposal,
  play: inDialog.play(async (dialog, { canvas }) => {
    await expect(kind(dialog)).toHaveValue('courseProposal');
    await expect(contract(dialog)).toHaveValue('2026-0412');
    await expect(language(dialog)).toHaveValue('Français');
    await expect(student(dialog)).toBeDisabled();
    await expect(student(dialog)).toHaveAccessibleDescription(/None for this kind$/);

    await choose(dialog, contract(dialog), '0413', '2026-0413');
    await expect(language(dialog)).toHaveValue('English');

    for (const type of ['studentDocuments', 'placementTest', 'progressReport']) {
      await userEvent.selectOptions(kind(dialog), type);
      await expect(student(dialog)).toBeEnabled();
      await expect(student(dialog)).toBeRequired();
    }
    await choose(dialog, student(dialog), 'fort', 'Inès Fortin');
    await userEvent.selectOptions(kind(dialog), 'courseOutline');
    await expect(student(dialog)).toBeDisabled();
    await expect(student(dialog)).toHaveValue('');
    await expect(contract(dialog)).toHaveValue('2026-0413');

    await userEvent.selectOptions(kind(dialog), 'undefined');
    for (const field of [contract(dialog), student(dialog), language(dialog)]) {
      await expect(field).toBeDisabled();
      await expect(field).toHaveValue('');
    }
    await save(dialog);
    await expectTexts(canvas, 'File Proposition Aéro Beauséjour was updated successfully');
    await expect(sent('PUT files')[0]?.body).toEqual({
      fileId: 3050,
      type: 'undefined',
      course_id: null,
      student_id: null,
      language_id: null,
    });
  }),
};

/** Names all missing fields; a complete form is sent once, however often the button is clicked. */
export const Filed: Story = {
  tags: [
    'SET-FILE-18',
    'SET-FILE-19',
    'SET-FILE-20',
    'SET-FILE-21',
    'SET-FILE-22',
    'SET-FILE-23',
    'MSG-86',
    'OPEN-38',
  ],
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.selectOptions(kind(dialog), 'placementTest');
    await userEvent.clear(dialog.getByLabelText(/Title\*$/));
    await save(dialog);
    await waitFor(() => expect(student(dialog)).toHaveAccessibleDescription(/This is a required field\./));
    await expect(student(dialog)).toHaveAccessibleDescription(
      /Ceci est un champ obligatoire( - )?This is a required field\.$/,
    );
    for (const field of [dialog.getByLabelText(/Title\*$/), contract(dialog), language(dialog)])
      await expect(field).toHaveAccessibleDescription(/This is a required field/);
    await expect(tagDate(dialog)).toHaveAccessibleDescription(/This is a required field/);
    await expect(sent('PUT files')).toHaveLength(0);

    await userEvent.type(dialog.getByLabelText(/Title\*$/), 'Test');
    await choose(dialog, contract(dialog), '0412', '2026-0412');
    await choose(dialog, student(dialog), 'fort', 'Inès Fortin');
    await expect(language(dialog)).toHaveValue('Français');
    await setDate(tagDate(dialog), '2026-09-01');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Save$/ }));
    await expect(await canvas.findByText('File Test was updated successfully')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('placementTest')).toBeVisible();
    await expect(sent('PUT files')).toHaveLength(1);
    await expect(sent('PUT files')[0]?.body).toEqual({
      fileId: 3051,
      title: 'Test',
      type: 'placementTest',
      course_id: 412,
      student_id: 501,
      language_id: 1,
      tag_date: '2026-09-01',
    });
  }),
};

/** A document can only have a student of its contract: another student is cleared, and the form says why. */
export const OnlyStudentsOfTheContract: Story = {
  tags: ['DECISION-58'],
  play: inDialog.play(async (dialog) => {
    await userEvent.selectOptions(kind(dialog), 'progressReport');
    await choose(dialog, student(dialog), 'linh', 'Linh Nguyễn');
    await choose(dialog, contract(dialog), '0412', '2026-0412');
    await waitFor(() => expect(student(dialog)).toHaveValue(''));
    await expect(student(dialog)).toHaveAccessibleDescription(
      /The student that was chosen was never in this contract\. Choose one of this contract\.$/,
    );
    await userEvent.click(student(dialog));
    const offered = await dialog.findByRole('listbox', { name: /Student\*?$/ });
    await waitFor(() =>
      expect(
        within(offered)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Inès Fortin', 'Zoé Légaré']),
    );
    await userEvent.click(await dialog.findByText('Zoé Légaré'));
    await choose(dialog, contract(dialog), '0413', '2026-0413');
    await waitFor(() => expect(student(dialog)).toHaveValue(''));
    await choose(dialog, student(dialog), 'fort', 'Inès Fortin');
    await choose(dialog, contract(dialog), '0412', '2026-0412');
    // A student in both contracts stays selected.
    await expect(student(dialog)).toHaveValue('Inès Fortin');
  }),
};

/**
 * The student was never in the contract; only the server knows it, because someone else changed the contract in the
 * meantime.
 */
export const StudentOfNoSuchContract: Story = {
  tags: ['DECISION-58'],
  parameters: {
    ...ofProposal,
    first: [
      http.put('*/api/files', () =>
        HttpResponse.json(
          {
            message: 'Bad input',
            errors: { student_id: ['must be a student who is or was in the contract'] },
          },
          { status: 400 },
        ),
      ),
    ],
  },
  play: inDialog.play(async (dialog) => {
    await userEvent.selectOptions(kind(dialog), 'progressReport');
    await choose(dialog, student(dialog), 'zo', 'Zoé Légaré');
    await save(dialog);
    await expectTexts(dialog, 'The student is not, and never was, in this contract.');
    await expect(student(dialog)).toHaveValue('Zoé Légaré');
  }),
};

/** After a rejection the input stays, and the reason is shown. */
export const Refused: Story = {
  tags: ['MSG-20'],
  parameters: {
    ...ofProposal,
    msw: fresh({ failWrites: { status: 400, message: 'The contract is closed' } }),
  },
  play: inDialog.play(async (dialog) => {
    await userEvent.type(dialog.getByLabelText(/Title\*$/), ' (2)');
    await save(dialog);
    await expectMessage('error', 'File Proposition Aéro Beauséjour (2) was not updated successfully');
    await expect(dialog.getByText('The contract is closed')).toBeVisible();
    await expect(dialog.getByLabelText(/Title\*$/)).toHaveValue('Proposition Aéro Beauséjour (2)');
  }),
};

/** Simulates a change by another user while this page is open. */
const elsewhere = (method: 'PUT' | 'DELETE', body: object) =>
  fetch('/api/files', {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Whether the list responds late. */
let isListLate = false;

/**
 * When the form is opened again before the list is reloaded, it starts with the saved values and reports no change by
 * others.
 */
export const OpenedAgainAtOnce: Story = {
  parameters: {
    ...ofProposal,
    first: [
      // Requests with a search serve the save; requests without one are for the list.
      http.get('*/api/files', ({ request }) =>
        isListLate && !new URL(request.url).searchParams.get('search') ? delay('infinite') : undefined,
      ),
    ],
  },
  beforeEach: () => {
    isListLate = false;
  },
  play: inDialog.play(async (first, { canvas }) => {
    isListLate = true;
    await userEvent.type(first.getByLabelText(/Title\*$/), ' (2)');
    await save(first);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Proposition Aéro Beauséjour (2)' }));
    const again = await opened(canvas);
    await expect(again.getByLabelText(/Title\*$/)).toHaveValue('Proposition Aéro Beauséjour (2)');
    await userEvent.type(again.getByLabelText(/Title\*$/), ' (3)');
    await save(again);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sent('PUT files').at(-1)?.body).toMatchObject({
      title: 'Proposition Aéro Beauséjour (2) (3)',
    });
  }),
};

/** Someone else has changed the other fields: their values are kept, and only the title is written. */
export const ChangedMeanwhile: Story = {
  parameters: { ...ofProposal },
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.type(dialog.getByLabelText(/Title\*$/), ' (2)');
    await elsewhere('PUT', { fileId: 3050, type: 'courseOutline', tag_date: '2026-10-02' });
    await save(dialog);
    await expectTexts(canvas, 'File Proposition Aéro Beauséjour (2) was updated successfully');
    await expectTexts(canvas, 'Their changes are kept: Filing, Tag date.');
    await expect(sent('PUT files').at(-1)?.body).toEqual({
      fileId: 3050,
      title: 'Proposition Aéro Beauséjour (2)',
    });
  }),
};

const sameName = Array.from({ length: 60 }, (_, index) =>
  aStoredFile({ id: 4000 + index, title: `Copie ${index}` }),
);

/** Someone else's change is shown even if more newer files than fit on a page have the same name. */
export const ChangedMeanwhileAmongManyOfThatName: Story = {
  parameters: { ...ofProposal, msw: fresh({ files: [...sameName, proposal] }) },
  play: async ({ canvas }) => {
    // While the file loads, another dialog says so.
    await canvas.findByRole('dialog', { name: /Edit Proposition/ });
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByLabelText(/Title\*$/), ' (2)');
    await elsewhere('PUT', { fileId: 3050, tag_date: '2026-10-02' });
    await save(dialog);
    await expectTexts(canvas, 'Their changes are kept: Tag date.');
  },
};

export const RemovedMeanwhile: Story = {
  parameters: { ...ofProposal },
  play: inDialog.play(async (dialog) => {
    await userEvent.type(dialog.getByLabelText(/Title\*$/), ' (2)');
    await elsewhere('DELETE', { fileId: 3050 });
    await save(dialog);
    await expectTexts(
      dialog,
      'Someone else has deleted this file in the meantime. It is among the archived files.',
    );
    await expect(sent('PUT files')).toHaveLength(0);
  }),
};

/** Closing with unsaved input asks first; the input is kept and offered when the form opens again. */
export const ClosedUnsaved: Story = {
  parameters: ofProposal,
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.type(dialog.getByLabelText(/Title\*$/), ' (2)');
    await userEvent.keyboard('{Escape}');
    await answerQuestion(canvas, /Leave and keep$/);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Proposition Aéro Beauséjour' }));
    await press(await opened(canvas), /Resume$/);
    await expect(await canvas.findByDisplayValue('Proposition Aéro Beauséjour (2)')).toHaveFocus();
  }),
};

/** The selected contract and language are archived by now and stay selected. */
export const OnAPhoneInFrenchInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  parameters: {
    ...ofProposal,
    msw: fresh({
      files: [
        {
          ...proposal,
          title: `Proposition ${'très longue '.repeat(12)}`,
          contract: { id: 99, number: '2019-0099' },
          language: { id: 9, name: 'Inuktitut' },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: /^Modifier Proposition/ }));
    await expect(dialog.getByLabelText('Contrat*')).toHaveValue('2019-0099');
    await expect(dialog.getByLabelText('Langue*')).toHaveValue('Inuktitut');
  },
};
