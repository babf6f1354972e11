import {
  aContract,
  aTeacher,
  aTeacherAccount,
  type Contract,
  type ContractFormValues,
  type PeopleImport,
  type TeacherFormValues,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { contractsHandlers } from '../testing/contracts.ts';
import { Calls, press, recordRequests, sent, withApi } from '../testing/network-story.tsx';
import { teachersHandlers } from '../testing/teachers.ts';
import { contractToWire } from '../wire/contract.ts';
import { useHighlightContract, useSaveContract } from './contract-writes.ts';
import { useContract, useReadContract } from './contracts.ts';
import {
  useArchiveTeacher,
  useCreateTeacher,
  useImportTeachers,
  useInviteTeacher,
  useSaveTeacher,
  useTeacher,
  useTeacherHistory,
  useTeachers,
  useVerifyTeacherEmail,
} from './teachers.ts';
import { useAssignTeacher, useChangeTeacher, useRequestProgressReport } from './teaching.ts';

const noemie: TeacherFormValues = {
  name: 'Noémie',
  lastName: 'Gauthier',
  email: 'noemie.gauthier@passerelle.example',
  phone: '5145550188',
  mobile: null,
  city: 'Laval',
  hasCar: true,
  nda: false,
  otherRate: null,
  languageIds: [1],
  rates: [{ courseTypeId: 1, rate: 41.5 }],
};

const contract: ContractFormValues = {
  invoice: 'F-1',
  companyId: 21,
  contactPerson: 'Geneviève Lapointe',
  approved: true,
  expiresOn: null,
  description: null,
  languageId: 1,
  courseTypeId: 1,
  complementaryDescription: null,
  hoursPerClass: 1.5,
  numberOfClasses: 32,
  startsOn: '2026-09-08',
  endsOn: null,
  schedule: null,
  location: null,
};

function NamedList({ name, children }: { name: string; children: ReactNode }) {
  return <ul aria-label={name}>{children}</ul>;
}

function Teachers() {
  const { data } = useTeachers({ status: 'active' });
  const verify = useVerifyTeacherEmail();
  const create = useCreateTeacher();
  const save = useSaveTeacher();
  const archive = useArchiveTeacher();
  const invite = useInviteTeacher();
  return (
    <>
      <NamedList name="Active teachers">
        {data?.rows.map(({ id, lastName, languages, account }) => (
          <li key={id}>
            {lastName}, {languages.map(({ name }) => name).join(' ')},{' '}
            {account?.invitedAt ? 'invited' : 'new'}
          </li>
        ))}
      </NamedList>
      <Calls
        calls={{
          Verify: () => verify(noemie.email),
          'Verify Léa': () => verify(' LEA.villeneuve@passerelle.example'),
          Hire: () => create(noemie),
          'Hire another Léa': () => create({ ...noemie, email: 'lea.villeneuve@passerelle.example' }),
          Save: () => save(31, { ...noemie, lastName: 'Villeneuve-Roy', languageIds: [2] }),
          Archive: () => archive(31, true),
          'Bring back': () => archive(31, false),
          Invite: () => invite(33),
        }}
      />
    </>
  );
}

function OneTeacher({ id }: { id: number }) {
  const { data, error } = useTeacher(id);
  return <h1>{error?.code ?? `${data?.name} ${data?.lastName}`}</h1>;
}

function History() {
  const { data } = useTeacherHistory(31);
  return (
    <NamedList name="History">
      {data?.map(({ id, number }) => (
        <li key={id}>{number}</li>
      ))}
    </NamedList>
  );
}

function Teaching() {
  const { data } = useContract(412);
  const assign = useAssignTeacher();
  const change = useChangeTeacher();
  const request = useRequestProgressReport();
  const highlight = useHighlightContract();
  return (
    <>
      <h1>{data?.teacher?.lastName ?? 'Nobody'}</h1>
      <p>Highlighted: {Object.keys(data?.highlights ?? {}).join(' ')}</p>
      <NamedList name="Before">
        {data?.previousTeachers.map(({ teacher, hoursDone, motive }) => (
          <li key={teacher.id}>
            {teacher.lastName}, {hoursDone} h, {motive}
          </li>
        ))}
      </NamedList>
      <History />
      <Calls
        calls={{
          Assign: () => assign(412, 31),
          Change: () => change(412, { teacherId: 32, motive: 'Congé', hoursDone: 18.5 }),
          'Ask for reports': () => request(412),
          Highlight: () => highlight(412, { endsOn: 'caution' }),
        }}
      />
    </>
  );
}

/** Reads the contract and saves it, as the edit page does. */
function Saving() {
  const readContract = useReadContract();
  const save = useSaveContract();
  const [read, setRead] = useState<Contract>();
  return (
    <Calls
      calls={{
        Read: async () => setRead(await readContract(412)),
        Save: async () => read && save(412, contract, read.version),
      }}
    />
  );
}

function Importing() {
  const { data } = useTeachers({ assigned: false });
  const importTeachers = useImportTeachers();
  const [outcome, setOutcome] = useState<PeopleImport>();
  const file = new File(['PK'], 'enseignants.xlsx');
  return (
    <>
      <NamedList name="Without a class">
        {data?.rows.map(({ id, lastName }) => (
          <li key={id}>{lastName}</li>
        ))}
      </NamedList>
      <NamedList name="Not imported">
        {outcome?.refused.map(({ name, lastName, reason }) => (
          <li key={lastName}>
            {name} {lastName}: {reason}
          </li>
        ))}
      </NamedList>
      <Calls calls={{ Import: async () => setOutcome(await importTeachers(file)) }} />
    </>
  );
}

/** The hooks about teachers, over screens as plain as can be. */
const meta: Meta = {
  title: 'API/Teachers',
  decorators: [withApi],
  beforeEach: recordRequests,
};
export default meta;

type Story = StoryObj<typeof meta>;

const listed = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

export const TeacherSavedArchivedBroughtBack: Story = {
  tags: ['API-069', 'API-100', 'API-101', 'LIMIT-40'],
  parameters: { msw: teachersHandlers() },
  render: () => <Teachers />,
  play: async ({ canvas }) => {
    await canvas.findByText('Villeneuve, Français, invited');
    await press(canvas, 'Save');
    await canvas.findByText('Villeneuve-Roy, English, invited');
    await expect(sent('PUT teacher/update')[0]?.body).toMatchObject({
      teacher: { id: 31, lastName: 'Villeneuve-Roy', car: 1, nda: 0 },
      teacherHasLanguages: [{ id: 2 }],
      teacherRates: [{ course_types_id: 1, rate: 41.5 }],
    });
    await press(canvas, 'Archive');
    await waitFor(() => expect(listed(canvas, 'Active teachers')).toEqual([]));
    await press(canvas, 'Bring back');
    await canvas.findByText('Villeneuve-Roy, English, invited');
    // One reading of the list for each write, and none more.
    await expect(sent('GET teacher')).toHaveLength(4);
  },
};

export const TeacherHiredAndInvited: Story = {
  tags: ['API-066', 'API-067', 'API-068', 'CON-SIDE-21'],
  parameters: {
    msw: teachersHandlers({
      teachers: [
        aTeacher(),
        aTeacher({
          id: 33,
          name: 'Kate',
          lastName: 'MacDonald',
          email: 'kate@passerelle.example',
          account: aTeacherAccount({ userId: 5, invitedAt: null }),
        }),
      ],
    }),
  },
  render: () => <Teachers />,
  play: async ({ canvas }) => {
    await canvas.findByText('MacDonald, Français, new');
    await press(canvas, 'Invite');
    await canvas.findByText('MacDonald, Français, invited');
    await waitFor(() => expect(sent('GET teacher').length).toBeGreaterThan(1));
    const requestCount = sent('GET teacher').length;
    await press(canvas, 'Verify');
    await press(canvas, 'Hire');
    await expect(sent('POST teacher/create')[0]?.body).toMatchObject({
      teacher: { name: 'Noémie', email: 'noemie.gauthier@passerelle.example' },
    });
    // Nobody active yet: the list of the active is read again and stays as it was.
    await waitFor(() => expect(sent('GET teacher').length).toBeGreaterThan(requestCount));
    await expect(listed(canvas, 'Active teachers')).toHaveLength(2);
    await press(canvas, 'Verify', 'Email duplicated');
  },
};

export const AddressThatSomebodyHas: Story = {
  tags: ['API-067', 'API-068', 'MSG-44'],
  parameters: { msw: teachersHandlers() },
  render: () => <Teachers />,
  play: async ({ canvas }) => {
    await canvas.findByText(/Villeneuve/);
    await press(canvas, 'Verify Léa', 'Email duplicated');
    await press(canvas, 'Verify');
    await press(canvas, 'Hire another Léa', 'Email duplicated');
    await expect(sent('GET teacher')).toHaveLength(1);
  },
};

export const TeachersImported: Story = {
  tags: ['API-102', 'IMPORT-05'],
  parameters: { msw: teachersHandlers() },
  render: () => <Importing />,
  play: async ({ canvas }) => {
    await canvas.findByText('Parker');
    await press(canvas, 'Import');
    await waitFor(() => expect(listed(canvas, 'Without a class')).toEqual(['Parker', 'Gauthier']));
    await expect(listed(canvas, 'Not imported')).toEqual(['Léa Villeneuve: Email duplicated']);
  },
};

export const FileThatIsNoSheet: Story = {
  tags: ['API-102', 'IMPORT-07'],
  parameters: {
    msw: teachersHandlers({ failWrites: { status: 400, message: 'The file is not an .xlsx or .xls sheet' } }),
  },
  render: () => <Importing />,
  play: async ({ canvas }) => {
    await canvas.findByText('Parker');
    await press(canvas, 'Import', 'The file is not an .xlsx or .xls sheet');
    await expect(listed(canvas, 'Without a class')).toEqual(['Parker']);
  },
};

export const OneTeacherPickedById: Story = {
  tags: ['API-100'],
  parameters: { msw: teachersHandlers() },
  render: () => <OneTeacher id={32} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Andrew Parker'));
  },
};

