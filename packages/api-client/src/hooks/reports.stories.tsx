import {
  anOutline,
  aReportContract,
  aStudentReport,
  type CourseInfoValues,
  type Outline,
  type OutlineAction,
  type OutlineFormValues,
  outlineFormText,
  outlineSchema,
  outlineStatusAfter,
  type StudentReport,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { contractsHandlers } from '../testing/contracts.ts';
import { Calls, press, recordRequests, sent, withApi } from '../testing/network-story.tsx';
import { outlinesHandlers } from '../testing/outlines.ts';
import { reportsHandlers } from '../testing/reports.ts';
import { useContract } from './contracts.ts';
import { useCourseInfo, useSaveCourseInfo } from './course-info.ts';
import { useOutline, useReadOutline, useSaveOutline } from './outlines.ts';
import { useProgressReport, useSaveReportForm, useSubmitReportForm } from './report-forms.ts';
import { useContractReports, useMarkReport, useStudentReports, useUploadReport } from './reports.ts';

const contractId = 412;
const studentId = 501;
const info: CourseInfoValues = {
  materialUsed: 'Défi 3',
  appsAndSitesUsed: null,
  skillsCovered: 'Écoute',
  grammarPointsCovered: null,
};

/** The form as the wizard keeps it: each save sends the answers that one step changed. */
function ReportForm() {
  const { data } = useProgressReport(studentId, contractId);
  const save = useSaveReportForm();
  const submit = useSubmitReportForm();
  const ids = { studentId, contractId, formId: data?.form.id ?? null };
  return (
    <>
      <h1>
        {data === undefined ? 'Wait' : data ? `Form ${data.form.id}, ${data.form.status}` : 'No form yet'}
      </h1>
      <p>{data?.form.comments}</p>
      <Calls
        calls={{
          Rate: () => save(ids, { ratings: { homework: 'needs-work' } }),
          Comment: () => save(ids, { comments: 'Bravo', nextLevel: 'C1' }),
          Submit: () => submit({ id: data?.form.id ?? 0, studentId, contractId }),
        }}
      />
    </>
  );
}

function CourseInfo() {
  const { data } = useCourseInfo(contractId);
  const save = useSaveCourseInfo();
  return (
    <>
      <h1>{data === undefined ? 'Wait' : (data?.materialUsed ?? 'Nothing written yet')}</h1>
      <Calls
        calls={{
          Save: () => save(contractId, info, data ?? null),
          'Save again': () => save(contractId, { ...info, materialUsed: 'Défi 4' }, data ?? null),
        }}
      />
    </>
  );
}

function Reports() {
  const { data } = useStudentReports(studentId);
  const ofContract = useContractReports(contractId);
  const mark = useMarkReport();
  const upload = useUploadReport();
  const report = (id: number) => data?.find((known) => known.id === id) ?? aStudentReport();
  return (
    <>
      <ul>
        {data?.map(({ id, mark: marked, file }) => (
          <li key={id}>{`${id} ${marked} ${file?.name}`}</li>
        ))}
      </ul>
      <p>{`${ofContract.data?.total ?? 0} in the contract`}</p>
      <Calls
        calls={{
          'Mark 2': () => mark(report(2), true),
          'Unmark 1': () => mark(report(1), false),
          Upload: () =>
            upload({
              content: new File(['%PDF'], 'bilan.pdf'),
              studentId,
              contractId,
              taggedOn: '2026-11-20',
              userId: 1,
            }),
        }}
      />
    </>
  );
}

const written: OutlineFormValues = outlineSchema.parse(outlineFormText(anOutline()));

/** Reads before it saves, as its form does; or forgets to, and saves over the version it began with. */
function OutlineOfContract() {
  const { data } = useOutline(contractId);
  const contract = useContract(contractId);
  const read = useReadOutline();
  const saveOutline = useSaveOutline();
  const [began, setBegan] = useState<Outline | null>(null);
  const save = async (action: OutlineAction, change: Partial<OutlineFormValues> = {}) => {
    const found = await read(contractId);
    return saveOutline(contractId, { ...written, ...change }, outlineStatusAfter(action, found), found);
  };
  return (
    <>
      <h1>{data === undefined ? 'Wait' : data ? `${data.status}: ${data.challenges}` : 'No outline yet'}</h1>
      <p>{`On the contract: ${contract.data?.outline?.status ?? 'none'}`}</p>
      <Calls
        calls={{
          Draft: () => save('save', { challenges: 'Écouter' }),
          'Take back': () => save('take-back'),
          Submit: () => save('submit', { challenges: 'Parler' }),
          Begin: async () => setBegan(await read(contractId)),
          'Save what was begun': () => saveOutline(contractId, written, 'draft', began),
        }}
      />
    </>
  );
}

const writes = () => sent().filter(({ call }) => !call.startsWith('GET'));

/** The hooks of reports and outlines over screens that are as plain as can be: what is sent, and what is then shown. */
const meta: Meta = {
  title: 'API/Reports',
  decorators: [withApi],
  beforeEach: recordRequests,
};
export default meta;

type Story = StoryObj<typeof meta>;

const title = (canvas: ReturnType<typeof within>, name: string | RegExp) =>
  canvas.findByRole('heading', { name });
const rows = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);

