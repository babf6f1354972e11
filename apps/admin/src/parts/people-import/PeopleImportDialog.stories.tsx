import { filesHandlers } from '@portal/api-client/testing';
import { studentImportColumns } from '@portal/domain';
import { chooseFiles } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aSpreadsheet, inAdmin, opened, send, statingSize } from './import-story';
import { PeopleImportDialog } from './PeopleImportDialog';

const importFile = fn();

const meta: Meta<typeof PeopleImportDialog> = {
  title: 'Admin/Parts/People import',
  component: PeopleImportDialog,
  args: {
    people: {
      who: 'students',
      columns: studentImportColumns,
      templateId: 1,
      readKnown: async () => ({ people: [] }),
      importFile,
    },
    onClose: fn(),
  },
  decorators: [inAdmin],
  parameters: { msw: filesHandlers() },
};
export default meta;

type Story = StoryObj<typeof PeopleImportDialog>;

const title = /Import students$/;
const rows = [
  ['Prénom', 'Nom', 'Courriel'],
  ['Kim', 'Ng', 'kim@client.example'],
];

/** A file that unpacks to more than 50 MB is refused before it is read, and cannot be sent. */
export const TooLargeOnceUnpacked: Story = {
  tags: ['IMPORT-03'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(await statingSize(aSpreadsheet(rows), 51 * 1024 * 1024));
    await expect(await dialog.findByText(/This file is larger than 50 MB once unpacked/)).toBeVisible();
    await userEvent.click(send(dialog));
    await expect(importFile).not.toHaveBeenCalled();
  },
};

/** A file that takes too long to read is given up; it can be tried again, when the computer has less to do. */
export const TooSlowToRead: Story = {
  tags: ['IMPORT-03'],
  args: {
    people: {
      who: 'students',
      columns: studentImportColumns,
      templateId: 1,
      readKnown: async () => ({ people: [] }),
      importFile,
      readingMilliseconds: 0,
    },
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(aSpreadsheet(rows));
    await expect(await dialog.findByText(/This file takes more than 2 seconds to read/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Try again$/ })).toBeVisible();
    await userEvent.click(send(dialog));
    await expect(importFile).not.toHaveBeenCalled();
  },
};
