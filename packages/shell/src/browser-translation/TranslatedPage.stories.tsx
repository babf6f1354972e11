import { Button, DataTable, type TableColumn, TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asAdmin } from '../testing/inPortal';
import type { Canvas } from '../testing/shows';
import { type Replacement, translatePage } from '../testing/translatePage';

interface Contract {
  number: string;
  company: string;
  isLate: boolean;
}

const contracts: readonly Contract[] = [
  { number: '2026-0412', company: 'Fonderie Cartier', isLate: true },
  { number: '2026-0409', company: 'Banque Champlain', isLate: false },
  { number: '2026-0406', company: 'Aéro Beauséjour', isLate: true },
  { number: '2026-0391', company: 'Hôtels Frontenac', isLate: false },
  { number: '2026-0380', company: 'Énergie Laurentides', isLate: false },
];

// React creates a separate text node where text has siblings.
const columns: readonly TableColumn<Contract>[] = [
  {
    id: 'number',
    header: 'Number',
    phone: 'title',
    cell: ({ number }) => <a href={`#${number}`}>{number}</a>,
  },
  {
    id: 'company',
    header: 'Company',
    cell: ({ company, isLate }) => (
      <>
        {company}
        {isLate && <strong>late</strong>} in {company.length} letters
      </>
    ),
  },
];

const pageSize = 3;

/** A list whose rows are keyed by position, above a form. */
function ListAndForm() {
  const [isSorted, setSorted] = useState(false);
  const [page, setPage] = useState(0);
  const [archived, setArchived] = useState<string[]>([]);
  const [isNoted, setNoted] = useState(false);
  const left = contracts.filter(({ number }) => !archived.includes(number));
  const sorted = isSorted ? left.toSorted((a, b) => a.company.localeCompare(b.company, 'fr')) : left;
  return (
    <main>
      <h1>
        Page {page + 1}
        {isSorted && ', sorted by company'}
      </h1>
      <Button onClick={() => setSorted(!isSorted)}>Sort</Button>
      <Button onClick={() => setPage(1 - page)}>Other page</Button>
      <Button onClick={() => setArchived(['2026-0412'])}>Archive</Button>
      <Button onClick={() => setArchived([])}>Undo</Button>
      <DataTable<Contract>
        caption="Contracts"
        columns={columns}
        rows={sorted.slice(page * pageSize, (page + 1) * pageSize)}
        rowKey={({ number }) => number}
        loadingLabel="Loading"
      />
      <p>
        Before the note.
        {isNoted && <em>Noted.</em>}
        {isNoted ? 'One note.' : 'No note.'}
        <input aria-label="Remark" />
        After the note.
      </p>
      <TextField label="Invoice" name="invoice" />
      <Button onClick={() => setNoted(!isNoted)}>Note</Button>
    </main>
  );
}

export default {
  title: 'Shell/Translated page',
  tags: ['release'],
  // Signed in from the start: a session that begins with the tokens of an earlier story would mount the page again.
  decorators: [asAdmin()],
  render: () => <ListAndForm />,
} satisfies Meta;

type Story = StoryObj;

/** Returns the text of an element without the marks of the translator. */
const words = (element: Element) => (element.textContent ?? '').replaceAll(/[‹›]/g, '').trim();

/** Returns the texts of each row: the number and the company. */
const rowTexts = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(words));

const texts = (numbers: readonly string[]) =>
  contracts
    .filter(({ number }) => numbers.includes(number))
    .toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
    .map(({ number, company, isLate }) => [
      number,
      `${company}${isLate ? 'late' : ''} in ${company.length} letters`,
    ]);

const expectRows = (canvas: Canvas, ...numbers: string[]) =>
  waitFor(() => expect(rowTexts(canvas)).toEqual(texts(numbers.map((number) => `2026-${number}`))));

/** Clicks a button by its text, because its accessible name contains a space where a text is split. */
const press = async (canvas: Canvas, label: string) => {
  const button = canvas.getAllByRole('button').find((one) => words(one) === label);
  await userEvent.click(button ?? canvas.getByRole('button', { name: label }));
};

const expectTranslated = (element: Element) => waitFor(() => expect(element.textContent).toMatch(/^‹.*›$/));

/** Translates the page as soon as it is shown, before the app has loaded the rest of its code. */
async function translate(canvas: Canvas, how?: Replacement) {
  await canvas.findByRole('main');
  return translatePage(how);
}

function underTranslator(how: Replacement): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const stop = await translate(canvas, how);
    try {
      const invoice = canvas.getByLabelText(/Invoice/);
      await userEvent.type(invoice, 'F-2026-7');
      const remark = canvas.getByLabelText('Remark');
      await userEvent.type(remark, 'paid');
      if (how === 'replace') await expectTranslated(canvas.getByRole('link', { name: /0412/ }));

      await press(canvas, 'Sort');
      await expectRows(canvas, '0406', '0409', '0380');
      await expect(words(canvas.getByRole('heading'))).toBe('Page 1, sorted by company');
      await press(canvas, 'Other page');
      await expectRows(canvas, '0412', '0391');
      await press(canvas, 'Archive');
      await expectRows(canvas, '0391');
      await press(canvas, 'Undo');
      await expectRows(canvas, '0412', '0391');
      await press(canvas, 'Sort');
      await expectRows(canvas, '0391', '0380');
      await press(canvas, 'Other page');
      await expectRows(canvas, '0412', '0409', '0406');
      if (how === 'replace') await expectTranslated(canvas.getByRole('link', { name: /0412/ }));

      const paragraph = remark.closest('p') as HTMLElement;
      await press(canvas, 'Note');
      await waitFor(() => expect(words(paragraph)).toBe('Before the note.Noted.One note.After the note.'));
      await press(canvas, 'Note');
      await waitFor(() => expect(words(paragraph)).toBe('Before the note.No note.After the note.'));
      // The fields are the same elements, not others with the same names.
      await expect(remark).toBeInTheDocument();
      await expect(remark).toHaveValue('paid');
      await expect(within(canvas.getByRole('main')).getByLabelText(/Invoice/)).toBe(invoice);
      await expect(invoice).toHaveValue('F-2026-7');
    } finally {
      stop();
    }
  };
}

export const TextsReplaced: Story = { tags: ['!release'], play: underTranslator('replace') };
export const TextsReplacedInTwoSteps: Story = { play: underTranslator('remove-then-insert') };
export const TextsWrapped: Story = { play: underTranslator('wrap') };
export const TextsSplit: Story = { play: underTranslator('split') };
export const TextsChangedInPlace: Story = { play: underTranslator('in-place') };

/** A field next to a text that changes keeps the focus, because the field is not moved. */
export const FocusBesideAChange: Story = {
  play: async ({ canvas }) => {
    const stop = await translate(canvas);
    try {
      const remark = canvas.getByLabelText('Remark');
      const note = canvas.getByRole('button', { name: /^‹?Note/ });
      remark.focus();
      note.click();
      await waitFor(() => expect(words(remark.closest('p') as HTMLElement)).toContain('One note.'));
      await expect(remark).toHaveFocus();
    } finally {
      stop();
    }
  },
};
