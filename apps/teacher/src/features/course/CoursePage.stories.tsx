import {
  broken,
  capabilitiesHandlers,
  contractsHandlers,
  fails,
  failsOnce,
  lessonsHandlers,
  mend,
  plannedClassesHandlers,
  sent,
} from '@portal/api-client/testing';
import {
  aContract,
  aContractStudent,
  aHoursBalance,
  aLesson,
  aPlannedClass,
  aPlannedContract,
  aSignedInUser,
  peopleWithDays,
} from '@portal/domain';
import {
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  factsIn,
  pageStories,
  press,
  shows,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CoursePage } from './CoursePage';
import { atCourse, withCourse } from './course-story';

export default {
  title: 'Teacher/Course',
  component: CoursePage,
  tags: ['release'],
  decorators: [atCourse],
  parameters: { msw: withCourse },
} satisfies Meta<typeof CoursePage>;

type Story = StoryObj<typeof CoursePage>;

const states = pageStories(contractsHandlers);

/** Returns the lists of terms on the page: hours, summary, details, attendance. */
const factsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main dl')].map((list) => factsIn(list));

export const UnderWay: Story = {
  tags: ['!release', 'SHELL-095', 'PORTAL-COURSE-04', 'PORTAL-COURSE-05', 'LIMIT-44'],
  play: async ({ canvas, canvasElement }) => {
    // 90 + 90 + 75 + 90 minutes count; the deleted class does not.
    await expect(await canvas.findByText('5.75 / 48 h')).toBeVisible();
    const [taught, contracted] = factsOf(canvasElement)[0] ?? [];
    await expect(taught).toMatch(/^Hours taught to date: 5\.75 h/);
    await expect(contracted).toBe('Contracted hours: 48 h');
    await canvas.findByText('Inès Fortin, Siobhán O’Brien, Marc-André Thériault');
    const [request] = sent('GET student/manageList');
    await expect(String(request?.query)).toBe('course_id=412&resourcesPerPage=100');
    await expectLink(within(canvas.getByRole('main')), /Submit Attendance/, '/attendance?contract=412');
  },
  globals: { language: 'en' },
};

export const Summary: Story = {
  tags: [
    '!release',
    'PORTAL-COURSE-01',
    'PORTAL-COURSE-02',
    'PORTAL-COURSE-03',
    'PORTAL-COURSE-07',
    'PORTAL-COURSE-08',
    'PORTAL-COURSE-09',
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Inès Fortin, Siobhán O’Brien, Marc-André Thériault');
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe('Contract 2026-0412');
    await expect(factsOf(canvasElement)[1]).toEqual([
      'Start date to end date: Sep 8th 26 → Dec 18th 26',
      'Schedule: mar. jeu. 12:00',
      'Students: 3 · See the student listInès Fortin, Siobhán O’Brien, Marc-André Thériault',
      'Description: Français des affaires, niveau intermédiaire',
    ]);
    await expectLink(canvas, /See the student list/, '/student-list/412');
  },
  globals: { language: 'en' },
};

