import {
  contractsHandlers,
  filesHandlers,
  hangs,
  languagesHandlers,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aStoredFile } from '@portal/domain';
import { asAdmin, type Canvas, expectTexts, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { FileDialogs } from '../file-dialog-story';

const proposal = aStoredFile({ id: 3050 });
const photo = aStoredFile({ id: 3051, title: 'Photo du tableau', name: 'tableau.png', type: 'undefined' });
const sheet = aStoredFile({ id: 3052, title: 'Présences', name: 'présences.xlsx' });
const page = aStoredFile({ id: 3053, title: 'Page', name: 'page.html' });
const book = aStoredFile({
  id: 3054,
  title: `Numérisation ${'du dossier de l’apprenante '.repeat(8)}`,
  name: 'dossier.jpg',
  sizeInBytes: 5_000_000,
});
const files = [proposal, photo, sheet, page, book];

/** An image of two pixels, red and blue. */
const pixels = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 2;
  canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no pen');
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, 1, 1);
  pen.fillStyle = '#00f';
  pen.fillRect(1, 0, 1, 1);
  return new Promise<Blob | null>((drawn) => canvas.toBlob(drawn));
};

/** Images contain these pixels, all other files the text of the samples. */
const drawing = http.get('*/api/files/download', async ({ request }) => {
  const id = new URL(request.url).searchParams.get('fileId');
  if (id !== '3051' && id !== '3054') return undefined;
  return new HttpResponse(await pixels(), { headers: { 'Content-Type': 'application/octet-stream' } });
});

const fresh = (situation: Parameters<typeof filesHandlers>[0] = {}) => [
  drawing,
  ...filesHandlers({ files, ...situation }),
];

let made: string[] = [];
let revoked: string[] = [];
let types: string[] = [];
let hasViewer = true;

export default {
  title: 'Admin/Settings/Files/Preview',
  component: FileDialogs,
  tags: ['release'],
  decorators: [asAdmin('/settings/files', '/settings/files?dialog=preview&record=3051')],
  parameters: { msw: fresh },
  beforeEach: () => {
    [made, revoked, types, hasViewer] = [[], [], [], true];
    const { createObjectURL, revokeObjectURL } = URL;
    spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      const address = createObjectURL(content);
      made.push(address);
      types.push(content instanceof Blob ? content.type : '');
      return address;
    });
    spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
      // Ignores URLs of the previous story, which may still be revoking them.
      if (made.includes(address)) revoked.push(address);
      revokeObjectURL(address);
    });
    // A headless browser has no PDF viewer.
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => hasViewer, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  },
} satisfies Meta<typeof FileDialogs>;

type Story = StoryObj<typeof FileDialogs>;

const at = (id: number) => ({ portal: { at: `/settings/files?dialog=preview&record=${id}` } });
const opened = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('dialog', { name }));

/** The image is downloaded with the session's token and displayed: red and blue. */
export const Image: Story = {
  tags: ['!release', 'FILES-07'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Photo du tableau/);
    const image = await dialog.findByRole<HTMLImageElement>('img', { name: /Preview of Photo du tableau$/ });
    await waitFor(() => expect([image.naturalWidth, image.naturalHeight]).toEqual([2, 1]));
    await expect(sent('GET files/download').map(({ query }) => query.get('fileId'))).toEqual(['3051']);
    await expect(types).toEqual(['image/png']);
    await expect(dialog.getByText('tableau.png', { exact: false })).toHaveTextContent('0.23 MB');
  },
};

