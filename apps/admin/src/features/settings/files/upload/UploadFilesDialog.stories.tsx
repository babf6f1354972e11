import { useFiles } from '@portal/api-client';
import { filesHandlers, sent } from '@portal/api-client/testing';
import { useDialogAddress } from '@portal/records';
import { PageLayout } from '@portal/shell';
import {
  answerQuestion,
  asAdmin,
  type Canvas,
  chooseFiles,
  dialogStories,
  expectTexts,
  rowAround,
  textsOf,
} from '@portal/shell/testing';
import { Button } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aSpreadsheet, statingSize } from '../../../../parts/people-import/import-story';
import { UploadFilesDialog } from './UploadFilesDialog';

/** The dialog in front of a list of uploaded files. */
function Page() {
  const { dialog, open, close } = useDialogAddress(['upload']);
  const files = useFiles();
  return (
    <PageLayout>
      <h1 lang="en">Files</h1>
      <Button lang="en" onClick={() => open('upload')}>
        Open
      </Button>
      <ul aria-label="Files">
        {files.data?.rows.map(({ id, title, type }) => (
          <li key={id}>
            {title} {type}
          </li>
        ))}
      </ul>
      {dialog && <UploadFilesDialog onClose={close} />}
    </PageLayout>
  );
}

let atOnce = 0;
let maxAtOnce = 0;
/** The first upload waits for the second one, so that both run at the same time. */
let secondIsIn = Promise.withResolvers<void>();

/** The fields of each upload. */
const uploads = () => sent('POST files').map(({ body }) => body as Record<string, unknown>);

const fresh = (situation: Parameters<typeof filesHandlers>[0] = {}) =>
  filesHandlers({ files: [], ...situation });

export default {
  title: 'Admin/Settings/Files/Upload',
  component: Page,
  tags: ['release'],
  decorators: [asAdmin('/settings/files', '/settings/files?dialog=upload')],
  parameters: { msw: fresh },
  beforeEach: () => {
    atOnce = 0;
    maxAtOnce = 0;
    secondIsIn = Promise.withResolvers();
  },
} satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

