import {
  courseTypesHandlers,
  type HistorySituation,
  historyHandlers,
  materialsHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aHistoryChange, aHistoryEntry, type HistoryActor } from '@portal/domain';
import {
  asAdmin,
  type Canvas,
  expectMessage,
  expectTexts,
  pageStories,
  press,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HistoryDrawer } from './HistoryDrawer';

const lea: HistoryActor = { kind: 'user', id: 31, name: 'Léa', lastName: 'Villeneuve' };
const roy: HistoryActor = { kind: 'user', id: 2, name: 'Jean-Philippe', lastName: 'Roy' };
const nobody = { id: null, name: '', lastName: '' };

/** The history in the design's picture. */
const entries = [
  aHistoryEntry({
    id: 46,
    changes: [
      aHistoryChange(),
      aHistoryChange({ field: 'location', before: 'Longueuil, cafétéria', after: 'Longueuil, salle 204' }),
    ],
  }),
  aHistoryEntry({
    id: 45,
    at: '2026-11-23T14:15:00.000Z',
    who: lea,
    action: 'added',
    noun: 'lesson',
    name: '2026-11-23',
    changes: [aHistoryChange({ field: 'minutes', before: null, after: 90, canRestore: false })],
  }),
  aHistoryEntry({
    id: 44,
    at: '2026-11-20T21:08:00.000Z',
    who: roy,
    changes: [
      aHistoryChange({ field: 'status', before: 'pending', after: 'activated' }),
      aHistoryChange({ field: 'contactPerson', before: null, after: 'Sylvie Gagnon' }),
      aHistoryChange({ field: 'endsOn', before: '2026-12-18', after: '2026-12-20' }),
      aHistoryChange({
        field: 'companyId',
        canRestore: false,
        before: { id: 1, name: 'Transport Kingsley' },
        after: { id: 2, name: 'Aéro Beauséjour inc.' },
      }),
    ],
  }),
];

/** An entry of each kind, and a value of each type. */
const allKinds = [
  aHistoryEntry({
    id: 20,
    who: { kind: 'system', ...nobody },
    request: 'import',
    changes: [
      aHistoryChange({ field: 'approved', before: false, after: true, canRestore: false }),
      aHistoryChange({ field: 'hoursPerClass', before: 1.5, after: 2, canRestore: false }),
      aHistoryChange({ field: 'highlights', before: null, after: null, isHidden: true, canRestore: false }),
    ],
  }),
  aHistoryEntry({
    id: 19,
    request: 'import',
    who: { kind: 'system', ...nobody },
    action: 'added',
    noun: 'enrolment',
    name: 'Inès Fortin',
    changes: [],
  }),
  aHistoryEntry({
    id: 18,
    who: { kind: 'removed', ...nobody, id: 99 },
    noun: 'outline',
    name: null,
    changes: [
      aHistoryChange({ field: 'conversation', before: 'weekly', after: 'daily', canRestore: false }),
      aHistoryChange({
        field: 'emphasis',
        before: ['speaking'],
        after: ['speaking', 'writing'],
        canRestore: false,
      }),
    ],
  }),
  aHistoryEntry({
    id: 17,
    who: { kind: 'link', ...nobody },
    noun: 'note',
    action: 'added',
    name: 'Code de la porte',
    changes: [],
  }),
  aHistoryEntry({ id: 16, action: 'removed', noun: 'enrolment', name: 'Marc Côté', changes: [] }),
  aHistoryEntry({
    id: 13,
    noun: 'company',
    name: 'Aéro Beauséjour inc.',
    changes: [
      aHistoryChange({ field: 'email', before: null, after: 'rh@aero.example', canRestore: false }),
      aHistoryChange({ field: 'language', before: 'both', after: 'fr', canRestore: false }),
    ],
  }),
  aHistoryEntry({ id: 15, action: 'erased', noun: 'student', name: null, changes: [] }),
  aHistoryEntry({
    id: 14,
    noun: 'lesson',
    name: '2026-11-19',
    changes: [
      aHistoryChange({ field: 'minutes', before: 90, after: 45, canRestore: false }),
      aHistoryChange({ field: 'active', before: true, after: false, canRestore: false }),
    ],
  }),
];

