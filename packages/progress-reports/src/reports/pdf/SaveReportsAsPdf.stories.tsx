import { aSignedInUser } from '@portal/domain';
import { expectMessage, expectTexts, inPortal, savedFile } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import filledForm from '../../../cases/filled-form.pdf?url';
import hiddenLayer from '../../../cases/hidden-layer.pdf?url';
import ownerPassword from '../../../cases/owner-password.pdf?url';
import password from '../../../cases/password.pdf?url';
import tagged from '../../../cases/tagged.pdf?url';
import { type ReportToSave, SaveReportsAsPdf } from './SaveReportsAsPdf';

/** Content of the files by id; the last file is not a PDF. */
const files: Record<number, string> = {
  3101: filledForm,
  3102: hiddenLayer,
  3103: ownerPassword,
  3104: password,
  3105: tagged,
};
const uploaded = (id: number, name: string, file: string): ReportToSave => ({
  studentId: id,
  contractId: 412,
  name: `${name}, 2026-0412`,
  file: { id, name: file },
});
const bilan = uploaded(3101, 'Capucine Lœuillet', 'bilan.pdf');
const exercise = uploaded(3102, 'Zoé Légaré', 'exercice.pdf');
const plan = uploaded(3103, 'Linh Nguyễn', 'plan.pdf');
const secret = uploaded(3104, 'Siobhán O’Brien', 'rapport.pdf');
const final = uploaded(3105, 'Inès Fortin', 'rapport-final.pdf');
const letter = uploaded(3106, 'Rémi Séguin', 'rapport.docx');

const download = http.get('*/api/files/download', async ({ request }) => {
  const address = files[Number(new URL(request.url).searchParams.get('fileId'))];
  return new HttpResponse(address ? await (await fetch(address)).arrayBuffer() : 'a letter');
});

export default {
  title: 'Shell/Reports as one PDF',
  component: SaveReportsAsPdf,
  args: { reports: [bilan, exercise, plan], onPrint: () => true, onClose: fn() },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser() })],
  parameters: { msw: () => [download] },
} satisfies Meta<typeof SaveReportsAsPdf>;

type Story = StoryObj<typeof SaveReportsAsPdf>;

const opened = async () => within(await screen.findByRole('dialog', { name: /Reports as one PDF$/ }));
/** Returns the start of a file. `JoinedPdf.test.ts` tests pages, bookmarks and so on. */
const startOf = async (file: Blob) => file.slice(0, 5).text();
/** Returns the names in an archive: they are at its end, after the signature of each entry (APPNOTE.TXT 4.3.12). */
const namesIn = async (archive: Blob) => {
  const view = new DataView(await archive.arrayBuffer());
  const names: string[] = [];
  for (let place = 0; place + 46 < view.byteLength; place += 1) {
    if (view.getUint32(place) !== 0x504b0102) continue;
    names.push(
      new TextDecoder().decode(new Uint8Array(view.buffer, place + 46, view.getUint16(place + 28, true))),
    );
  }
  return names;
};

/** All files can be joined: the dialog closes without a message. */
export const AllJoined: Story = {
  tags: ['REP-PDF-05'],
  beforeEach: () => {
    saved = savedFile(async () => undefined);
  },
  play: async ({ args }) => {
    const file = await saved;
    await expect(file.type).toBe('application/pdf');
    await expect(await startOf(file)).toBe('%PDF-');
    await expectMessage('success', '3 reports were saved as one PDF.');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
let saved: Promise<Blob>;

/** A file that cannot be joined is listed with the reason, and a .zip contains it next to the PDF. */
export const SomeBeside: Story = {
  tags: ['release', 'REP-PDF-05'],
  args: { reports: [bilan, secret, letter] },
  beforeEach: AllJoined.beforeEach,
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(/2 files are not in the PDF\.$/)).toBeVisible();
    const list = within(dialog.getByRole('list'));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Siobhán O’Brien, 2026-0412 : rapport.pdf : un mot de passe est demandé pour l’ouvrir - it asks for a password to open it',
      'Rémi Séguin, 2026-0412 : rapport.docx : ce n’est pas un PDF - it is not a PDF',
    ]);
    await expectTexts(dialog, /beside the PDF, in the same \.zip\.$/, /1 report was saved\.$/);
    const archive = await saved;
    await expect(archive.type).toBe('application/zip');
    await expect(await namesIn(archive)).toEqual([
      expect.stringMatching(/^rapports-reports-\d{4}-\d\d-\d\d\.pdf$/),
      'rapport.pdf',
      'rapport.docx',
    ]);
  },
};

/** Screen readers may skip reports without tags if others have tags, so all reports can be saved as single files. */
export const SomeUntagged: Story = {
  tags: ['release', 'REP-PDF-04'],
  args: { reports: [bilan, final] },
  beforeEach: AllJoined.beforeEach,
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(/1 report has no tags for screen readers/)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Capucine Lœuillet, 2026-0412');
    const archive = await savedFile(() =>
      userEvent.click(dialog.getByRole('button', { name: /Download each file \(\.zip\)$/ })),
    );
    await expect(await namesIn(archive)).toEqual(['bilan.pdf', 'rapport-final.pdf']);
    await expectMessage('success', '2 files were saved in a .zip.');
  },
};

/** The dialog on a phone, in French. */
export const OnAPhone: Story = {
  tags: ['release'],
  args: { reports: [bilan, final, secret, letter] },
  globals: { language: 'fr', viewport: { value: 'phone' } },
  beforeEach: AllJoined.beforeEach,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rapports en un PDF' }));
    await expect(await dialog.findByText('2 fichiers ne sont pas dans le PDF.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Télécharger chaque fichier (.zip)' })).toBeVisible();
  },
};

let held = Promise.withResolvers<void>();
let isDown = false;

/** Shows the progress of reading; if the user cancels, nothing is saved and reading can start again. */
export const Stopped: Story = {
  tags: ['release', 'REP-PDF-06'],
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: {
    msw: () => [
      http.get('*/api/files/download', async ({ request }) => {
        if (request.url.endsWith('fileId=3102')) await held.promise;
        return new HttpResponse(await (await fetch(filledForm)).arrayBuffer());
      }),
    ],
  },
  play: async () => {
    const create = spyOn(URL, 'createObjectURL');
    const dialog = await opened();
    await expect(await dialog.findByText(/1 of 3 files read, 1 MB$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Stop$/ }));
    await expect(await dialog.findByText(/handed in as files\.$/)).toBeVisible();
    held.resolve();
    await expect(dialog.queryByText(/files read/)).toBeNull();
    await expect(create).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: /Download 3 files as one PDF$/ })).toBeEnabled();
  },
};

/** Without a connection, reading pauses and then continues where it stopped. */
export const ConnectionLost: Story = {
  tags: ['REP-PDF-06'],
  beforeEach: () => {
    isDown = true;
    saved = savedFile(async () => undefined);
  },
  parameters: {
    msw: () => [
      http.get('*/api/files/download', async ({ request }) => {
        if (isDown && !request.url.endsWith('fileId=3101')) return HttpResponse.error();
        return new HttpResponse(await (await fetch(filledForm)).arrayBuffer());
      }),
    ],
  },
  play: async ({ args }) => {
    const dialog = await opened();
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(/Reading continues when it is back; what was read is kept\./);
    await expect(dialog.getByText(/1 of 3 files read, 1 MB$/)).toBeVisible();
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: /Try again now$/ }));
    await expect(await startOf(await saved)).toBe('%PDF-');
    await expectMessage('success', '3 reports were saved as one PDF.');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