export const HoursExplained: Story = {
  tags: ['!release', 'PORTAL-COURSE-06'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How are these hours counted/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /How are these hours counted\?$/ }));
    await expectTexts(dialog, /^The length of each submitted class, in minutes.*divided by 60/);
    await expect(dialog.getByText(/^La durée de chaque/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Attendance: Story = {
  tags: [
    '!release',
    'PORTAL-COURSE-13',
    'PORTAL-COURSE-14',
    'PORTAL-COURSE-15',
    'PORTAL-COURSE-16',
    'LIMIT-46',
  ],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Attendance' });
    const table = within(await within(region).findByRole('table'));
    await expect(sent('GET attendance').map(({ query }) => String(query))).toEqual([
      'courseId=412&page=1&resourcesPerPage=1000',
    ]);
    const [heads, ...rows] = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(heads).toEqual(['Date of class', 'Length (minutes)', 'Absent students']);
    await expect(rows).toEqual([
      ['Nov 19th 26', '90', 'All students present'],
      ['Nov 17th 26', '90', 'Marc-André Thériault'],
      ['Nov 10th 26', '75', 'All students present'],
      ['Nov 5th 26', '90', 'All students present'],
    ]);
    await expect(factsIn(region)).toEqual(['Hours taught to date: 5.75 h', 'Contracted hours: 48 h']);
    // Says whom to contact about a wrong record, which the teacher cannot correct.
    const section = within(canvas.getByRole('region', { name: /Attendance$/ }));
    await expectLink(section, /info@passerelle.example$/, 'mailto:info@passerelle.example');
  },
};

/** A student who has left is named in the classes of their days, but no longer listed as a student of the contract. */
export const JoinedLateLeftAndCameBack: Story = {
  tags: ['DECISION-79'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: {
    msw: withCourse(peopleWithDays(), {
      lessons: [
        aLesson({ id: 9002, date: '2026-11-10', memberIds: [501, 502, 503] }),
        aLesson({
          id: 9001,
          date: '2026-10-14',
          memberIds: [501, 503, 505],
          absentees: [{ id: 505, name: 'Linh', lastName: 'Nguyễn' }],
          details: [{ studentId: 503, lateMinutes: 10, leftEarlyMinutes: 0, isExcused: false }],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inès Fortin, Siobhán O’Brien, Marc-André Thériault')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Attendance/ }));
    await expectTexts(canvas, /Linh Nguyễn/, /Siobhán O’Brien.*10 min late/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const own = aLesson({
  id: 9005,
  date: '2026-11-19',
  absentees: [{ id: 502, name: 'Marc-André', lastName: 'Thériault' }],
  note: 'Salle 4',
  details: [
    { studentId: 501, lateMinutes: 15, leftEarlyMinutes: 5, isExcused: false },
    { studentId: 502, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true },
  ],
  correctableUntil: '2026-11-20T14:00:00.000Z',
});
const ownLessons = { lessons: [own, aLesson({ id: 9002, date: '2026-11-10', correctableUntil: null })] };

const openAttendance = async (canvas: Canvas) => {
  const section = within(await canvas.findByRole('region', { name: /Attendance$/ }));
  await section.findByRole('table');
  return section;
};
const remove = /^Supprimer - Delete la présence du 19 nov\. 26 - the attendance of Nov 19th 26$/;

/**
 * Says in words who was late, left early or was excused; teachers can correct their own record up to a certain minute.
 */
export const OwnRecord: Story = {
  tags: ['DECISION-51', 'DECISION-52'],
  parameters: {
    msw: () => withCourse({}, ownLessons),
    first: capabilitiesHandlers(['lesson-details', 'own-corrections']),
  },
  beforeEach: () => storyClock('2026-11-20T08:59'),
  play: async ({ canvas }) => {
    const section = await openAttendance(canvas);
    await expect(await section.findAllByText(/^Can be corrected until/)).toHaveLength(1);
    await expectTexts(section, 'Modifiable jusqu’à 09:00 le 20 nov. 26');
    await expectTexts(section, 'Can be corrected until 09:00 on Nov 20th 26');
    await expectTexts(section, 'Inès Fortin: 15 min late, left 5 min early', 'Salle 4');
    await expect(section.getByText(/^Marc-André Thériault/)).toHaveTextContent(
      'Marc-André Thériault (absence motivée - excused absence)',
    );
    await expectLink(
      section,
      /Correct la présence du 19 nov\. 26.*Nov 19th 26$/,
      '/attendance/412/lesson/9005',
    );
    await expect(section.getByText(/For a while you can correct it yourself/)).toBeVisible();
    storyClock('2026-11-20T09:00');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(section.queryByText(/^Can be corrected until/)).toBeNull());
    await expect(section.queryByRole('button', { name: remove })).toBeNull();
  },
};

/** A record is deleted after a question; it no longer counts, and the focus stays in the list. */
export const OwnRecordDeleted: Story = {
  tags: ['DECISION-52'],
  parameters: OwnRecord.parameters,
  beforeEach: () => storyClock('2026-11-20T08:00'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Attendance$/ }));
    const section = await openAttendance(canvas);
    await userEvent.click(await section.findByRole('button', { name: remove }));
    const question = within(await canvas.findByRole('alertdialog', { name: /Delete this attendance\?$/ }));
    await expectTexts(question, 'The class of Nov 19th 26 (90 min) will no longer count in the hours.');
    await expectTexts(question, /Le cours du 19 nov\. 26 \(90 min\)/);
    await userEvent.dblClick(question.getByRole('button', { name: 'Supprimer - Delete' }));
    await expectMessage('success', 'The attendance was deleted.');
    await waitFor(() => expect(section.queryByRole('button', { name: remove })).toBeNull());
    await expect(factsIn(canvas.getByRole('region', { name: /Attendance$/ }))[0]).toMatch(/1\.5 h$/);
    await expect(sent('DELETE attendance/own/9005')).toHaveLength(1);
    await expect(document.activeElement).toContainElement(section.getByRole('table'));
  },
};

/** First there is no response, then it is too late: the question stays open and says so. */
export const OwnRecordNotDeleted: Story = {
  tags: ['DECISION-52'],
  parameters: {
    ...OwnRecord.parameters,
    first: [
      ...capabilitiesHandlers(['own-corrections']),
      failsOnce('DELETE attendance/own/9005', 'offline'),
      fails('DELETE attendance/own/9005', 403),
    ],
  },
  beforeEach: () => storyClock('2026-11-20T08:00'),
  play: async ({ canvas }) => {
    await press(await openAttendance(canvas), remove);
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer - Delete' }));
    await expect(await question.findByText(/could not find out whether this was saved/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Supprimer - Delete' }));
    await expect(await question.findByText(/The time to correct this attendance is over\./)).toBeVisible();
    await expect(question.queryByText(/could not find out/)).toBeNull();
  },
};

/** Without the extension there are no actions on own records, and the page says to contact the office. */
export const OwnRecordWithoutCorrections: Story = {
  tags: ['DECISION-51', 'DECISION-52'],
  parameters: { ...OwnRecord.parameters, first: capabilitiesHandlers(['lesson-details']) },
  beforeEach: () => storyClock('2026-11-20T08:00'),
  play: async ({ canvas }) => {
    const section = await openAttendance(canvas);
    await expect(section.getByText(/Only the office can correct it/)).toBeVisible();
    await expect(section.queryByRole('button', { name: remove })).toBeNull();
    await expect(section.queryByText(/Can be corrected/)).toBeNull();
  },
};

/** Answered and missing parts of the reports, with a link to each page. */
export const Reports: Story = {
  tags: ['!release', 'REP-FORM-02'],
  play: async ({ canvas }) => {
    const section = within(
      await canvas.findByRole('region', { name: /^Rapports de progrès - Progress reports$/ }),
    );
    const ines = await section.findByRole('row', { name: /^Inès Fortin/ });
    const [, , progress] = await within(ines).findAllByRole('link');
    await expect(progress).toHaveTextContent(/^Rempli - Filled in.*12 \/ 12/);
    await expect(progress).toHaveAttribute('href', '/reports/info/501/course/412/studentProgress');
  },
};

/** On a phone the reports load when the section is opened. */
export const ReportsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(sent('GET progressReports/form')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /Progress reports$/ }));
    await expectLink(canvas, /- Comments .*Inès Fortin$/, '/reports/info/501/course/412/comments');
  },
};

/** Reports of an archived contract are read-only. */
export const ReportsOfAnArchivedContract: Story = {
  parameters: { msw: withCourse({ status: 'archived' }) },
  play: async ({ canvas }) => {
    const section = within(
      await canvas.findByRole('region', { name: /^Rapports de progrès - Progress reports$/ }),
    );
    await expect((await section.findAllByText('12 / 12'))[0]).toBeVisible();
    await expect(section.queryByRole('link')).toBeNull();
  },
};

export const Details: Story = {
  tags: ['!release', 'PORTAL-COURSE-11'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const details = await canvas.findByRole('region', { name: 'Course details' });
    await expect(factsIn(details)).toEqual([
      'Contract number: 2026-0412',
      'Company: Aéro Beauséjour inc.',
      'Course Type: Individual',
      'Location: 1200, rue Peel, salle 4',
      'Language taught: Français',
    ]);
  },
};

/** If there are very many students, only the first hundred are named. */
export const VeryManyStudents: Story = {
  tags: ['LIMIT-44'],
  parameters: {
    msw: withCourse({
      students: Array.from({ length: 120 }, (_, place) =>
        aContractStudent({ id: 1000 + place, name: 'Inès', lastName: `Fortin ${place}` }),
      ),
    }),
  },
  play: shows(/and 20 more/, /^120 ·/),
};

/** If there is one student more than a hundred, the text is in the singular. */
export const OneStudentTooMany: Story = {
  tags: ['LIMIT-44'],
  parameters: {
    msw: withCourse({
      students: Array.from({ length: 101 }, (_, place) =>
        aContractStudent({ id: 1000 + place, name: 'Inès', lastName: `Fortin ${place}` }),
      ),
    }),
  },
  play: shows(/et 1 autre(?!s)/, /^101 ·/),
};

/** On a desktop all sections are open; each can be collapsed and stays so. */
export const Folded: Story = {
  tags: ['!release', 'PORTAL-COURSE-10'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const name of [/Outline$/, /Material$/, /Course details$/, /Attendance$/, /Progress reports$/])
      await expect(canvas.getByRole('button', { name, expanded: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Course details$/ }));
    await expect(canvas.getByText('Aéro Beauséjour inc.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Attendance$/ }));
    await expect(canvas.getByRole('button', { name: /Course details$/, expanded: false })).toBeVisible();
  },
};

/** Two languages do not fit on one line of a touch target, so they are stacked next to the checkbox. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const submit = within(canvas.getByRole('main')).getByRole('link', { name: /Submit Attendance/ });
    const french = within(submit).getByText('Soumettre les présences');
    const english = within(submit).getByText('Submit Attendance');
    await expect(english.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      french.getBoundingClientRect().bottom,
    );
    await expect(submit.getBoundingClientRect().width).toBeLessThan(300);
    const [figure] = await canvas.findAllByText(/^5,75 h/);
    const [label] = canvas.getAllByText('Hours taught to date');
    await expect(figure?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
    // Read-only sections are collapsed.
    await expect(canvas.getByRole('button', { name: /Outline$/, expanded: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Course details$/, expanded: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Attendance$/, expanded: false }));
    const cell = within(await canvas.findByRole('table')).getAllByText('Tous les étudiants présents')[0];
    await expect(cell?.getBoundingClientRect().height).toBeLessThan(50);
  },
};

/** Missing data of a contract is shown as such. */
export const NothingKnown: Story = {
  tags: ['!release', 'PORTAL-COURSE-12', 'PORTAL-COURSE-20', 'PORTAL-COURSE-21'],
  parameters: {
    msw: [
      ...contractsHandlers({
        contracts: [
          aContract({
            company: null,
            courseType: null,
            language: null,
            location: null,
            description: null,
            startsOn: null,
            endsOn: null,
            schedule: null,
            outline: null,
            materials: [],
            students: [],
            hoursPerClass: null,
            numberOfClasses: null,
          }),
        ],
      }),
      ...lessonsHandlers({ lessons: [], students: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No location', 'No start date', 'No end date');
    await expect(canvas.getByText('No outline submitted, please fill out the Course Outline')).toBeVisible();
    await expectLink(canvas, /Fill in the outline$/, '/outline-form/412');
    await expect(canvas.queryByRole('link', { name: /Print$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Outline$/ }));
    // A collapsed section still shows its warning icon.
    await expect(canvas.getAllByText('To do')).toHaveLength(2);
    await expect(await canvas.findByText('No classes given')).toBeVisible();
  },
};

/** Returns the heading of a section, with its icons. */
const headOf = (canvas: Canvas, section: string) =>
  within(canvas.getByRole('heading', { name: new RegExp(`${section}$`) }).parentElement as HTMLElement);

/**
 * Each warning of the contract has one icon in the heading of its section, and its text appears once in the section.
 */
export const EachWarningOnce: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en' },
  tags: ['PORTAL-COURSE-21'],
  parameters: {
    msw: [
      ...contractsHandlers({ contracts: [aContract({ outline: null, materials: [] })] }),
      ...lessonsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Outline' });
    for (const section of ['Outline', 'Material', 'Progress reports'])
      await expect(headOf(canvas, section).getByText('To do')).toBeInTheDocument();
    await expect(canvas.getAllByText('To do')).toHaveLength(3);
    await expect(canvas.queryByText('Outline required')).toBeNull();
    await expect(canvas.getAllByText('Material required')).toHaveLength(1);
    await expect(canvas.queryByText('Progress report required')).toBeNull();
    await expect(canvas.getAllByText(/^No outline submitted/)).toHaveLength(1);
  },
};

export const DraftOutline: Story = {
  tags: ['!release', 'PORTAL-COURSE-18', 'PORTAL-COURSE-22', 'PORTAL-COURSE-24'],
  parameters: {
    msw: [
      ...contractsHandlers({
        contracts: [aContract({ outline: { id: 61, status: 'draft', savedAt: '2026-09-12T14:00:00.000Z' } })],
      }),
      ...lessonsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Outline saved Sep 12th 26')).toBeVisible();
    await expect(headOf(canvas, 'Outline').getByText('To do')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /Print$/ })).toBeNull();
  },
};

export const SubmittedOutline: Story = {
  tags: ['!release', 'PORTAL-COURSE-17', 'PORTAL-COURSE-23', 'PORTAL-COURSE-24', 'PORTAL-COURSE-25'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Outline submitted Sep 10th 26')).toBeVisible();
    await expect(headOf(canvas, 'Outline').queryByText('To do')).toBeNull();
    const print = canvas.getByRole('link', { name: /Print$/ });
    await expect(print).toHaveAttribute('href', '/print/412/outline');
    await expect(print).toHaveAttribute('target', '_blank');
    await expectLink(canvas, /Edit the outline$/, '/outline-form/412');
  },
};

export const ResubmittedOutline: Story = {
  tags: ['!release', 'PORTAL-COURSE-19'],
  parameters: {
    msw: [
      ...contractsHandlers({
        contracts: [aContract({ outline: { id: 61, status: 'resub', savedAt: '2026-09-12T14:00:00.000Z' } })],
      }),
      ...lessonsHandlers(),
    ],
  },
  play: shows('Outline resubmitted'),
};

/** An administrator can read the course but submit nothing (OPEN-21). */
export const ReadByAnAdministrator: Story = {
  parameters: { portal: { user: aSignedInUser() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(
      within(canvas.getByRole('main')).queryByRole('link', { name: /Submit Attendance/ }),
    ).not.toBeInTheDocument();
    for (const name of [/outline$/, /Print$/, /student list$/])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

/** An archived contract is read-only. */
export const Archived: Story = {
  parameters: { msw: withCourse({ status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Read the outline$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Change|Remove|Request/ })).toBeNull();
  },
};

export const SomebodyElses: Story = {
  tags: ['!release'],
  ...states.refused('This course is not yours', (canvas) =>
    canvas.findByRole('link', { name: /Back to home/ }),
  ),
};

export const Unknown: Story = {
  parameters: { portal: { at: '/course/99999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Course not found')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Cours introuvable - Course not found · Passerelle'));
  },
};

export const Offline: Story = states.offline('No connection');

/** A course that was not opened before shows its data from the home page. */
export const OfflineButKnown: Story = {
  parameters: { first: [fails('GET courses', 'offline')] },
  play: shows((canvas) => canvas.findByRole('heading', { level: 1, name: /2026-0412/ }), '31 / 48 h'),
};

/** The page loads when the connection returns, without a click. */
export const ConnectionReturns: Story = {
  parameters: { first: [broken('*/api/courses'), fails('GET courses/user/31', 'offline')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection')).toBeVisible();
    mend();
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
  },
};

/** The course is loaded, its classes are not. */
export const LessonsFailed: Story = {
  parameters: { msw: [...lessonsHandlers({ fail: 500 }), ...withCourse()] },
  play: shows('Something went wrong', '31 / 48 h'),
  globals: { language: 'en', theme: 'dark' },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading') };

/** The address of the contract, which stays through every change of plan, opens in its own tab. */
export const MeetsOnline: Story = {
  tags: ['!release', 'DECISION-121'],
  parameters: {
    msw: () => withCourse({ meetingLink: 'https://zoom.example/j/85512345678?pwd=a%20b', location: 'Zoom' }),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Join the meeting$/ });
    await expect(link).toHaveAttribute('href', 'https://zoom.example/j/85512345678?pwd=a%20b');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/**
 * A cancelled class that counts is part of the hours and is listed; of a no-show, teachers read whether they are paid, and
 * never what the client pays.
 */
export const LateCancellation: Story = {
  tags: ['DECISION-133', 'DECISION-130'],
  globals: { language: 'en' },
  parameters: {
    msw: () =>
      withCourse(
        {},
        {
          lessons: [
            aLesson({ id: 1, date: '2026-11-03', minutes: 90 }),
            aLesson({
              id: 2,
              date: '2026-11-05',
              minutes: 60,
              absentees: [{ id: 501, name: 'Inès', lastName: 'Fortin' }],
              noShow: { paid: false, billed: true, counted: true },
            }),
          ],
          first: plannedClassesHandlers({
            extensions: ['planned-classes', 'cancellations'],
            contracts: [aPlannedContract({ id: 412 })],
            classes: [
              aPlannedClass({
                id: 1,
                contractId: 412,
                date: '2026-11-10',
                minutes: 75,
                isCancelled: true,
                cancellation: {
                  cancelledBy: 'student',
                  announcedAt: null,
                  outcome: { paid: true, billed: true, counted: true },
                  overrideReason: null,
                },
              }),
            ],
          }),
        },
      ),
  },
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText('including 1.25 h of cancelled classes that count');
    // At the top, and above the list of classes.
    await expect(notes).toHaveLength(2);
    await expect(canvas.getAllByText('3.75 h').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Absent without notice, not paid')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Cancelled classes counted in the hours' }));
    await expect(table.getByRole('row', { name: /Nov 10th 26/ })).toHaveTextContent('75StudentNot announced');
    await expect(canvas.queryByText(/invoiced|to bill/i)).toBeNull();
  },
};

/** The day on which the hours are used up, and that it is after the end of the contract. */
export const HoursUsedUpAfterTheEnd: Story = {
  tags: ['DECISION-143'],
  globals: { language: 'en' },
  parameters: {
    msw: () =>
      withCourse(
        {},
        {
          first: plannedClassesHandlers({
            extensions: ['planned-classes', 'cancellations'],
            contracts: [aPlannedContract({ id: 412 })],
            classes: [],
            balance: aHoursBalance({ usedUpOn: '2026-12-22', lastDay: '2026-12-18', misfit: 'after-end' }),
          }),
        },
      ),
  },
  play: shows('Hours used up on Tue Dec 22nd, after the end of the contract on Fri Dec 18th.'),
};