const newPlan = aHistoryEntry({
  id: 30,
  action: 'added',
  noun: 'coursePlan',
  name: null,
  changes: [
    aHistoryChange({ field: 'startsOn', before: null, after: '2027-01-11', canRestore: false }),
    aHistoryChange({
      field: 'times',
      before: null,
      after: ['1 12:00 90', '3 17:30 60'],
      canRestore: false,
    }),
    aHistoryChange({
      field: 'breaks',
      before: null,
      after: ['2027-01-18 2027-01-20 Relâche de mars'],
      canRestore: false,
    }),
  ],
});

const courseTypeEntries = [
  aHistoryEntry({
    id: 31,
    changes: [
      aHistoryChange({
        field: 'courseTypeId',
        canRestore: false,
        before: { id: 2, name: 'Semi-privé' },
        after: { id: 9, name: 'Atelier' },
      }),
    ],
  }),
  aHistoryEntry({
    id: 30,
    action: 'changed',
    noun: 'teacherRate',
    name: 'Atelier',
    changes: [aHistoryChange({ field: 'rate', before: 40, after: 42, canRestore: false })],
  }),
];

const archived = true as const;

/** Changes by an archived user, to archived people and records. */
const archivedEntries = [
  aHistoryEntry({
    id: 42,
    who: { ...roy, archived },
    changes: [
      aHistoryChange({
        field: 'teacher',
        before: { id: 8, name: 'Léa Villeneuve', archived },
        after: { id: 9, name: 'Nadia Haddad' },
        canRestore: false,
      }),
      aHistoryChange({
        field: 'companyId',
        before: { id: 1, name: 'Transport Kingsley', archived },
        after: null,
        canRestore: false,
      }),
    ],
  }),
  aHistoryEntry({ id: 41, action: 'added', noun: 'enrolment', name: 'Inès Fortin', archived, changes: [] }),
];

const many = Array.from({ length: 60 }, (_, place) =>
  aHistoryEntry({
    id: 60 - place,
    changes: [aHistoryChange({ before: `Heure ${59 - place}`, after: `Heure ${60 - place}` })],
  }),
);

const of = (situation: HistorySituation = {}) => [
  ...historyHandlers({ entries, ...situation }),
  ...materialsHandlers(),
];

export default {
  title: 'Office/History',
  component: HistoryDrawer,
  tags: ['release'],
  decorators: [asAdmin()],
  beforeEach: () => storyClock('2026-11-23T16:00'),
  args: { of: { subject: 'contract', id: 412 }, about: '2026-0412 · Aéro Beauséjour inc.', onClose: fn() },
  parameters: { msw: () => of(), layout: 'fullscreen' },
} satisfies Meta<typeof HistoryDrawer>;

type Story = StoryObj<typeof HistoryDrawer>;

const states = pageStories(of);

const drawer = (canvas: Canvas) => canvas.findByRole('dialog', { name: /History/ });

/** Returns the part of one field. */
async function rowOf(canvas: Canvas, label: RegExp): Promise<HTMLElement> {
  const [found] = await within(await drawer(canvas)).findAllByText(label, { selector: 'li *' });
  const row = found?.closest('li');
  if (!row) throw new Error(`no field ${label}`);
  return row;
}

export const ByDayAndPerson: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    const panel = within(await drawer(canvas));
    await expect(await panel.findByRole('heading', { name: /Today/ })).toBeVisible();
    await expect(panel.getByRole('heading', { name: /Friday/ })).toBeVisible();
    await expect(panel.getByText('Marie Bélanger', { selector: 'span' })).toBeVisible();
    await expect(panel.getByText(/recorded a class/)).toBeVisible();
    await expect(await rowOf(canvas, /Location/)).toHaveTextContent('Longueuil, salle 204');
    await expect(await rowOf(canvas, /Contract status/)).toHaveTextContent(/Pending.*Activated/);
    await expect(await rowOf(canvas, /Contact person/)).toHaveTextContent(/empty.*Sylvie Gagnon/);
    await expect(await rowOf(canvas, /End date/)).toHaveTextContent(/Dec 18th 26.*Dec 20th 26/);
    await expect(await rowOf(canvas, /Length/)).toHaveTextContent('90 min');
    await expect(panel.getByRole('status')).toHaveTextContent('1–3 / 3');
    await expect(within(await rowOf(canvas, /^Company/)).queryByRole('button')).toBeNull();
  },
};