const file = (name: string, bytes?: number) => {
  const made = new File(['x'], name, { lastModified: 0 });
  // Has the given size without allocating the bytes.
  if (bytes !== undefined) Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

const opened = async (canvas: Canvas) => within(await canvas.findByRole('dialog', { name: /Upload files$/ }));

const inDialog = dialogStories(opened);
type Dialog = Awaited<ReturnType<typeof opened>>;

const rowOf = (dialog: Dialog, name: string) => rowAround(dialog.getByText(name), 'li');
const stateOf = (dialog: Dialog, name: string) => rowOf(dialog, name).getByRole('status');
/** Clicks the close button in the footer, which has the same name as the one in the corner. */
async function close(dialog: Dialog) {
  const foot = dialog.getAllByRole('button', { name: /Close$/ }).at(-1);
  if (foot) await userEvent.click(foot);
}
const press = (dialog: Dialog, name: RegExp) => userEvent.click(dialog.getByRole('button', { name }));

/** A spreadsheet that expands to more than 50 MB is rejected before the upload; the other files are uploaded. */
export const TooLargeOnceUnpacked: Story = {
  play: inDialog.play(async (dialog) => {
    const sheet = aSpreadsheet([['Prénom']], { name: 'bombe.xlsx' });
    chooseFiles(
      await statingSize(sheet, 51 * 1024 * 1024),
      aSpreadsheet([['Prénom']], { name: 'notes.xlsx' }),
    );
    await press(dialog, /Upload 2 files$/);
    await expect(
      await dialog.findByText(/The file is larger than 50 MB once unpacked/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await waitFor(() => expect(uploads().map((fields) => fields.file_name)).toEqual(['notes.xlsx']));
  }),
};

/** Nine of twelve files are uploaded, two at a time; three are rejected beforehand, each with its reason. */
export const TwelveAtOnce: Story = {
  tags: [
    '!release',
    'SET-FILE-07',
    'SET-FILE-24',
    'SET-FILE-25',
    'FILES-05',
    'FILES-06',
    'MSG-18',
    'LIMIT-07',
  ],
  parameters: {
    first: [
      http.post('*/api/files', async () => {
        atOnce += 1;
        maxAtOnce = Math.max(maxAtOnce, atOnce);
        if (maxAtOnce === 2) secondIsIn.resolve();
        await secondIsIn.promise;
        await delay(20);
        atOnce -= 1;
      }),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await expect(document.querySelector('dialog input[type="file"]')).toHaveProperty('multiple', true);
    const good = ['a.pdf', 'b.PDF', 'c.doc', 'd.docx', 'e.xls', 'f.xlsx', 'g.pdf', 'h.pdf'];
    chooseFiles(
      ...good.map((name) => file(name)),
      file('pile.pdf', 8_388_608),
      file('livre.pdf', 8_388_609),
      file('album.pdf', 20_000_000),
      file('photo.png'),
    );
    const refused = within(dialog.getByRole('alert'));
    await expect(refused.getAllByText('File size cannot exceed 8mb')).toHaveLength(2);
    await expect(refused.getByText('This kind of file is not accepted.')).toBeVisible();
    await expect(rowOf(dialog, 'pile.pdf').getByText('8.00 MB')).toBeVisible();
    // A file one byte over the limit is not shown with the limit as its size.
    await expect(rowOf(dialog, 'livre.pdf').getByText('Un peu plus de 8 Mo')).toBeVisible();
    await expect(rowOf(dialog, 'livre.pdf').getByText('Just over 8 MB')).toBeVisible();
    await expect(rowOf(dialog, 'album.pdf').getByText('19.07 MB')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(12);

    await userEvent.dblClick(dialog.getByRole('button', { name: /Upload 9 files$/ }));
    // A worker, which loads its code each time, checks the two spreadsheets before the upload.
    await expect(await dialog.findByText('9 files uploaded', {}, { timeout: 20_000 })).toBeVisible();
    const lines = textsOf(dialog, 'listitem');
    await expect(lines.filter((line) => line.endsWith('Sent'))).toHaveLength(9);
    await expect(lines).toHaveLength(12);
    await expect(
      uploads()
        .map((fields) => fields.file_name)
        .sort(),
    ).toEqual([...good, 'pile.pdf'].sort());
    await expect(maxAtOnce).toBe(2);
    const { file: _file, ...fields } = uploads().find(({ file_name }) => file_name === 'a.pdf') ?? {};
    await expect(fields).toEqual({
      file_name: 'a.pdf',
      file_title: 'a',
      users_id: '1',
      ref_type: 'undefined',
    });

    // No upload is left, so the only button closes the dialog.
    await close(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // The last two are uploaded at the same time, so the list may contain only one of them for a moment.
    await waitFor(() => expect(canvas.getAllByText(/ undefined$/)).toHaveLength(9));
    await expect(canvas.getByText('pile undefined')).toBeVisible();
  }),
};

let refusals = 0;

/** One upload is rejected, the others succeed; a retry uploads it too, and no other file is uploaded twice. */
export const OneRefused: Story = {
  tags: ['MSG-17'],
  beforeEach: () => {
    refusals = 0;
  },
  parameters: {
    first: [
      http.post('*/api/files', async ({ request }) => {
        const form = await request.clone().formData();
        if (form.get('file_name') !== 'b.pdf' || refusals === 2) return undefined;
        refusals += 1;
        return HttpResponse.json({ message: 'The disk is full', code: 'invalid' }, { status: 400 });
      }),
    ],
  },
  play: inDialog.play(async (dialog) => {
    chooseFiles(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    await press(dialog, /Upload 3 files$/);
    await expectTexts(dialog, '2 files uploaded', '1 file was not uploaded');
    await expect(stateOf(dialog, 'b.pdf')).toHaveTextContent('Document was not uploaded successfully');
    await expect(stateOf(dialog, 'b.pdf')).toHaveTextContent('The disk is full');

    await press(dialog, /Try 1 file again$/);
    await waitFor(() => expect(refusals).toBe(2));
    await expect(await dialog.findByText('1 file was not uploaded')).toBeVisible();
    await userEvent.click(rowOf(dialog, 'b.pdf').getByRole('button', { name: /Try again$/ }));
    await expect(await dialog.findByText('3 files uploaded')).toBeVisible();
    const names = () => uploads().map((fields) => fields.file_name);
    await expect(names().toSorted()).toEqual(['a.pdf', 'b.pdf', 'b.pdf', 'b.pdf', 'c.pdf']);
    // The same dialog can upload more files.
    chooseFiles(file('d.pdf'));
    await press(dialog, /Upload 1 file$/);
    await expect(await dialog.findByText('4 files uploaded')).toBeVisible();
    await expect(names().slice(5)).toEqual(['d.pdf']);
  }),
};

/**
 * The connection is lost after the file arrived: the upload counts as failed, and the list behind the dialog shows that
 * the file exists.
 */
export const AnswerLost: Story = {
  tags: ['MSG-17'],
  parameters: {
    // The backend ignores idempotency keys, so the result is unknown.
    msw: () => [http.post('*/api/files', () => HttpResponse.error()), ...filesHandlers({ files: [] })],
  },
  play: inDialog.play(async (dialog) => {
    chooseFiles(file('a.pdf'));
    await press(dialog, /Upload 1 file$/);
    await expectTexts(
      dialog,
      'The connection was lost. If the file is in the list already, take it out of here.',
    );
    await expect(rowOf(dialog, 'a.pdf').getByRole('button', { name: /Try again$/ })).toBeVisible();
    await userEvent.click(rowOf(dialog, 'a.pdf').getByRole('button', { name: /Remove a.pdf$/ }));
    await expect(dialog.queryByText('a.pdf')).toBeNull();
  }),
};

let gates: PromiseWithResolvers<void>[] = [];

/** Two files upload and the others wait: one is cancelled, one is added, and closing the dialog asks first. */
export const UnderWay: Story = {
  beforeEach: () => {
    gates = [];
  },
  parameters: {
    first: [
      http.post('*/api/files', async () => {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
      }),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    chooseFiles(file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf'));
    await press(dialog, /Upload 4 files$/);
    await waitFor(() => expect(gates).toHaveLength(2));
    await expect(dialog.getByRole('button', { name: /Sending: 0 of 4$/ })).toBeVisible();
    await expect(rowOf(dialog, 'a.pdf').getByText(/^Sending… \d+%$/)).toBeVisible();
    await expect(stateOf(dialog, 'd.pdf')).toHaveTextContent('Waiting');

    await press(dialog, /Cancel sending d.pdf$/);
    await press(dialog, /Cancel sending b.pdf$/);
    await expect(dialog.queryByText('b.pdf')).toBeNull();
    await waitFor(() => expect(gates).toHaveLength(3));
    chooseFiles(file('e.pdf'));
    await expect(stateOf(dialog, 'e.pdf')).toHaveTextContent('Waiting');

    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await userEvent.keyboard('{Escape}');
    await answerQuestion(canvas, /Continue sending$/, /Stop the upload\?$/);
    for (const gate of gates) gate.resolve();
    await waitFor(() => expect(gates).toHaveLength(4));
    gates[3]?.resolve();
    await expect(await dialog.findByText('3 files uploaded')).toBeVisible();
    // A second close within a second counts as one.
    await waitFor(
      async () => {
        await close(dialog);
        expect(canvas.queryByRole('dialog')).toBeNull();
      },
      { timeout: 3000 },
    );
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  }),
};

/** After the user leaves, no further file is uploaded. */
export const Stopped: Story = {
  ...UnderWay,
  play: inDialog.play(async (dialog, { canvas }) => {
    chooseFiles(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    await press(dialog, /Upload 3 files$/);
    await waitFor(() => expect(gates).toHaveLength(2));
    await close(dialog);
    await answerQuestion(canvas, /Stop the upload$/);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    for (const gate of gates) gate.resolve();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect((await opened(canvas)).queryByRole('listitem')).toBeNull();
    await expect(gates).toHaveLength(2);
  }),
};

export const NothingChosen: Story = {
  tags: ['!release', 'SET-FILE-07'],
  play: inDialog.play(async (dialog) => {
    await press(dialog, /- Upload$/);
    await expect(await dialog.findByText(/^This is a required field/)).toBeVisible();
    await expect(uploads()).toHaveLength(0);
  }),
};

/** A server with a lower limit than specified: its message is that of the form. */
export const TooLargeForTheServer: Story = {
  tags: ['MSG-18'],
  parameters: { msw: fresh({ failWrites: { status: 413, code: 'too-large' } }) },
  play: inDialog.play(async (dialog) => {
    chooseFiles(file('a.pdf'));
    await press(dialog, /Upload 1 file$/);
    await waitFor(() => expect(stateOf(dialog, 'a.pdf')).toHaveTextContent('File size cannot exceed 8mb'));
  }),
};

const longName = `${'numérisation-du-dossier-de-l-apprenante-'.repeat(4)}2026.pdf`;
const someEnds: Story['play'] = async ({ canvas }) => {
  const dialog = within(await canvas.findByRole('dialog'));
  chooseFiles(file('refusé.pdf'), file(longName), file('photo.png'));
  await userEvent.click(dialog.getByRole('button', { name: /2 (files|fichiers)$/ }));
  await waitFor(() => expect(stateOf(dialog, longName)).not.toBeEmptyDOMElement());
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

export const OnAPhoneInTheDark: Story = {
  ...OneRefused,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { msw: fresh({ failWrites: { status: 400, message: 'The disk is full' } }) },
  play: someEnds,
};

export const OfflineInFrench: Story = {
  globals: { language: 'fr' },
  parameters: { msw: fresh({ failWrites: 'offline' }) },
  play: someEnds,
};
