import {
  broken,
  changedBeforeSave,
  type Failure,
  fails,
  failsOnce,
  filesHandlers,
  isWritten,
  lessonsHandlers,
  mend,
  organisationHandlers,
  type PlannedClassesSituation,
  plannedClassesHandlers,
  sent,
  sentBodies,
  unavailabilityHandlers,
} from '@portal/api-client/testing';
import {
  aHoursBalance,
  aLesson,
  anUnavailability,
  aPlannedClass,
  aPlannedContract,
  type ClassChange,
  type ClassNoticePreview,
  type ClassPattern,
  type Contract,
  type Lesson,
  type PlannedClass,
  type PlannedContract,
  planText,
} from '@portal/domain';
import {
  asAdmin,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  findQuestion,
  pageStories,
  press,
  retype,
  savedYesterday,
  shows,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContractBasicPage } from '../ContractBasicPage';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { PlanPage } from './PlanPage';

function Frame() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="basic" element={<ContractBasicPage />} />
        <Route path="plan" element={<PlanPage />} />
      </Route>
    </Routes>
  );
}

/** Four classes of 1.5 hours from 7 December; 8 December is a Tuesday. */
const contract: Partial<Contract> = { startsOn: '2026-12-07', numberOfClasses: 4, hoursPerClass: 1.5 };
const planned = aPlannedContract({ id: 412, teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve' } });
const other = aPlannedContract({
  id: 13,
  number: '2026-0409',
  company: { id: 4, name: 'Transport Kingsley' },
  teacher: planned.teacher,
  students: [],
});
const pattern: ClassPattern = {
  times: [
    { weekday: 2, time: '12:00', minutes: 90 },
    { weekday: 4, time: '12:00', minutes: 90 },
  ],
  startsOn: '2026-12-08',
  until: { classes: 4 },
  skipsHolidays: true,
  breaks: [],
  changes: [],
};
const saved: PlannedClass[] = ['2026-12-08', '2026-12-10', '2026-12-15', '2026-12-17'].map((date, place) =>
  aPlannedClass({ id: place + 1, contractId: 412, date, number: place + 1 }),
);
/** A class of the same teacher in another contract. */
const beside = aPlannedClass({ id: 90, contractId: 13, date: '2026-12-15', time: '13:00', minutes: 60 });

interface Given extends PlannedClassesSituation {
  contract?: Partial<Contract>;
  /** The attendance records of the contract. */
  lessons?: Lesson[];
  /** Handlers that come before the others. */
  first?: () => HttpHandler[];
}

const plans =
  ({ contract: differing, first = () => [], lessons = [], ...situation }: Given = {}) =>
  () => [
    ...first(),
    ...plannedClassesHandlers({ contracts: [planned, other], classes: [], ...situation }),
    ...filesHandlers(),
    ...aroundContract({ ...contract, ...differing }),
    ...lessonsHandlers({ lessons }),
  ];
const withPlan = (given: Given = {}) => plans({ pattern, classes: saved, ...given });

export default {
  title: 'Admin/Contracts/Plan',
  component: PlanPage,
  render: () => <Frame />,
  decorators: [asAdmin('/contracts/edit/*', '/contracts/edit/412/plan')],
  tags: ['release', 'DECISION-51'],
  beforeEach: () => storyClock('2026-12-01T09:00'),
  parameters: { msw: plans() },
} satisfies Meta<typeof PlanPage>;

type Story = StoryObj<typeof PlanPage>;

const states = pageStories(plans);

const day = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name });
const savePlan = (canvas: Canvas) => press(canvas, /- Plan (the|\d+) class(es)?$/);
const inDialog = () => findDialog(screen);
/** Returns the dates as shown, such as `1 Dec 8th 26 mar. - Tue`. */
const datesOf = (canvas: Canvas) =>
  within(
    canvas.getByRole('heading', { name: /\d+ class(es)?$/ }).parentElement?.parentElement ?? document.body,
  )
    .getAllByRole('listitem')
    .filter((item: HTMLElement) => item.querySelector('time') && !item.querySelector('ul'))
    .map((item: HTMLElement) =>
      [...item.children]
        .filter((part) => part.tagName !== 'BUTTON')
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' '),
    );
const fill = async (field: HTMLElement, value: string) => {
  await retype(field, value);
  await userEvent.tab();
};
const wirePlan = {
  times: [
    { weekday: 2, time: '12:00', minutes: 90 },
    { weekday: 4, time: '12:00', minutes: 90 },
  ],
  starts_on: '2026-12-07',
  ends_on: null,
  number_of_classes: 4,
  skips_holidays: 1,
  breaks: [],
  changes: [],
  accept_clashes: false,
  accept_beyond_end: false,
};

/** The free text of the schedule is only suggested; every date is shown before the plan is saved. */
export const FromTheSchedule: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The schedule of the contract says “mar. jeu. 12:00”');
    await expectTexts(canvas, 'Choose days and times: all dates appear here.');
    await expect(await day(canvas, /mardi - Tuesday$/)).toHaveAttribute('aria-pressed', 'false');
    await press(canvas, /- Use these times$/);
    await expect(await day(canvas, /mardi - Tuesday$/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await day(canvas, /mercredi - Wednesday$/)).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByLabelText(/Start, Thursday$/)).toHaveValue('12:00');
    await expect(canvas.getByLabelText(/End, Thursday$/)).toHaveValue('13:30');
    await expect(datesOf(canvas)).toEqual([
      '1 Dec 8th 26 mar. - Tue',
      '2 Dec 10th 26 jeu. - Thu',
      '3 Dec 15th 26 mar. - Tue',
      '4 Dec 17th 26 jeu. - Thu',
    ]);
    await expect(canvas.getByText('6 h planned of 6 h contracted')).toBeVisible();
    await expect(sent('PUT plans/412')).toEqual([]);
    await savePlan(canvas);
    await expectMessage('success', 'The classes are planned');
    await expect(sentBodies('PUT plans/412')).toEqual([wirePlan]);
    await expect(
      await canvas.findByRole('heading', { name: 'Cours planifiés - Planned classes' }),
    ).toBeVisible();
  },
};

/**
 * A new start moves the end by the same amount; a new weekday gets the times of the previous one. The menu entry has
 * the name of the page.
 */