/** Nothing found, so the first save creates, the next ones update the form that there is now. */
export const FormNotFound: Story = {
  tags: [
    'API-085',
    'API-086',
    'API-087',
    'API-088',
    'REP-FORM-09',
    'REP-FORM-10',
    'REP-FORM-11',
    'REP-FORM-26',
  ],
  parameters: { msw: reportsHandlers({ progressReport: null }) },
  render: () => <ReportForm />,
  play: async ({ canvas }) => {
    await title(canvas, 'No form yet');
    await press(canvas, 'Rate');
    await title(canvas, 'Form 71, incomplete');
    // Read again after each save.
    await waitFor(() => expect(sent('GET progressReports/form')).toHaveLength(2));
    await press(canvas, 'Comment');
    await canvas.findByText('Bravo');
    await press(canvas, 'Submit');
    await title(canvas, 'Form 71, submitted');
    await expect(writes().map(({ call, body }) => [call, body])).toEqual([
      [
        'POST progressReports/form',
        expect.objectContaining({ student_id: 501, course_id: 412, homework: 'not enough' }),
      ],
      [
        'PUT progressReports/form',
        // Only what the step changed: the homework that was rated before stays (DECISION-37).
        { student_id: 501, course_id: 412, progress_form_id: 71, comments: 'Bravo', next_level: 'C1' },
      ],
      ['PUT progressReports/form/status', { progress_report_form_id: 71, status: 1 }],
    ]);
  },
};

/** A backend may say it with 404: that is no failure (DECISION-18). */
export const FormNotFoundWith404: Story = {
  tags: ['API-085', 'API-082'],
  parameters: {
    msw: http.get('*/api/progressReports/*', () =>
      HttpResponse.json({ message: 'Progress report form not found' }, { status: 404 }),
    ),
  },
  render: () => (
    <>
      <ReportForm />
      <CourseInfo />
    </>
  ),
  play: async ({ canvas }) => {
    await title(canvas, 'No form yet');
    await title(canvas, 'Nothing written yet');
  },
};

/** The form that is there is updated, and a refusal leaves it as it was. */
export const SaveRefused: Story = {
  tags: ['API-087'],
  parameters: { msw: reportsHandlers({ failWrites: { status: 400, message: 'The request was refused' } }) },
  render: () => <ReportForm />,
  play: async ({ canvas }) => {
    await title(canvas, 'Form 71, submitted');
    await press(canvas, 'Comment', 'refused');
    await expect(canvas.getByText(/Inès participe activement/)).toBeVisible();
    await expect(sent('GET progressReports/form')).toHaveLength(1);
  },
};

export const CourseInfoNotFound: Story = {
  tags: ['API-082', 'API-083', 'API-084', 'REP-FORM-12'],
  parameters: { msw: reportsHandlers({ courseInfo: null }) },
  render: () => <CourseInfo />,
  play: async ({ canvas }) => {
    await title(canvas, 'Nothing written yet');
    await press(canvas, 'Save');
    await title(canvas, 'Défi 3');
    await press(canvas, 'Save again');
    await title(canvas, 'Défi 4');
    const fields = { course_id: 412, apps_and_sites_used: null, skills_covered: 'Écoute' };
    await expect(writes().map(({ call, body }) => [call, body])).toEqual([
      [
        'POST progressReports/courseInfo',
        { ...fields, material_used: 'Défi 3', grammar_points_covered: null },
      ],
      [
        'PUT progressReports/courseInfo',
        { ...fields, material_used: 'Défi 4', grammar_points_covered: null },
      ],
    ]);
  },
};

const twoReports: StudentReport[] = [
  aStudentReport({ id: 1, mark: 'uploaded', contract: aReportContract() }),
  aStudentReport({ id: 2, mark: 'unmarked', contract: aReportContract() }),
  aStudentReport({ id: 3, mark: 'marked', contract: aReportContract({ id: 999 }) }),
];
const listed = (...marks: string[]) =>
  marks.map((mark, place) => `${place + 1} ${mark} rapport-fortin-2025-0305.pdf`);

