import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { FileInput, type FileInputProps } from './FileInput';
import type { FileUpload } from './FileRow';

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(2);

export default {
  title: 'Components/Fields/FileInput',
  component: FileInput,
  tags: ['release'],
  args: {
    label: <BilingualText fr="Document*" en="Document*" />,
    name: 'document',
    extensions: ['.pdf', '.xls', '.xlsx', '.doc', '.docx'],
    maxBytes: 8_388_608,
    hint: (
      <BilingualText
        fr=".pdf, .xls, .xlsx, .doc ou .docx, au plus 8 Mo"
        en=".pdf, .xls, .xlsx, .doc or .docx, 8 MB at most"
        layout="stack"
      />
    ),
    onFilesChange: fn(),
    onRemove: fn(),
    words: {
      choose: <BilingualText fr="Choisir un fichier" en="Choose a file" />,
      drop: <BilingualText fr="ou déposez-le ici" en="or drop it here" />,
      chosen: (count) => (
        <BilingualText fr={`${count} fichier(s) choisi(s)`} en={`${count} file(s) chosen`} />
      ),
      size: (bytes) => (
        <BilingualText fr={`${megabytes(bytes).replace('.', ',')} Mo`} en={`${megabytes(bytes)} MB`} />
      ),
      remove: (name) => <BilingualText fr={`Retirer ${name}`} en={`Remove ${name}`} />,
      cancel: (name) => <BilingualText fr={`Annuler l’envoi : ${name}`} en={`Cancel sending ${name}`} />,
      sending: (percent) => <BilingualText fr={`Envoi… ${percent} %`} en={`Sending… ${percent}%`} />,
      waiting: <BilingualText fr="En attente" en="Waiting" />,
      sent: <BilingualText fr="Envoyé" en="Sent" />,
      retry: <BilingualText fr="Réessayer" en="Try again" />,
      refused: {
        type: (
          <BilingualText fr="Ce type de fichier n’est pas accepté." en="This type of file is not accepted." />
        ),
        size: (
          <BilingualText
            fr="La taille du fichier ne peut pas dépasser 8 Mo"
            en="File size cannot exceed 8mb"
            layout="stack"
          />
        ),
        empty: <BilingualText fr="Ce fichier est vide." en="This file is empty." />,
        number: <BilingualText fr="Un seul fichier à la fois." en="One file at a time." />,
      },
    },
  },
  parameters: { column: 480 },
} satisfies Meta<typeof FileInput>;

type Story = StoryObj<typeof FileInput>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const file = (name: string, bytes = 430_000) => {
  const made = new File(['x'], name, { lastModified: 0 });
  // Has the given size without allocating the bytes.
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const proposal = () => file('Proposition.pdf');
const chooser = (canvas: Canvas) => canvas.getByRole('button', { name: /Choose a file$/ });

const native = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the field has no input');
  return input;
};

const carrying = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
};

/** Does what the system's file picker does when it closes. */
const choose = (root: HTMLElement, ...files: File[]) => {
  native(root).files = carrying(files).files;
  fireEvent.change(native(root));
};

const drag = (target: Element, type: string, ...files: File[]) =>
  fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }));

const held = (root: HTMLElement) => [...(native(root).files ?? [])].map(({ name }) => name);

export const Chosen: Story = {
  tags: ['!release', 'SET-FILE-28'],
  play: async ({ args, canvas, canvasElement }) => {
    const open = spyOn(native(canvasElement), 'click');
    await expect(chooser(canvas)).toHaveAccessibleName('Document* Choisir un fichier - Choose a file');
    await expect(chooser(canvas)).toHaveAccessibleDescription(/8 MB at most/);
    await userEvent.click(chooser(canvas));
    await expect(open).toHaveBeenCalledTimes(1);
    choose(canvasElement, proposal());
    await expect(canvas.getByText('Proposition.pdf')).toBeVisible();
    await expect(canvas.getByText('0.41 MB')).toBeVisible();
    await expect(canvas.getByText('1 file(s) chosen')).toBeInTheDocument();
    await expect(args.onFilesChange).toHaveBeenCalledTimes(1);
    await expect(held(canvasElement)).toEqual(['Proposition.pdf']);
  },
};

