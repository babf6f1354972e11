import { useTeacherContracts } from '@portal/api-client';
import { contractsHandlers, plannedClassesHandlers, sent } from '@portal/api-client/testing';
import { aContract, aContractStudent, aPlannedClass, aPlannedContract, someContracts } from '@portal/domain';
import { useSession } from '@portal/shell';
import {
  asTeacher,
  expectLink,
  expectTexts,
  pageStories,
  shows,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HomePage } from './HomePage';

export default {
  title: 'Teacher/Home',
  component: HomePage,
  tags: ['release'],
  decorators: [asTeacher('/home')],
  parameters: { msw: () => [...contractsHandlers()] },
} satisfies Meta<typeof HomePage>;

type Story = StoryObj<typeof HomePage>;

const states = pageStories(contractsHandlers);

export const EveryKindOfCourse: Story = {
  tags: ['!release', 'PORTAL-HOME-03', 'PORTAL-HOME-04'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '2026-0412' });
    const active = someContracts().filter(({ status }) => status !== 'archived');
    const cards = textsOf(canvas, 'heading', { level: 3 });
    await expect(cards.toSorted()).toEqual(active.map(({ number }) => number).toSorted());
    await expect(cards).not.toContain('2024-0201');
  },
};

export const Welcome: Story = {
  tags: ['!release', 'PORTAL-HOME-01', 'PORTAL-HOME-02'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Bonjour Léa - Hello Léa$/,
    );
    await expectTexts(
      canvas,
      'Bienvenue sur le portail. Le guide explique quand et comment facturer vos heures.',
      'Welcome to the portal. The guide says when and how to invoice your hours.',
    );
    await expectLink(canvas, /Open the invoicing guide$/, '/guide');
    const card = within(canvas.getByText('Submit Attendances').closest('section') ?? document.body);
    await expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(
      /^Soumettre les présences - Submit Attendances$/,
    );
    await expect(card.getByText('To do after each class.')).toBeVisible();
    await expectLink(card, /Start$/, '/attendance');
  },
};

/** All warnings of a course, as texts. */
export const AllWarnings: Story = {
  tags: ['!release', 'PORTAL-HOME-06', 'PORTAL-HOME-08', 'PORTAL-HOME-09', 'PORTAL-HOME-10'],
  parameters: { msw: contractsHandlers({ contracts: [aContract({ outline: null, materials: [] })] }) },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('heading', { level: 3, name: '2026-0412' });
    const card = within(number.closest('li') ?? number);
    await expectTexts(card, 'Outline required', 'Material required', 'Progress report required');
    const due = (await canvas.findByText('Progress reports due')).closest('section');
    const names = within(due ?? document.body).getAllByRole('link');
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Siobhán O’Brien/),
      expect.stringMatching(/^Marc-André Thériault/),
    ]);
  },
};

/** Every link and button of the page is high enough for touch. */
export const UnderAThumb: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: contractsHandlers({ contracts: [aContract({ outline: null, materials: [] })] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Outline required 2026-0412$/ });
    const main = within(canvas.getByRole('main'));
    const targets = [...main.getAllByRole('link'), ...main.queryAllByRole('button')];
    const low = targets.filter((target) => target.getBoundingClientRect().height < 44);
    await expect(low.map((target) => target.textContent)).toEqual([]);
  },
};

/** Each warning links to the page that resolves it. */
export const FromWarningToWork: Story = {
  tags: ['!release', 'PORTAL-HOME-06', 'PORTAL-HOME-08', 'PORTAL-HOME-09'],
  parameters: { msw: contractsHandlers({ contracts: [aContract({ outline: null, materials: [] })] }) },
  play: async ({ canvas }) => {
    await expectLink(canvas, /Outline required 2026-0412$/, '/outline-form/412');
    await expectLink(canvas, /Material required 2026-0412$/, '/course/412');
    await userEvent.click(canvas.getByRole('link', { name: /Progress report required 2026-0412$/ }));
    await expect(await canvas.findByText('/student-list/412')).toBeVisible();
  },
};

/** Students with a due report: one tap starts or resumes it. */
export const FromStudentToReport: Story = {
  tags: ['!release', 'PORTAL-HOME-10', 'OPEN-69'],
  play: async ({ canvas }) => {
    const due = within((await canvas.findByText('Progress reports due')).closest('section') ?? document.body);
    const [begun] = due.getAllByRole('link', { name: /^Siobhán O’Brien/ });
    await expect(begun).toHaveTextContent('Continue the report');
    await expect(begun).toHaveAttribute('href', '/reports/info/503/course/412/courseInfo');
    const [blank] = due.getAllByRole('link', { name: /^Marc-André Thériault/ });
    await expect(blank).toHaveTextContent('Write the report');
    await expect(blank).toHaveAttribute('href', '/reports/info/502/course/412/courseInfo');
  },
};

export const DraftOutline: Story = {
  tags: ['!release', 'PORTAL-HOME-07'],
  parameters: {
    msw: contractsHandlers({
      contracts: [aContract({ outline: { id: 61, status: 'draft', savedAt: null } })],
    }),
  },
  play: shows('Outline required', 'Plan de cours requis'),
};