/** Moves from file to file of the page; the URL of each file is revoked when the user leaves it. */
export const FromOneToTheNext: Story = {
  tags: ['FILES-07'],
  parameters: at(3050),
  play: async ({ canvas }) => {
    const first = await opened(canvas, /Proposition/);
    const frame = await first.findByTitle(/Preview of Proposition Aéro Beauséjour$/);
    await expect(frame).toHaveAttribute('src', `${made[0]}#view=FitH&navpanes=0`);
    await expect(types).toEqual(['application/pdf']);
    await expect(first.getByRole('status')).toHaveTextContent('1 of 5');
    const back = first.getByRole('button', { name: /Previous file$/ });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    const next = first.getByRole('button', { name: /Next file$/ });
    await userEvent.click(next);
    const second = await opened(canvas, /Photo du tableau/);
    await expect(await second.findByRole('img', { name: /Photo du tableau$/ })).toBeVisible();
    await expect(revoked).toEqual([made[0]]);
    // The focus stays on the button, so that the user can press the same key for each file.
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await opened(canvas, /^Page$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(revoked).toEqual(made);
  },
};

/** Spreadsheets, web pages and drawings with scripts have no preview and are only downloaded. */
export const DownloadOnly: Story = {
  tags: ['FILES-07'],
  parameters: at(3053),
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /^Page$/);
    await expect(dialog.getByText('No preview for this kind of file')).toBeVisible();
    await expect(sent('GET files/download')).toHaveLength(0);
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(dialog.getByRole('button', { name: /Download$/ }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    await expect(sent('GET files/download')[0]?.query.get('fileId')).toBe('3053');
  },
};

/** A browser that opens PDF files in another app, as most phones do. */
export const NoReaderOfPdf: Story = {
  parameters: at(3050),
  beforeEach: () => {
    hasViewer = false;
  },
  play: async ({ canvas }) => {
    await expectTexts(await opened(canvas, /Proposition/), 'This browser does not show PDFs within a page');
    await expect(sent('GET files/download')).toHaveLength(0);
  },
};

/** WebKit reports a PDF viewer but leaves the frame blank under this policy (WebKitGTK 2.50.6). */
export const FrameThatStaysBlank: Story = {
  parameters: at(3050),
  beforeEach: () => {
    Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.', configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'vendor');
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Proposition/);
    await expect(dialog.getByText('Download the file to open it.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Download$/ })).toBeVisible();
    await expect(sent('GET files/download')).toHaveLength(0);
  },
};

let isOffline = true;

export const NotLoaded: Story = {
  beforeEach: () => {
    isOffline = true;
  },
  parameters: {
    first: [http.get('*/api/files/download', () => (isOffline ? HttpResponse.error() : undefined))],
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Photo du tableau/);
    await expect(await dialog.findByText('Offline')).toBeVisible();
    isOffline = false;
    await userEvent.click(dialog.getByRole('button', { name: /Try again$/ }));
    await expect(await dialog.findByRole('img', { name: /Photo du tableau$/ })).toBeVisible();
  },
};

/** The content is not the image that the file name suggests. */
export const NoImageInIt: Story = {
  parameters: { msw: filesHandlers({ files, content: '<svg onload="alert(1)"/>' }) },
  play: async ({ canvas }) => {
    await expectTexts(await opened(canvas, /Photo du tableau/), 'This image cannot be shown');
  },
};

/** Shows that the file is loading. */
export const Slow: Story = {
  parameters: { first: [hangs('GET files/download')] },
  play: async ({ canvas }) => {
    await expectTexts(await opened(canvas, /Photo du tableau/), 'Loading the file');
  },
};

/** On a phone, a file of five megabytes is downloaded only after a question; the long title wraps. */
export const LargeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: at(3054),
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Numérisation/);
    await expect(dialog.getByText('It may take long to load on a phone.')).toBeVisible();
    await expect(sent('GET files/download')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: /Show it anyway$/ }));
    await expect(await dialog.findByRole('img', { name: /Preview of Numérisation/ })).toBeVisible();
  },
};

/** The preview links to the edit form. */
export const ToTheForm: Story = {
  tags: ['SET-FILE-08'],
  parameters: { msw: [...fresh(), ...contractsHandlers(), ...studentsHandlers(), ...languagesHandlers()] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await press(await opened(canvas, /^Photo du tableau$/), 'Edit');
    await expect(await canvas.findByRole('dialog', { name: 'Edit Photo du tableau' })).toBeVisible();
  },
};
