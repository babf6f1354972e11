import {
  broken,
  capabilitiesHandlers,
  changedBeforeSave,
  contractsHandlers,
  fails,
  failsOnce,
  fakePresence,
  keptOnDevice,
  losesAnswer,
  reportsHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import {
  aBlankReportForm,
  aContract,
  aCourseInfo,
  aProgressReport,
  aProgressReportForm,
  aSignedInUser,
  aStudentReport,
  type ProgressReport,
  type StudentReport,
} from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  fill,
  inPortal,
  memoryUnsavedStore,
  savedYesterday,
  shows,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import { PageState } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { generatePath, Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { ReportWizardPage } from './ReportWizardPage';
import type { ReportPageProps } from './report-place';

const paths = {
  'reports.print': '/reports/print/:id/:courseId',
  'reports.courseInfo': '/reports/info/:id/course/:courseId/courseInfo',
  'reports.studentSelfLearning': '/reports/info/:id/course/:courseId/studentSelfLearning',
  'reports.studentProgress': '/reports/info/:id/course/:courseId/studentProgress',
  'reports.comments': '/reports/info/:id/course/:courseId/comments',
} as const;

function Wizard({ History }: Pick<ReportPageProps, 'History'>) {
  return (
    <Routes>
      <Route
        path="/reports/info/:id/course/:courseId/:page"
        element={
          <ReportWizardPage
            pathTo={(name, { id, courseId }) =>
              generatePath(paths[name], { id: String(id), courseId: String(courseId) })
            }
            History={History}
            closeTo={(id) => `/course-${id}`}
            QueryState={({ error, retry, level }) => (
              <PageState
                kind="error"
                level={level}
                title={error.code}
                action={
                  <button type="button" onClick={retry}>
                    Again
                  </button>
                }
              />
            )}
          />
        }
      />
      <Route path="/course-412" element={<h1>Course</h1>} />
    </Routes>
  );
}

const at = (page: string, student = 501) => ({ at: `/reports/info/${student}/course/412/${page}` });

interface Around {
  report?: ProgressReport | null;
  courseInfo?: ReturnType<typeof aCourseInfo> | null;
  /** Other reports about the student. */
  reports?: StudentReport[];
  /** Handlers that take precedence over the others. */
  first?: HttpHandler[];
}

/** The course info of contract 305. */
const inContract305 = {
  progressReport: aProgressReport({
    form: aProgressReportForm({
      id: 40,
      contractId: 305,
      comments: 'Progresse vite.',
      recommendations: 'Lire.',
    }),
  }),
  courseInfo: aCourseInfo({ id: 40, contractId: 305, materialUsed: 'Défi 2', skillsCovered: 'Écoute' }),
};

/** A mock API with contract 412 and its student's reports, new for each story. */
const withReport = ({
  report = aProgressReport(),
  courseInfo = aCourseInfo(),
  reports = [],
  first = [],
}: Around = {}) => [
  ...first,
  ...reportsHandlers({ progressReport: report, courseInfo, reports, earlier: [inContract305] }),
  ...contractsHandlers({ contracts: [aContract()] }),
];

export default {
  title: 'Shell/Report wizard',
  component: ReportWizardPage,
  tags: ['release'],
  render: () => <Wizard />,
  decorators: [inPortal({ app: 'teacher', user: aSignedInUser() })],
  parameters: { portal: at('courseInfo'), msw: withReport },
} satisfies Meta<typeof ReportWizardPage>;

type Story = StoryObj<typeof ReportWizardPage>;

const begun = aProgressReport({ form: aBlankReportForm() });

const page = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { level: 2, name });
const press = (canvas: Canvas, name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
const skill = (canvas: Canvas, name: string) =>
  canvas.findByRole('radiogroup', { name: new RegExp(`${name}$`) });
async function rate(canvas: Canvas, name: string, rating: RegExp) {
  await userEvent.click(within(await skill(canvas, name)).getByRole('radio', { name: rating }));
}
/** Submits an incomplete report and confirms the question. */
async function submitAnyway(canvas: Canvas) {
  await press(canvas, /Submit report$/);
  await answerQuestion(canvas, /Submit anyway$/, /Submit this incomplete report\?$/);
}
const closed = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Course' });

/** Expects exactly these groups of ratings, texts and choices on the page, in this order. */
async function expectFields(canvas: Canvas, names: readonly string[]) {
  const main = within(canvas.getByRole('main'));
  const fields = ['radiogroup', 'textbox', 'combobox'].flatMap((role) => main.queryAllByRole(role));
  await expect(fields).toHaveLength(names.length);
  for (const [at, name] of names.entries()) await expect(fields[at]).toHaveAccessibleName(name);
}

/** Each page shows only its own part of the report. */
export const FieldsOfEachPage: Story = {
  tags: [
    '!release',
    'REP-FORM-13',
    'REP-FORM-14',
    'REP-FORM-15',
    'REP-FORM-16',
    'REP-FORM-17',
    'REP-FORM-01',
    'REP-FORM-05',
  ],
  globals: { language: 'en' },
  parameters: { msw: withReport({ report: begun }) },
  play: async ({ canvas }) => {
    await page(canvas, /^Course info$/);
    await expectFields(canvas, [
      'Material used',
      'Apps and sites used',
      'Skills covered',
      'Grammar points covered',
    ]);
    await press(canvas, /^Next$/);
    await page(canvas, /^Self-learning$/);
    await expectFields(canvas, ['Preparation', 'Participation', 'Homework', 'Extracurricular activities']);
    await press(canvas, /^Next$/);
    await page(canvas, /^Progress$/);
    await expectFields(canvas, [
      'Grammar in an oral context',
      'Vocabulary usage in an oral context',
      'Pronunciation',
      'Listening comprehension',
      'Fluency in an oral context',
      'Grammar in writing',
      'Vocabulary and spelling',
      'Text organization',
      'Syntax',
      'Fluency in writing',
      'Written content',
      'Reading comprehension',
    ]);
    await press(canvas, /^Next$/);
    await page(canvas, /^Comments$/);
    await expectFields(canvas, ['Comments', 'Recommendations', 'Next level']);
    await expect(canvas.queryByRole('button', { name: /^Next$/ })).toBeNull();
  },
};

/** From the course to the comments: each page saves its own part, the form is created once and then updated. */
export const WrittenFromTheStart: Story = {
  tags: [
    '!release',
    'REP-FORM-02',
    'REP-FORM-09',
    'REP-FORM-10',
    'REP-FORM-11',
    'REP-FORM-12',
    'REP-FORM-26',
    'SHELL-084',
    'MSG-46',
  ],
  parameters: { msw: withReport({ report: null, courseInfo: null }) },
  play: async ({ canvas }) => {
    await page(canvas, /Course info$/);
    await expect(canvas.getByText(/^Inès Fortin · 2026-0412/)).toBeVisible();
    const steps = within(canvas.getByRole('navigation', { name: /Pages of the report$/ }));
    await expect(textsOf(steps, 'listitem')).toEqual([
      expect.stringMatching(/Course info$/),
      expect.stringMatching(/^1 .*Self-learning$/),
      expect.stringMatching(/^2 .*Progress$/),
      expect.stringMatching(/^3 .*Comments$/),
    ]);
    await userEvent.type(canvas.getByLabelText(/Material used$/), 'Défi 3');
    await userEvent.dblClick(canvas.getByRole('button', { name: /Next$/ }));

    await page(canvas, /Self-learning$/);
    await expectMessage('success', 'Report was updated successfully');
    await expect(canvas.getByText('Le rapport a été mis à jour avec succès')).toBeVisible();
    await expect(sentBodies('POST progressReports/courseInfo')).toEqual([
      {
        course_id: 412,
        material_used: 'Défi 3',
        apps_and_sites_used: null,
        skills_covered: null,
        grammar_points_covered: null,
      },
    ]);
    await expect(document.activeElement).toHaveTextContent(/Self-learning$/);
    await rate(canvas, 'Homework', /Needs work$/);
    await press(canvas, /Next$/);

    await page(canvas, /- Progress$/);
    const [created] = sent('POST progressReports/form');
    await expect(created?.body).toEqual({ student_id: 501, course_id: 412, homework: 'not enough' });
    await rate(canvas, 'Syntax', /excellent/);
    await rate(canvas, 'Listening comprehension', /very good$/);
    await press(canvas, /Next$/);

    await page(canvas, /Comments$/);
    await expect(sent('PUT progressReports/form').at(-1)?.body).toEqual({
      student_id: 501,
      course_id: 412,
      progress_form_id: 71,
      syntax: 'excellent',
      listening_comprehension: 'very good',
    });
    await expect(sent('GET progressReports/form').length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByText(/13 skills have no rating yet/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Comments$/), 'Bravo');
    await userEvent.selectOptions(canvas.getByLabelText(/Next level$/), 'B2');
    await press(canvas, /Submit report$/);
    // Missing answers are listed before submitting (DECISION-41); No saves nothing and keeps the input.
    const saves = sent('PUT progressReports/form').length;
    const question = within(
      await canvas.findByRole('alertdialog', { name: /Submit this incomplete report\?$/ }),
    );
    const missing = textsOf(question, 'listitem');
    await expect(missing).toHaveLength(14);
    await expect(missing[0]).toBe('Préparation - Preparation');
    await expect(missing.at(-1)).toBe('Recommandations - Recommendations');
    await userEvent.click(question.getByRole('button', { name: /Keep filling it in$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(sent('PUT progressReports/form')).toHaveLength(saves);
    await expect(canvas.getByLabelText(/Comments$/)).toHaveValue('Bravo');
    await press(canvas, /Submit report$/);
    await userEvent.dblClick(await canvas.findByRole('button', { name: /Submit anyway$/ }));

    await closed(canvas);
    await expect(sent('PUT progressReports/form').at(-1)?.body).toEqual({
      student_id: 501,
      course_id: 412,
      progress_form_id: 71,
      comments: 'Bravo',
      next_level: 'B2',
    });
    await expect(sentBodies('PUT progressReports/form/status')).toEqual([
      { progress_report_form_id: 71, status: 1 },
    ]);
    await expect(sent('POST progressReports/form')).toHaveLength(1);
  },
};

/** Step links, Previous and Close save as well; the current page is marked. */
export const ThereAndBack: Story = {
  tags: [
    'REP-FORM-03',
    'REP-FORM-04',
    'REP-FORM-06',
    'REP-FORM-07',
    'REP-FORM-08',
    'REP-FORM-12',
    'CONFLICT-41',
  ],
  parameters: { msw: withReport({ report: begun }) },
  play: async ({ canvas }) => {
    await page(canvas, /Course info$/);
    await expect(canvas.queryByRole('button', { name: /Previous$/ })).toBeNull();
    await press(canvas, /3 .*Comments$/);
    await page(canvas, /Comments$/);
    await expect(sent('PUT progressReports/courseInfo')).toHaveLength(1);
    await expect(canvas.getByText(/Comments$/, { selector: '[aria-current] *' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Next$/ })).toBeNull();
    await press(canvas, /Previous$/);
    await page(canvas, /- Progress$/);
    await press(canvas, /Previous$/);
    await page(canvas, /Self-learning$/);
    await expect(sent('PUT progressReports/form')).toHaveLength(2);
    await rate(canvas, 'Participation', /n\/a$/);
    // The toasts have a button with the same name, so search in the main region only.
    await press(within(canvas.getByRole('main')), /^Fermer - Close$/);
    await closed(canvas);
    await expect(sent('PUT progressReports/form').at(-1)?.body).toMatchObject({ participation: 'n/a' });
    await expect(sent('PUT progressReports/form/status')).toEqual([]);
  },
};

/** After a failed save the page and its input stay, and the next attempt succeeds. */
export const RefusedAtFirst: Story = {
  tags: ['REP-FORM-08', 'MSG-47', 'API-088'],
  parameters: {
    portal: at('comments'),
    msw: withReport({ report: begun, first: [failsOnce('PUT progressReports/form', 500)] }),
  },
  play: async ({ canvas }) => {
    await page(canvas, /Comments$/);
    await userEvent.type(canvas.getByLabelText(/Comments$/), 'Bravo');
    await submitAnyway(canvas);
    await expectMessage('error', 'Information was not updated successfully.');
    await expect(canvas.getByText("Les informations n'ont pas été mises à jour correctement.")).toBeVisible();
    await expect(canvas.getByText(/What you typed is still here/)).toBeVisible();
    await expect(canvas.getByLabelText(/Comments$/)).toHaveValue('Bravo');
    await expect(sent('PUT progressReports/form/status')).toEqual([]);
    await submitAnyway(canvas);
    await closed(canvas);
    await expect(sent('PUT progressReports/form/status')).toHaveLength(1);
  },
};

/** The COMMIT of the first save hangs, and completes just before the second save with changed values is sent. */
function hangingCreation() {
  const handlers = withReport({ report: null, courseInfo: null });
  const sentFirst: Request[] = [];
  const create = http.post('*/api/progressReports/courseInfo', async ({ request }) => {
    const [first] = sentFirst;
    if (!first) {
      sentFirst.push(request.clone());
      return HttpResponse.json({ code: 'outcome-unknown' }, { status: 503 });
    }
    await getResponse(handlers, first.clone());
    return HttpResponse.json({ code: 'key-reused' }, { status: 422 });
  });
  return [create, ...handlers];
}

/**
 * The outcome of the first save is unknown. Later input is saved as a change to what was sent first, without a
 * question, and the unknown outcome is reported once.
 */
export const ChangedAfterUnknownOutcome: Story = {
  tags: ['DECISION-53'],
  parameters: { msw: hangingCreation },
  play: async ({ canvas }) => {
    await page(canvas, /Course info$/);
    const material = canvas.getByLabelText(/Material used$/);
    await userEvent.type(material, 'Défi 3');
    await press(canvas, /Next$/);
    const unknown = await screen.findByText('Outcome unknown');
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toContainElement(unknown);
    await expect(screen.getAllByText(/We could not find out whether this was saved/)).toHaveLength(1);
    await expect(screen.getAllByText(/What you typed is still here\./)).toHaveLength(1);
    await expect(material).toHaveValue('Défi 3');
    await userEvent.type(material, ', unité 7');
    await press(canvas, /Next$/);
    await page(canvas, /Self-learning$/);
    await expect(sentBodies('POST progressReports/courseInfo')).toMatchObject([
      { material_used: 'Défi 3' },
      { material_used: 'Défi 3, unité 7' },
    ]);
    await expect(sentBodies('PUT progressReports/courseInfo')).toEqual([
      { course_id: 412, material_used: 'Défi 3, unité 7' },
    ]);
  },
};

/** The course info belongs to the contract: only its page says so. */
export const CourseInfoShared: Story = {
  tags: ['DECISION-22'],
  play: async ({ canvas }) => {
    const shared = 'This information is the same for every student of this contract.';
    await page(canvas, /Course info$/);
    await expect(canvas.getByText(shared)).toBeVisible();
    await press(canvas, /^Suivant - Next$/);
    await page(canvas, /Self-learning$/);
    await expect(canvas.queryByText(shared)).toBeNull();
  },
};

/** The wizard of an archived contract, opened by its URL, has no fields (DECISION-40). */
export const ArchivedContract: Story = {
  parameters: {
    portal: at('comments'),
    first: contractsHandlers({ contracts: [aContract({ status: 'archived' })] }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'This contract is archived', /can be read, but not edited/);
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await expect(canvas.queryByRole('button', { name: /Submit report$/ })).toBeNull();
    await expectLink(canvas, /Print$/, '/reports/print/501/412');
    await userEvent.click(canvas.getByRole('link', { name: /Close$/ }));
    await closed(canvas);
  },
};

/**
 * Someone else archives the contract while the form is open: the input stays, and the reason is shown (DECISION-40).
 */
export const ArchivedMeanwhile: Story = {
  parameters: {
    portal: at('comments'),
    msw: withReport({
      report: begun,
      first: [
        fails('PUT progressReports/form', {
          status: 409,
          message:
            'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed',
          code: 'conflict',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await page(canvas, /Comments$/);
    await userEvent.type(canvas.getByLabelText(/Comments$/), 'Bravo');
    await press(canvas, /Close$/);
    await expect(await canvas.findByText(/is archived and can no longer be changed/)).toBeVisible();
    await expect(canvas.getByLabelText(/Comments$/)).toHaveValue('Bravo');
  },
};

/** The form was created, but the response was lost: the second save finds and updates it. */
export const AnswerLost: Story = {
  tags: ['REP-FORM-10', 'REP-FORM-11'],
  parameters: {
    portal: at('studentSelfLearning'),
    msw: withReport({
      report: begun,
      first: [
        http.get(
          '*/api/progressReports/form',
          () => HttpResponse.json({ message: 'Progress report form not found' }),
          { once: true },
        ),
        failsOnce('PUT progressReports/form', 500),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await rate(canvas, 'Homework', /excellent/);
    await press(canvas, /Next$/);
    await canvas.findByText('Information was not updated successfully.');
    await press(canvas, /Next$/);
    await page(canvas, /- Progress$/);
    await expect(sent('POST progressReports/form')).toEqual([]);
    await expect(sent('PUT progressReports/form').at(-1)?.body).toMatchObject({
      progress_form_id: 71,
      homework: 'excellent',
    });
  },
};

/** Leaving while the save fails keeps the input in the browser and offers it on the same page. */
export const LeftAndRestored: Story = {
  parameters: {
    portal: { ...at('studentProgress'), unsaved: memoryUnsavedStore },
    msw: withReport({ report: begun, first: [fails('PUT progressReports/form', 500)] }),
  },
  play: async ({ canvas }) => {
    await rate(canvas, 'Syntax', /excellent/);
    await press(canvas, /Next$/);
    await userEvent.click(await canvas.findByRole('link', { name: /Close without saving$/ }));
    await answerQuestion(screen, /Leave and keep$/);
    await closed(canvas);
  },
};

const typedYesterday = (initialValues: Record<string, string>, changes: Record<string, string>) =>
  savedYesterday({
    userId: 1,
    form: 'report',
    record: '501-412-comments',
    title: 'Inès Fortin, 2026-0412',
    initialValues,
    changes,
  });

/** Input from an earlier visit is offered and restored. */
export const OfferedBack: Story = {
  parameters: {
    portal: {
      ...at('comments'),
      unsaved: typedYesterday(
        { comments: '', recommendations: '', nextLevel: '' },
        { comments: 'Bravo', recommendations: '', nextLevel: 'C1' },
      ),
    },
    msw: withReport({ report: begun }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume$/ }));
    await expect(canvas.getByLabelText(/Comments$/)).toHaveValue('Bravo');
    await expect(canvas.getByLabelText(/Next level$/)).toHaveValue('C1');
    await submitAnyway(canvas);
    await closed(canvas);
  },
};

/** A report of the previous contract, with its course info. */
const formerly = aStudentReport({
  file: null,
  form: { id: 40, status: 'submitted', savedAt: '2026-06-12T16:30:00.000Z', taggedOn: '2026-06-12' },
});

/**
 * Empty fields are filled and marked as copied until they are edited; existing input stays, and one click undoes the
 * copy.
 */
export const CopiedFromTheLastReport: Story = {
  tags: ['REP-FORM-17'],
  parameters: { portal: at('comments'), msw: withReport({ report: begun, reports: [formerly] }) },
  play: async ({ canvas }) => {
    const copy = await canvas.findByRole('button', { name: /Copy from the last report$/ });
    await expect(canvas.getByText('From contract 2025-0305, Jun 12th 26')).toBeVisible();
    const comments = canvas.getByLabelText(/Comments$/);
    const recommendations = canvas.getByLabelText(/Recommendations$/);
    await userEvent.type(comments, 'Bravo');
    await userEvent.click(copy);
    await expect(await canvas.findByText(/^1 field copied\./)).toBeVisible();
    await expect(comments).toHaveValue('Bravo');
    await expect(recommendations).toHaveValue('Lire.');
    await expect(recommendations).toHaveAccessibleDescription(/Copied$/);
    await expect(comments).not.toHaveAccessibleDescription(/Copied/);
    await expect(canvas.getByLabelText(/Next level$/)).toHaveValue('');

    await userEvent.click(canvas.getByRole('button', { name: /Undo the copy$/ }));
    await expect(recommendations).toHaveValue('');
    await expect(comments).toHaveValue('Bravo');
    await expect(canvas.queryByText('Copied')).toBeNull();

    await userEvent.clear(comments);
    await userEvent.click(copy);
    await expect(await canvas.findByText(/^2 fields copied\./)).toBeVisible();
    await expect(canvas.getAllByText('Copied')).toHaveLength(2);
    await userEvent.type(comments, ' Bravo');
    await waitFor(() => expect(canvas.getAllByText('Copied')).toHaveLength(1));
    await submitAnyway(canvas);
    await closed(canvas);
    const saved = sent('PUT progressReports/form').at(-1)?.body;
    await expect(saved).toMatchObject({ comments: 'Progresse vite. Bravo', recommendations: 'Lire.' });
    await expect(saved).not.toHaveProperty('next_level');
  },
};

/**
 * A save with copied text succeeds, but its response is lost: it is repeated with its idempotency key, and the page
 * closes as saved.
 */
export const CopySavedWithoutAnswer: Story = {
  parameters: {
    portal: at('comments'),
    msw: () => {
      const handlers = withReport({ report: begun, reports: [formerly] });
      return [
        losesAnswer('PUT progressReports/form', handlers),
        ...capabilitiesHandlers(['idempotency-keys']),
        ...handlers,
      ];
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Copy from the last report$/ }));
    await expect(await canvas.findByText(/^2 fields copied\./)).toBeVisible();
    await press(canvas, /Close$/);
    await closed(canvas);
    const save = expect.objectContaining({ comments: 'Progresse vite.', recommendations: 'Lire.' });
    await expect(sent('PUT progressReports/form').map(({ body }) => body)).toEqual([save, save]);
  },
};

/** The course page copies from the previous contract; a failed read can be retried. */
export const CourseInfoCopied: Story = {
  tags: ['REP-FORM-13', 'API-083'],
  parameters: {
    msw: withReport({
      report: begun,
      courseInfo: null,
      reports: [formerly],
      first: [
        http.get('*/api/progressReports/courseInfo', ({ request }) =>
          request.url.includes('course_id=305') && failures-- > 0
            ? HttpResponse.json({ message: 'No' }, { status: 400 })
            : undefined,
        ),
      ],
    }),
  },
  beforeEach: () => {
    failures = 1;
  },
  play: async ({ canvas }) => {
    const copy = await canvas.findByRole('button', { name: /Copy from the last report$/ });
    await userEvent.click(copy);
    await expect(await canvas.findByText('The last report could not be read. Try again.')).toBeVisible();
    await userEvent.click(copy);
    await waitFor(() => expect(canvas.getByLabelText(/Material used$/)).toHaveValue('Défi 2'));
    await expect(canvas.getByLabelText(/Skills covered$/)).toHaveValue('Écoute');
    await expect(canvas.getAllByText('Copied')).toHaveLength(4);
    await press(canvas, /Next$/);
    await page(canvas, /Self-learning$/);
    await expect(sent('POST progressReports/courseInfo')[0]?.body).toMatchObject({
      course_id: 412,
      material_used: 'Défi 2',
      skills_covered: 'Écoute',
    });
  },
};

let failures = 0;

/** The copy button has nothing to fill, because no field is empty. */
export const NothingEmptyToCopyInto: Story = {
  parameters: { portal: at('comments'), msw: withReport({ reports: [formerly] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Copy from the last report$/ }));
    await expectTexts(canvas, 'Nothing was copied: the fields are filled in already.');
    await expect(canvas.getByLabelText(/Comments$/)).toHaveValue(aProgressReportForm().comments);
    await expect(canvas.queryByRole('button', { name: /Undo the copy$/ })).toBeNull();
  },
};

/** Unsaved copied text is restored with its marks, and the copy can still be undone. */
export const CopyOfferedBack: Story = {
  parameters: {
    portal: {
      ...at('comments'),
      unsaved: typedYesterday(
        { comments: '', recommendations: '', nextLevel: '', copied: '' },
        { comments: 'Bravo', recommendations: 'Lire.', nextLevel: '', copied: 'recommendations' },
      ),
    },
    msw: withReport({ report: begun, reports: [formerly] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume$/ }));
    const recommendations = canvas.getByLabelText(/Recommendations$/);
    await expect(recommendations).toHaveAccessibleDescription(/Copied$/);
    await userEvent.click(canvas.getByRole('button', { name: /Undo the copy$/ }));
    await expect(recommendations).toHaveValue('');
    await expect(canvas.getByLabelText(/Comments$/)).toHaveValue('Bravo');
  },
};

/** A first report has nothing to copy from. */
export const NoEarlierReport: Story = {
  parameters: { portal: at('comments'), msw: withReport({ report: begun }) },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Comments$/);
    await waitFor(() => expect(sent('GET progressReports').length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('button', { name: /Copy from the last report$/ })).toBeNull();
  },
};

export const SubmittedBefore: Story = {
  tags: ['REP-FORM-18', 'REP-FORM-19'],
  parameters: { portal: at('studentSelfLearning') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Submitted on Nov 20th 26/)).toBeVisible();
    const homework = within(await skill(canvas, 'Homework'));
    await expect(homework.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'excellent',
      'très bien - very good',
      'bien - good',
      'à travailler - Needs work',
      's. o. - n/a',
    ]);
    await expect(homework.getByRole('radio', { name: /- good$/ })).toBeChecked();
    const steps = within(canvas.getByRole('navigation', { name: /Pages of the report$/ }));
    await expect(steps.getAllByText('filled in')).toHaveLength(4);
    await expectLink(canvas, /Print$/, '/reports/print/501/412');
  },
};

/** Lists all levels, and a placeholder that cannot be selected. */
export const Levels: Story = {
  tags: ['!release', 'REP-FORM-20', 'REP-FORM-21', 'REP-FORM-22', 'LIMIT-49'],
  parameters: { portal: at('comments'), msw: withReport({ report: begun }) },
  play: async ({ canvas }) => {
    const level = await canvas.findByLabelText(/Next level$/);
    const [placeholder, ...levels] = within(level).getAllByRole<HTMLOptionElement>('option');
    await expect(levels.map(({ text }) => text)).toEqual(['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
    await expect(placeholder).toBeDisabled();
    await expect(level).toHaveValue('');
    const comments = canvas.getByLabelText<HTMLTextAreaElement>(/Comments$/);
    await expect(comments.rows).toBe(3);
    const lineHeight = Number.parseFloat(getComputedStyle(comments).lineHeight);
    const empty = comments.clientHeight;
    await userEvent.type(comments, 'a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f{Enter}g{Enter}h');
    await expect(Math.round((comments.clientHeight - empty) / lineHeight)).toBe(3);
  },
};

export const StudentWhoIsNotInIt: Story = {
  parameters: { portal: at('courseInfo', 999), msw: withReport({ report: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Student not found$/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Étudiant introuvable - Student not found · Passerelle'));
  },
};

export const NoSuchPage: Story = {
  parameters: { portal: at('elsewhere') },
  play: shows((canvas) => canvas.findByRole('heading', { level: 1, name: /Page not found$/ })),
};

export const OfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/progressReports/courseInfo')] },
  play: async ({ canvas }) => {
    await tryAgain(canvas, 'Again');
    await page(canvas, /Course info$/);
    await expect(canvas.getByLabelText(/Material used$/)).toHaveValue('Défi 3, unités 1 à 6');
  },
};

export const Loading: Story = {
  parameters: { msw: [...reportsHandlers({ delay: 'infinite' }), ...contractsHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the report')).toBeVisible();
    // The copy panel must already be loading; if it appeared later, it would shift the fields.
    await waitFor(() => expect(sent('GET progressReports')).toHaveLength(1));
  },
};

let presence = fakePresence();
const watching = () => {
  presence = fakePresence();
  return withReport({ first: presence.handlers() });
};
const marie = { id: 1, name: 'Marie Bélanger' };
const isAt = (address: string) => waitFor(() => expect(presence.open()).toEqual([address]));

/** Names the colleagues who edit any page of the same report. The course info belongs to the contract. */
export const ColleagueAtTheSameReport: Story = {
  parameters: { portal: at('comments'), msw: watching },
  play: async ({ canvas }) => {
    const comments = await canvas.findByRole('textbox', { name: /Comments$/ });
    await isAt('report/412?editing=false&studentId=501');
    presence.send({ colleagues: [marie] });
    await expect(await canvas.findByText(/^Marie Bélanger also has unsaved changes here/)).toBeVisible();
    await fill(comments, 'Progresse.');
    await isAt('report/412?editing=true&studentId=501');
  },
};

export const ColleagueAtTheSameCourseInfo: Story = {
  parameters: { portal: at('courseInfo'), msw: watching },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await page(canvas, /Course info$/);
    await isAt('course_info/412?editing=false');
    presence.send({ colleagues: [marie] });
    await expect(await canvas.findByText(/^Marie Bélanger also has unsaved changes here/)).toBeVisible();
  },
};

const changedByOthers = (comments: string) => {
  const stored = (form: object) => ({
    progressReport: aProgressReport({ form: aProgressReportForm(form) }),
    courseInfo: aCourseInfo(),
  });
  return changedBeforeSave(
    'GET progressReports/form',
    [...reportsHandlers(stored({})), ...contractsHandlers({ contracts: [aContract()] })],
    [...reportsHandlers(stored({ comments })), ...contractsHandlers({ contracts: [aContract()] })],
  );
};

/**
 * The office has saved other text: the user is asked before saving, although the device's cache still answers that
 * nothing is stored.
 */
export const KeptOnTheDevice: Story = {
  tags: ['REP-FORM-12', 'DECISION-37'],
  parameters: {
    msw: withReport({
      first: [keptOnDevice('GET progressReports/courseInfo', reportsHandlers({ courseInfo: null }))],
    }),
  },
  play: async ({ canvas }) => {
    await page(canvas, /Course info$/);
    await expect(canvas.getByLabelText(/Material used$/)).toHaveValue('');
    await userEvent.type(canvas.getByLabelText(/Material used$/), 'Défi 4');
    await press(canvas, /Next$/);
    const question = within(await screen.findByRole('dialog', { name: /changed in the meantime/ }));
    await expect(question.getByText('Défi 3, unités 1 à 6')).toBeVisible();
    await expect(sent('POST progressReports/courseInfo')).toEqual([]);
  },
};

/** The conflict dialog links to the history of the report, if the app has a history. */
export const HistoryBesideTheQuestion: Story = {
  parameters: { portal: at('comments'), msw: changedByOthers('Écrit par le bureau.') },
  render: () => (
    <Wizard
      History={({ of, about }) => (
        <button type="button" lang="en">
          History of {of.subject} {of.id}: {about}
        </button>
      )}
    />
  ),
  play: async ({ canvas }) => {
    const comments = await canvas.findByRole('textbox', { name: /Comments$/ });
    await expect(canvas.queryByRole('button', { name: /^History of/ })).toBeNull();
    await userEvent.clear(comments);
    await fill(comments, 'Écrit ici.');
    await press(canvas, /^(Fermer - )?Close$/);
    const question = within(await screen.findByRole('dialog', { name: /changed in the meantime/ }));
    await expect(question.getByText('Écrit par le bureau.')).toBeVisible();
    await expect(
      question.getByRole('button', { name: /^History of report 412: .* 2026-0412/ }),
    ).toBeVisible();
  },
};
