import { plannedClassesHandlers, sent, unavailabilityHandlers } from '@portal/api-client/testing';
import { anUnavailability, aPlannedClass, aPlannedContract, type PlannedClass } from '@portal/domain';
import {
  asTeacher,
  type Canvas,
  expectLink,
  expectTexts,
  pageStories,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inQueue } from '../../../parts/waiting/testing/inQueue';
import { Today } from './Today';

const contracts = [
  aPlannedContract(),
  aPlannedContract({
    id: 13,
    number: '2026-0359',
    company: { id: 4, name: 'Transport Kingsley' },
    location: 'Zoom https://zoom.example/j/123',
    students: [{ id: 41, name: 'Siobhán', lastName: 'O’Brien' }],
  }),
];

/** A Monday before noon: a class at 8:30 without attendance, one at noon, and a week with classes of each status. */
const monday: PlannedClass[] = [
  aPlannedClass({ id: 1, contractId: 13, time: '08:30', minutes: 60 }),
  aPlannedClass({ id: 2 }),
  aPlannedClass({
    id: 3,
    date: '2026-11-25',
    isCancelled: true,
    cancellation: {
      cancelledBy: 'company',
      announcedAt: null,
      outcome: { paid: true, billed: true, counted: true },
      overrideReason: null,
    },
    cancelReason: 'Groupe en congé',
    number: null,
  }),
  aPlannedClass({ id: 4, contractId: 13, date: '2026-11-26', time: '08:30', minutes: 60 }),
  aPlannedClass({ id: 5, date: '2026-11-26', time: '14:00', slot: '2026-11-25 14:00' }),
  aPlannedClass({ id: 6, date: '2026-11-30' }),
];

export default {
  title: 'Teacher/Today',
  component: Today,
  tags: ['release'],
  decorators: [inQueue, asTeacher('/home')],
  beforeEach: () => storyClock('2026-11-23T11:35'),
  parameters: { msw: () => plannedClassesHandlers({ classes: monday, contracts }) },
} satisfies Meta<typeof Today>;

type Story = StoryObj<typeof Today>;

const states = pageStories(plannedClassesHandlers);

const card = async (canvas: Canvas, title: string | RegExp) =>
  within((await canvas.findByRole('heading', { name: title })).closest('section') ?? document.body);

/** One tap opens the attendance form, filled from the plan. */
export const NextClass: Story = {
  tags: ['!release', 'DECISION-51'],
  play: async ({ canvas }) => {
    const next = await card(canvas, 'Prochain cours - Next class');
    await expectTexts(next, '12:00 – 13:30', '25 min');
    for (const text of [
      '2026-0412',
      'Aéro Beauséjour inc.',
      'Longueuil, salle 204',
      'Inès Fortin, Zoé Légaré, Denis Ouellet',
    ])
      await expect(next.getByText(text)).toBeVisible();
    await expectLink(
      next,
      /Record the attendance of the class of 12:00, Mon Nov 23rd, contract 2026-0412$/,
      '/attendance?contract=12&class=2&date=2026-11-23&minutes=90',
    );
  },
};

/** A class in three days is shown but cannot be recorded yet, because the form would reject its date. */
export const NextClassInDays: Story = {
  parameters: {
    msw: () => plannedClassesHandlers({ classes: [aPlannedClass({ id: 5, date: '2026-11-26' })], contracts }),
  },
  play: async ({ canvas }) => {
    const next = await card(canvas, 'Prochain cours - Next class');
    await expect(next.getByText('12:00 – 13:30')).toBeVisible();
    await expect(next.queryByRole('link', { name: /Record the attendance/ })).toBeNull();
  },
};

/** A class without attendance is shown at the top, with one button. */
export const NotRecorded: Story = {
  play: async ({ canvas }) => {
    await expectTexts(canvas, '08:30 Transport Kingsley', 'Attendance not recorded');
    const today = canvas.getByRole('heading', { level: 2, name: /Today, / });
    const missed = canvas.getByText('08:30 Transport Kingsley');
    await expect(missed.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectLink(
      canvas,
      /class of 08:30, Mon Nov 23rd, contract 2026-0359$/,
      '/attendance?contract=13&class=1&date=2026-11-23&minutes=60',
    );
  },
};

/** Says that the teacher gives a class in place of a colleague. */
export const AsSubstitute: Story = {
  tags: ['!release', 'DECISION-92'],
  parameters: {
    msw: () => {
      const people = {
        teacher: { id: 2, name: 'Andrew', lastName: 'Parker' },
        usualTeacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
      };
      return plannedClassesHandlers({
        classes: [
          aPlannedClass({ id: 2, ...people, substitute: people.teacher }),
          aPlannedClass({
            id: 3,
            contractId: 13,
            time: '16:00',
            teacher: people.teacher,
            usualTeacher: people.teacher,
          }),
        ],
        contracts,
      });
    },
  },
  play: async ({ canvas }) => {
    await expectTexts(await card(canvas, 'Prochain cours - Next class'), 'Substitute for Léa Villeneuve');
    await expect(canvas.getAllByText(/Substitute for/)).toHaveLength(2);
  },
};

/** The other classes of today: given, later, and cancelled. */
export const RestOfTheDay: Story = {
  parameters: {
    msw: () =>
      plannedClassesHandlers({
        classes: [
          aPlannedClass({ id: 1, contractId: 13, time: '08:30', minutes: 60, lessonId: 7 }),
          aPlannedClass({ id: 2 }),
          aPlannedClass({ id: 3, contractId: 13, time: '16:00' }),
        ],
        contracts,
      }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Prochain cours - Next class' });
    const lists = canvas.getAllByRole('list').filter((list) => !list.closest('[role=region]'));
    await expect(lists.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^08:30Transport Kingsley.*Attendance recorded.*16:00Transport Kingsley/),
    ]);
  },
};

