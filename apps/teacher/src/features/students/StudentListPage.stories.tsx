import { contractsHandlers, sent, studentsHandlers } from '@portal/api-client/testing';
import { aContract, aStudent } from '@portal/domain';
import {
  asTeacher,
  type Canvas,
  expectLink,
  expectTexts,
  factsIn,
  pageStories,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StudentListPage } from './StudentListPage';

const ines = aStudent({ reportForm: { id: 71, status: 'submitted' } });
const siobhan = aStudent({
  id: 503,
  name: 'Siobhán',
  lastName: 'O’Brien',
  levels: [],
  reportForm: { id: 72, status: 'incomplete' },
});
const ela = aStudent({
  id: 504,
  name: 'Éla',
  lastName: 'Éthier',
  levels: [
    { language: { id: 2, name: 'English' }, level: 'C1', testedOn: '2026-10-02', testerInitials: 'AP' },
    { language: { id: 1, name: 'Français' }, level: 'A2', testedOn: null, testerInitials: null },
  ],
});

const fresh = (
  situation: Parameters<typeof studentsHandlers>[0] = {},
  contract: Parameters<typeof aContract>[0] = {},
) => [
  ...studentsHandlers({ students: [siobhan, ines, ela], ...situation }),
  ...contractsHandlers({ contracts: [aContract(contract)] }),
];

export default {
  title: 'Teacher/Students/List',
  component: StudentListPage,
  tags: ['release', 'SHELL-098'],
  decorators: [asTeacher('/student-list/:id', '/student-list/412')],
  parameters: { msw: () => fresh() },
} satisfies Meta<typeof StudentListPage>;

type Story = StoryObj<typeof StudentListPage>;

const states = pageStories(fresh);

/** Returns the button of a student; a due report follows the name. */
const student = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: (text) => text.startsWith(name) });
const opened = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name: (text) => text.startsWith(name) }));

/** Sorts by last name, ignoring accents and the order of the response: Éthier before Fortin. */
export const SortedByLastName: Story = {
  tags: ['!release', 'PORTAL-STUDENTS-01', 'LIMIT-43'],
  play: async ({ canvas }) => {
    await student(canvas, 'Inès Fortin');
    const [first, second, third] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent(/^Éla Éthier/);
    await expect(second).toHaveTextContent(/^Inès Fortin/);
    await expect(third).toHaveTextContent(/^Siobhán O’Brien/);
    await expect(sent('GET student/manageList')[0]?.query.get('resourcesPerPage')).toBe('2000');
    await expectLink(canvas, /Contract 2026-0412$/, '/course/412');
  },
};

export const Expanded: Story = {
  tags: ['!release', 'PORTAL-STUDENTS-02', 'PORTAL-STUDENTS-03', 'PORTAL-STUDENTS-04', 'PORTAL-STUDENTS-05'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const button = await student(canvas, 'Inès Fortin');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const content = opened(canvas, 'Inès Fortin');
    await expect(content.getByText('B1 · Français')).toBeVisible();
    await expect(factsIn(canvas.getByRole('region', { name: /^Inès Fortin/ }))).toEqual([
      'Language level: B1 · Français',
      'Last tested: Aug 28th 26',
    ]);
    await userEvent.click(content.getByRole('link', { name: /See documents Inès Fortin$/ }));
    await expect(await canvas.findByText('/student-info/501?course=412')).toBeVisible();
  },
};

export const NeverTested: Story = {
  tags: ['PORTAL-STUDENTS-03', 'PORTAL-STUDENTS-04'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await student(canvas, 'Siobhán O’Brien'));
    await expect(factsIn(canvas.getByRole('region', { name: /^Siobhán O’Brien/ }))).toEqual([
      'Language level: No level language',
      'Last tested: No last tested',
    ]);
  },
};

/** The course's language comes first. */
export const TwoLanguages: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Contract 2026-0412$/ });
    await userEvent.click(await student(canvas, 'Éla Éthier'));
    const content = opened(canvas, 'Éla Éthier');
    const rows = textsOf(content, 'listitem');
    await expect(rows.slice(0, 2)).toEqual(['A2 · Français', 'C1 · English']);
    await expect(rows[2]).toMatch(/No last tested · Français$/);
    await expect(rows[3]).toBe('Oct 2nd 26 · English');
  },
};

/** Students with a due report, with links to it. */
export const ReportsDue: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Contract 2026-0412$/ });
    await expect(await canvas.findAllByText('Report due')).toHaveLength(2);
    await userEvent.click(await student(canvas, 'Siobhán O’Brien'));
    await userEvent.click(canvas.getByRole('link', { name: /Continue the report Siobhán O’Brien$/ }));
    await expect(await canvas.findByText('/reports/info/503/course/412/courseInfo')).toBeVisible();
  },
};

/** An archived contract has no due reports. */
export const ArchivedContract: Story = {
  parameters: { msw: fresh({}, { status: 'archived' }) },
  play: async ({ canvas }) => {
    await student(canvas, 'Siobhán O’Brien');
    await expect(canvas.queryByText('Report due')).toBeNull();
  },
};

/** Going back restores which student was open. */
export const ComingBack: Story = {
  parameters: { portal: { at: '/student-list/412?open=503' } },
  play: async ({ canvas }) => {
    await expect(await student(canvas, 'Siobhán O’Brien')).toHaveAttribute('aria-expanded', 'true');
    await expect(await student(canvas, 'Inès Fortin')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClassOfOne: Story = {
  parameters: { msw: fresh({ students: [ines] }) },
  play: async ({ canvas }) => {
    const button = await student(canvas, 'Inès Fortin');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: {
    portal: { at: '/student-list/412?open=501' },
    msw: fresh({
      students: [
        { ...ines, name: 'Nguyễn Thị Minh Khai', lastName: 'Trương-Vĩnh-Ký de la Haute-Gaspésie' },
        { ...siobhan, name: 'عبد الرحمن', lastName: 'الحسيني' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await student(canvas, 'Nguyễn Thị Minh Khai Trương-Vĩnh-Ký de la Haute-Gaspésie'),
    ).toBeVisible();
  },
};

/** There are more students than fit on a page of the list; all are shown. */
export const LargeGroup: Story = {
  tags: ['LIMIT-43'],
  parameters: {
    msw: fresh({
      students: Array.from({ length: 120 }, (_, place) =>
        aStudent({ id: 1000 + place, name: 'Alex', lastName: `Roy ${String(place).padStart(4, '0')}` }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await student(canvas, 'Alex Roy 0119');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(120);
  },
};

export const NoStudents: Story = { tags: ['!release'], ...states.shows({ students: [] }, 'No students') };
export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the students') };

export const SomebodyElsesCourse: Story = {
  parameters: { msw: fresh({ fail: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This course is not yours')).toBeVisible();
    await expect(canvas.queryByText(/Fortin/)).toBeNull();
  },
};

/** A list that was not opened before shows the names from the home page, by last name. */
export const Offline: Story = {
  parameters: { msw: fresh({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No connection', 'No connection: this device knows only the names.');
    const names = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(names.map((name) => name.textContent)).toEqual([
      'Inès Fortin',
      'Siobhán O’Brien',
      'Marc-André Thériault',
    ]);
    await expectLink(canvas, 'Inès Fortin', '/student-info/501?course=412');
    await expect(canvas.getByRole('button', { name: /Try again$/ })).toBeVisible();
  },
};
