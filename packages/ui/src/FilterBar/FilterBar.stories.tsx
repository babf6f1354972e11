import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { SearchField } from '../SearchField/SearchField';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { SelectField } from '../SelectField/SelectField';
import type { ActiveFilter } from './ActiveFilters';
import { FilterBar } from './FilterBar';

type Status = 'pending' | 'activated' | 'done' | 'archived';

interface Filters {
  status: Status;
  type: string;
  language: string;
  words: string;
}

const none: Filters = { status: 'activated', type: '', language: '', words: '' };
const changed = fn();

/** A list page that stores the filters. */
function ContractFilters({ start = {} }: { start?: Partial<Filters> }) {
  const [filters, setFilters] = useState<Filters>({ ...none, ...start });
  const change = (changes: Partial<Filters>) => {
    changed(changes);
    setFilters((before) => ({ ...before, ...changes }));
  };
  const filter = (key: 'type' | 'language' | 'words', fr: string, en: string): ActiveFilter[] =>
    filters[key] === ''
      ? []
      : [
          {
            id: key,
            label: (
              <>
                <BilingualText fr={fr} en={en} /> : {filters[key]}
              </>
            ),
            onRemove: () => change({ [key]: '' }),
          },
        ];
  const active = [
    ...filter('type', 'Type de cours', 'Course type'),
    ...filter('language', 'Langue', 'Language'),
    ...filter('words', 'Recherche', 'Search'),
  ];
  const left = 1284 / 4 ** active.length;
  return (
    <main style={{ padding: 16, minHeight: 400 }}>
      <FilterBar
        label={<BilingualText fr="Filtres" en="Filters" />}
        lead={
          <SegmentedControl<Status>
            label={<BilingualText fr="Statut" en="Status" />}
            hideLabel
            value={filters.status}
            onValueChange={(status) => change({ status })}
            options={[
              { value: 'pending', label: <BilingualText fr="En attente" en="Pending" /> },
              { value: 'activated', label: <BilingualText fr="Activés" en="Activated" /> },
              { value: 'done', label: <BilingualText fr="Contrats terminés" en="Contracts done" /> },
              { value: 'archived', label: <BilingualText fr="Archivés" en="Archived" /> },
            ]}
          />
        }
        search={
          <SearchField
            label={<BilingualText fr="Chercher des contrats" en="Search contracts" />}
            hideLabel
            placeholder="Chercher des contrats - Search contracts"
            value={filters.words}
            onValueChange={(words) => change({ words })}
            clearLabel={<BilingualText fr="Effacer" en="Clear" />}
          />
        }
        active={active}
        removeLabel={<BilingualText fr="Retirer" en="Remove" />}
        onReset={() => change(none)}
        resetLabel={<BilingualText fr="Réinitialiser les filtres" en="Reset the filters" />}
        showLabel={
          <BilingualText fr={`Voir ${Math.round(left)} contrats`} en={`Show ${Math.round(left)} contracts`} />
        }
        count={
          <>
            <strong>{Math.round(left)}</strong> <BilingualText fr="contrats" en="contracts" />
          </>
        }
      >
        <SelectField
          label={<BilingualText fr="Type de cours" en="Course type" />}
          hideLabel
          placeholder="Type : tous - All"
          options={[
            { value: 'Groupe', label: 'Groupe' },
            { value: 'Individuel', label: 'Individuel' },
          ]}
          value={filters.type}
          onChange={(event) => change({ type: event.currentTarget.value })}
        />
        <SelectField
          label={<BilingualText fr="Langue" en="Language" />}
          hideLabel
          placeholder="Langue : toutes - All"
          options={[
            { value: 'Français', label: 'Français' },
            { value: 'English', label: 'English' },
          ]}
          value={filters.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
      </FilterBar>
    </main>
  );
}

export default {
  title: 'Components/Data/FilterBar',
  component: ContractFilters,
  tags: ['release'],
  subcomponents: { FilterBar },
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof ContractFilters>;

type Story = StoryObj<typeof ContractFilters>;

export const NothingNarrowed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filtres - Filters' })).toBeVisible();
    await expect(canvas.getByRole('search')).toHaveTextContent('1284 contrats - contracts');
    await expect(canvas.queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument();
    // On a wide screen all filters are visible, so there is no button.
    await expect(canvas.queryByRole('button', { name: /Filters/ })).not.toBeInTheDocument();
  },
};

export const NarrowedAndReset: Story = {
  tags: ['SHELL-120'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Course type/ }), 'Groupe');
    await userEvent.type(canvas.getByRole('searchbox'), 'Aéro');
    await expect(canvas.getByRole('search')).toHaveTextContent('80 contrats - contracts');
    await expect(
      canvas.getByRole('button', { name: 'Retirer - Remove Recherche - Search : Aéro' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Reset the filters$/ }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('search')).toHaveTextContent('1284 contrats - contracts');
    // The reset button has disappeared together with the filters; the focus is on the first filter.
    await expect(canvas.getByRole('radio', { name: /Activated/ })).toHaveFocus();
  },
};

export const TakenAwayOneByOne: Story = {
  args: { start: { type: 'Groupe', language: 'Français', words: 'Aéro' } },
  play: async ({ canvas }) => {
    const chip = (name: RegExp) => canvas.getByRole('button', { name });
    chip(/Remove Langue/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ language: '' });
    await expect(chip(/Remove Recherche/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip(/Remove Type/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /Activated/ })).toHaveFocus();
  },
};

/** The search box takes the remaining width: at least one language of its placeholder is readable. */
export const OnAWideScreen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole<HTMLInputElement>('searchbox');
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const { font, paddingLeft, paddingRight } = getComputedStyle(search);
    pen.font = font;
    const room = search.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    await expect(room).toBeGreaterThan(pen.measureText('Chercher des contrats').width);
  },
};

/**
 * The filters are in a sheet, whose button shows the number of results; the toolbar shows the number of active filters.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Filtres - Filters' });
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    // A window this narrow with a mouse is an enlarged desktop, where every choice is in view. The e2e tests of phones
    // measure the one line of a touch screen.
    for (const choice of canvas.getAllByRole('radio'))
      await expect(choice.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(opener);
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filtres - Filters' }));
    // The heading has the focus, because a focused field would open the on-screen keyboard over the sheet.
    await expect(sheet.getByRole('heading', { name: 'Filtres - Filters' })).toHaveFocus();
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: 'Fermer - Close' })).toHaveFocus();
    await userEvent.tab();
    const type = sheet.getByRole('combobox', { name: /Course type/ });
    await expect(type).toHaveFocus();
    await userEvent.selectOptions(type, 'Individuel');
    await userEvent.click(sheet.getByRole('button', { name: 'Voir 321 contrats - Show 321 contracts' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAccessibleName('Filtres - Filters 1');
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: /Remove Type de cours.*Individuel/ }));
    await expect(canvas.getByRole('button', { name: /Show 1284 contracts/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveAccessibleName('Filtres - Filters');
  },
};

export const OnAPhoneOpen: Story = {
  args: { start: { type: 'Groupe', words: 'Société québécoise d’approvisionnement en équipements' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Filters/ }));
    const sheet = await canvas.findByRole('dialog', { name: 'Filtres - Filters' });
    await waitFor(() => expect(within(sheet).getByRole('combobox', { name: /Course type/ })).toBeVisible());
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};