/** Tab reaches the button and each file's button; when a file is removed, the focus moves to the next one. */
export const ByKeys: Story = {
  args: { multiple: true },
  play: async ({ args, canvas, canvasElement }) => {
    const open = spyOn(native(canvasElement), 'click').mockImplementation(() => undefined);
    await userEvent.tab();
    await expect(chooser(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(open).toHaveBeenCalledTimes(2);
    choose(canvasElement, file('a.pdf'), file('b.docx'), file('c.xlsx'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer a.pdf - Remove a.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Retirer b.docx - Remove b.docx' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Retirer b.docx - Remove b.docx' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chooser(canvas)).toHaveFocus();
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
    await expect(held(canvasElement)).toEqual([]);
  },
};

export const Dropped: Story = {
  args: { multiple: true },
  tags: ['SET-FILE-25'],
  play: async ({ canvas, canvasElement }) => {
    const zone = chooser(canvas).parentElement;
    if (!zone) throw new Error('the button stands in the zone');
    drag(zone, 'dragenter', file('a.pdf'));
    await waitFor(() => expect(zone).toHaveAttribute('data-drag', 'over'));
    drag(document.body, 'dragover', file('a.pdf'));
    drag(zone, 'drop', file('a.pdf'), file('b.docx'));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drag'));
    // Dropped files are added to the chosen ones, without duplicates.
    drag(zone, 'drop', file('b.docx'), file('c.xlsx'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(held(canvasElement)).toEqual(['a.pdf', 'b.docx', 'c.xlsx']);
  },
};

/** A file dropped outside of the field must not open in place of the page. */
export const DroppedBeside: Story = {
  tags: ['!release'],
  play: async ({ args, canvas }) => {
    const drop = new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      dataTransfer: carrying([proposal()]),
    });
    document.body.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(args.onFilesChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** A file is rejected before the upload; files chosen earlier stay. */
export const TooLarge: Story = {
  tags: ['FILES-06', 'MSG-18', 'CON-FORM-43', 'STU-EDIT-21'],
  play: async ({ args, canvas, canvasElement }) => {
    choose(canvasElement, proposal());
    choose(canvasElement, file('Plan de cours.pdf', 8_388_609));
    const refusal = canvas.getByRole('alert');
    await expect(refusal).toHaveTextContent('Plan de cours.pdf');
    await expect(refusal).toHaveTextContent('File size cannot exceed 8mb');
    await expect(held(canvasElement)).toEqual(['Proposition.pdf']);
    await expect(args.onFilesChange).toHaveBeenCalledTimes(1);
    await userEvent.click(within(refusal).getByRole('button', { name: /Remove Plan de cours.pdf/ }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(chooser(canvas)).toHaveFocus();
  },
};

export const OfAnotherType: Story = {
  tags: ['SET-FILE-24', 'CON-FINAL-06', 'STU-EDIT-20'],
  play: async ({ args, canvas, canvasElement }) => {
    choose(canvasElement, file('Photo.jpeg'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This type of file is not accepted.');
    await expect(args.onFilesChange).not.toHaveBeenCalled();
    // The next choice removes the error.
    choose(canvasElement, proposal());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const OneAtATime: Story = {
  tags: ['!release'],
  play: async ({ args, canvas, canvasElement }) => {
    choose(canvasElement, file('a.pdf'));
    choose(canvasElement, file('b.pdf'), file('c.pdf'));
    await expect(held(canvasElement)).toEqual(['b.pdf']);
    await expect(canvas.getByRole('alert')).toHaveTextContent('One file at a time.');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** The file picker is closed without a choice: browsers then empty the native input, but the files stay. */
export const NothingChosenAfterAll: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    choose(canvasElement, proposal());
    choose(canvasElement);
    await expect(canvas.getByText('Proposition.pdf')).toBeVisible();
    await expect(held(canvasElement)).toEqual(['Proposition.pdf']);
    await expect(args.onFilesChange).toHaveBeenCalledTimes(1);
  },
};

const uploads: Record<string, FileUpload> = {
  'Proposition.pdf': { state: 'sending', part: 0.42 },
  'Liste des présences.xlsx': { state: 'sent' },
  'Devis.doc': { state: 'waiting' },
  'Entente.docx': {
    state: 'failed',
    message: (
      <BilingualText
        fr="Le document n’a pas été téléversé"
        en="Document was not uploaded successfully"
        layout="stack"
      />
    ),
  },
};

/** Uploads chosen files at once, like the file manager; each file shows its progress. */
function SentAtOnce(props: FileInputProps) {
  const [sent, setSent] = useState<ReadonlyMap<File, FileUpload>>(new Map());
  const follow = (files: readonly File[]) =>
    setSent(
      new Map(files.flatMap((one) => (uploads[one.name] ? [[one, uploads[one.name] as FileUpload]] : []))),
    );
  return (
    <FileInput
      {...props}
      multiple
      uploads={sent}
      onFilesChange={follow}
      onRetry={(one) => setSent(new Map([...sent, [one, { state: 'sent' }]]))}
    />
  );
}

const sendAll = (root: HTMLElement) => choose(root, ...Object.keys(uploads).map((name) => file(name)));

export const OnTheirWay: Story = {
  render: (args) => <SentAtOnce {...args} />,
  tags: ['SET-FILE-25', 'MSG-17'],
  play: async ({ args, canvas, canvasElement }) => {
    sendAll(canvasElement);
    await expect(canvas.getByText('Sending… 42%')).toBeVisible();
    const [, arrived, waiting, failed] = canvas.getAllByRole('listitem');
    if (!arrived || !waiting || !failed) throw new Error('four files were chosen');
    await waitFor(() => expect(within(arrived).getByRole('status')).toHaveTextContent('Envoyé - Sent'));
    await expect(within(arrived).queryByRole('button')).toBeNull();
    await expect(within(waiting).getByRole('status')).toHaveTextContent('En attente - Waiting');
    await expect(within(waiting).getByRole('button', { name: /Cancel sending Devis.doc$/ })).toBeVisible();
    await expect(within(failed).getByRole('status')).toHaveTextContent('not uploaded successfully');
    await userEvent.click(within(failed).getByRole('button', { name: 'Réessayer - Try again' }));
    await expect(within(failed).getByRole('status')).toHaveTextContent('Envoyé - Sent');
    // The clicked button and the one next to it are gone, but the focus is not lost.
    await expect(chooser(canvas)).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Annuler l’envoi : Proposition.pdf - Cancel sending Proposition.pdf',
      }),
    );
    await expect(canvas.queryByText('Proposition.pdf')).toBeNull();
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** The form submits the files like any other field, and its reset removes them. */
export const InAForm: Story = {
  tags: ['!release'],
  args: { multiple: true },
  render: function Form(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        style={{ display: 'grid', gap: 12 }}
        onSubmit={(event) => {
          event.preventDefault();
          const files = new FormData(event.currentTarget).getAll('document');
          setSent(files.map((one) => (one instanceof File ? one.name : '')).join(', '));
        }}
      >
        <FileInput {...args} />
        <Button type="submit">Envoyer</Button>
        <Button type="reset">Vider</Button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, file('a.pdf'));
    choose(canvasElement, file('b.docx'));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(canvas.getByText('a.pdf, b.docx')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vider' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(held(canvasElement)).toEqual([]);
  },
};

/** A form that rejects the field focuses the native input, which passes the focus on to the button. */
export const Refused: Story = {
  args: {
    message: <BilingualText fr="Ceci est un champ obligatoire." en="This is a required field." />,
    required: true,
  },
  play: async ({ canvas, canvasElement }) => {
    native(canvasElement).focus();
    await expect(chooser(canvas)).toHaveFocus();
    await expect(chooser(canvas)).toHaveAccessibleDescription(/This is a required field/);
  },
};

export const NamedByItsSurroundings: Story = {
  args: { label: undefined, 'aria-label': 'Liste des élèves - Student list' },
  play: async ({ canvas }) => {
    await expect(chooser(canvas)).toHaveAccessibleName(
      'Liste des élèves - Student list Choisir un fichier - Choose a file',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(chooser(canvas)).toBeDisabled();
    const zone = chooser(canvas).parentElement;
    if (!zone) throw new Error('the button stands in the zone');
    drag(zone, 'drop', proposal());
    await expect(args.onFilesChange).not.toHaveBeenCalled();
  },
};

export const LongNamesOnAPhone: Story = {
  render: (args) => <SentAtOnce {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    choose(
      canvasElement,
      ...Object.keys(uploads).map((name) => file(name)),
      file('Regroupement_provincial_des_entreprises_d_economie_sociale_en_aide_a_domicile_plan.pdf'),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
