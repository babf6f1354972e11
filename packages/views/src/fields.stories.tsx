import { outlineExtensions, outlineUploadSchema } from '@portal/domain';
import type { ComboboxOption } from '@portal/ui';
import { Button, Dialog } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import {
  FormCombobox,
  FormDateField,
  FormDatePicker,
  FormErrorSummary,
  FormFileInput,
  FormMultiCombobox,
  FormTextField,
} from './fields';
import { useZodForm } from './useZodForm';

const meta: Meta = { title: 'Views/Form fields', tags: ['release'] };
export default meta;

type Story = StoryObj;

const companies: readonly ComboboxOption[] = [
  { value: '22', label: 'Banque Champlain' },
  { value: '23', label: 'Clinique Saint-Jérôme' },
];
const students: readonly ComboboxOption[] = [
  { value: '1', label: 'Marie Tremblay' },
  { value: '2', label: 'Zoé Légaré' },
  { value: '3', label: 'Noah Ng' },
];

const schema = z.object({
  companyId: z.string({ error: 'required' }),
  studentIds: z.array(z.string()).min(1, 'required'),
  note: z.string().optional(),
});

const save = fn();

function GroupForm({ defaultValue }: { defaultValue?: z.input<typeof schema> }) {
  const { fields, formProps } = useZodForm(schema, {
    defaultValue,
    onSubmit: async (values) => {
      save(values);
      return 'reset';
    },
  });
  return (
    <form {...formProps} style={{ display: 'grid', gap: 12, padding: 24, maxWidth: 420 }}>
      <FormCombobox field={fields.companyId} label="Société*" options={companies} />
      <FormMultiCombobox field={fields.studentIds} label="Étudiants*" options={students} />
      <FormTextField field={fields.note} label="Note" />
      <Button type="submit">Enregistrer</Button>
    </form>
  );
}

/** The list's code is loaded first, which takes a moment on a busy machine. */
const opened = () => screen.findByRole('listbox', {}, { timeout: 10_000 });

/**
 * A combobox works like any other field: validated on blur, corrected at once, focused if rejected, submitted, reset.
 */
export const Comboboxes: Story = {
  render: () => <GroupForm />,
  play: async ({ canvas }) => {
    save.mockClear();
    const company = canvas.getByRole('combobox', { name: 'Société*' });
    const group = canvas.getByRole('combobox', { name: 'Étudiants*' });
    await userEvent.click(company);
    await opened();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByLabelText('Note'));
    await waitFor(() => expect(company).toBeInvalid());
    await userEvent.type(company, 'banq{Enter}');
    await waitFor(() => expect(company).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(group).toBeInvalid());
    await expect(group).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('zoe{Enter}ng{Enter}{Escape}');
    await waitFor(() => expect(group).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ companyId: '22', studentIds: ['2', '3'] }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Société*' })).toHaveValue(''));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ComboboxesFilled: Story = {
  render: () => <GroupForm defaultValue={{ companyId: '23', studentIds: ['3', '1'] }} />,
  play: async ({ canvas }) => {
    save.mockClear();
    await expect(canvas.getByRole('combobox', { name: 'Société*' })).toHaveValue('Clinique Saint-Jérôme');
    const items = canvas.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
    await expect(items).toEqual(['Noah Ng', 'Marie Tremblay']);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Noah Ng - Remove Noah Ng' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ companyId: '23', studentIds: ['1'] }));
  },
};

const noteSchema = z.object({
  title: z.string({ error: 'required' }).min(2, 'required'),
  day: z.string({ error: 'required' }),
});

/** A shortened example of a long form; its server rejects the title because it already exists. */
function NoteForm() {
  const { fields, formProps, attempts } = useZodForm(noteSchema, {
    onSubmit: async () => ({ fields: { title: 'email-duplicated' } }),
  });
  return (
    <form {...formProps} style={{ display: 'grid', gap: 12, padding: 24, maxWidth: 420 }}>
      <FormErrorSummary
        title="Veuillez corriger :"
        attempts={attempts}
        fields={[
          { field: fields.title, label: 'Titre*' },
          { field: fields.day, label: 'Jour*' },
        ]}
      />
      <FormTextField field={fields.title} label="Titre*" />
      <FormDateField field={fields.day} label="Jour*" />
      <Button type="submit">Enregistrer</Button>
    </form>
  );
}

/**
 * The error summary takes the focus after each rejected submit, including those that the server rejects, and never
 * while the user types.
 */
export const SummaryOfErrors: Story = {
  render: () => <NoteForm />,
  play: async ({ canvas }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const summaryHasFocus = () =>
      waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
    const title = canvas.getByLabelText('Titre*');
    await userEvent.click(title);
    await userEvent.tab();
    await waitFor(() => expect(title).toBeInvalid());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await send();
    await summaryHasFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Jour*' }));
    await expect(canvas.getByLabelText('Jour*')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Jour*'), '2026-11-20');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Jour*' })).toBeNull());
    await userEvent.type(title, 'Bilan');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(title).toHaveValue('Bilan');
    await send();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Titre*' })).toBeVisible());
    await summaryHasFocus();
  },
};