export const EveryKindOfEntry: Story = {
  parameters: { msw: () => of({ entries: allKinds }) },
  play: async ({ canvas }) => {
    const panel = within(await drawer(canvas));
    await expectTexts(panel, /The system/, /A deleted user/, /Someone with a private link/);
    await expectTexts(panel, /added the enrolment of a student/, /wrote a note: Code de la porte/);
    await expectTexts(panel, /erased the student/);
    await expect(await rowOf(canvas, /Contract approved/)).toHaveTextContent(/no.*yes/);
    await expect(await rowOf(canvas, /Highlights/)).toHaveTextContent(/the value is not kept here/);
    await expect(await rowOf(canvas, /^Conversation/)).toHaveTextContent(/Weekly.*Daily/);
    await expect(await rowOf(canvas, /Email address/)).toHaveTextContent(/empty.*rh@aero.example/);
    await expect(await rowOf(canvas, /Language of emails/)).toHaveTextContent(/French, then English.*French/);
    await expect(await rowOf(canvas, /State/)).toHaveTextContent(/Active.*Deleted/);
    const text = (await drawer(canvas)).textContent ?? '';
    await expect(text).not.toMatch(/undefined|null|\{|\w_\w|true|false/);
  },
};

/** A new plan with its weekly times and breaks as text. */
export const NewPlan: Story = {
  parameters: { msw: () => of({ entries: [newPlan] }) },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, /Days and times/)).toHaveTextContent(
      /Mon 12:00 – 13:30, Wed 17:30 – 18:30/,
    );
    await expect(await rowOf(canvas, /Breaks/)).toHaveTextContent(
      /Relâche de mars \(Jan 18th 27 – Jan 20th 27\)/,
    );
  },
};

/** A course type has its current name from the settings, in the reader's language, in the entry of a rate too. */
export const CourseTypesInEnglish: Story = {
  tags: ['DECISION-71'],
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      ...courseTypesHandlers({
        courseTypes: [{ id: 9, name: 'Atelier', nameEn: 'Workshop', active: false, version: null }],
      }),
      ...of({ entries: courseTypeEntries }),
    ],
  },
  play: async ({ canvas }) => {
    const panel = within(await drawer(canvas));
    await waitFor(async () =>
      expect(await rowOf(canvas, /^Course Type/)).toHaveTextContent(/Semi-private.*Workshop/),
    );
    await expectTexts(panel, /: Workshop/);
    await expect(panel.queryByText(/Atelier|Semi-privé/)).toBeNull();
  },
};

export const ArchivedNames: Story = {
  tags: ['DECISION-91'],
  globals: { language: 'fr' },
  parameters: { msw: () => of({ entries: archivedEntries }) },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: /Historique/ });
    const [first] = await within(panel).findAllByRole('listitem');
    await expect(first).toHaveTextContent(/^JRJean-Philippe Roy Archivé/);
    const whole = within(panel);
    await expectTexts(whole, 'Léa Villeneuve (archivé)', 'Transport Kingsley (archivée)', 'Nadia Haddad');
    await expectTexts(whole, /Inès Fortin \(archivé\)$/);
    await expect(
      within(panel).getByRole('option', { name: 'Jean-Philippe Roy (archivé)' }),
    ).toBeInTheDocument();
  },
};

export const RestoredInPlace: Story = {
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, /Location/));
    const restore = row.getByRole('button', { name: /Restore.*Location/ });
    await userEvent.click(restore);
    await expectTexts(row, 'Put “Longueuil, cafétéria” back in place of “Longueuil, salle 204”?');
    await expect(row.getByRole('button', { name: /Restore this value/ })).toHaveFocus();
    await press(row, /Cancel/);
    await expect(restore).toHaveFocus();
    await userEvent.click(restore);
    await press(row, /Restore this value/);
    await expectMessage('success', 'The value was restored.');
    await expect(sentBodies('PATCH courses/update')).toEqual([
      { course: { id: 412 }, course_details: { location: 'Longueuil, cafétéria' } },
    ]);
    await expect(sent('PATCH courses/update')[0]?.headers.get('If-Match')).toBe('"v1"');
    // Restoring a value adds an entry to the history.
    await waitFor(async () =>
      expect(within(await drawer(canvas)).getByRole('status')).toHaveTextContent('1–4 / 4'),
    );
  },
};

