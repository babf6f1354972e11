import { aContract, aLesson } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contractsHandlers } from '../testing/contracts.ts';
import { lessonsHandlers } from '../testing/lessons.ts';
import { Calls, press, recordRequests, sent, withApi } from '../testing/network-story.tsx';
import { useDuplicateContract } from './contract-writes.ts';
import { useContract } from './contracts.ts';
import { useChangeLesson, useDeleteLesson, useLessons } from './lessons.ts';

/** The lessons of a contract beside the contract, which tells what they sum up to. */
function Attendance() {
  useContract(412);
  const lessons = useLessons(412);
  const change = useChangeLesson();
  const remove = useDeleteLesson();
  const duplicate = useDuplicateContract();
  const longer = { contractId: 412, date: '2026-11-19', minutes: 120, absentStudentIds: [503, 502] };
  return (
    <>
      <ul aria-label="Lessons">
        {lessons.data?.rows.map(({ id, date, minutes, absentees, status }) => (
          <li key={id}>
            {minutes} minutes on {date}, {status}, without {absentees.map(({ name }) => name).join(' and ')}
          </li>
        ))}
      </ul>
      <Calls
        calls={{
          Lengthen: () => change(9005, longer),
          Delete: () => remove({ id: 9005, contractId: 412 }),
          'Count again': () => change(9005, longer, 'active'),
          Duplicate: () => duplicate(412),
        }}
      />
    </>
  );
}

/** Fresh records for each story: a write of one must not be met by the next. */
const records = () => [
  ...contractsHandlers({ contracts: [aContract()] }),
  ...lessonsHandlers({ lessons: [aLesson({ id: 9005 })] }),
];

const meta: Meta<typeof Attendance> = {
  title: 'API/Attendance',
  component: Attendance,
  decorators: [withApi],
  beforeEach: recordRequests,
};
export default meta;

type Story = StoryObj<typeof Attendance>;

/** Each write shows in the list, and the contract, whose hours it changes, is read again. */
export const ChangedDeletedAndBack: Story = {
  tags: ['API-059', 'API-060', 'OPEN-51'],
  parameters: { msw: records() },
  play: async ({ canvas }) => {
    const shows = (text: string) => canvas.findByText(text).then((line) => expect(line).toBeVisible());
    const longer = '120 minutes on 2026-11-19';
    const absent = 'without Siobhán and Marc-André';
    await expect(await canvas.findByText(/^90 minutes on .*, active/)).toBeVisible();
    await waitFor(() => expect(sent('GET courses')).toHaveLength(1));
    await press(canvas, 'Lengthen');
    await shows(`${longer}, active, ${absent}`);
    await waitFor(() => expect(sent('GET courses')).toHaveLength(2));
    await press(canvas, 'Delete');
    await shows(`${longer}, deleted, ${absent}`);
    await waitFor(() => expect(sent('GET courses')).toHaveLength(3));
    await press(canvas, 'Count again');
    await shows(`${longer}, active, ${absent}`);
    const body = {
      courses_id: 412,
      date_class: '2026-11-19',
      total_hours: 120,
      absent_student_ids: [503, 502],
    };
    await expect(sent('PUT attendance/9005').map((call) => call.body)).toEqual([
      body,
      { ...body, status: 1 },
    ]);
    await expect(sent('DELETE attendance/9005')).toHaveLength(1);
  },
};

/** A copy is one more contract: what shows contracts is read again. */
export const Duplicated: Story = {
  tags: ['API-054'],
  parameters: { msw: records() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^90 minutes on .*, active/)).toBeVisible();
    await waitFor(() => expect(sent('GET courses')).toHaveLength(1));
    await press(canvas, 'Duplicate');
    await expect(sent('POST courses/duplicate')[0]?.body).toEqual({ courseId: 412 });
    const calls = () => sent().map(({ call }) => call);
    await waitFor(() => expect(calls().at(-1)).toBe('GET courses'));
    await expect(sent('POST courses/duplicate')).toHaveLength(1);
  },
};
