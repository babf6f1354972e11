import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FocusEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Combobox } from './Combobox';
import { comboboxWords, companies, fiveThousandCompanies, searchAmong } from './combobox-samples';

export default {
  title: 'Components/Choices/Combobox',
  component: Combobox,
  tags: ['release'],
  args: {
    label: <BilingualText fr="Société" en="Company" />,
    placeholder: 'Choisir une société - Choose a company',
    name: 'companyId',
    options: companies,
    words: comboboxWords,
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
} satisfies Meta<typeof Combobox>;

type Story = StoryObj<typeof Combobox>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Société - Company' });
/** The list's code is loaded first, which takes a moment on a busy machine. */
const opened = () => screen.findByRole('listbox', { name: 'Société - Company' }, { timeout: 10_000 });
const closed = () => expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const marked = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};
/** The list may render a moment after a click or key press. */
const marks = (name: string) => waitFor(() => expect(marked()).toHaveTextContent(name));
const sent = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[name="companyId"]')?.value;

export const Chosen: Story = { tags: ['!release'], args: { defaultValue: '2' } };

export const ByMouse: Story = {
  tags: ['!release'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(field(canvas));
    await expect(await opened()).toBeVisible();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(marked()).toBeNull();
    await userEvent.click(option('Beauséjour et fils'));
    await closed();
    await expect(field(canvas)).toHaveValue('Beauséjour et fils');
    await expect(field(canvas)).toHaveFocus();
    await expect(sent(canvasElement)).toBe('3');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer - Clear' }));
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
    await expect(sent(canvasElement)).toBe('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/**
 * The list of thousands renders when the pointer enters the field, and becomes visible at the click, with the selected
 * option in view.
 */
export const ReadyBeforeThePress: Story = {
  args: { options: fiveThousandCompanies, defaultValue: '3210' },
  play: async ({ canvas }) => {
    await userEvent.hover(field(canvas));
    await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument(), {
      timeout: 10_000,
    });
    closed();
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(canvas)).not.toHaveAttribute('aria-activedescendant');
    await userEvent.click(field(canvas));
    await expect(await opened()).toBeVisible();
    const box = (await opened()).getBoundingClientRect();
    const own = screen.getByRole('option', { selected: true });
    await expect(own).toHaveTextContent('Transports Nordiques 3210');
    await expect(marked()).toBe(own);
    const { top, bottom } = own.getBoundingClientRect();
    await expect(top).toBeGreaterThan(box.top);
    await expect(bottom).toBeLessThan(box.bottom);
    // Enough rows are rendered around the selected option to fill the list.
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(6);
    await userEvent.tab();
    await userEvent.tab();
    closed();
  },
};

/** After the pointer has entered the field, the Down key still opens the list at its first option. */
export const ReadyBeforeTheKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(field(canvas));
    await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument(), {
      timeout: 10_000,
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await marks('Banque Champlain');
  },
};

/** The keyboard table of the ARIA Authoring Practices for an editable combobox, key by key. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    // Down opens the list at the first option, Up at the last; both skip disabled options and wrap around.
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await marks('Banque Champlain');
    await userEvent.keyboard('{ArrowUp}');
    await expect(marked()).toHaveTextContent('Université de la Rive');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked()).toHaveTextContent('Entreprises Beauséjour');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked()).toHaveTextContent('Cœur de l’île');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(canvas)).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await opened();
    await marks('Université de la Rive');
    await userEvent.keyboard('{PageUp}');
    await expect(marked()).toHaveTextContent('Banque Champlain');
    await userEvent.keyboard('{PageDown}');
    await expect(marked()).toHaveTextContent('Université de la Rive');
    // Alt+Up closes the list; Alt+Down opens it without an active option.
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await closed();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await opened();
    await expect(marked()).toBeNull();
    // Letters search for an option and make the first match active; Left, Right, Home and End move the caret.
    await userEvent.keyboard('beau');
    await marks('Beauséjour et fils');
    await userEvent.keyboard('{Home}');
    await expect(marked()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked()).toHaveTextContent('Entreprises Beauséjour');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(marked()).toBeNull();
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(field(canvas)).toHaveValue('Beauséjour et fils');
    await expect(field(canvas)).toHaveFocus();
    // When opened again, the list starts at the selected option.
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await marks('Beauséjour et fils');
    await expect(marked()).toHaveAttribute('aria-selected', 'true');
  },
};

export const TabTakesWhatIsMarked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('saint jer');
    await opened();
    await marks('Clinique Saint-Jérôme');
    await userEvent.tab();
    await closed();
    await expect(field(canvas)).toHaveValue('Clinique Saint-Jérôme');
    await expect(sent(canvasElement)).toBe('4');
    await expect(canvas.getByRole('button', { name: 'Effacer - Clear' })).toHaveFocus();
  },
};

export const PressingElsewherePutsTheChoiceBack: Story = {
  args: { defaultValue: '1' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(field(canvas)).toHaveValue('Banque Champlain');
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('beau');
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await closed();
    await expect(field(canvas)).toHaveValue('Banque Champlain');
    await expect(sent(canvasElement)).toBe('1');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** After another click on the field, the name is selected again, so that the next letter replaces it. */
