import {
  aMeetingFile,
  type MeetingAnswers,
  type MeetingContract,
  type MeetingFile,
  readMeetingFile,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MeetingAttendance } from './MeetingAttendance';

const planned = { date: '2026-11-24', time: '12:00', minutes: 90 };
const contract: MeetingContract = {
  students: [
    { id: 501, name: 'Inès', lastName: 'Fortin', emails: ['ines.fortin@aero.example'] },
    { id: 502, name: 'Marc-André', lastName: 'Thériault', emails: ['ma.theriault@aero.example'] },
    { id: 504, name: 'Zoé', lastName: 'Légaré', emails: [] },
  ],
  teachers: [{ id: 31, name: 'Léa', lastName: 'Villeneuve', emails: ['lea@ecole.example'] }],
  decisions: [],
};

/** Reads a fixture of tabs, as the spreadsheet package does. */
function read(id: string): MeetingFile {
  const { text } = aMeetingFile(id);
  const separator = text.includes('\t') ? '\t' : ',';
  const rows = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line, place) => ({ number: place + 1, cells: line.split(separator) }));
  const file = readMeetingFile(rows, { days: [planned.date] });
  if ('kind' in file) throw new Error(file.kind);
  return file;
}

function Panel({
  start = planned,
  of = contract,
  id,
}: {
  start?: typeof planned;
  of?: MeetingContract;
  id: string;
}) {
  const [answers, setAnswers] = useState<MeetingAnswers>({});
  const [shift, setShift] = useState(0);
  return (
    <div style={{ maxWidth: 880, padding: 24 }}>
      <MeetingAttendance
        file={read(id)}
        planned={start}
        contract={of}
        answers={answers}
        onAnswers={setAnswers}
        shift={shift}
        onShift={setShift}
      />
    </div>
  );
}

const meta: Meta<typeof Panel> = {
  title: 'Views/MeetingAttendance',
  component: Panel,
  tags: ['release'],
  args: { id: 'teams-2026' },
};
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The lines of a section, without spaces between their parts. */
const linesOf = (canvas: Canvas, place: 0 | 1) => {
  const list = canvas.getAllByRole('list')[place];
  if (!list) throw new Error('The section has no list.');
  return within(list).getAllByRole('listitem');
};
const proposed = (canvas: Canvas) => linesOf(canvas, 1).map((line) => line.textContent);
const choice = (canvas: Canvas, name: string) =>
  canvas.getByRole('combobox', { name: new RegExp(`${name}$`) });

/** An address names a student; a guest is asked about, the likeliest student first. */
export const OneToRecognize: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cours de français')).toBeVisible();
    await expect(canvas.getByText(/Tue Nov 24th, 11:55 – 13:31/)).toBeVisible();
    await expect(canvas.getByText('1 to recognize')).toBeVisible();
    await expect(proposed(canvas)).toEqual([
      expect.stringMatching(/^Inès Fortin.*Present, 90 min$/),
      expect.stringMatching(/^Zoé Légaré.*Absent, unless one of the participants to recognize$/),
      expect.stringMatching(/^Marc-André Thériault.*Present, 68 min.*12 min late.*away for 10 min/),
    ]);
    const zoe = choice(canvas, 'Zoé \\(Guest\\)');
    await expect(zoe).toHaveDisplayValue(/Who is it\?$/);
    await expect(
      within(zoe)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      expect.stringMatching(/Who is it\?$/),
      'Zoé Légaré',
      'Inès Fortin',
      'Marc-André Thériault',
      expect.stringMatching(/Not a student$/),
    ]);
    await userEvent.selectOptions(zoe, 'Zoé Légaré');
    await expect(canvas.getByText('All participants are recognized.')).toBeVisible();
    await expect(proposed(canvas)[1]).toMatch(/^Zoé Légaré.*Present, 69 min.*left 20 min early/);
    await expect(canvas.getByText('chosen by you')).toBeVisible();
    await userEvent.selectOptions(zoe, 'nobody');
    await expect(proposed(canvas)[1]).toMatch(/^Zoé Légaré.*Absent$/);
  },
};

/** What was recognized can be corrected. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(choice(canvas, 'Fortin, Inès'), 'nobody');
    await expect(proposed(canvas)[0]).toMatch(/^Inès Fortin.*Absent/);
  },
};

/** Two telephones of one name are two participants; both are answered at once. */
export const TwoOfOneName: Story = {
  args: { id: 'zoom-joins-2025' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 to recognize')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /The others are not students$/ }));
    await expect(canvas.getByText('All participants are recognized.')).toBeVisible();
    await expect(proposed(canvas)).toEqual([
      expect.stringMatching(/^Inès Fortin.*Present, 90 min$/),
      expect.stringMatching(/^Zoé Légaré.*Absent$/),
      expect.stringMatching(/^Marc-André Thériault.*Absent$/),
    ]);
  },
};

/** A file that ends early, and one that says only who attended. */
export const CutShort: Story = {
  args: { id: 'teams-cut' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The list of joins and leaves is incomplete/)).toBeVisible();
  },
};

export const WithoutTimes: Story = {
  args: { id: 'teams-who-attended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This file only says who attended/)).toBeVisible();
    await expect(proposed(canvas)[0]).toMatch(/^Inès Fortin.*Present, 90 min in all$/);
  },
};

/** The file has the times of another zone: a person decides. */
export const OnAnotherClock: Story = {
  args: { start: { ...planned, time: '17:00' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/differ by 5 h from those of the class: another time zone\?$/),
    ).toBeVisible();
    await expect(proposed(canvas)[0]).toMatch(/^Inès Fortin.*Absent/);
    await userEvent.click(canvas.getByRole('button', { name: /Yes, count the times of the class$/ }));
    await expect(proposed(canvas)[0]).toMatch(/^Inès Fortin.*Present, 90 min/);
    await userEvent.click(canvas.getByRole('button', { name: /Go back to the times in the file$/ }));
    await expect(proposed(canvas)[0]).toMatch(/^Inès Fortin.*Absent/);
  },
};

export const OtherMeeting: Story = {
  args: { start: { ...planned, date: '2026-11-20' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/This file is of another meeting/);
    await expect(alert).toHaveTextContent(
      /The meeting: Tue Nov 24th, 11:55 – 13:31\. The class: Fri Nov 20th, 12:00 – 13:30\./,
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { id: 'zoom-joins' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to recognize')).toBeVisible();
    await expect(choice(canvas, 'Zoé \\(Zoé Légaré\\)')).toBeVisible();
  },
};