/** A status is sent with the value of the API; restoring an empty value empties the field. */
export const OtherValuesRestored: Story = {
  play: async ({ canvas }) => {
    const restore = async (label: RegExp, question: string) => {
      const row = within(await rowOf(canvas, label));
      await press(row, /Restore/);
      await expectTexts(row, question);
      await press(row, /Restore this value/);
      await expectMessage('success', 'The value was restored.');
      return sentBodies('PATCH courses/update').at(-1);
    };
    const status = await restore(/Contract status/, 'Put “Pending” back in place of “Activated”?');
    await expect(status).toEqual({ course: { id: 412, course_status_id: 1 } });
    const person = await restore(/Contact person/, 'Empty “Contact person”?');
    await expect(person).toEqual({ course: { id: 412 }, client_details: { contact_person: null } });
  },
};

export const ChangedMeanwhile: Story = {
  parameters: {
    msw: () =>
      of({
        changedByOthers: [
          aHistoryEntry({
            id: 47,
            who: roy,
            changes: [aHistoryChange({ field: 'invoice', before: null, after: 'F-7' })],
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, /Location/));
    await press(row, /Restore/);
    await press(row, /Restore this value/);
    const panel = within(await drawer(canvas));
    await expect(await panel.findByRole('alert')).toHaveTextContent(/Nothing was restored/);
    await expect(await rowOf(canvas, /Invoice/)).toHaveTextContent('F-7');
  },
};

export const NotRestored: Story = {
  parameters: {
    msw: () => of({ failWrites: { status: 400, message: 'La date est avant le début', code: 'bad-input' } }),
  },
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, /End date/));
    await press(row, /Restore/);
    await press(row, /Restore this value/);
    await expect(await row.findByRole('alert')).toHaveTextContent(
      /The value was not restored.*La date est avant/,
    );
    await expect(row.getByRole('button', { name: /Restore this value/ })).toBeVisible();
  },
};

export const FilteredByPersonAndField: Story = {
  play: async ({ canvas }) => {
    const panel = within(await drawer(canvas));
    await userEvent.selectOptions(await panel.findByLabelText('Personne - Person'), 'Jean-Philippe Roy');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('1–1 / 1'));
    // If not all entries are loaded, the current value is unknown.
    const status = within(await rowOf(canvas, /Contract status/));
    await press(status, /Restore/);
    await expect(status.getByText('Put “Pending” back?')).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('Champ - Field'), 'Lieu - Location');
    await expect(await panel.findByText('No change matches these filters')).toBeVisible();
    await press(panel, /Reset the filters/);
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('1–3 / 3'));
    const [, , asked] = sent('GET history');
    await expect(asked?.query.get('field')).toBe('contract.location');
  },
};

export const OlderEntries: Story = {
  parameters: { msw: () => of({ entries: many }) },
  play: async ({ canvas }) => {
    const panel = within(await drawer(canvas));
    await expect(await panel.findByText('1–25 / 60')).toBeVisible();
    await press(panel, /Older/);
    await expect(await panel.findByText('1–50 / 60')).toBeVisible();
    await press(panel, /Older/);
    await expect(await panel.findByText('1–60 / 60')).toBeVisible();
    await expect(panel.queryByRole('button', { name: /Older/ })).toBeNull();
    await expect(await panel.findByText('Heure 0')).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await rowOf(canvas, /Location/);
    const panel = within(await drawer(canvas));
    const [first] = panel.getAllByRole('button', { name: /Rétablir - Restore/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('button', { name: /Restore this value/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: /Historique/ });
    await press(within(panel), 'Rétablir Lieu');
    await expect(
      within(panel).getByText('Remettre « Longueuil, cafétéria » à la place de « Longueuil, salle 204 »?'),
    ).toBeVisible();
    await expect(panel.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Nothing: Story = states.shows({ entries: [] }, 'No changes');
export const Loading: Story = states.loading(/Loading/);
export const Refused: Story = states.refused();
export const Offline: Story = states.offline();