export const TheNextLetterReplacesTheName: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas }) => {
    const input = field(canvas) as HTMLInputElement;
    for (const _time of [1, 2]) {
      await userEvent.click(input);
      await opened();
      await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 16]));
      await userEvent.keyboard('{Escape}');
      await closed();
    }
  },
};

export const AWholeNameNeedsNoList: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('coeur de l’ile');
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(field(canvas)).toHaveValue('Cœur de l’île');
    await expect(sent(canvasElement)).toBe('6');
  },
};

export const DeletingTheTextTakesTheChoiceAway: Story = {
  tags: ['!release'],
  args: { defaultValue: '1' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.clear(field(canvas));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await userEvent.tab();
    await expect(field(canvas)).toHaveValue('');
    await expect(sent(canvasElement)).toBe('');
  },
};

/** The clear button removes the selection and the text that is being typed. */
export const ClearedWhileTyping: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas, canvasElement }) => {
    const whole = { initialSelectionStart: 0, initialSelectionEnd: 99 };
    await userEvent.type(field(canvas), 'Clinique Saint-Jérôme', whole);
    await marks('Clinique Saint-Jérôme');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer - Clear' }));
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
    await closed();
    await userEvent.tab();
    await expect(field(canvas)).toHaveValue('');
    await expect(sent(canvasElement)).toBe('');
  },
};

export const NotToBeChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas));
    await opened();
    await expect(option('Archives Beaulieu')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option('Archives Beaulieu'));
    await expect(screen.getByRole('listbox')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('zzz');
    await expect(screen.getByText('Aucun résultat')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat - No match');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvas)).toHaveValue('zzz');
  },
};

/** Two options with the same label differ by their details, which the search covers too. */
export const Namesakes: Story = {
  args: {
    options: [
      { value: '1', label: 'Marie Tremblay', detail: 'marie.tremblay@banque.example' },
      { value: '2', label: 'Marie Tremblay', detail: 'm.tremblay@clinique.example' },
      { value: '3', label: 'Zoé Légaré', detail: 'zoe@clinique.example' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('marie clinique');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(sent(canvasElement)).toBe('2');
  },
};

/** With five thousand options, only those in view are in the document; each states its position and the total. */
export const FiveThousand: Story = {
  args: { options: fiveThousandCompanies, defaultValue: '3210' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(field(canvas));
    await opened();
    const chosen = await screen.findByRole('option', { selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(chosen).toHaveAttribute('aria-posinset', '3210');
    await expect(chosen).toHaveAttribute('aria-setsize', '5000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveAttribute('aria-posinset', '3211');
    const list = screen.getByRole('listbox');
    for (const [key, posinset] of [
      ['{PageDown}', '3221'],
      ['{PageDown}', '3231'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(marked()).toHaveAttribute('aria-posinset', posinset);
      await waitFor(() => {
        const row = marked()?.getBoundingClientRect();
        const view = list.getBoundingClientRect();
        expect(row?.top).toBeGreaterThanOrEqual(view.top - 1);
        expect(row?.bottom).toBeLessThanOrEqual(view.bottom + 1);
      });
    }
    await userEvent.keyboard('4999');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(sent(canvasElement)).toBe('4999');
  },
};

export const AskedFor: Story = {
  args: {
    options: undefined,
    search: searchAmong(fiveThousandCompanies),
    known: fiveThousandCompanies.slice(0, 1),
    defaultValue: '1',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(field(canvas)).toHaveValue(fiveThousandCompanies[0]?.label ?? '');
    await userEvent.click(field(canvas));
    await opened();
    await expect(await screen.findByText('20 sur 5000 : précisez')).toBeVisible();
    await userEvent.keyboard('beauséjour 42');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/Beauséjour 42/));
    await userEvent.keyboard('{Enter}');
    const name = field(canvas).getAttribute('value');
    await expect(name).toMatch(/^Beauséjour 42/);
    // The selected name stays, although the next search does not find it.
    await userEvent.click(field(canvas));
    await userEvent.keyboard('banque');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/Banque/));
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas)).toHaveValue(name);
    await expect(sent(canvasElement)).not.toBe('1');
  },
};

/** Enter does not select an option of the previous search while new results load. */
export const OlderAnswersAreNotTaken: Story = {
  args: { options: undefined, search: searchAmong(companies) },
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas));
    await opened();
    await screen.findByRole('option', { name: 'Banque Champlain' });
    await userEvent.keyboard('clin{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(marked()).toHaveTextContent('Clinique Saint-Jérôme'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('4');
  },
};

