import { ApiError, type Page } from '@portal/api-client';
import { asAdmin, type Canvas, findDialog, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { ExportDialog } from './ExportDialog';
import { saveCsv } from './save-sheet';

interface Row {
  id: number;
  name: string;
}

/** The files that were saved, with their names. */
let saved: { text: string; name: string }[] = [];
/** Answers the request for the next page, with an error if given. */
let answer: (refusal?: ApiError) => void = () => {};
let signals: AbortSignal[] = [];

/** Three pages of two rows; each response waits for the story. */
const readPage = (page: number, signal: AbortSignal) => {
  signals.push(signal);
  const rows = [1, 2].map((place) => ({ id: page * 10 + place, name: `=Page ${page}.${place}` }));
  return new Promise<Page<Row>>((resolve, reject) => {
    answer = (refusal) => (refusal ? reject(refusal) : resolve({ rows, total: 6, page, pageSize: 2 }));
  });
};

export default {
  title: 'Admin/Parts/Export dialog',
  component: ExportDialog,
  args: {
    readPage,
    save: (rows) => saveCsv([['Nom - Name'], ...rows.map(({ name }) => [name])], 'rows'),
    onClose: fn(),
  },
  decorators: [asAdmin()],
  beforeEach: () => {
    saved = [];
    signals = [];
    const create = URL.createObjectURL;
    let content: Blob | undefined;
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob;
      return create.call(URL, blob);
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      void content?.arrayBuffer().then((bytes) => {
        saved.push({ text: new TextDecoder('utf-16le').decode(bytes), name });
      });
    });
  },
} satisfies Meta<typeof ExportDialog<Row>>;

type Story = StoryObj<typeof ExportDialog<Row>>;

const dialogOf = (canvas: Canvas) => findDialog(canvas, /Export to CSV/);

/** Shows the progress and saves all pages in one file, which contains no formulas. */
export const Exported: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await dialogOf(canvas);
    for (const read of [2, 4]) {
      answer();
      await expect(await dialog.findByText(new RegExp(`Rows read: ${read} of 6$`))).toBeVisible();
      await expect(saved).toHaveLength(0);
    }
    answer();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.text.split('\r\n')).toEqual([
      'Nom - Name',
      "'=Page 1.1",
      "'=Page 1.2",
      "'=Page 2.1",
      "'=Page 2.2",
      "'=Page 3.1",
      "'=Page 3.2",
      '',
    ]);
    await expect(saved[0]?.name).toMatch(/^rows-\d{4}-\d\d-\d\d\.csv$/);
    await expect(await canvas.findByText('6 rows were exported.')).toBeVisible();
  },
};

/** Cancelling saves no file and stops the requests. */
export const Cancelled: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    const dialog = await dialogOf(canvas);
    // The second button of this name; the close button in the corner has the same name and effect.
    await userEvent.click(dialog.getAllByRole('button', { name: /Cancel$/ })[1] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(saved).toHaveLength(0);
  },
};

export const StoppedOnTheWay: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    const dialog = await dialogOf(canvas);
    answer();
    await dialog.findByText(/Rows read: 2 of 6$/);
    answer(new ApiError({ code: 'offline' }));
    await expect(await dialog.findByText('The export has stopped. No file was saved.')).toBeVisible();
    await expect(saved).toHaveLength(0);
    await press(dialog, /Try again$/);
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));
    for (let page = 1; page <= 3; page += 1) {
      answer();
      if (page < 3) await dialog.findByText(new RegExp(`Rows read: ${page * 2} of 6$`));
    }
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** A fast export ends before a dialog would be shown. */
export const Quick: Story = {
  tags: ['release'],
  args: {
    readPage: async (page) => ({ rows: [{ id: 1, name: 'Aéro Beauséjour' }], total: 1, page, pageSize: 500 }),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(await canvas.findByText('1 row was exported.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
