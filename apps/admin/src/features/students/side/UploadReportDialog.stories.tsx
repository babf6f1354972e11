import { sent } from '@portal/api-client/testing';
import {
  aFile,
  type Canvas,
  chooseFiles,
  expectClosed,
  expectMessage,
  findDialog,
  press,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { anInes, aroundStudent, atDialog, inStudent, StudentFrame } from './side-story';
import { UploadReportDialog } from './UploadReportDialog';

export default {
  title: 'Admin/Students/Upload a report',
  component: UploadReportDialog,
  render: () => <StudentFrame />,
  decorators: [inStudent],
  parameters: { portal: atDialog('upload-report'), msw: () => aroundStudent() },
} satisfies Meta<typeof UploadReportDialog>;

type Story = StoryObj<typeof UploadReportDialog>;

const opened = (canvas: Canvas) => findDialog(canvas, /Upload a progress report/);
const contract = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Contract\*$/ });
const send = (dialog: Canvas) => dialog.getByRole('button', { name: /- Upload$/ });
const uploads = () => sent('POST progressReports');
const oneContract = { contracts: anInes().contracts.slice(0, 1) };

/**
 * Opened from the card: the user selects a contract that is not archived and a file; after the upload, the card shows
 * the report as the latest.
 */
export const Uploaded: Story = {
  tags: ['STU-EDIT-11', 'STU-EDIT-22', 'MSG-34', 'LIMIT-22', 'LIMIT-39'],
  parameters: { portal: { at: '/students/edit/501/basic' }, msw: aroundStudent() },
  play: async ({ canvas }) => {
    await press(canvas, /- Upload .*Progress reports$/);
    const dialog = await opened(canvas);
    await userEvent.click(contract(dialog));
    const offered = await dialog.findAllByRole('option', {}, { timeout: 10_000 });
    await expect(offered.map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
      '2026-0425',
      '2026-0412',
      '2026-0430',
      '2025-0305',
    ]);
    await userEvent.type(contract(dialog), '0412');
    await press(dialog, /2026-0412/, 'option');
    const day = dialog.getByLabelText<HTMLInputElement>(/Tag date\*$/).value;
    await expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    chooseFiles(aFile('bilan.docx'));
    await userEvent.dblClick(send(dialog));
    await expectMessage('success', 'Document was uploaded successfully.');
    await expectClosed(canvas);
    await expect(uploads()).toHaveLength(1);
    const { file, ...fields } = (uploads()[0]?.body ?? {}) as Record<string, unknown>;
    await expect(fields).toEqual({
      users_id: '1',
      student_id: '501',
      course_id: '412',
      status: '1',
      file_date: day,
    });
    await expect((file as File).name).toBe('bilan.docx');
    await expect(sent('GET courses')).toHaveLength(0);
    await waitFor(() => {
      const latest = canvas.getAllByRole<HTMLInputElement>('checkbox', {
        name: /report of contract 2026-0412$/,
      });
      expect(latest.map(({ checked }) => checked)).toEqual([true, false, false]);
    });
  },
};

export const NothingChosen: Story = {
  tags: ['release', 'STU-EDIT-18', 'STU-EDIT-19'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.clear(dialog.getByLabelText(/Tag date\*$/));
    await userEvent.click(send(dialog));
    await waitFor(() => expect(contract(dialog)).toBeInvalid());
    await expect(contract(dialog)).toHaveFocus();
    await expect(dialog.getByLabelText(/Tag date\*$/)).toBeInvalid();
    await expect(dialog.getAllByText('This is a required field.')).toHaveLength(3);
    await expect(uploads()).toHaveLength(0);
  },
};

/** The form rejects the file before it is sent. */
export const NotToBeSent: Story = {
  tags: ['release', 'STU-EDIT-20', 'STU-EDIT-21', 'FILES-06', 'MSG-18'],
  parameters: { msw: aroundStudent({ student: oneContract }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(contract(dialog)).toHaveValue('2025-0305');
    chooseFiles(aFile('bilan.csv'));
    await expect(await dialog.findByText('This kind of file is not accepted.')).toBeVisible();
    chooseFiles(aFile('bilan.pdf', 8_388_609));
    await expect(await dialog.findByText('File size cannot exceed 8mb')).toBeVisible();
    for (const kind of ['pdf', 'xls', 'xlsx', 'doc', 'docx']) {
      chooseFiles(aFile(`bilan.${kind}`));
      await expect(await dialog.findByText(`bilan.${kind}`)).toBeVisible();
      await expect(dialog.queryByText('This kind of file is not accepted.')).toBeNull();
    }
    await expect(uploads()).toHaveLength(0);
  },
};
