import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { InlineEdit, type InlineEditProps } from './InlineEdit';

const taken = (
  <BilingualText fr="Cette langue existe déjà." en="This language already exists." layout="stack" />
);

/** A name in a list, which an app would store. */
function Name({ value: first, onSave, ...props }: InlineEditProps) {
  const [value, setValue] = useState(first);
  const save = async (typed: string, began: string): Promise<ReactNode> => {
    const why = await onSave(typed, began);
    if (why == null) setValue(typed);
    return why;
  };
  return <InlineEdit {...props} value={value} onSave={save} />;
}

export default {
  title: 'Components/Fields/InlineEdit',
  component: InlineEdit,
  tags: ['release'],
  args: {
    value: 'Anglais',
    onSave: fn(async () => undefined),
    words: {
      edit: <BilingualText fr="Modifier Anglais" en="Edit Anglais" />,
      field: <BilingualText fr="Nom de la langue" en="Name of the language" />,
      save: <BilingualText fr="Enregistrer" en="Save" />,
      cancel: <BilingualText fr="Annuler" en="Cancel" />,
      saving: <BilingualText fr="Enregistrement…" en="Saving…" />,
      failed: <BilingualText fr="une erreur est survenue" en="something went wrong" layout="stack" />,
    },
  },
  render: (args) => <Name {...args} />,
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 24, maxWidth: 420 }}>
        <Story />
        <Button>Après</Button>
      </main>
    ),
  ],
} satisfies Meta<typeof InlineEdit>;

type Story = StoryObj<typeof InlineEdit>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pencil = (canvas: Canvas) => canvas.getByRole('button', { name: 'Modifier Anglais - Edit Anglais' });
const field = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Nom de la langue - Name of the language' });
const shows = (canvas: Canvas, text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());

export const AfterADoubleClick: Story = {
  tags: ['!release', 'SET-LANG-09', 'SET-COMP-09'],
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByText('Anglais'));
    await expect(field(canvas)).toHaveFocus();
    // The whole name is selected, so that typing replaces it.
    await userEvent.keyboard('Anglais des affaires{Enter}');
    await shows(canvas, 'Anglais des affaires');
    await expect(args.onSave).toHaveBeenCalledWith('Anglais des affaires', 'Anglais');
    await expect(pencil(canvas)).toHaveFocus();
  },
};

export const ByItsPencil: Story = {
  tags: ['!release', 'SET-LANG-10', 'SET-LANG-11', 'SET-COMP-10', 'SET-COMP-11'],
  play: async ({ args, canvas }) => {
    await userEvent.click(pencil(canvas));
    await expect(field(canvas)).toHaveValue('Anglais');
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'English');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer - Save' }));
    await shows(canvas, 'English');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(pencil(canvas)).toHaveFocus();
  },
};

export const LeftAsItWas: Story = {
  tags: ['!release', 'SET-LANG-12', 'SET-COMP-12'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Anglai{Escape}');
    await expect(canvas.getByText('Anglais')).toBeVisible();
    await expect(pencil(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveValue('Anglais');
    await userEvent.keyboard('Anglai');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler - Cancel' }));
    await expect(canvas.getByText('Anglais')).toBeVisible();
    await expect(pencil(canvas)).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Unchanged text is not saved. */
export const NothingChanged: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(pencil(canvas)).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Leaving the field saves it, and the focus stays on the other element. */
export const GoingOnSaves: Story = {
  tags: ['!release'],
  play: async ({ args, canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('English');
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await shows(canvas, 'English');
    await expect(args.onSave).toHaveBeenCalledWith('English', 'Anglais');
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
  },
};

export const GoingOnDrops: Story = {
  args: { onBlur: 'cancel' },
  play: async ({ args, canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('English');
    // Moving to the buttons next to the field does not count as leaving it.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enregistrer - Save' })).toHaveFocus();
    await expect(field(canvas)).toHaveValue('English');
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(canvas.getByText('Anglais')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
  },
};

/** A rejected name stays in the field with the reason; after a correction it is saved. */
export const Refused: Story = {
  args: { onSave: fn(async (typed: string) => (typed === 'Français' ? taken : undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('Français{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This language already exists.'));
    await expect(field(canvas)).toHaveValue('Français');
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleErrorMessage(/already exists/);
    await userEvent.keyboard(' du Québec{Enter}');
    await shows(canvas, 'Français du Québec');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

export const NobodySaidWhy: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('English{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('something went wrong'));
    await expect(field(canvas)).toHaveValue('English');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Anglais')).toBeVisible();
  },
};

/** While a save is running, a second press and Escape do nothing. */
export const OnItsWay: Story = {
  args: { onSave: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('English{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer - Save' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(field(canvas)).toHaveAttribute('readonly');
    await expect(field(canvas)).toHaveValue('English');
  },
};

/** Escape closes one layer at a time, the front one first. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: function Nested(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Langues" size="small">
        <Name {...args} />
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.keyboard('English{Escape}');
    await expect(canvas.getByText('Anglais')).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Langues' })).toBeVisible();
  },
};

const longName =
  'Regroupement provincial des entreprises d’économie sociale en aide à domicile de l’Outaouais';

export const LongNameOnAPhone: Story = {
  args: { value: longName, children: <span style={{ fontWeight: 600 }}>{longName}</span> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByText(longName));
    await expect(field(canvas)).toHaveValue(longName);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
