import { aPastContract, aStudent, fullName, type StudentFormValues, someNeeds } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Calls, press, recordRequests, sent, withApi } from '../testing/network-story.tsx';
import { studentsHandlers } from '../testing/students.ts';
import {
  useArchiveStudent,
  useAssignStudents,
  useContractStudents,
  useCreateStudent,
  useImportStudents,
  useJoinableStudents,
  useSaveStudent,
  useSaveStudentLevel,
  useSaveStudentNeeds,
  useStudent,
  useStudentHistory,
  useStudentNeeds,
  useStudentOptions,
  useStudents,
  useUnassignStudents,
  useVerifyStudentEmail,
} from './students.ts';

const maya: StudentFormValues = {
  name: 'Maya',
  lastName: 'Thériault',
  email: 'maya.theriault@client.example',
  phone: null,
  mobile: null,
  city: 'Lévis',
  motherTongue: 'french',
  companyId: 22,
  smartDevice: null,
};
const { id: _id, ...needs } = someNeeds({ languageId: 2, objectives: 'Négocier en anglais' });

function List() {
  const { data } = useStudents();
  const verify = useVerifyStudentEmail();
  const create = useCreateStudent();
  const archive = useArchiveStudent();
  const importFile = useImportStudents();
  const [storedNeeds, setStoredNeeds] = useState('');
  return (
    <>
      <ul aria-label="Students">
        {data?.rows.map((student) => (
          <li key={student.id}>
            {fullName(student)}, {student.company?.name ?? 'no company'}
          </li>
        ))}
      </ul>
      <Calls
        calls={{
          'Check a free address': () => verify(maya.email),
          'Check a taken address': () => verify(aStudent().email ?? ''),
          Create: () => create(maya, [{ ...needs, language: 'Anglais' }]),
          Archive: () => archive(502, true),
          Import: async () => {
            const { imported, refused } = await importFile(new File(['sheet'], 'etudiants.xlsx'));
            setStoredNeeds(
              `${imported?.length} imported; ${refused.map(({ lastName, reason }) => `${lastName}: ${reason}`)}`,
            );
          },
        }}
      />
      <p>{storedNeeds}</p>
    </>
  );
}

function One({ id = 501 }: { id?: number }) {
  const student = useStudent(id);
  const storedNeeds = useStudentNeeds(id, 2);
  const history = useStudentHistory(id);
  const save = useSaveStudent();
  const saveLevel = useSaveStudentLevel();
  const saveNeeds = useSaveStudentNeeds();
  if (student.error) return <p role="alert">{student.error.code}</p>;
  const { data } = student;
  if (!data) return <p>Loading</p>;
  return (
    <>
      <h1>{fullName(data)}</h1>
      <p>Level {data.levels[0]?.level ?? 'unknown'}</p>
      <p>{data.needs.length} languages needed</p>
      <p>Wants {storedNeeds.data?.objectives ?? 'nothing yet'}</p>
      <p>Had {history.data?.map(({ number, materials }) => `${number} with ${materials}`)}</p>
      <Calls
        calls={{
          Save: () => save(data.id, { ...maya, name: 'Inès-Maya' }),
          'Save level': () =>
            saveLevel(data.id, { languageId: 1, level: 'C1', testedOn: '2026-11-20', testerInitials: 'MB' }),
          'Save needs': () => saveNeeds(data.id, needs),
        }}
      />
    </>
  );
}

function Members() {
  const members = useContractStudents(412);
  const [search, setSearch] = useState('');
  const others = useJoinableStudents(412, search);
  const options = useStudentOptions({ search });
  const assign = useAssignStudents();
  const unassign = useUnassignStudents();
  return (
    <>
      <ul aria-label="Members">
        {members.data?.rows.map((student) => (
          <li key={student.id}>{fullName(student)}</li>
        ))}
      </ul>
      <label>
        Search <input value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <ul aria-label="Others">
        {others.data?.rows.map((student) => (
          <li key={student.id}>{fullName(student)}</li>
        ))}
      </ul>
      <p>{options.data?.total} to choose from</p>
      <Calls calls={{ Add: () => assign(412, [503]), Remove: () => unassign(412, [501, 502]) }} />
    </>
  );
}

