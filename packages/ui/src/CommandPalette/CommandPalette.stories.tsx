import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { HomeIcon, NoteIcon, PlusIcon, UserIcon } from '../icons';
import { Kbd } from '../Kbd/Kbd';
import { type CommandGroup, CommandPalette } from './CommandPalette';
import { matchesTyped } from './typed-matches';

const people = ['Inès Fortin', 'Léa Villeneuve', 'Andrew Parker', 'Siobhán O’Brien', 'Linh Nguyễn'];
const numbers = ['2026-0412', '2026-0409', '2026-0380'];

const everything: readonly CommandGroup[] = [
  {
    id: 'actions',
    label: <BilingualText fr="Actions" en="Actions" />,
    items: [
      { id: 'create', icon: PlusIcon, label: <BilingualText fr="Créer un contrat" en="Create contract" /> },
      { id: 'home', icon: HomeIcon, label: <BilingualText fr="Accueil" en="Home" />, keys: ['G', 'H'] },
    ],
  },
  {
    id: 'contracts',
    label: <BilingualText fr="Contrats" en="Contracts" />,
    items: numbers.map((label) => ({
      id: label,
      icon: NoteIcon,
      label,
      detail: 'Banque Champlain · Français',
      kind: <BilingualText fr="Activé" en="Activated" />,
    })),
  },
  {
    id: 'people',
    label: <BilingualText fr="Personnes" en="People" />,
    items: people.map((label) => ({ id: label, icon: UserIcon, label, detail: 'Montréal' })),
  },
];

/** The results that a page finds at once, by their labels. */
const found = (typed: string) =>
  everything.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => typed === '' || matchesTyped(typed, [String(label)])),
  }));

export default {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  tags: ['release'],
  args: {
    open: true,
    value: '',
    groups: everything,
    onChoose: fn(),
    onClose: fn(),
    onValueChange: fn(),
    foot: (
      <span>
        <Kbd>↵</Kbd> ouvrir - open
      </span>
    ),
    words: {
      name: 'Chercher partout - Find anything',
      placeholder: 'Nom ou numéro - Name or number',
      searching: <BilingualText fr="Recherche en cours" en="Searching" />,
      count: (count) => <BilingualText fr={`${count} résultats`} en={`${count} results`} />,
    },
  },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(args.open);
    const [typed, setTyped] = useState(args.value);
    return (
      <main style={{ padding: 24, minHeight: 640 }}>
        <Button onClick={() => setOpen(true)}>Chercher</Button>
        <CommandPalette
          {...args}
          open={open}
          value={typed}
          onValueChange={(value) => {
            args.onValueChange(value);
            setTyped(value);
          }}
          groups={args.groups === everything ? found(typed) : args.groups}
          onClose={(reason) => {
            args.onClose(reason);
            setOpen(false);
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof CommandPalette>;

type Story = StoryObj<typeof CommandPalette>;

const field = () => screen.getByRole('combobox', { name: 'Chercher partout - Find anything' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

export const AllInGroups: Story = {
  play: async () => {
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    const contracts = within(screen.getByRole('group', { name: 'Contrats - Contracts' }));
    await expect(contracts.getAllByRole('option')).toHaveLength(3);
    await expect(marked()).toHaveTextContent('Create contract');
  },
};

/** Arrow keys wrap around, Home and End lead to the first and last item; the focus stays in the field. */
export const MovedThroughByKeys: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent('Accueil - Home');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(marked()).toHaveTextContent('Linh Nguyễn');
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent('Create contract');
    await userEvent.keyboard('{End}{PageUp}');
    await expect(marked()).toHaveTextContent('2026-0409');
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(marked()).toHaveTextContent('Léa Villeneuve');
    await expect(marked()).toHaveAttribute('aria-selected', 'true');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Léa Villeneuve' }), {
      newTab: false,
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'Léa Villeneuve' }), {
      newTab: true,
    });
  },
};

/** The search ignores accents, and the matching text is highlighted. */
export const FoundByTyping: Story = {
  play: async () => {
    await userEvent.type(field(), 'NGUYEN');
    await expect(options()).toEqual(['Linh NguyễnMontréal']);
    await expect(screen.getByText('Nguyễn').tagName).toBe('MARK');
    await expect(marked()).toHaveTextContent('Linh Nguyễn');
    await expect(screen.getByRole('status')).toHaveTextContent('1 résultats - 1 results');
  },
};

export const ByMouse: Story = {
  play: async ({ args }) => {
    const option = screen.getByRole('option', { name: /2026-0409/ });
    await userEvent.hover(option);
    await expect(marked()).toBe(option);
    await userEvent.click(option);
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2026-0409' }), {
      newTab: false,
    });
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Meta>}');
    await userEvent.pointer({ target: option, keys: '[MouseMiddle]' });
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2026-0409' }), {
      newTab: true,
    });
  },
};

/** Escape first empties the field, then closes the palette; the focus returns to where it was. */
export const ClosedByEscape: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Chercher' });
    await userEvent.click(trigger);
    await userEvent.type(field(), 'inès');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Fermer - Close' }));
    await expect(args.onClose).toHaveBeenCalledWith('close-button');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** If Enter is pressed before the first result arrives, the first result is chosen when it does. */
export const EnteredTooSoon: Story = {
  render: function Slow(args) {
    const [isThere, setThere] = useState(false);
    return (
      <main style={{ padding: 24, minHeight: 400 }}>
        <CommandPalette
          {...args}
          value="0412"
          searching={!isThere}
          groups={isThere ? everything.slice(1) : []}
          note={<Button onClick={() => setThere(true)}>answer</Button>}
        />
      </main>
    );
  },
  play: async ({ args }) => {
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByText('Searching')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'answer' }));
    await waitFor(() =>
      expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '2026-0412' }), {
        newTab: false,
      }),
    );
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

export const NothingFound: Story = {
  args: {
    value: 'zzz',
    groups: [],
    note: <BilingualText fr="Rien ne correspond à « zzz »." en="Nothing matches “zzz”." layout="stack" />,
  },
  play: async () => {
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(screen.getByText('Nothing matches “zzz”.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field()).toHaveFocus();
  },
};

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'international',
    groups: [
      {
        id: 'companies',
        label: <BilingualText fr="Sociétés" en="Companies" />,
        items: [1, 2, 3].map((number) => ({
          id: String(number),
          icon: NoteIcon,
          label: 'Regroupement international des établissements d’enseignement supérieur et de recherche',
          detail: 'coordination.linguistique.internationale@regroupement-etablissements.example',
          kind: <BilingualText fr="Société" en="Company" />,
        })),
      },
    ],
  },
  play: async () => {
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const option of screen.getAllByRole('option'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};