export const OneTimeAfterAnother: Story = {
  parameters: { msw: plans({ contract: { schedule: null } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await day(canvas, /lundi - Monday$/));
    await userEvent.click(await day(canvas, /vendredi - Friday$/));
    await retype(canvas.getByLabelText(/Start, Friday$/), '17 h 15');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Start, Friday$/)).toHaveValue('17:15');
    await expect(canvas.getByLabelText(/End, Friday$/)).toHaveValue('18:45');
    await retype(canvas.getByLabelText(/Start, Monday$/), '8:00');
    await userEvent.click(await day(canvas, /mercredi - Wednesday$/));
    await userEvent.click(await day(canvas, /samedi - Saturday$/));
    await expect(
      canvas.getAllByLabelText(/(Start|End), \w+$/).map((field) => (field as HTMLInputElement).value),
    ).toEqual(['08:00', '09:30', '08:00', '09:30', '17:15', '18:45', '17:15', '18:45']);
    const parts = within(canvas.getByRole('navigation', { name: /Parts of the contract$/ }));
    await expect(parts.getByRole('link', { name: 'Horaire - Schedule' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(textsOf(parts, 'link')).toEqual([
      'Plan de cours et matériel - Outline and materials',
      'Présences - Attendance',
      'Informations de base - Basic info',
      'Horaire - Schedule',
      'Étapes finales - Final steps',
    ]);
  },
};

/** Several times a week, each with its own length; the total is compared with the contract. */
export const SeveralTimes: Story = {
  parameters: { msw: plans({ contract: { schedule: null, numberOfClasses: 5 } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await day(canvas, /mercredi - Wednesday$/));
    await fill(canvas.getByLabelText(/Start, Wednesday$/), '9 h 30');
    await expect(canvas.getByLabelText(/End, Wednesday$/)).toHaveValue('11:00');
    await press(canvas, /Another class on Wednesday$/);
    await expect(canvas.getAllByLabelText(/Start, Wednesday$/)[1]).toHaveValue('11:00');
    await fill(canvas.getAllByLabelText(/End, Wednesday$/)[1] as HTMLElement, '11:30');
    await expect(datesOf(canvas)).toEqual([
      '1 Dec 9th 26 mer. - Wed09:30',
      '2 Dec 9th 26 mer. - Wed11:00',
      '3 Dec 16th 26 mer. - Wed09:30',
      '4 Dec 16th 26 mer. - Wed11:00',
      '5 Dec 23rd 26 mer. - Wed09:30',
    ]);
    await expectTexts(canvas, '5.5 h planned of 7.5 h contracted', 'Missing: 2 h.');
    await press(canvas, /Remove Wednesday, 09:30$/);
    await expect(datesOf(canvas)[0]).toBe('1 Dec 9th 26 mer. - Wed');
    await userEvent.click(await day(canvas, /mercredi - Wednesday$/));
    await expect(canvas.queryByLabelText(/Start, Wednesday$/)).toBeNull();
  },
};

/** Until the office has set its time zone, a banner links to the setting. */
export const WithoutTimeZone: Story = {
  tags: ['DECISION-78'],
  parameters: {
    msw: withPlan({
      first: () => organisationHandlers({ timeZone: null, extensions: ['planned-classes', 'organisation'] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The time zone of the organization is not chosen$/)).toBeVisible();
    await expectLink(canvas, /Choose the time zone$/, '/settings/organisation');
  },
};

/** The preview skips the office's holidays: Family Day in Ontario, and a day that the office added. */
export const HolidaysOfTheRegion: Story = {
  tags: ['DECISION-93'],
  parameters: {
    msw: plans({
      first: () =>
        organisationHandlers({
          extensions: ['planned-classes', 'organisation'],
          holidayRegion: 'CA-ON',
          corrections: [{ id: 1, date: '2027-02-08', name: 'Congé', nameEn: 'Day off', kind: 'added' }],
        }),
      pattern: {
        ...pattern,
        times: [{ weekday: 1, time: '12:00', minutes: 90 }],
        startsOn: '2027-02-01',
        until: { classes: 2 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /2 classes$/ });
    const dates = datesOf(canvas);
    await expect(dates).toHaveLength(4);
    await expect(dates[1]).toContain('Day off');
    await expect(dates[2]).toContain('Family Day');
    await expect(dates[3]).toMatch(/^2 Feb 22nd 27/);
  },
};

/** A plan until a date: closed days are skipped and named, and a class can still be added on one. */
export const ClosedDays: Story = {
  parameters: {
    msw: withPlan({
      classes: [],
      pattern: { ...pattern, startsOn: '2026-12-22', until: { date: '2027-01-05' } },
      closures: [{ id: 1, startsOn: '2026-12-28', endsOn: '2026-12-31', name: 'Relâche', nameEn: 'Break' }],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Break');
    await expect(datesOf(canvas)).toEqual([
      '1 Dec 22nd 26 mar. - Tue',
      '2 Dec 24th 26 jeu. - Thu',
      'Dec 29th 26 Relâche - Break',
      'Dec 31st 26 Relâche - Break',
      '3 Jan 5th 27 mar. - Tue',
    ]);
    await press(canvas, /Give the class of Tue(sday)?,? Dec 29th 26, 12:00$/);
    const dialog = await inDialog();
    await expect(dialog.getByLabelText(/Day$/)).toHaveValue('2026-12-29');
    await expect(dialog.getByLabelText(/End$/)).toHaveValue('13:30');
    await press(dialog, /- Give the class$/);
    await expect(await canvas.findByText('Dec 29th 26: class given anyway')).toBeVisible();
    await expect(datesOf(canvas)[2]).toBe('3 Dec 29th 26 mar. - Tue');
    await press(canvas, /Remove the exception: Dec 29th 26: class given anyway$/);
    await expect(datesOf(canvas)[2]).toBe('Dec 29th 26 Relâche - Break');
  },
};

/** Christmas is skipped, unless the plan includes holidays. */
export const Holidays: Story = {
  parameters: {
    msw: withPlan({
      classes: [],
      pattern: {
        ...pattern,
        times: [{ weekday: 5, time: '12:00', minutes: 90 }],
        startsOn: '2026-12-18',
        until: { classes: 2 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Christmas');
    await expect(datesOf(canvas)).toEqual([
      '1 Dec 18th 26 ven. - Fri',
      'Dec 25th 26 Noël - Christmas',
      'Jan 1st 27 Jour de l’An - New Year’s Day',
      '2 Jan 8th 27 ven. - Fri',
    ]);
    await userEvent.click(canvas.getByLabelText(/Skip holidays$/));
    await expect(datesOf(canvas)).toEqual(['1 Dec 18th 26 ven. - Fri', '2 Dec 25th 26 ven. - Fri']);
  },
};

const noon = (date: string) => ({ date, time: '12:00' });

/** Classes are added at the start of dropped ones: changing one of them leaves the other unchanged. */
export const AddedWhereDropped: Story = {
  parameters: {
    msw: withPlan({
      classes: [],
      pattern: {
        ...pattern,
        changes: ['2026-12-10', '2026-12-17'].flatMap((date): ClassChange[] => [
          { kind: 'dropped', slot: noon(date) },
          { kind: 'added', at: { ...noon(date), minutes: 60 } },
        ]),
      },
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, /Remove the exception: Dec 17th 26, 12:00: class added$/);
    await expect(canvas.queryByText('Dec 17th 26, 12:00: class added')).toBeNull();
    await expectTexts(canvas, 'Dec 17th 26: no class', 'Dec 10th 26: no class');
    await press(canvas, /Give the class of Thu(rsday)?,? Dec 10th 26, 12:00$/);
    const dialog = await inDialog();
    await fill(dialog.getByLabelText(/Start$/), '16');
    await fill(dialog.getByLabelText(/End$/), '17');
    await press(dialog, /- Give the class$/);
    await expectTexts(canvas, 'Dec 10th 26, 16:00: class added', 'Dec 10th 26, 12:00: class added');
    await expect(canvas.queryByText('Dec 10th 26: no class')).toBeNull();
  },
};

/** One class is moved, one dropped, one added, and a break leaves one out. */
export const Exceptions: Story = {
  parameters: { msw: withPlan() },
  play: async ({ canvas }) => {
    await press(canvas, /Change class 1, Tuesday, Dec 8th 26, 12:00$/);
    const move = await inDialog();
    await expect(move.getByText('Class 1: Tuesday, Dec 8th 26, 12:00 – 13:30')).toBeVisible();
    await fill(move.getByLabelText(/End$/), '11:00');
    await press(move, /- Move the class$/);
    await expect(move.getByText('The end must be after the beginning.')).toBeVisible();
    await fill(move.getByLabelText(/End$/), '13:30');
    await fill(move.getByLabelText(/Start$/), '14');
    await waitFor(() => expect(move.getByLabelText(/End$/)).toHaveValue('15:30'));
    await press(move, /- Move the class$/);
    await expect(await canvas.findByText('Dec 8th 26: moved to Dec 8th 26, 14:00')).toBeVisible();

    await press(canvas, /Change class 2, Thursday, Dec 10th 26, 12:00$/);
    await press(await inDialog(), /- No class on that day$/);
    await expect(await canvas.findByText('Dec 10th 26: no class')).toBeVisible();

    await press(canvas, /- Add a class$/);
    const add = await inDialog();
    await fill(add.getByLabelText(/Day$/), '2026-12-12');
    await press(add, /- Add the class$/);
    await expect(await canvas.findByText('Dec 12th 26, 09:00: class added')).toBeVisible();

    await press(canvas, /- Add a break$/);
    const closed = await inDialog();
    await press(closed, /- Add$/);
    await expect(closed.getAllByText('This is a required field.')).toHaveLength(3);
    await fill(closed.getByLabelText(/First day\*$/), '2026-12-15');
    await fill(closed.getByLabelText(/Last day\*$/), '2026-12-16');
    await fill(closed.getByLabelText(/^Nom - Name\*$/), 'Inventaire');
    await press(closed, /- Add$/);
    await expect(await canvas.findByText('Dec 15th 26 – Dec 16th 26: Inventaire')).toBeVisible();

    await expect(datesOf(canvas)).toEqual([
      '1 Dec 8th 26 mar. - Tue14:00déplacé - moved',
      'Dec 10th 26 pas de cours - no class',
      '2 Dec 12th 26 sam. - Sat09:00',
      'Dec 15th 26 Inventaire',
      '3 Dec 17th 26 jeu. - Thu12:00',
      '4 Dec 22nd 26 mar. - Tue12:00',
    ]);
    await expect(canvas.getByText('Added: 2. Changed: 1. Removed: 2.')).toBeVisible();
    await savePlan(canvas);
    await waitFor(() => expect(sentBodies('PUT plans/412')).toHaveLength(1));
    await expect(sentBodies('PUT plans/412')[0]).toMatchObject({
      breaks: [{ starts_on: '2026-12-15', ends_on: '2026-12-16', name: 'Inventaire', name_en: null }],
      changes: [
        {
          kind: 'moved',
          slot_date: '2026-12-08',
          slot_time: '12:00',
          date: '2026-12-08',
          time: '14:00',
          minutes: 90,
        },
        {
          kind: 'dropped',
          slot_date: '2026-12-10',
          slot_time: '12:00',
          date: null,
          time: null,
          minutes: null,
        },
        { kind: 'added', slot_date: null, slot_time: null, date: '2026-12-12', time: '09:00', minutes: 90 },
      ],
    });
  },
};

/**
 * A class that is added at the former time of a moved class does not affect the moved class, which can be moved again.
 */
export const AddedAtTheFormerTime: Story = {
  parameters: { msw: withPlan() },
  play: async ({ canvas }) => {
    await press(canvas, /Change class 1, Tuesday, Dec 8th 26, 12:00$/);
    const move = await inDialog();
    await fill(move.getByLabelText(/Day$/), '2026-12-09');
    await press(move, /- Move the class$/);
    await press(canvas, /- Add a class$/);
    const add = await inDialog();
    await fill(add.getByLabelText(/Start$/), '12:00');
    await fill(add.getByLabelText(/End$/), '13:00');
    await press(add, /- Add the class$/);
    await press(canvas, /Change class 2, Wednesday, Dec 9th 26, 12:00$/);
    const again = await inDialog();
    await fill(again.getByLabelText(/End$/), '16:30');
    await fill(again.getByLabelText(/Start$/), '15:00');
    await press(again, /- Move the class$/);
    await waitFor(() =>
      expect(datesOf(canvas)).toEqual([
        '1 Dec 8th 26 mar. - Tue12:00',
        '2 Dec 9th 26 mer. - Wed15:00',
        '3 Dec 10th 26 jeu. - Thu12:00',
        '4 Dec 15th 26 mar. - Tue12:00',
      ]),
    );
  },
};

/** Past and recorded classes stay; the rest follows the new times. */
export const ChangedLater: Story = {
  beforeEach: () => storyClock('2026-12-11T09:00'),
  parameters: {
    msw: withPlan({
      classes: saved.map((one) =>
        one.id === 1
          ? { ...one, lessonId: 7 }
          : one.id === 3
            ? { ...one, isCancelled: true, number: null }
            : one,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '4 cours - 4 classes' });
    // A class at the end replaces the cancelled one.
    await expectTexts(canvas, 'Added: 1. Changed: 0. Removed: 0.');
    await expect(datesOf(canvas)).toEqual([
      '1 Dec 8th 26 mar. - Tuepassé - past',
      '2 Dec 10th 26 jeu. - Thupassé - past',
      'Dec 15th 26 mar. - Tueannulé - cancelled',
      '3 Dec 17th 26 jeu. - Thu',
      '4 Dec 22nd 26 mar. - Tue',
    ]);
    await expect(canvas.queryByRole('button', { name: /Change class [12],/ })).toBeNull();
    await fill(canvas.getByLabelText(/Number of classes$/), '3');
    await expect(canvas.getByRole('heading', { name: '3 cours - 3 classes' })).toBeVisible();
    await expect(canvas.queryByText(/^Added:/)).toBeNull();
    await fill(canvas.getByLabelText(/Start, Thursday$/), '12:30');
    await expectTexts(canvas, 'Added: 1. Changed: 0. Removed: 1.');
    await expectTexts(canvas, /2 past or recorded classes stay as they are\.$/);
  },
};

/** A conflict is shown before saving, can be resolved from its notice, and must be accepted. */
export const Clash: Story = {
  parameters: { msw: withPlan({ classes: [...saved, beside] }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Dec 15th 26: Léa already teaches Transport Kingsley at 13:00');
    await expect(datesOf(canvas)[2]).toBe('3 Dec 15th 26 mar. - Tueconflit - conflict');
    await expect(sent('GET plannedClasses').at(-1)?.query.get('besideCourse')).toBe('412');
    await savePlan(canvas);
    const question = await findQuestion(screen, /Plan despite the conflicts\?$/);
    await expect(textsOf(question, 'listitem')).toEqual([
      '15 déc. 26 : Léa donne déjà Transport Kingsley à 13:00 - Dec 15th 26: Léa already teaches Transport Kingsley at 13:00',
    ]);
    await press(question, /- Review the schedule$/);
    await expect(sent('PUT plans/412')).toEqual([]);
    await press(canvas, /- Move$/);
    await expect((await inDialog()).getByLabelText(/Day$/)).toHaveValue('2026-12-15');
    await press(await inDialog(), /- Cancel$/);
    await savePlan(canvas);
    await press(await findQuestion(screen), /- Plan anyway$/);
    await waitFor(() => expect(sentBodies('PUT plans/412')).toMatchObject([{ accept_clashes: true }]));
  },
};

const person = (kind: 'teacher' | 'student' | 'company', id: number, name: string, hasAddress = true) => ({
  kind,
  id,
  name,
  hasAddress,
});
const mailTo = (kind: 'teacher' | 'student', ids: number[], name: string) => ({
  kind,
  ids,
  parts: [
    { language: 'fr' as const, subject: `Cours déplacés (${name})`, text: `Bonjour ${name},\n\nMerci!` },
    { language: 'en' as const, subject: `Classes moved (${name})`, text: `Hello ${name},\n\nThank you!` },
  ],
});
/** Two students read other classes than each other. */
const notices: ClassNoticePreview = {
  recipients: [
    person('teacher', 31, 'Léa Villeneuve'),
    person('student', 7, 'Inès Fortin'),
    person('student', 8, 'Paul Bégin'),
    person('student', 9, 'Zoé Légaré', false),
    person('company', 4, 'Banque Champlain'),
  ],
  mails: [mailTo('teacher', [31], 'Léa'), mailTo('student', [7], 'Inès'), mailTo('student', [8], 'Paul')],
  isSendingOn: true,
};
const withNotices = (given: Given = {}) =>
  withPlan({ extensions: ['planned-classes', 'cancellations'], notices, ...given });
const oneClassLess = async (canvas: Canvas) => {
  await fill(await canvas.findByLabelText(/Number of classes$/), '3');
  await savePlan(canvas);
};

/** A plan that removes a class asks whom to mail, then says who was mailed and who has no address (DECISION-160). */
export const PeopleTold: Story = {
  tags: ['DECISION-160'],
  parameters: { msw: withNotices() },
  play: async ({ canvas }) => {
    await oneClassLess(canvas);
    const dialog = await inDialog();
    const group = within(await dialog.findByRole('group', { name: /Who is told by email/ }));
    await expect(
      group
        .getAllByRole('checkbox')
        .map((tick) => [
          tick.closest('label')?.textContent?.replace(/ \(.*/, ''),
          (tick as HTMLInputElement).checked,
        ]),
    ).toEqual([
      ['Léa Villeneuve', true],
      ['Inès Fortin', true],
      ['Paul Bégin', true],
      ['Banque Champlain', false],
    ]);
    await expect(dialog.getByText('Without an address, to be told otherwise: Zoé Légaré.')).toBeVisible();
    await press(dialog, /See the emails$/);
    await expect(textsOf(dialog, 'heading')).toEqual([
      expect.stringMatching(/Tell people of the changed classes$/),
      expect.stringMatching(/To the teacher$/),
      expect.stringMatching(/To: Inès Fortin$/),
      expect.stringMatching(/To: Paul Bégin$/),
    ]);
    await userEvent.click(group.getByRole('checkbox', { name: /Paul Bégin/ }));
    await expect(dialog.queryByText('Cours déplacés (Paul) - Classes moved (Paul)')).toBeNull();
    await expect(sent('PUT plans/412')).toEqual([]);
    await press(dialog, /- Save the schedule$/);
    const [message] = await screen.findAllByText(
      /Told: Léa Villeneuve, Inès Fortin\. Without an address, to be told otherwise: Zoé Légaré\.$/,
    );
    await expect(message).toBeVisible();
    await expect(sentBodies('PUT plans/412')).toMatchObject([
      {
        number_of_classes: 3,
        tell: [
          { kind: 'teacher', id: 31 },
          { kind: 'student', id: 7 },
        ],
      },
    ]);
  },
};

/** Going back keeps the input and saves nothing; another attempt keeps the ticks. */
export const BackFromTelling: Story = {
  parameters: { msw: withNotices() },
  play: async ({ canvas }) => {
    await oneClassLess(canvas);
    await userEvent.click(await (await inDialog()).findByRole('checkbox', { name: /Inès Fortin/ }));
    await press(await inDialog(), /- Review the schedule$/);
    await expect(canvas.getByLabelText(/Number of classes$/)).toHaveValue('3');
    await savePlan(canvas);
    await expect(await (await inDialog()).findByRole('checkbox', { name: /Inès Fortin/ })).not.toBeChecked();
    await expect(sent('PUT plans/412')).toEqual([]);
  },
};

/** A plan that only adds classes asks nothing (DECISION-160). */
export const NobodyToTell: Story = {
  tags: ['DECISION-160'],
  parameters: { msw: withNotices() },
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText(/Number of classes$/), '5');
    await savePlan(canvas);
    await expectMessage('success', 'The classes are planned');
    await expect(sent('POST plans/412/previewNotices')).toEqual([]);
    await expect(sentBodies('PUT plans/412')).toMatchObject([{ number_of_classes: 5 }]);
    await expect(sentBodies('PUT plans/412')[0]).not.toHaveProperty('tell');
  },
};

/** Without a mail server the dialog offers nothing, and names whom to tell otherwise (DECISION-160). */
export const WithoutMailServer: Story = {
  tags: ['DECISION-160'],
  parameters: { msw: withNotices({ notices: { ...notices, isSendingOn: false } }) },
  play: async ({ canvas }) => {
    await oneClassLess(canvas);
    const dialog = await inDialog();
    await expectTexts(
      dialog,
      /No mail server is set up\. To be told otherwise: Léa Villeneuve, Inès Fortin, Paul Bégin, Zoé Légaré, Banque Champlain\.$/,
    );
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await press(dialog, /- Save the schedule$/);
    await expectMessage('success', 'The classes are planned');
    await expect(sentBodies('PUT plans/412')[0]).not.toHaveProperty('tell');
  },
};

/** The question about a conflict comes before the question whom to mail. */
export const PeopleToldDespiteAClash: Story = {
  parameters: { msw: withNotices({ classes: [...saved, beside] }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Dec 15th 26: Léa already teaches Transport Kingsley at 13:00');
    await oneClassLess(canvas);
    await press(await findQuestion(screen), /- Plan anyway$/);
    const dialog = await inDialog();
    await dialog.findByRole('checkbox', { name: /Inès Fortin/ });
    await press(dialog, /- Save the schedule$/);
    await waitFor(() =>
      expect(sentBodies('PUT plans/412')).toMatchObject([{ accept_clashes: true, tell: { length: 3 } }]),
    );
  },
};

const andrew = { id: 32, name: 'Andrew', lastName: 'Parker' };
const zoe = { id: 504, name: 'Zoé', lastName: 'Légaré' };
const champlain = aPlannedContract({
  ...other,
  id: 14,
  company: { id: 22, name: 'Banque Champlain' },
  teacher: andrew,
  students: [zoe],
});
const besideAfter = aPlannedClass({ ...beside, id: 91, contractId: 14, date: '2026-12-10' });

/**
 * The plan conflicts with a class of `other` while its contract is `before`, and with a class of Andrew and Zoé once it
 * is `after`.
 */
const changedAtTheSide = (before: PlannedContract, after: PlannedContract) => () => {
  const first = plannedClassesHandlers({ contracts: [before, other], classes: [...saved, beside], pattern });
  const later = plannedClassesHandlers({
    contracts: [after, champlain],
    classes: [...saved, besideAfter],
    pattern,
  });
  return [
    ...changedBeforeSave('GET plans/412', first, later).slice(0, 1),
    ...changedBeforeSave('GET plannedClasses', first, later),
  ];
};

/** The conflicts are those of the current teacher. */
export const AnotherTeacher: Story = {
  parameters: { msw: withPlan({ first: changedAtTheSide(planned, { ...planned, teacher: andrew }) }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Dec 15th 26: Léa already teaches Transport Kingsley at 13:00');
    await press(canvas, /Change teacher$/);
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText(/Removal motive\*$/), 'Congé');
    await press(dialog, /New teacher\*$/, 'combobox');
    await press(dialog, /Andrew Parker/, 'option');
    await press(dialog, /- Change teacher$/);
    await expectTexts(canvas, 'Dec 10th 26: Andrew already teaches Banque Champlain at 13:00');
    await expect(canvas.queryByText(/Léa already teaches/)).toBeNull();
  },
};

/** A teacher is assigned to a contract whose plan had none. */
export const FirstTeacher: Story = {
  parameters: {
    msw: withPlan({
      contract: { teacher: null },
      first: changedAtTheSide({ ...planned, teacher: null }, { ...planned, teacher: andrew }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '4 cours - 4 classes' });
    await press(canvas, /- Assign$/);
    const dialog = await inDialog();
    await press(dialog, /Teacher\*$/, 'combobox');
    await press(dialog, /Andrew Parker/, 'option');
    await press(dialog, /- Assign$/);
    await expectTexts(canvas, 'Dec 10th 26: Andrew already teaches Banque Champlain at 13:00');
  },
};

/** Conflicts of added students are shown without a reload. */
export const AnotherStudent: Story = {
  parameters: {
    msw: withPlan({
      first: changedAtTheSide({ ...planned, teacher: null }, { ...planned, teacher: null, students: [zoe] }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '4 cours - 4 classes' });
    await press(canvas, /Manage students$/);
    const dialog = await inDialog();
    await press(dialog, /Zoé Légaré/, 'option');
    await press(dialog, /Save$/);
    await expectTexts(canvas, /Dec 10th 26, 13:00: class with Banque Champlain already planned for Zoé/);
  },
};

/** Conflicts of removed students disappear. */
export const OneStudentLess: Story = {
  parameters: {
    msw: withPlan({ first: changedAtTheSide(planned, { ...planned, teacher: null, students: [zoe] }) }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Dec 15th 26: Léa already teaches Transport Kingsley at 13:00');
    await press(canvas, /Manage students$/);
    const dialog = await inDialog();
    await press(dialog, /Inès Fortin/, 'option');
    await press(dialog, /Save$/);
    await waitFor(() => expect(canvas.queryByText(/Léa already teaches/)).toBeNull());
  },
};

/** A conflict that only the server knows. */
export const ClashAtTheServer: Story = {
  parameters: {
    msw: withPlan({
      first: () => [
        failsOnce('PUT plans/412', {
          status: 409,
          code: 'clash',
          errors: { classes: ['2026-12-17 12:00 2026-0398'] },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await savePlan(canvas);
    const question = await findQuestion(screen);
    await expect(textsOf(question, 'listitem')).toEqual(['17 déc. 26 - Dec 17th 26 12:00 · 2026-0398']);
    await press(question, /- Plan anyway$/);
    await waitFor(() =>
      expect(sentBodies('PUT plans/412')).toMatchObject([
        { accept_clashes: false },
        { accept_clashes: true },
      ]),
    );
    await expectMessage('success', 'The classes are planned');
  },
};

/** The teacher is away on the first day of the plan: the form says so, and saving has to be meant (DECISION-134). */
export const TeacherAway: Story = {
  tags: ['DECISION-134'],
  parameters: {
    msw: withPlan({
      first: () =>
        unavailabilityHandlers({
          away: [anUnavailability({ teacherId: 31, startsOn: '2026-12-08', endsOn: '2026-12-08' })],
        }),
      classes: [],
      extensions: ['planned-classes', 'unavailability'],
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Dec 8th 26, 12:00: Léa Villeneuve (Vacances) is away');
    await expect(datesOf(canvas)[0]).toBe('1 Dec 8th 26 mar. - Tueenseignant indisponible - teacher away');
    await savePlan(canvas);
    const question = await findQuestion(screen, /Plan despite the conflicts\?$/);
    await expect(textsOf(question, 'listitem')).toEqual([
      expect.stringMatching(/ - Dec 8th 26, 12:00: Léa Villeneuve \(Vacances\) is away$/),
    ]);
    await press(question, /- Plan anyway$/);
    await waitFor(() => expect(sentBodies('PUT plans/412')).toMatchObject([{ accept_clashes: true }]));
  },
};

/** Only the server knows that the teacher is away: the question names the class and the teacher (DECISION-134). */
export const TeacherAwayAtTheServer: Story = {
  tags: ['DECISION-134'],
  parameters: {
    msw: withPlan({
      first: () => [
        failsOnce('PUT plans/412', {
          status: 409,
          code: 'clash',
          errors: { classes: [], unavailable: ['2026-12-17 12:00 Léa Villeneuve'] },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await savePlan(canvas);
    const question = await findQuestion(screen);
    await expect(question.queryByText(/same time as others/)).toBeNull();
    await expect(textsOf(question, 'listitem')).toEqual([
      expect.stringMatching(/ - Dec 17th 26, 12:00: Léa Villeneuve is away$/),
    ]);
    await press(question, /- Plan anyway$/);
    await waitFor(() => expect(sentBodies('PUT plans/412')).toHaveLength(2));
  },
};

const someoneElse: Failure = { status: 412, code: 'changed' };

/** Someone else has saved the plan: the user's input stays, and the user decides. */
export const ChangedBySomebodyElse: Story = {
  parameters: {
    msw: withPlan({ first: () => [failsOnce('PUT plans/412', someoneElse)], versions: ['"v1"', '"v2"'] }),
  },
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText(/Number of classes$/), '3');
    await savePlan(canvas);
    await expectTexts(canvas, 'Someone else has changed this schedule in the meantime');
    await expect(canvas.getByLabelText(/Number of classes$/)).toHaveValue('3');
    await press(canvas, /- Keep mine$/);
    await expect(canvas.queryByText('Someone else has changed this schedule in the meantime')).toBeNull();
    await savePlan(canvas);
    await waitFor(() =>
      expect(sent('PUT plans/412').map(({ headers }) => headers.get('If-Match'))).toEqual(['"v1"', '"v2"']),
    );
  },
};

const theirs =
  'Someone else has changed this schedule in the meantime. Nothing was saved: this is their schedule.';

/** Without input, the other plan is shown at once, with a message that nothing was saved. */
export const ChangedWithoutInput: Story = {
  parameters: ChangedBySomebodyElse.parameters,
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Number of classes$/);
    await savePlan(canvas);
    await expectMessage('error', theirs);
    // No second message with another reason follows.
    await expect(canvas.getByText(theirs).closest('[role="alert"]')).toHaveTextContent(/their schedule\.$/);
    await expect(canvas.queryByRole('button', { name: /- Keep mine$/ })).toBeNull();
  },
};

/** The other plan fails to load: it is not shown, and the next attempt loads it again. */
export const ChangedAndNotRead: Story = {
  parameters: {
    msw: withPlan({
      first: () => [
        broken('*/api/plans/412', () => (isWritten() ? HttpResponse.error() : undefined)),
        fails('PUT plans/412', someoneElse),
      ],
      versions: ['"v1"', '"v2"'],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Number of classes$/);
    await savePlan(canvas);
    await expectMessage('error', 'The schedule was not saved. Everything you entered is still here.');
    await expect(canvas.queryByText(theirs)).toBeNull();
    mend();
    await savePlan(canvas);
    await expectMessage('error', theirs);
    await expect(canvas.queryByText(/The schedule was not saved/)).toBeNull();
  },
};

/** With input, too, the page says that nothing was saved. */
export const ChangedWithInputAndNotRead: Story = {
  parameters: ChangedAndNotRead.parameters,
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText(/Number of classes$/), '3');
    await savePlan(canvas);
    await expectMessage('error', 'The schedule was not saved. Everything you entered is still here.');
    mend();
    await savePlan(canvas);
    await press(canvas, /- Keep mine$/);
    await expect(canvas.queryByText(/The schedule was not saved/)).toBeNull();
    await expect(canvas.queryByText(theirs)).toBeNull();
  },
};

export const TheirPlanInstead: Story = {
  parameters: ChangedBySomebodyElse.parameters,
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText(/Number of classes$/), '3');
    await savePlan(canvas);
    await press(canvas, /- Show theirs$/);
    await expect(canvas.getByLabelText(/Number of classes$/)).toHaveValue('4');
    await expect(canvas.queryByText('Someone else has changed this schedule in the meantime')).toBeNull();
  },
};

export const Incomplete: Story = {
  parameters: { msw: plans({ contract: { schedule: 'à déterminer', numberOfClasses: null, endsOn: null } }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The days cannot be read from it. Choose them below.');
    await savePlan(canvas);
    await expectTexts(canvas, 'Choose at least one day.', 'Enter a number from 1 to 999.');
    await expect(await day(canvas, /lundi - Monday$/)).toHaveFocus();
    await expect(sent('PUT plans/412')).toEqual([]);
    await userEvent.click(await day(canvas, /lundi - Monday$/));
    await expect(canvas.getByText('The dates appear once the schedule is complete.')).toBeVisible();
    await fill(canvas.getByLabelText(/End, Monday$/), '8:30');
    await fill(canvas.getByLabelText(/Number of classes$/), '1');
    await expect(canvas.getByText('The end must be after the start.')).toBeVisible();
    await expect(canvas.getByLabelText(/End, Monday$/)).toBeInvalid();
    await fill(canvas.getByLabelText(/End, Monday$/), '9:30');
    await expect(canvas.getByRole('heading', { name: '1 cours - 1 class' })).toBeVisible();
  },
};

/** An end before its start marks its field at once, before the form is submitted. */
export const EndsBeforeItsStart: Story = {
  parameters: { msw: withPlan() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /date$/ }));
    const first = canvas.getByLabelText(/From$/);
    const last = canvas.getByLabelText(/Last day$/);
    await fill(first, '2026-12-07');
    await expect(last).not.toBeInvalid();
    await fill(last, '2026-12-06');
    await expect(last).toBeInvalid();
    await expect(last).toHaveAccessibleDescription(/The last day cannot be before the first\.$/);
    await fill(last, '2026-12-31');
    await expect(last).not.toBeInvalid();
    const [end] = canvas.getAllByLabelText(/End, Tuesday$/);
    await fill(end as HTMLElement, '11:00');
    await expect(end).toBeInvalid();
    await expectTexts(canvas, 'The end must be after the start.');
  },
};

export const Refused: Story = {
  parameters: { msw: withPlan({ first: () => [fails('PUT plans/412', { status: 500 })] }) },
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText(/Number of classes$/), '3');
    await savePlan(canvas);
    await expectTexts(canvas, 'The schedule was not saved. Everything you entered is still here.');
    await expect(canvas.getByLabelText(/Number of classes$/)).toHaveValue('3');
  },
};

/** Unsaved input is offered again, as in every form. */
export const UnsavedWork: Story = {
  parameters: {
    msw: withPlan(),
    portal: {
      unsaved: savedYesterday({
        userId: 1,
        form: 'class-plan',
        record: '412',
        title: '2026-0412',
        initialValues: planText(
          pattern,
          { startsOn: null, endsOn: null, hoursPerClass: null, numberOfClasses: 4 },
          '2026-12-01',
        ),
        changes: { numberOfClasses: '7' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /- Resume$/);
    await expect(canvas.getByLabelText(/Number of classes$/)).toHaveValue('7');
    await expect(canvas.getByRole('heading', { name: '7 cours - 7 classes' })).toBeVisible();
  },
};

const droppedOn = (date: string): ClassChange => ({ kind: 'dropped', slot: noon(date) });

/**
 * A colleague has changed the exceptions since the draft was stored: nothing is saved until the user selects a plan.
 */
export const UnsavedWorkChangedSince: Story = {
  parameters: {
    msw: withPlan({ pattern: { ...pattern, changes: [droppedOn('2026-12-15')] } }),
    portal: {
      unsaved: savedYesterday({
        userId: 1,
        form: 'class-plan',
        record: '412',
        title: '2026-0412',
        initialValues: planText(
          pattern,
          { startsOn: null, endsOn: null, hoursPerClass: null, numberOfClasses: 4 },
          '2026-12-01',
        ),
        changes: { changes: [droppedOn('2026-12-10')] },
      }),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /- Resume$/);
    await expectTexts(canvas, 'Dec 10th 26: no class');
    await expectTexts(canvas, 'Someone else has changed this schedule in the meantime');
    await savePlan(canvas);
    const save = canvas.getByRole('button', { name: /- Plan \d+ classes$/ });
    await expect(save).toHaveAccessibleDescription(/First choose which schedule to keep\.$/);
    await expect(sent('PUT plans/412')).toEqual([]);
    await press(canvas, /- Keep mine$/);
    await expect(canvas.queryByText('Someone else has changed this schedule in the meantime')).toBeNull();
    await savePlan(canvas);
    await waitFor(() =>
      expect(sentBodies('PUT plans/412')).toMatchObject([
        { changes: [{ kind: 'dropped', slot_date: '2026-12-10' }] },
      ]),
    );
  },
};

export const Archived: Story = {
  parameters: { msw: withPlan({ contract: { status: 'archived' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4 cours - 4 classes' })).toBeVisible();
    await expect(canvas.getByLabelText(/Number of classes$/)).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Change class/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /- Plan 4 classes$/ })).toBeNull();
  },
};

export const Offline: Story = states.offline();

export const Loading: Story = states.loading((canvas) =>
  canvas.findByText('Loading the schedule', { exact: false }),
);

/** Without the extension the page does not exist: the basic part opens. */
export const WithoutTheExtension: Story = {
  parameters: { msw: plans({ extensions: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/- Schedule$/)).toHaveValue('mar. jeu. 12:00');
    await expect(sent('GET plans/412')).toEqual([]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  parameters: { msw: withPlan({ classes: [...saved, beside] }) },
  play: shows('15 déc. 26 : Léa donne déjà Transport Kingsley à 13:00'),
};

/** The basic part shows a summary of the plan. */
export const InShort: Story = {
  beforeEach: () => storyClock('2026-12-11T09:00'),
  parameters: { msw: withPlan(), portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    const card = within(
      (await canvas.findByRole('heading', { name: 'Cours planifiés - Planned classes' })).closest(
        'section',
      ) ?? document.body,
    );
    await expect(await card.findByText('6 h planned of 6 h contracted')).toBeVisible();
    await expect(textsOf(card, 'listitem')).toEqual([
      'mardi - Tuesday 12:00 – 13:30',
      'jeudi - Thursday 12:00 – 13:30',
    ]);
    await expect(card.getByText('Next class: Tue Dec 15th, 12:00')).toBeVisible();
    await expectLink(card, /2 classes without attendance$/, '/contracts/edit/412/attendance');
    await expectLink(card, /Change the schedule$/, '/contracts/edit/412/plan');
  },
};

/** The card says how the hours add up, and that they are used up after the end of the contract. */
export const UsedUpAfterTheEnd: Story = {
  tags: ['DECISION-143'],
  beforeEach: () => storyClock('2026-12-11T09:00'),
  parameters: {
    msw: withPlan({
      extensions: ['planned-classes', 'cancellations'],
      balance: aHoursBalance({
        contractedMinutes: 360,
        recordedMinutes: 90,
        cancelledMinutes: 90,
        plannedMinutes: 180,
        usedUpOn: '2026-12-17',
        lastDay: '2026-12-15',
        misfit: 'after-end',
      }),
    }),
    portal: { at: '/contracts/edit/412/basic' },
  },
  play: async ({ canvas }) => {
    await expectTexts(
      canvas,
      'Recorded: 1.5 h. Cancelled and counted: 1.5 h. Still planned: 3 h.',
      'Hours used up on Thu Dec 17th, after the end of the contract on Tue Dec 15th.',
    );
    const propose = canvas.getByRole('checkbox', { name: /Propose a class at the end/ });
    await expect(propose).not.toBeChecked();
    await userEvent.click(propose);
    await press(canvas, /Update course$/);
    await waitFor(() =>
      expect(sentBodies('PATCH courses/update')).toMatchObject([{ course_details: { class_at_end: 1 } }]),
    );
  },
};

/** The form of a plan says on which day its classes use up the hours, with the records and cancellations of before. */
export const UsedUpInTheForm: Story = {
  tags: ['DECISION-143'],
  parameters: { msw: withPlan({ contract: { ...contract, endsOn: '2026-12-16', expiresOn: null } }) },
  play: shows('Hours used up on Thu Dec 17th, after the end of the contract on Wed Dec 16th.'),
};

export const NotPlannedYet: Story = {
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The classes of this contract are not planned yet.')).toBeVisible();
    await expectLink(canvas, /- Plan the classes$/, '/contracts/edit/412/plan');
  },
};

export const NothingInShortWithoutTheExtension: Story = {
  parameters: { msw: plans({ extensions: [] }), portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Schedule$/)).toHaveValue('mar. jeu. 12:00');
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await expect(canvas.queryByText(/Planned classes/)).toBeNull();
    await expect(sent('GET plans/412')).toEqual([]);
  },
};

const recordsOf = (...dates: string[]) =>
  dates.map((date, place) => aLesson({ id: 9001 + place, contractId: 412, date }));

/**
 * The plan starts after the last attendance record with the remaining hours; one click counts the matching records,
 * another one excludes them.
 */
export const OverRecords: Story = {
  tags: ['DECISION-95'],
  parameters: {
    // Tuesday 17 and Thursday 19 match the plan, Wednesday 18 does not.
    msw: plans({
      contract: { startsOn: '2026-11-02', numberOfClasses: 6, endsOn: null, expiresOn: null },
      lessons: recordsOf('2026-11-17', '2026-11-18', '2026-11-19'),
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(
      canvas,
      'This contract already has 3 recorded classes (4.5 h), the last on Nov 19th 26.',
      'The schedule starts after it, with the rest of the hours.',
    );
    await expect(canvas.getByLabelText(/- From$/)).toHaveValue('2026-11-20');
    await press(canvas, /- Use these times$/);
    await expect(datesOf(canvas)).toEqual([
      '1 Nov 24th 26 mar. - Tue',
      '2 Nov 26th 26 jeu. - Thu',
      '3 Dec 1st 26 mar. - Tue',
    ]);
    await expectTexts(canvas, '4.5 h given without a schedule.');
    await press(canvas, /- Count 2 classes on these days$/);
    await expect(canvas.getByLabelText(/- From$/)).toHaveValue('2026-11-17');
    await expect(datesOf(canvas).slice(0, 3)).toEqual([
      '1 Nov 17th 26 mar. - Tue',
      '2 Nov 19th 26 jeu. - Thu',
      '3 Nov 24th 26 mar. - Tue',
    ]);
    await expectTexts(
      canvas,
      'The schedule counts 2 of these classes. The others were given without a schedule, and nobody is asked for them.',
      '1.5 h given without a schedule.',
    );
    await press(canvas, /- Start after the last recorded class$/);
    await expect(canvas.getByLabelText(/- From$/)).toHaveValue('2026-11-20');
    await expect(canvas.getByLabelText(/- Number of classes$/)).toHaveValue('3');
  },
};

/**
 * Says that the plan extends beyond the end of the contract; one click ends the plan earlier, another one moves the
 * end.
 */
export const BeyondTheEnd: Story = {
  tags: ['DECISION-95'],
  parameters: { msw: withPlan({ contract: { endsOn: '2026-12-11', expiresOn: '2026-12-31' } }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, '2 classes are after the end of the contract, Dec 11th 26.');
    await press(canvas, /- End the schedule on Dec 11th 26$/);
    await expect(datesOf(canvas)).toEqual(['1 Dec 8th 26 mar. - Tue', '2 Dec 10th 26 jeu. - Thu']);
    await expect(canvas.queryByText(/after the end of the contract/)).toBeNull();
    await savePlan(canvas);
    await waitFor(() =>
      expect(sentBodies('PUT plans/412')).toMatchObject([
        { ends_on: '2026-12-11', number_of_classes: null, accept_beyond_end: false },
      ]),
    );
  },
};

/** The end of the contract moves to the last class. */
export const EndMoved: Story = {
  tags: ['DECISION-95'],
  parameters: { msw: withPlan({ contract: { endsOn: '2026-12-11', expiresOn: '2026-12-31' } }) },
  play: async ({ canvas }) => {
    await press(canvas, /- Move the end of the contract to Dec 17th 26$/);
    await expectMessage('success', 'The end of the contract was moved');
    await expect(sentBodies('PATCH courses/update')).toMatchObject([
      { course: { id: 412 }, course_details: { end_date: '2026-12-17' } },
    ]);
    await waitFor(() => expect(canvas.queryByText(/after the end of the contract/)).toBeNull());
  },
};

/** The plan can be saved unchanged, because the form has warned the user. */
export const BeyondTheEndMeant: Story = {
  tags: ['DECISION-95'],
  parameters: { msw: withPlan({ contract: { endsOn: '2026-12-11' } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/classes are after the end of the contract/);
    await savePlan(canvas);
    await waitFor(() => expect(sentBodies('PUT plans/412')).toMatchObject([{ accept_beyond_end: true }]));
  },
};

/** An end before planned classes shows a warning before saving; one click moves the end to the last class. */
export const EarlyEnd: Story = {
  tags: ['DECISION-95'],
  parameters: {
    portal: { at: '/contracts/edit/412/basic' },
    msw: withPlan({ contract: { endsOn: '2026-12-18', expiresOn: null } }),
  },
  play: async ({ canvas }) => {
    const end = () => canvas.getByLabelText(/End date$/);
    await canvas.findByText(/Next class/);
    await expect(canvas.queryByText(/after the end of the contract/)).toBeNull();
    await fill(end(), '2026-12-10');
    await expectTexts(canvas, '2 classes are after the end of the contract, Dec 10th 26.');
    await press(canvas, /- Set the end to Dec 17th 26$/);
    await waitFor(() => expect(end()).toHaveValue('2026-12-17'));
    await waitFor(() => expect(canvas.queryByText(/after the end of the contract/)).toBeNull());
    await press(canvas, /- Update course$/);
    await waitFor(() =>
      expect(sentBodies('PATCH courses/update')).toMatchObject([
        { course_details: { end_date: '2026-12-17' }, accept_beyond_end: false },
      ]),
    );
  },
};