/** The hooks of the students over screens that are as plain as can be: what is asked again, and what travels. */
const meta: Meta = {
  title: 'API/Students',
  decorators: [withApi],
  beforeEach: recordRequests,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const CreatedAndArchived: Story = {
  tags: ['API-089', 'API-091', 'API-093', 'API-099', 'STU-FORM-05'],
  parameters: { msw: studentsHandlers() },
  render: () => <List />,
  play: async ({ canvas }) => {
    await canvas.findByText('Linh Nguyễn, no company');
    await press(canvas, 'Check a free address');
    await press(canvas, 'Create');
    await canvas.findByText('Maya Thériault, Banque Champlain');
    await expect(sent('POST student/create')[0]?.body).toMatchObject({
      student: { lastName: 'Thériault', companyId: 22 },
      studentInformationCourse: [
        { languageId: 2, studentNeeds: { language: 'Anglais', typeWebinar: 'Skype' } },
      ],
    });
    await press(canvas, 'Archive');
    await waitFor(() => expect(canvas.queryByText(/Légaré/)).not.toBeInTheDocument());
    // One reading of the list for each write, and none more.
    await expect(sent('GET student')).toHaveLength(3);
    await expect(Object.fromEntries(sent('GET student')[0]?.query ?? [])).toEqual({
      orderBy: 'student_level_language.last_test',
      orderDirection: 'DESC',
      page: '1',
      resourcesPerPage: '50',
    });
  },
};

export const AddressThatAnotherStudentHas: Story = {
  tags: ['API-099', 'MSG-59'],
  parameters: { msw: studentsHandlers() },
  render: () => <List />,
  play: async ({ canvas }) => {
    await canvas.findByText('Linh Nguyễn, no company');
    await press(canvas, 'Check a taken address', 'Email duplicated');
  },
};

export const Imported: Story = {
  tags: ['API-095', 'IMPORT-04'],
  parameters: { msw: studentsHandlers() },
  render: () => <List />,
  play: async ({ canvas }) => {
    await canvas.findByText('Linh Nguyễn, no company');
    await press(canvas, 'Import');
    await expect(canvas.getByText('1 imported; Fortin: Email duplicated')).toBeVisible();
    await expect(await canvas.findByText(/Maya Thériault/)).toBeVisible();
    const { body } = sent('POST student/import')[0] ?? {};
    await expect(body).toEqual({ file: expect.any(File) });
  },
};

export const FileThatCannotBeImported: Story = {
  tags: ['API-095', 'IMPORT-06', 'MSG-68'],
  parameters: {
    msw: [
      http.post('*/api/student/import', () =>
        Response.json({ message: 'Bad Request', errorMessage: 'The sheet has no heads' }, { status: 400 }),
      ),
      ...studentsHandlers(),
    ],
  },
  render: () => <List />,
  play: async ({ canvas }) => {
    await canvas.findByText('Linh Nguyễn, no company');
    await press(canvas, 'Import', 'The sheet has no heads');
    await expect(sent('GET student')).toHaveLength(1);
  },
};

export const OneStudentSavedInThreeWays: Story = {
  tags: ['API-092', 'API-096', 'API-097', 'API-098', 'OPEN-87', 'LIMIT-37'],
  parameters: { msw: studentsHandlers({ history: [aPastContract()] }) },
  render: () => <One />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Inès Fortin' });
    await canvas.findByText('Had 2025-0298 with Grammaire progressive, niveau B1');
    await canvas.findByText('Wants nothing yet');
    await expect(sent('GET student')[0]?.query.get('resourcesPerPage')).toBe('1000');

    await press(canvas, 'Save level');
    await canvas.findByText('Level C1');
    await expect(sent('PUT student/update')[0]?.body).toMatchObject({
      student: { id: 501 },
      studentLevelLanguage: { levelLanguage: 'C1', languageId: 1 },
    });

    await press(canvas, 'Save needs');
    await canvas.findByText('Wants Négocier en anglais');
    await canvas.findByText('2 languages needed');

    await press(canvas, 'Save');
    await canvas.findByRole('heading', { name: 'Inès-Maya Thériault' });
    await expect(sent('PUT student/update')[1]?.body).toMatchObject({
      student: { id: 501, name: 'Inès-Maya' },
    });
    await canvas.findByText('2 languages needed');
  },
};

export const StudentWhoIsNotThere: Story = {
  tags: ['STU-EDIT-06'],
  parameters: { msw: studentsHandlers() },
  render: () => <One id={999} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not-found');
    await expect(sent('GET student')).toHaveLength(1);
  },
};

const crowd = Array.from({ length: 1200 }, (_, place) => ({
  id: place + 1,
  name: 'Zoé',
  last_name: `Roy ${place + 1}`,
  email: null,
  phone: null,
  mobile: null,
  city: null,
  mother_tongue: null,
  company: null,
}));

/** A backend that knows no `id` is read on before anybody says that the student is not there (DECISION-32). */
export const StudentOnTheSecondPage: Story = {
  tags: ['LIMIT-37'],
  parameters: {
    msw: [
      http.get('*/api/student', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const data = crowd.slice((page - 1) * 1000, page * 1000);
        return Response.json({ data, total: crowd.length, current_page: page, per_page: 1000 });
      }),
      ...studentsHandlers(),
    ],
  },
  render: () => <One id={1100} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toHaveTextContent('Zoé Roy 1100');
    await expect(sent('GET student').map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  },
};

export const JoiningAndLeavingAContract: Story = {
  tags: ['API-061', 'API-062', 'API-063', 'API-090', 'LIMIT-06', 'LIMIT-21', 'LIMIT-43'],
  parameters: { msw: studentsHandlers() },
  render: () => <Members />,
  play: async ({ canvas }) => {
    const listed = (name: string) => canvas.getByRole('list', { name }).textContent;
    await canvas.findByText('3 to choose from');
    await waitFor(() => expect(listed('Members')).toBe('Inès FortinZoé Légaré'));
    await waitFor(() => expect(listed('Others')).toBe('Linh Nguyễn'));
    await press(canvas, 'Add');
    await waitFor(() => expect(listed('Members')).toBe('Inès FortinZoé LégaréLinh Nguyễn'));
    await expect(sent('POST student/assignCourse')[0]?.body).toEqual({ courseId: 412, studentId: [503] });
    await press(canvas, 'Remove');
    await waitFor(() => expect(listed('Members')).toBe('Linh Nguyễn'));
    await userEvent.type(canvas.getByLabelText('Search'), 'lega');
    await waitFor(() => expect(listed('Others')).toBe('Zoé Légaré'));
    await canvas.findByText('1 to choose from');
    const sizes = sent('GET student/manageList').map(({ query }) => query.get('resourcesPerPage'));
    await expect(new Set(sizes)).toEqual(new Set(['2000']));
    await expect(sent('GET student/selectOption')[0]?.query.get('resourcesPerPage')).toBe('1000');
  },
};
