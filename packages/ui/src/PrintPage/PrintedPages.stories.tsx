import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DataTable } from '../DataTable/DataTable';
import type { TableColumn } from '../DataTable/table-columns';
import { Dialog } from '../Dialog/Dialog';
import { Heading } from '../Heading/Heading';
import { ListContent, ListLayout } from '../ListLayout/ListLayout';
import { Logo } from '../Logo/Logo';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { TextareaField } from '../TextareaField/TextareaField';
import { PrintedPages } from './PrintedPages';

interface Contract {
  readonly id: number;
  readonly values: readonly string[];
}

const contracts = Array.from(
  { length: 60 },
  (_, place): Contract => ({
    id: place,
    values: [
      `Contrat-${place + 100}`,
      ...Array.from({ length: 7 }, (_value, column) => `valeur ${column + 1}`),
    ],
  }),
);

const columnsUpTo = (count: number): readonly TableColumn<Contract>[] =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    header: <BilingualText fr={`Colonne ${place}`} en={`Column ${place}`} layout="stack" />,
    cell: ({ values }) => values[place],
    width: 90,
  }));

/** Returns the texts of the sheets that the browser is about to print. They are not visible. */
function sheetsToPrint() {
  dispatchEvent(new Event('beforeprint'));
  const holder = document.body.lastElementChild;
  return [...(holder?.children ?? [])].map((sheet) => {
    const [head, body, foot] = [...sheet.children];
    return { sheet, head: head?.textContent, body, foot: foot?.textContent };
  });
}

const list = (columns: number) => (
  <ListLayout>
    <ListContent title={<BilingualText fr="Contrats" en="Contracts" />}>
      <DataTable<Contract>
        caption="Contrats"
        scroll="own"
        columns={columnsUpTo(columns)}
        rows={contracts}
        rowKey={({ id }) => id}
        loadingLabel="Chargement"
      />
    </ListContent>
  </ListLayout>
);

export default {
  title: 'Components/Layout/PrintedPages',
  component: PrintedPages,
  tags: ['release', 'DECISION-113'],
  args: {
    head: <Logo name="Passerelle" />,
    foot: (
      <>
        <span>Passerelle · 1 800 555-0123</span>
        <time dateTime="2026-11-20">Nov 20th 26</time>
      </>
    ),
  },
  argTypes: { head: { control: false }, foot: { control: false } },
} satisfies Meta<typeof PrintedPages>;

type Story = StoryObj<typeof PrintedPages>;

const widthOf = ({ sheet }: { sheet: Element }) => getComputedStyle(sheet).width;

/** A wide list is printed in landscape, each row once below the repeated heads; nothing changes on screen. */
export const WideList: Story = {
  decorators: [
    (Story) => (
      <>
        {list(8)}
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Contrat-159');
    const sheets = sheetsToPrint();
    await expect(sheets.length).toBeGreaterThanOrEqual(3);
    for (const [place, sheet] of sheets.entries()) {
      await expect(widthOf(sheet)).toBe('1056px');
      await expect(sheet.head).toBe('PasserelleContrats - Contracts');
      await expect(sheet.foot).toBe(`Passerelle · 1 800 555-0123Nov 20th 26${place + 1} / ${sheets.length}`);
      await expect(sheet.body?.querySelectorAll('thead th')).toHaveLength(8);
    }
    const names = sheets.flatMap(({ body }) => [...(body?.querySelectorAll('tbody th') ?? [])]);
    await expect(names.map((name) => name.textContent)).toEqual(contracts.map(({ values: [name] }) => name));
    // Printing has ended, and the user works with the page again.
    dispatchEvent(new Event('afterprint'));
    await userEvent.click(canvas.getByText('Contrat-159'));
    await expect(sheets[0]?.sheet).not.toBeInTheDocument();
  },
};

/** A list with few columns is printed in portrait. */
export const NarrowList: Story = {
  decorators: [
    (Story) => (
      <>
        {list(4)}
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Contrat-159');
    await expect(widthOf(sheetsToPrint()[0] as { sheet: Element })).toBe('816px');
  },
};

const long = Array.from({ length: 90 }, (_, place) => `Ligne ${place + 100}.`).join('\n');

/** The full text of each field is printed, and the form keeps its input. */
export const Form: Story = {
  decorators: [
    (Story) => (
      <>
        <main>
          <Heading level={1}>Commentaires</Heading>
          <SegmentedControl
            label="Langue"
            options={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'Anglais' },
            ]}
            value="en"
            onValueChange={() => undefined}
          />
          <TextareaField label="Commentaire" defaultValue={long} />
        </main>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const sheets = sheetsToPrint();
    const text = sheets.map(({ body }) => body?.textContent).join('');
    await expect(text.match(/Ligne \d+\./g)).toEqual(long.split('\n'));
    await expect(sheets.length).toBeGreaterThanOrEqual(2);
    await expect(canvas.getByRole('radio', { name: 'Anglais' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Commentaire' })).toHaveValue(long);
  },
};

/** Chromium's PDFs keep the language only of groups, and leave text in `strong` out of the structure. */
export const TextOfBothLanguages: Story = {
  tags: ['DECISION-115'],
  decorators: [
    (Story) => (
      <>
        <main>
          <Heading level={1}>
            <BilingualText fr="Société" en="Company" />
          </Heading>
          <p>
            <strong>90</strong> contrats
          </p>
        </main>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const [sheet] = sheetsToPrint();
    const english = sheet?.body?.querySelector('h1 [lang="en"]');
    await expect(english).toHaveTextContent('Company');
    await expect(english).toHaveAttribute('role', 'group');
    await expect(sheet?.body).toHaveTextContent('90 contrats');
    await expect(sheet?.body?.querySelector('strong')).toBeNull();
  },
};

/** An open dialog is printed alone, because it is what the user is reading. */
export const OpenDialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  decorators: [
    (Story) => (
      <>
        <main>
          <Heading level={1}>Derrière</Heading>
        </main>
        <Dialog open title="Notes du contrat" closeLabel="Fermer" onClose={() => undefined}>
          <p>Rappeler la cliente lundi.</p>
        </Dialog>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const [sheet, ...others] = sheetsToPrint();
    await expect(others).toEqual([]);
    await expect(sheet?.head).toBe('PasserelleNotes du contrat');
    await expect(sheet?.body).toHaveTextContent('Rappeler la cliente lundi.');
    await expect(sheet?.body).not.toHaveTextContent('Derrière');
  },
};