export const NothingLeftToDo: Story = {
  parameters: {
    msw: contractsHandlers({
      contracts: [
        aContract({ students: [aContractStudent({ reportForm: { id: 71, status: 'submitted' } })] }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31 / 48 h')).toBeVisible();
    await expect(canvas.queryByText('Progress report required')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Progress reports due')).not.toBeInTheDocument();
  },
};

/** One tap leads from a course to its attendance, another to the course. */
export const FromCardToAttendance: Story = {
  tags: ['!release', 'PORTAL-HOME-05'],
  play: async ({ canvas }) => {
    const course = await canvas.findByRole('link', { name: '2026-0412' });
    await expect(course).toHaveAttribute('href', '/course/412');
    await userEvent.click(canvas.getByRole('link', { name: /Submit the attendance of contract 2026-0412/ }));
    await expect(await canvas.findByText('/attendance?contract=412')).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    msw: contractsHandlers({
      contracts: [
        aContract({
          company: {
            id: 9,
            name: 'Coopérative agroalimentaire de la Haute-Gaspésie-et-des-Îles-de-la-Madeleine',
          },
          language: { id: 9, name: 'Langue des signes québécoise' },
          schedule: 'lundi, mardi, mercredi, jeudi et vendredi de 7 h 45 à 9 h 15, sauf les jours fériés',
          minutesTaught: 51 * 60,
          students: [
            aContractStudent({ id: 1, name: 'Nguyễn Thị Minh Khai', lastName: 'Trương-Vĩnh-Ký' }),
            aContractStudent({ id: 2, name: 'عبد الرحمن', lastName: 'الحسيني' }),
          ],
          outline: null,
          materials: [],
        }),
      ],
    }),
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText(/Coopérative/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Shows whether the courses are loaded, in the same render as their cards. */
function Reading() {
  const { data } = useTeacherContracts(useSession().user?.id ?? null);
  return <p>{data ? 'read' : 'reading'}</p>;
}

let held = Promise.withResolvers<void>();

/** The courses appear only after the day above them, because it would move them while the user taps. */
export const CoursesWaitForTheDay: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  render: () => (
    <>
      <HomePage />
      <Reading />
    </>
  ),
  parameters: {
    msw: () => [...contractsHandlers(), ...plannedClassesHandlers()],
    first: [http.get('*/api/plannedClasses', () => held.promise)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('read')).toBeVisible();
    await waitFor(() => expect(sent('GET plannedClasses')).toHaveLength(1));
    await expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull();
    await expect(canvas.getByText('Loading your courses')).toBeInTheDocument();
    held.resolve();
    await expect(await canvas.findByRole('link', { name: '2026-0412' })).toBeVisible();
  },
};

const planned = () =>
  plannedClassesHandlers({
    classes: [
      aPlannedClass({ id: 1, time: '08:30', minutes: 60 }),
      aPlannedClass({ id: 2 }),
      aPlannedClass({ id: 3, date: '2026-11-26' }),
    ],
    contracts: [aPlannedContract()],
  });

/**
 * In order: classes without attendance, today's classes, the card to submit attendance, the welcome, and the courses
 * below the first screen.
 */
export const WithAPlannedDay: Story = {
  tags: ['PORTAL-HOME-01', 'PORTAL-HOME-02'],
  beforeEach: () => storyClock('2026-11-23T11:35'),
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: () => [...contractsHandlers(), ...planned()] },
  play: async ({ canvas }) => {
    const course = await canvas.findByRole('link', { name: '2026-0412' });
    const inOrder = [
      canvas.getByText('Attendance not recorded'),
      canvas.getByRole('heading', { name: 'Prochain cours - Next class' }),
      canvas.getByRole('heading', { name: /Submit Attendances$/ }),
      canvas.getByRole('link', { name: /Open the invoicing guide$/ }),
      within(canvas.getByRole('main')).getByRole('link', { name: /hours/i }),
      course,
    ];
    const tops = inOrder.map((element) => element.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(tops.at(-1)).toBeLessThan(2 * 844);
    await expectLink(canvas, /Start$/, '/attendance');
  },
};

export const WithoutPlannedClasses: Story = {
  parameters: { msw: () => [...contractsHandlers(), ...plannedClassesHandlers({ classes: [] })] },
  play: shows('Submit Attendances', (canvas) =>
    canvas.findByRole('link', { name: /Open the invoicing guide$/ }),
  ),
};

/** If the day fails to load, the page says so and shows the courses. */
export const WithoutTheDay: Story = {
  parameters: { msw: () => [...contractsHandlers(), ...plannedClassesHandlers({ fail: 500 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '2026-0412' })).toBeVisible();
    await expect(canvas.getByText('Your planned classes cannot be read at the moment.')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading your courses') };

export const NoCourses: Story = {
  tags: ['!release'],
  ...states.shows({ contracts: [] }, 'No courses for now'),
};

export const Refused: Story = {
  parameters: { msw: contractsHandlers({ fail: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your courses cannot be read')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Back to home/ })).toBeNull();
  },
};

export const Offline: Story = states.offline('No connection');

/** Courses of every status; active ones come first. */
export const UnderWayFirst: Story = {
  parameters: { msw: contractsHandlers({ contracts: someContracts().toReversed() }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '2026-0412' });
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent('2026-0388');
    await expect(canvas.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('2025-0305');
  },
};