/** The mark passes on: also on a backend that leaves it where it was, and at once. */
export const MarkedAsLatest: Story = {
  tags: ['API-075', 'API-077', 'STU-EDIT-25', 'STU-EDIT-26', 'DOMAIN-14', 'DOMAIN-15'],
  parameters: { msw: reportsHandlers({ reports: twoReports }) },
  render: () => <Reports />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toEqual(listed('uploaded', 'unmarked', 'marked')));
    await press(canvas, 'Mark 2');
    await waitFor(() => expect(rows(canvas)).toEqual(listed('unmarked', 'marked', 'marked')));
    await expect(sent('PUT progressReports').map(({ body }) => body)).toEqual([
      { progress_report_id: 2, status: 2, course_id: 412 },
      { progress_report_id: 1, status: 0, course_id: 412 },
    ]);
  },
};

export const MarkTakenAway: Story = {
  tags: ['API-077', 'STU-EDIT-26', 'LIMIT-42'],
  parameters: { msw: reportsHandlers({ reports: twoReports }) },
  render: () => <Reports />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(3));
    await expect(sent('GET progressReports').map(({ query }) => query.get('resourcesPerPage'))).toContain(
      '20000',
    );
    await press(canvas, 'Unmark 1');
    await waitFor(() => expect(rows(canvas)).toEqual(listed('unmarked', 'unmarked', 'marked')));
    await expect(sent('PUT progressReports')).toHaveLength(1);
  },
};

/** Shown at once, and taken back when the server says no. */
export const MarkRefused: Story = {
  tags: ['API-077'],
  parameters: {
    msw: reportsHandlers({ reports: twoReports, failWrites: { status: 500, message: 'Server error' } }),
  },
  render: () => <Reports />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(3));
    await press(canvas, 'Mark 2', 'Server error');
    await waitFor(() => expect(rows(canvas)).toEqual(listed('uploaded', 'unmarked', 'marked')));
  },
};

/** The upload is the latest, and the one that was so before no longer. */
export const ReportUploaded: Story = {
  tags: ['API-076', 'LIMIT-22'],
  parameters: { msw: reportsHandlers({ reports: twoReports }) },
  render: () => <Reports />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(3));
    await canvas.findByText('2 in the contract');
    await press(canvas, 'Upload');
    await waitFor(() =>
      expect(rows(canvas)).toEqual(['4 uploaded bilan.pdf', ...listed('unmarked', 'unmarked', 'marked')]),
    );
    await canvas.findByText('3 in the contract');
    const [{ body } = { body: null }] = sent('POST progressReports');
    const { file, ...fields } = body as Record<string, unknown>;
    await expect((file as File).name).toBe('bilan.pdf');
    await expect(fields).toEqual({
      users_id: '1',
      student_id: '501',
      course_id: '412',
      status: '1',
      file_date: '2026-11-20',
    });
    const followUp = sent('GET progressReports').find(
      ({ query }) => query.has('studentId') && query.has('courseId'),
    );
    await expect(followUp?.query.get('resourcesPerPage')).toBe('100');
  },
};

/** Read before each save, as a screen does it: the version that was read goes along. */
export const OutlineWritten: Story = {
  tags: ['API-079', 'API-080', 'API-081', 'OUTLINE-23', 'OUTLINE-24', 'OUTLINE-25', 'OUTLINE-27'],
  parameters: { msw: [...outlinesHandlers({ outlines: [] }), ...contractsHandlers()] },
  render: () => <OutlineOfContract />,
  play: async ({ canvas }) => {
    await title(canvas, 'No outline yet');
    await press(canvas, 'Draft');
    await title(canvas, 'draft: Écouter');
    await press(canvas, 'Submit');
    await title(canvas, 'submitted: Parler');
    await press(canvas, 'Submit');
    await title(canvas, 'resub: Parler');
    // Saved as it is, it stays submitted; only the action of its own makes it a draft (DECISION-41).
    await press(canvas, 'Draft');
    await title(canvas, 'resub: Écouter');
    await press(canvas, 'Take back');
    await title(canvas, /^draft: Les temps/);
    const path = 'outline-form/course/412';
    await expect(writes().map(({ call, headers }) => [call, headers.get('If-Match')])).toEqual([
      [`POST ${path}`, null],
      [`PUT ${path}`, '"1"'],
      [`PUT ${path}`, '"2"'],
      [`PUT ${path}`, '"3"'],
      [`PUT ${path}`, '"4"'],
    ]);
    // The contract says how its outline stands, so it is read again after each save.
    await waitFor(() => expect(sent('GET courses').length).toBeGreaterThan(1));
  },
};

/** Somebody saved after this form was begun: the save is refused, and theirs stands. */
export const OutlineChangedMeanwhile: Story = {
  tags: ['API-081'],
  parameters: { msw: [...outlinesHandlers(), ...contractsHandlers()] },
  render: () => <OutlineOfContract />,
  play: async ({ canvas }) => {
    await title(canvas, /^submitted: Les temps/);
    await press(canvas, 'Begin');
    await press(canvas, 'Submit');
    await title(canvas, 'resub: Parler');
    await press(canvas, 'Save what was begun', 'conflict');
    await title(canvas, 'resub: Parler');
  },
};
