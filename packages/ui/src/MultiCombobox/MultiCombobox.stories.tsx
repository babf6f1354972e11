import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FocusEvent, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import {
  companies,
  fiveThousandCompanies,
  multiComboboxWords,
  searchAmong,
} from '../Combobox/combobox-samples';
import { MultiCombobox } from './MultiCombobox';

export default {
  title: 'Components/Choices/MultiCombobox',
  component: MultiCombobox,
  tags: ['release'],
  args: {
    label: <BilingualText fr="Sociétés" en="Companies" />,
    placeholder: 'Choisir des sociétés - Choose companies',
    name: 'companyIds',
    options: companies,
    words: multiComboboxWords,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <main
        style={{
          padding: 24,
          minHeight: 420,
          maxWidth: 420,
          display: 'grid',
          gap: 12,
          alignContent: 'start',
        }}
      >
        <Story />
        <Button>Après</Button>
      </main>
    ),
  ],
} satisfies Meta<typeof MultiCombobox>;

type Story = StoryObj<typeof MultiCombobox>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Sociétés - Companies' });
/** The list's code is loaded first, which takes a moment on a busy machine. */
const opened = () => screen.findByRole('listbox', { name: 'Sociétés - Companies' }, { timeout: 10_000 });
const option = (name: string) => screen.getByRole('option', { name });
const marked = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};
const chips = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Sociétés choisies - Chosen companies' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);
const sent = (root: HTMLElement) =>
  [...(root.querySelector<HTMLSelectElement>('[name="companyIds"]')?.selectedOptions ?? [])].map(
    ({ value }) => value,
  );

export const Chosen: Story = { tags: ['!release'], args: { defaultValue: ['2', '7', '4'] } };

export const ByMouse: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(field(canvas));
    await expect(await opened()).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(option('Banque Champlain'));
    await userEvent.click(option('Transports Nordiques'));
    await expect(option('Transports Nordiques')).toHaveAttribute('aria-selected', 'true');
    await expect(chips(canvas)).toEqual(['Banque Champlain', 'Transports Nordiques']);
    await expect(sent(canvasElement)).toEqual(['1', '8']);
    // A second click deselects the option.
    await userEvent.click(option('Banque Champlain'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['8']);
    await expect(field(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Remove Transports Nordiques$/ }));
    await expect(sent(canvasElement)).toEqual([]);
    await expect(field(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(chips(canvas)).toEqual(['Banque Champlain', 'Entreprises Beauséjour']);
    await expect(marked()).toHaveTextContent('Entreprises Beauséjour');
    // The search text stays, so that more options with a similar name can be selected; the next letter replaces it.
    await userEvent.keyboard('clin');
    await expect(marked()).toHaveTextContent('Clinique Saint-Jérôme');
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveValue('clin');
    await userEvent.keyboard('univ{Enter}');
    await expect(sent(canvasElement)).toEqual(['1', '2', '4', '9']);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field(canvas)).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(sent(canvasElement)).toEqual(['1', '2', '4']);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /Remove Clinique Saint-Jérôme$/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(sent(canvasElement)).toEqual(['1', '2']);
    await expect(field(canvas)).toHaveFocus();
  },
};

/** Holding Backspace erases the search text only; another press removes the last chip. */
export const HeldBackspace: Story = {
  args: { defaultValue: ['1', '2'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('clin{Backspace}{Backspace}{Backspace}{Backspace}');
    await fireEvent.keyDown(field(canvas), { key: 'Backspace', repeat: true });
    await expect(field(canvas)).toHaveValue('');
    await expect(sent(canvasElement)).toEqual(['1', '2']);
    await userEvent.keyboard('{Backspace}');
    await expect(sent(canvasElement)).toEqual(['1']);
  },
};

export const AllTakenAway: Story = {
  tags: ['!release'],
  args: { defaultValue: ['1', '2'] },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout effacer - Clear all' }));
    await expect(args.onValueChange).toHaveBeenCalledWith([]);
    await expect(sent(canvasElement)).toEqual([]);
    await expect(field(canvas)).toHaveFocus();
  },
};

/** The selected names stay, although the next search does not find them. */
export const AskedFor: Story = {
  args: {
    options: undefined,
    search: searchAmong(fiveThousandCompanies),
    known: fiveThousandCompanies.slice(0, 1),
    defaultValue: ['1'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('champlain 4996');
    await userEvent.click(await screen.findByRole('option', { name: 'Banque Champlain 4996' }));
    await userEvent.keyboard('beauséjour');
    await screen.findByRole('option', { name: 'Beauséjour 2' });
    await expect(chips(canvas)).toEqual(['Banque Champlain 1', 'Banque Champlain 4996']);
  },
};

const heard = fn();

/** The form gets an event for each selection, and on blur. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onInput={({ currentTarget }) => heard('input', new FormData(currentTarget).getAll('companyIds'))}
      onBlur={({ target }: FocusEvent) => heard('blur', target instanceof HTMLSelectElement && target.name)}
    >
      <MultiCombobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    heard.mockClear();
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('banq');
    await expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(heard).toHaveBeenLastCalledWith('input', ['1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(heard.mock.calls.filter(([, name]) => name === 'companyIds')).toEqual([
      ['blur', 'companyIds'],
    ]);
    await expect(field(canvas)).toHaveValue('');
  },
};

/** If the form creates the options at each render, the list does not scroll when one is selected. */
export const OptionsBuiltAtEachRender: Story = {
  render: function Form(args) {
    const [value, setValue] = useState<readonly string[]>([]);
    const options = fiveThousandCompanies.slice(0, 200).map((company) => ({ ...company }));
    const source = { options, loading: undefined, search: undefined, known: undefined };
    return <MultiCombobox {...args} {...source} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    const list = await opened();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(marked()).toHaveAttribute('aria-posinset', '30');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    const { scrollTop } = list;
    await userEvent.keyboard('{Enter}');
    await expect(chips(canvas)).toEqual([fiveThousandCompanies[29]?.label]);
    await expect(marked()).toHaveAttribute('aria-posinset', '30');
    await expect(list.scrollTop).toBe(scrollTop);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(chips(canvas)).toEqual([29, 28].map((place) => fiveThousandCompanies[place]?.label));
  },
};

/** The caller controls the values and may change the selection. */
export const AtMostTwo: Story = {
  render: function Limited(args) {
    const [value, setValue] = useState<readonly string[]>(['1', '2']);
    return <MultiCombobox {...args} value={value} onValueChange={(next) => setValue(next.slice(0, 2))} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.click(option('Transports Nordiques'));
    await expect(chips(canvas)).toEqual(['Banque Champlain', 'Entreprises Beauséjour']);
  },
};

export const Refused: Story = {
  args: {
    message: (
      <BilingualText fr="Ceci est un champ obligatoire." en="This is a required field." layout="stack" />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(field(canvas)).toBeInvalid();
    canvasElement.querySelector<HTMLSelectElement>('[name="companyIds"]')?.focus();
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['1', '2'] },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

/** Each remove button is large enough for touch, and a long name wraps. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: ['7', '1'] },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await opened();
    const box = field(canvas).parentElement;
    await waitFor(() =>
      expect(box?.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};