const neverAnswered = () => new Promise<never>(() => undefined);

export const StillComing: Story = {
  args: { options: undefined, search: neverAnswered },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await expect(await screen.findByText('Chargement…', {}, { timeout: 10_000 })).toBeVisible();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const TheListIsOnItsWay: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await expect(await screen.findByText('Chargement…', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/**
 * Options that load later may sort before the present ones, so none is offered until all are there, because it could
 * move during a tap.
 */
export const SomeAreStillOnTheirWay: Story = {
  args: { options: companies.slice(2), loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await expect(await screen.findByText('Chargement…', {}, { timeout: 10_000 })).toBeVisible();
    await expect(screen.queryAllByRole('option')).toEqual([]);
  },
};

/** The first search fails; it can be retried by a click, or by Tab and Enter. */
export const FailedOnce: Story = {
  args: { options: undefined },
  render: function Failing(args) {
    const [search] = useState(() => {
      let attempts = 0;
      return async (typed: string, signal: AbortSignal) => {
        attempts += 1;
        if (attempts < 2) throw new Error('The network is gone');
        return searchAmong(companies)(typed, signal);
      };
    });
    return <Combobox {...args} options={undefined} loading={undefined} search={search} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('La recherche a échoué - The search failed');
    await userEvent.tab();
    await expect(within(alert).getByRole('button', { name: 'Réessayer - Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Banque Champlain' })).toBeVisible();
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

/** A form that rejects the value focuses the hidden input, which passes the focus on to the field. */
export const Refused: Story = {
  args: {
    required: true,
    label: <BilingualText fr="Société*" en="Company*" />,
    message: (
      <BilingualText fr="Ceci est un champ obligatoire." en="This is a required field." layout="stack" />
    ),
    hint: (
      <BilingualText
        fr="La société à laquelle le contrat sera facturé."
        en="The company that the contract is invoiced to."
        layout="stack"
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const combobox = canvas.getByRole('combobox', { name: 'Société - Company*' });
    await expect(combobox).toBeInvalid();
    await expect(combobox).toBeRequired();
    await expect(combobox).toHaveAccessibleDescription(/This is a required field\./);
    canvasElement.querySelector<HTMLInputElement>('[name="companyId"]')?.focus();
    await expect(combobox).toHaveFocus();
  },
};

const heard = fn();

/** The form gets events for a selection and on blur, as from a native control, but not while the user types. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onInput={(event) => heard('input', Object.fromEntries(new FormData(event.currentTarget)))}
      onBlur={({ target }: FocusEvent) => heard('blur', target instanceof HTMLInputElement && target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        heard('submit', Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Combobox {...args} />
      <Button type="submit">Enregistrer</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    heard.mockClear();
    await userEvent.click(field(canvas));
    await opened();
    await userEvent.keyboard('banq');
    await expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(heard).toHaveBeenCalledTimes(1);
    await expect(heard).toHaveBeenCalledWith('input', { companyId: '1' });
    await userEvent.keyboard('{Enter}');
    await expect(heard).toHaveBeenLastCalledWith('submit', { companyId: '1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(heard.mock.calls.filter(([, name]) => name === 'companyId')).toEqual([
      ['blur', 'companyId'],
    ]);
  },
};

/** A completely typed name is selected when the submit button is clicked, before the form is submitted. */
export const AWholeNameIsSent: Story = {
  ...InAForm,
  args: { defaultValue: '1' },
  play: async ({ canvas }) => {
    heard.mockClear();
    const whole = { initialSelectionStart: 0, initialSelectionEnd: 99 };
    await userEvent.type(field(canvas), 'coeur de l’ile', whole);
    await marks('Cœur de l’île');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(heard).toHaveBeenLastCalledWith('submit', { companyId: '6' });
    await expect(field(canvas)).toHaveValue('Cœur de l’île');
    await closed();
  },
};

/** Escape closes one layer at a time, the front one first. */
export const InADialog: Story = {
  tags: ['!release'],
  parameters: { docs: { story: { inline: false } } },
  render: function InDialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Exporter" size="small">
        <Combobox {...args} />
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await opened()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(screen.getByRole('dialog', { name: 'Exporter' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = {
  tags: ['!release'],
  args: { disabled: true, defaultValue: '1' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeDisabled();
    await expect(field(canvas)).toHaveValue('Banque Champlain');
    await expect(canvas.queryByRole('button', { name: 'Effacer - Clear' })).toBeNull();
  },
};

export const ToReadOnly: Story = {
  args: { readOnly: true, defaultValue: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Long names wrap, and rows are high enough for touch. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    const list = await opened();
    await waitFor(() => {
      const { left, right } = list.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await userEvent.keyboard('regroupement');
    await expect(option(/^Regroupement/)).toBeVisible();
  },
};