/** A document of a course; its server rejects nothing. */
function DocumentForm() {
  const { fields, formProps } = useZodForm(outlineUploadSchema, {
    onSubmit: async ({ file }) => {
      save(file.name);
      return 'reset';
    },
  });
  return (
    <form {...formProps} style={{ display: 'grid', gap: 12, padding: 24, maxWidth: 420 }}>
      <FormFileInput field={fields.file} label="Plan de cours*" extensions={outlineExtensions} />
      <Button type="submit">Enregistrer</Button>
    </form>
  );
}

/** A file input works like any other field: required, rejected at once if the file is not allowed, submitted, reset. */
export const Files: Story = {
  tags: ['!release', 'FILES-06', 'FILES-04'],
  render: () => <DocumentForm />,
  play: async ({ canvas, canvasElement }) => {
    save.mockClear();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('the field has no input');
    const choose = (name: string, bytes: number) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name));
      input.files = transfer.files;
      fireEvent.change(input);
    };
    const chooser = canvas.getByRole('button', { name: 'Plan de cours* Choisir un fichier - Choose a file' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/This is a required field/));
    await expect(chooser).toHaveFocus();
    choose('plan.docx', 10);
    await expect(await canvas.findByText('This kind of file is not accepted.')).toBeVisible();
    choose('plan.pdf', 8_388_609);
    await expect(await canvas.findByText('File size cannot exceed 8mb')).toBeVisible();
    choose('plan.pdf', 8_388_608);
    await expect(await canvas.findByText('8.00 MB')).toBeVisible();
    await waitFor(() => expect(chooser).not.toHaveAccessibleDescription(/required/));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('plan.pdf'));
    await waitFor(() => expect(canvas.queryByText('plan.pdf')).toBeNull());
  },
};

const lessonSchema = z.object({ date: z.string({ error: 'required' }) });

function LessonForm() {
  const { fields, formProps } = useZodForm(lessonSchema, {
    onSubmit: async (values) => {
      save(values);
      return 'reset';
    },
  });
  return (
    <form {...formProps} style={{ display: 'grid', gap: 12, padding: 24, maxWidth: 420, minHeight: 480 }}>
      <FormDatePicker field={fields.date} label="Jour*" today="2026-11-12" />
      <Button type="submit">Enregistrer</Button>
    </form>
  );
}

/**
 * A date chosen in the calendar counts like typed input: it clears the error, is submitted, and disappears on reset.
 */
export const DayFromTheCalendar: Story = {
  render: () => <LessonForm />,
  play: async ({ canvas }) => {
    save.mockClear();
    const day = () => canvas.getByLabelText('Jour*');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(day()).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const calendar = await screen.findByRole('dialog', { name: /Open the calendar/ }, { timeout: 10_000 });
    await userEvent.click(within(calendar).getByRole('gridcell', { name: /Thursday, November 12, 2026/ }));
    await waitFor(() => expect(day()).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ date: '2026-11-12' }));
    await waitFor(() => expect(day()).toHaveValue(''));
  },
};

function NoteDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Notes</h1>
      <Dialog open={open} onClose={() => setOpen(false)} title="Une note">
        <NoteForm />
      </Dialog>
    </>
  );
}

/** A dialog is removed while one of its fields has focus: the browser must not submit the form or leave the page. */
export const TakenAwayWithTheFocus: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: () => <NoteDialog />,
  play: async ({ canvas }) => {
    const sent: boolean[] = [];
    const hear = (event: Event) => sent.push(!event.defaultPrevented);
    window.addEventListener('submit', hear);
    await waitFor(() => expect(canvas.getByLabelText('Titre*')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    window.removeEventListener('submit', hear);
    await expect(sent).not.toContain(true);
    await expect(canvas.getByRole('heading', { name: 'Notes' })).toBeVisible();
  },
};

const close = fn();

/** A centred dialog that starts with a required field: an error message makes it taller and moves it. */
function NameDialog() {
  const { fields, formProps } = useZodForm(z.object({ name: z.string({ error: 'required' }) }), {
    onSubmit: async () => {},
  });
  return (
    <Dialog
      open
      size="small"
      title="Langue"
      onClose={close}
      actions={<Button onClick={() => close('cancel')}>Annuler</Button>}
    >
      <form {...formProps}>
        <FormTextField field={fields.name} label="Nom*" />
        <p>La langue paraît dans toutes les listes.</p>
      </form>
    </Dialog>
  );
}

/** Nothing moves while the pointer is down: the first click on a button works, whatever error the field shows. */
export const NothingMovesDuringAPress: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: () => <NameDialog />,
  play: async ({ canvas }) => {
    close.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Nom*' });
    const cancel = canvas.getByRole('button', { name: 'Annuler' });
    const user = userEvent.setup();
    await expect(field).toHaveFocus();
    const place = cancel.getBoundingClientRect().top;
    await user.pointer({ keys: '[MouseLeft>]', target: cancel });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).not.toHaveFocus();
    await expect(cancel.getBoundingClientRect().top).toBe(place);
    await user.pointer({ keys: '[/MouseLeft]', target: cancel });
    await expect(close.mock.calls).toEqual([['cancel']]);
    await waitFor(() => expect(cancel.getBoundingClientRect().top).toBeGreaterThan(place));
  },
};
