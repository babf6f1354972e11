import { filesHandlers, sent } from '@portal/api-client/testing';
import { aStoredFile } from '@portal/domain';
import {
  asAdmin,
  chooseFiles,
  expectClosed,
  expectMessage,
  expectTexts,
  findDialog,
  pageStories,
  press,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { freshStudents, StudentEdit } from '../student-story';

const letter = aStoredFile({
  id: 3100,
  title: 'Lettre d’inscription',
  name: 'lettre-2026.pdf',
  type: 'studentDocuments',
  storedAt: '2026-09-02T14:00:00.000Z',
});

/** The fields of each upload. */
const uploads = () => sent('POST files').map(({ body }) => body as Record<string, unknown>);

const fresh = (situation: Parameters<typeof filesHandlers>[0] = {}) => [
  ...filesHandlers({ files: [letter], ...situation }),
  ...freshStudents(),
];

export default {
  title: 'Admin/Students/Documents',
  component: StudentEdit,
  decorators: [asAdmin('/students/edit/*', '/students/edit/501/documents')],
  parameters: { msw: () => fresh() },
} satisfies Meta<typeof StudentEdit>;

type Story = StoryObj<typeof StudentEdit>;

const states = pageStories(fresh);

const paper = (name: string, bytes = 20) => new File([new Uint8Array(bytes)], name);

export const Filled: Story = {
  tags: ['FILES-12', 'DOMAIN-59', 'SHELL-088'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /View Lettre d’inscription$/ })).toBeVisible();
    await expectTexts(canvas, 'lettre-2026.pdf', '0,23 Mo');
    const request = sent('GET files/ref').find(({ query }) => query.get('refType') === 'studentDocuments');
    await expect(request?.query.get('refId')).toBe('501');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(canvas, /View Lettre d’inscription$/);
    await waitFor(() => expect(click).toHaveBeenCalled());
    await expect(sent('GET files/download')[0]?.query.get('fileId')).toBe('3100');
  },
};

/** The dialog has a URL; the uploaded file appears in the list. */
export const Uploaded: Story = {
  tags: ['release', 'STU-EDIT-23', 'OPEN-78', 'MSG-34'],
  parameters: { msw: fresh() },
  play: async ({ canvas }) => {
    await press(canvas, /Upload a document$/);
    const dialog = await findDialog(canvas, /Upload a document/);
    chooseFiles(paper('devis.docx'));
    await userEvent.dblClick(dialog.getByRole('button', { name: /Upload$/ }));
    await expectMessage('success', 'Document was uploaded successfully.');
    await expectClosed(canvas);
    await expect(await canvas.findByText('devis.docx')).toBeVisible();
    const { file: _file, ...fields } = uploads()[0] ?? {};
    await expect(fields).toEqual({
      file_name: 'devis.docx',
      file_title: 'devis',
      users_id: '1',
      ref_type: 'studentDocuments',
      ref_id: '501',
    });
    await expect(uploads()).toHaveLength(1);
  },
};

/**
 * The form rejects a file of another type, a missing file and a file that is too large; then the server rejects one.
 */
export const Refused: Story = {
  tags: ['release', 'STU-EDIT-23', 'MSG-18', 'MSG-35'],
  parameters: {
    portal: { at: '/students/edit/501/documents?dialog=upload' },
    msw: fresh({ failWrites: { status: 400, message: 'The disk is full' } }),
  },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas, /Upload a document/);
    await press(dialog, /Upload$/);
    await expectTexts(dialog, /^This is a required field/);
    chooseFiles(paper('photo.png'));
    await expectTexts(dialog, /This kind of file is not accepted./);
    chooseFiles(paper('livre.pdf', 8_388_609));
    await expectTexts(dialog, 'File size cannot exceed 8mb');
    await expect(uploads()).toHaveLength(0);
    chooseFiles(paper('devis.docx'));
    await press(dialog, /Upload$/);
    await expectMessage('error', 'Document was not uploaded successfully.');
    await expectTexts(dialog, 'The disk is full', 'devis.docx');
  },
};

export const None: Story = { tags: ['release'], ...states.shows({ files: [] }, 'No documents') };

export const NotLoaded: Story = {
  tags: ['release'],
  ...states.shows(
    { fail: 500 },
    (canvas) => canvas.findByRole('button', { name: /Upload a document$/ }),
    (canvas) => canvas.findByRole('heading', { name: /Something went wrong$/ }),
  ),
};
