import { failsOnce, hangs, sent } from '@portal/api-client/testing';
import {
  type Canvas,
  chooseFiles,
  dialogStories,
  expectClosed,
  expectMessage,
  expectTexts,
  findDialog,
  press,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aFile, atDialog, FinalFrame, inFinalSteps, withReports } from './final-story';
import { UploadReportDialog } from './UploadReportDialog';

export default {
  title: 'Admin/Contracts/Upload a report',
  component: UploadReportDialog,
  render: () => <FinalFrame />,
  decorators: [inFinalSteps],
  parameters: { portal: atDialog('upload-report'), msw: withReports },
} satisfies Meta<typeof UploadReportDialog>;

type Story = StoryObj<typeof UploadReportDialog>;

const opened = (canvas: Canvas) => findDialog(canvas, /Upload Progress Reports/);

const inDialog = dialogStories(opened);
const student = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Student\*$/ });
const send = (dialog: Canvas) => dialog.getByRole('button', { name: /- Upload$/ });
const uploads = () => sent('POST progressReports');

async function chooseStudent(dialog: Canvas, typed: string, name: RegExp) {
  await userEvent.type(student(dialog), typed);
  await press(dialog, name, 'option');
}

/** Opens from the page, with student, date and file; after the upload, the list shows the report as the newest. */
export const Uploaded: Story = {
  tags: ['CON-FINAL-03', 'CON-FINAL-07', 'MSG-34', 'LIMIT-22'],
  parameters: { portal: { at: '/contracts/edit/412/final' } },
  play: async ({ canvas }) => {
    await press(canvas, /Upload Progress Reports$/);
    const dialog = await opened(canvas);
    await chooseStudent(dialog, 'fortin', /Inès Fortin/);
    const day = dialog.getByLabelText<HTMLInputElement>(/Tag date\*$/).value;
    await expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    chooseFiles(aFile('bilan.docx'));
    await userEvent.dblClick(send(dialog));
    await expectMessage('success', 'Document was uploaded successfully.');
    await expectClosed(canvas);
    await expect(uploads()).toHaveLength(1);
    const [upload] = uploads();
    const { file, ...fields } = (upload?.body ?? {}) as Record<string, unknown>;
    await expect(fields).toEqual({
      users_id: '1',
      student_id: '501',
      course_id: '412',
      status: '1',
      file_date: day,
    });
    await expect((file as File).name).toBe('bilan.docx');
    const all = sent('GET progressReports').map(({ query }) => query.get('resourcesPerPage'));
    await expect(all.length).toBeGreaterThan(1);
    await expect(all.every((size) => size === '100')).toBe(true);
    await waitFor(() => expect(canvas.getAllByText('Latest')).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { name: /Inès Fortin.*(See report|Download)/ })).toHaveLength(3),
    );
  },
};

export const NothingChosen: Story = {
  tags: ['release', 'CON-FINAL-04', 'CON-FINAL-05'],
  play: inDialog.play(async (dialog) => {
    await userEvent.click(send(dialog));
    await waitFor(() => expect(student(dialog)).toBeInvalid());
    await expect(student(dialog)).toHaveFocus();
    await expect(dialog.getAllByText('This is a required field.')).toHaveLength(2);
    await expect(uploads()).toHaveLength(0);
  }),
};

/**
 * A file that the form rejects is not sent. If the server rejects one, the dialog keeps it, shows the server's message,
 * and can send it again.
 */
export const Refused: Story = {
  tags: ['release', 'CON-FINAL-06', 'FILES-06', 'MSG-18', 'MSG-35'],
  parameters: {
    portal: atDialog('upload-report', 502),
    first: [failsOnce('POST progressReports', { status: 422, message: 'Disk is full' })],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    chooseFiles(aFile('bilan.csv'));
    await expectTexts(dialog, 'This kind of file is not accepted.');
    chooseFiles(aFile('bilan.pdf', 8_388_609));
    await expectTexts(dialog, 'File size cannot exceed 8mb');
    for (const kind of ['xls', 'xlsx', 'doc', 'docx', 'pdf']) {
      chooseFiles(aFile(`bilan.${kind}`));
      await expectTexts(dialog, `bilan.${kind}`);
    }
    await expect(uploads()).toHaveLength(0);
    await userEvent.click(send(dialog));
    await expectMessage('error', 'Document was not uploaded successfully.');
    await expectTexts(dialog, 'Disk is full', 'bilan.pdf');
    await expect(student(dialog)).toHaveValue('Marc-André Thériault');
    await userEvent.click(send(dialog));
    await expectTexts(canvas, 'Document was uploaded successfully.');
    await expectClosed(canvas);
  }),
};

/** Opened from the row of a student, who is then preselected. */
export const ForOneStudent: Story = {
  tags: ['release', 'CON-FINAL-03'],
  parameters: { portal: { at: '/contracts/edit/412/final' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Marc-André Thériault.*None yet/ });
    await press(within(row), /Actions/);
    await press(screen, /Upload a report$/, 'menuitem');
    const dialog = await opened(canvas);
    await expect(student(dialog)).toHaveValue('Marc-André Thériault');
  },
};

/** If the URL names a student who has left the contract, no student is preselected. */
export const ForAStudentWhoLeft: Story = {
  tags: ['release', 'CON-FINAL-04'],
  parameters: { portal: atDialog('upload-report', 900) },
  play: inDialog.play(async (dialog) => {
    chooseFiles(aFile('bilan.pdf'));
    await userEvent.click(send(dialog));
    await expectTexts(dialog, 'This is a required field.');
    await expect(uploads()).toHaveLength(0);
  }),
};

/** An upload shows its progress and can be cancelled; the form keeps its input. */
export const Stopped: Story = {
  tags: ['release'],
  parameters: { portal: atDialog('upload-report', 502), first: [hangs('POST progressReports')] },
  play: inDialog.play(async (dialog) => {
    chooseFiles(aFile('bilan.pdf'));
    await userEvent.click(send(dialog));
    await expect(await dialog.findByText(/Sending… \d+%/)).toBeVisible();
    await expect(send(dialog)).toHaveAttribute('aria-busy', 'true');
    await press(dialog, /Cancel the upload$/);
    await waitFor(() => expect(send(dialog)).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByText('bilan.pdf')).toBeVisible();
    await expect(dialog.queryByText('Document was not uploaded successfully.')).toBeNull();
  }),
};