/** The week by day, with cancelled and moved classes. */
export const TheWeek: Story = {
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('region', { name: 'Cette semaine - This week' }));
    const days = week
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.closest('li') === null);
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^lun\. 23.*Mon 23.*08:30Transport Kingsley.*12:00Aéro Beauséjour inc\./),
      expect.stringMatching(
        /^mer\. 25.*12:00Aéro Beauséjour inc\.Annulé - Cancelled · Groupe en congé · Payé - Paid$/,
      ),
      expect.stringMatching(
        /^jeu\. 26.*14:00Aéro Beauséjour inc\.Déplacé du mer\. 25 nov\..*Moved from Wed Nov 25th/,
      ),
    ]);
    await expect(days[0]).toHaveAttribute('aria-current', 'date');
    const nextWeek = within(canvas.getByRole('region', { name: 'Semaine prochaine - Next week' }));
    await expectLink(nextWeek, 'Aéro Beauséjour inc.', '/course/12');
  },
};

/**
 * The weeks say on which days the teacher is away, also without a class, and which classes meet that. A weekly entry is
 * on each of its days (DECISION-134).
 */
export const Away: Story = {
  tags: ['!release', 'DECISION-134'],
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      ...unavailabilityHandlers({
        away: [
          anUnavailability({ id: 5, startsOn: '2026-11-26', endsOn: '2026-11-27' }),
          anUnavailability({
            id: 6,
            startsOn: null,
            endsOn: null,
            weekday: 1,
            beginsAt: '14:00',
            endsAt: '16:00',
            name: null,
          }),
        ],
      }),
      ...plannedClassesHandlers({
        classes: monday.map((one) => ({ ...one, isTeacherAway: one.date === '2026-11-26' })),
        contracts,
        extensions: ['planned-classes', 'unavailability'],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('region', { name: 'This week' }));
    await week.findByText('Away 14:00 – 16:00');
    const daysOf = (region: Canvas) =>
      region
        .getAllByRole('listitem')
        .filter(({ parentElement }) => parentElement?.closest('li') === null)
        .map(({ textContent }) => textContent);
    const note = 'You are away at this time';
    await expect(daysOf(week)).toEqual([
      expect.stringMatching(/^Mon 23Away 14:00 – 16:0008:30Transport Kingsley/),
      expect.stringMatching(/^Wed 25/),
      expect.stringMatching(
        new RegExp(
          `^Thu 26Away \\(Vacances\\)08:30Transport Kingsley${note}.*14:00Aéro Beauséjour inc\\.${note}`,
        ),
      ),
      'Fri 27Away (Vacances)',
    ]);
    const nextWeek = within(canvas.getByRole('region', { name: 'Next week' }));
    await expect(daysOf(nextWeek)).toEqual([expect.stringMatching(/^Mon 30Away 14:00 – 16:00/)]);
    await expect(sent('GET unavailability').map(({ query }) => query.toString())).toEqual([
      'from=2026-11-23&to=2026-12-06',
    ]);
  },
};

/** An online class has a link that opens the meeting in a new tab. */
export const OnlineClass: Story = {
  beforeEach: () => storyClock('2026-11-23T08:45'),
  play: async ({ canvas }) => {
    const running = await card(canvas, 'Cours en cours - Class under way');
    const link = running.getByRole('link', { name: /Join the meeting/ });
    await expect(link).toHaveAttribute('href', 'https://zoom.example/j/123');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(running.getByText('Zoom')).toBeVisible();
  },
};

/** The day after the last class of the week. */
export const NothingMoreThisWeek: Story = states.shows(
  { classes: [aPlannedClass({ date: '2026-11-10', lessonId: 7 })], contracts },
  'No planned class',
);

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading your planned classes') };

export const Refused: Story = {
  tags: ['!release'],
  ...states.shows({ fail: 500 }, 'Your planned classes cannot be read at the moment.'),
};

export const Offline: Story = states.shows(
  { fail: 'offline' },
  'Your planned classes are not on this device yet.',
);

export const OnAPhoneInEnglishAndDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('12:00 – 13:30');
    for (const week of canvas.getAllByRole('button', { name: /week$/ })) {
      await expect(week).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(week);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const low = canvas.getAllByRole('link').filter((link) => link.getBoundingClientRect().height < 44);
    await expect(low.map(({ textContent }) => textContent)).toEqual([]);
  },
};