export const TeacherWhoDoesNotExist: Story = {
  parameters: { msw: teachersHandlers() },
  render: () => <OneTeacher id={99} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('not-found'));
  },
};

export const TeacherAssignedAndChanged: Story = {
  tags: ['API-064', 'API-065', 'API-078', 'API-103', 'DOMAIN-48'],
  parameters: { msw: contractsHandlers({ contracts: [aContract({ teacher: null })] }) },
  render: () => <Teaching />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Nobody'));
    await press(canvas, 'Assign');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Villeneuve'));
    await waitFor(() => expect(listed(canvas, 'History')).toEqual(['2026-0412']));
    await press(canvas, 'Change');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Parker'));
    await expect(listed(canvas, 'Before')).toEqual(['Villeneuve, 18.5 h, Congé']);
    await waitFor(() => expect(listed(canvas, 'History')).toEqual([]));
    await press(canvas, 'Ask for reports');
    await expect(sent('POST teacher/notifyProgress')[0]?.body).toEqual({ courseId: 412 });
  },
};

export const CellsHighlighted: Story = {
  tags: ['API-055'],
  parameters: { msw: contractsHandlers({ contracts: [aContract()] }) },
  render: () => <Teaching />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Villeneuve'));
    await press(canvas, 'Highlight');
    await expect(await canvas.findByText('Highlighted: endsOn')).toBeVisible();
    await expect(sent('POST cellState')[0]?.body).toEqual({
      course_id: 412,
      _cellVariants: { 'course_details.end_date': 'caution' },
    });
  },
};

/** The version that was read goes back with the save, and a save over another's is refused (DECISION-37). */
export const SavedByAnotherMeanwhile: Story = {
  tags: ['API-050'],
  parameters: {
    msw: [
      http.get('*/api/courses', () =>
        HttpResponse.json(
          { data: [contractToWire(aContract())], total: 1, current_page: 1, per_page: 50 },
          { headers: { ETag: '"v1"' } },
        ),
      ),
      ...contractsHandlers({ failWrites: { status: 412, message: 'Changed meanwhile', code: 'changed' } }),
    ],
  },
  render: () => <Saving />,
  play: async ({ canvas }) => {
    await press(canvas, 'Read');
    await press(canvas, 'Save', 'conflict');
    await expect(sent('PATCH courses/update')[0]?.headers.get('If-Match')).toBe('"v1"');
  },
};
