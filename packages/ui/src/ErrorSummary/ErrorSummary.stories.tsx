import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';
import { ErrorSummary, type FieldError } from './ErrorSummary';

const words = {
  title: (
    <BilingualText
      fr="Le formulaire n’a pas été envoyé. Veuillez corriger :"
      en="The form was not sent. Please correct:"
    />
  ),
  name: <BilingualText fr="Nom de famille*" en="Last name*" />,
  email: <BilingualText fr="Courriel*" en="Email*" />,
  status: <BilingualText fr="Statut*" en="Status*" />,
  required: <BilingualText fr="Ceci est un champ obligatoire." en="This is a required field." />,
  badEmail: (
    <BilingualText
      fr="Ce champ est obligatoire et doit être un courriel valide."
      en="This is a required field and must be a valid email."
    />
  ),
  refused: <BilingualText fr="Le serveur n’a pas répondu." en="The server did not answer." />,
};

/** An example form: fields are validated on blur, all of them on submit. */
function StudentForm({ serverSaysNo = false }: { serverSaysNo?: boolean }) {
  const [attempts, setAttempts] = useState(0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [values, setValues] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState(false);
  const found: (FieldError & { id: string })[] = [];
  if (!values.name) found.push({ id: 'name', label: words.name, message: words.required });
  if (!/.@./.test(values.email ?? ''))
    found.push({ id: 'email', label: words.email, message: words.badEmail });
  if (!values.status) found.push({ id: 'status', label: words.status, message: words.required });
  const errors = found.filter(({ id }) => attempts > 0 || left.includes(id));
  const field = (id: string) => ({ id, name: id, message: errors.find((error) => error.id === id)?.message });
  const text = (id: string) => ({
    ...field(id),
    onBlur: () => setLeft([...left, id]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [id]: target.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    setRefusal(serverSaysNo && found.length === 0);
  };
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary
        title={words.title}
        attempts={attempts}
        errors={refusal ? [...errors, { message: words.refused }] : errors}
      />
      <TextField label={words.name} required {...text('name')} />
      <TextField label={words.email} required {...text('email')} />
      <RadioGroup
        label={words.status}
        options={[
          { value: '1', label: <BilingualText fr="Actif" en="Active" /> },
          { value: '0', label: <BilingualText fr="Archivé" en="Archived" /> },
        ]}
        onValueChange={(status) => setValues({ ...values, status })}
        {...field('status')}
      />
      <Button type="submit" variant="primary">
        <BilingualText fr="Enregistrer" en="Save" />
      </Button>
    </form>
  );
}

export default {
  title: 'Components/Messages/ErrorSummary',
  component: ErrorSummary,
  tags: ['release'],
  render: () => <StudentForm />,
  parameters: { column: 560 },
} satisfies Meta<typeof ErrorSummary>;

type Story = StoryObj<typeof ErrorSummary>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Enregistrer - Save' }));

export const SendingIsRefused: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    const summary = canvas.getByRole('alert');
    await expect(summary.parentElement).toHaveFocus();
    await expect(summary).toHaveTextContent('The form was not sent.');
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nom de famille - Last name*',
      'Courriel - Email*',
      'Statut - Status*',
    ]);
  },
};

export const ALinkLeadsToItsField: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    const followed = fn();
    const stay = (event: MouseEvent) => {
      if (!event.defaultPrevented) followed((event.target as Element).closest('a')?.hash);
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    try {
      await userEvent.click(canvas.getByRole('link', { name: 'Courriel - Email*' }));
      await expect(canvas.getByRole('textbox', { name: 'Courriel - Email*' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('link', { name: 'Statut - Status*' }));
      await expect(canvas.getByRole('radio', { name: 'Actif - Active' })).toHaveFocus();
    } finally {
      window.removeEventListener('click', stay);
    }
    // The URL does not change, because a hash router would show another page.
    await expect(followed).not.toHaveBeenCalled();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nom de famille - Last name*' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' })).toHaveFocus();
  },
};

/**
 * A corrected field disappears from the list and keeps the focus; if it is left invalid again, it reappears without
 * moving the focus.
 */
export const AFieldIsMended: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' }), 'Tremblay');
    await expect(canvas.queryByRole('link', { name: 'Nom de famille - Last name*' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' })).toHaveFocus();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' }));
    await expect(canvas.getByRole('link', { name: 'Nom de famille - Last name*' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' })).toHaveFocus();
  },
};

export const RefusedOnceMore: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' }), 'Tremblay');
    await send(canvas);
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};

/** A field that is invalid on blur shows its own error; the summary appears only after a submit. */
export const NothingIsSentYet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' }));
    await userEvent.tab();
    await expect(canvas.getByText('This is a required field.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email*' })).toHaveFocus();
  },
};

export const TheWholeFormIsRefused: Story = {
  render: () => <StudentForm serverSaysNo />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom de famille - Last name*' }), 'Tremblay');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Courriel - Email*' }), 'lea@exemple.org');
    await userEvent.click(canvas.getByRole('radio', { name: 'Actif - Active' }));
    await send(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OnAPhone: Story = { ...SendingIsRefused, globals: { viewport: { value: 'phone' } } };
