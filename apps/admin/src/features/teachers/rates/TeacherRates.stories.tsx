import {
  failsOnce,
  sent,
  type TeacherRatesSituation,
  teacherRatesHandlers,
} from '@portal/api-client/testing';
import type { RateMonth } from '@portal/domain';
import { type Canvas, expectMessage, press, retype } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aroundTeachers, inTeacher, TeacherEdit } from '../teacher-story';

const meta: Meta<typeof TeacherEdit> = {
  title: 'Admin/Teachers/Rates',
  component: TeacherEdit,
  tags: ['release'],
  decorators: [inTeacher],
};
export default meta;

type Story = StoryObj<typeof meta>;

const around = (situation: TeacherRatesSituation = {}, first: Parameters<typeof aroundTeachers>[0] = []) => ({
  msw: () => aroundTeachers([...first, ...teacherRatesHandlers(situation)]),
});

const november: RateMonth = { month: '2026-11', status: 'open', beforeCents: 64_800, afterCents: 67_200 };
const october: RateMonth = { month: '2026-10', status: 'submitted', beforeCents: 50_000, afterCents: 52_000 };
const september: RateMonth = {
  month: '2026-09',
  status: 'exported',
  beforeCents: 40_000,
  afterCents: 42_000,
};

const stored = [
  { from: null, rate: 39 },
  { from: '2024-09-01', rate: 42 },
  { from: '2027-01-01', rate: 44 },
];

async function openNew(canvas: Canvas) {
  await press(canvas, /New rate\s+Individuel - Individual$/);
  return within(await screen.findByRole('dialog', { name: /New rate, Individual$/ }));
}

async function typeRate(dialog: Canvas, rate: string) {
  await retype(await dialog.findByLabelText(/Hourly rate$/), rate);
  await press(dialog, /- Save$/);
}

/** Returns the English texts of a table, row by row. */
const rowsOf = (table: HTMLElement | undefined) =>
  Array.from(table?.querySelectorAll('tr') ?? [], (row) =>
    Array.from(row.cells, (cell) =>
      Array.from(cell.querySelectorAll('[lang="en"]'), ({ textContent }) => textContent).join(', '),
    ),
  );

const question = async (name = /Save and change these months\?$/) =>
  within(await screen.findByRole('alertdialog', { name }));

/** Shows the current rate with its date, future rates below it, and the earlier ones collapsed. */
export const ByType: Story = {
  tags: ['!release', 'DECISION-69'],
  parameters: around(),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: /New rate\s+Individuel - Individual$/ });
    const type = within(add.closest('li') as HTMLElement);
    const [present, ahead] = within(type.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    // The text contains no word of the other language.
    await expect(within(present as HTMLElement).getByText('$42.00 from Sep 1st 24')).toBeVisible();
    await expect(present).toHaveTextContent(/42,00.*\$ à partir du 1er sept\. 24 - \$42\.00 from Sep 1st 24/);
    await expect(ahead).toHaveTextContent(/\$44\.00.*from Jan 1st 27.*Upcoming/);
    const folded = type.getByText(/1 earlier rate$/);
    await expect(type.getByText(/\$39\.00/)).not.toBeVisible();
    folded.click();
    await waitFor(() => expect(type.getByText(/\$39\.00/)).toBeVisible());
    await expect(folded.closest('details')).toHaveTextContent(/\$39\.00.*since always/);
    const none = canvas
      .getByRole('button', { name: /New rate\s+Groupe - Group$/ })
      .closest('li') as HTMLElement;
    await expect(none).toHaveTextContent(/No rate yet/);
    await expect(canvas.queryByLabelText(/Individual/)).toBeNull();
  },
};

/** A raise applies from the first month that is not submitted; the affected months are listed before it is saved. */
export const Raise: Story = {
  tags: ['DECISION-69'],
  parameters: around({ months: [[september, october, november]] }),
  play: async ({ canvas }) => {
    const dialog = await openNew(canvas);
    await expect(await dialog.findByLabelText(/Counts from$/)).toHaveValue('2026-11-01');
    await typeRate(dialog, '46,5');
    const asked = await question();
    const [changed, kept] = asked.getAllByRole('table');
    await expect(rowsOf(changed)).toEqual([
      ['Month', 'Current', 'New'],
      ['October 2026, Submitted', '$500.00', '$520.00'],
      ['November 2026, Open', '$648.00', '$672.00'],
    ]);
    await expect(rowsOf(kept)).toEqual([
      ['Month', 'Stays', 'Would be'],
      ['September 2026, Exported', '$400.00', '$420.00'],
    ]);
    await expect(sent('PUT teacher/31/rates')).toHaveLength(0);
    await press(asked, /Save and change$/);
    await expectMessage('success', 'Rates saved, Léa Villeneuve');
    await expect(sent('PUT teacher/31/rates')[0]?.body).toEqual({
      course_types_id: 1,
      rates: [...stored.slice(0, 2), { from: '2026-11-01', rate: 46.5 }, ...stored.slice(2)],
      seen: stored,
      months: [september, october, november].map(({ beforeCents, afterCents, ...month }) => ({
        ...month,
        before_cents: beforeCents,
        after_cents: afterCents,
      })),
    });
    await expect(await canvas.findByText(/\$46\.50/)).toBeVisible();
  },
};

/** The first rate of a course type applies from the beginning; if no month changes, there is no question. */
export const FirstRate: Story = {
  parameters: around(),
  play: async ({ canvas }) => {
    await press(canvas, /New rate\s+Groupe - Group$/);
    const dialog = within(await screen.findByRole('dialog', { name: /New rate, Group$/ }));
    await expect(await dialog.findByLabelText(/Counts from$/)).toHaveValue('');
    await press(dialog, /- Save$/);
    await waitFor(async () =>
      expect(await dialog.findByLabelText(/Hourly rate$/)).toHaveAccessibleDescription(
        /This is a required field\./,
      ),
    );
    await typeRate(dialog, '36');
    await expectMessage('success', 'Rates saved, Léa Villeneuve');
    await expect(sent('PUT teacher/31/rates')[0]?.body).toMatchObject({
      rates: [{ from: null, rate: 36 }],
      seen: [],
      months: [],
    });
  },
};

/** An earlier rate is corrected and removed: the affected months are listed in the same way. */
export const Corrected: Story = {
  parameters: around({ months: [[november]] }),
  play: async ({ canvas }) => {
    await press(canvas, /- Correct\s+Individuel, .* - Individual, from Sep 1st 24$/);
    const dialog = within(await screen.findByRole('dialog', { name: /Correct a rate, Individual$/ }));
    await expect(await dialog.findByLabelText(/Hourly rate$/)).toHaveValue('42');
    await typeRate(dialog, '41');
    await press(await question(), /Cancel$/);
    await expect(dialog.getByLabelText(/Hourly rate$/)).toHaveValue('41');
    await press(dialog, /Remove this rate$/);
    await press(await question(), /Save and change$/);
    await expectMessage('success', 'Rates saved, Léa Villeneuve');
    await expect(sent('PUT teacher/31/rates').map(({ body }) => body)).toMatchObject([
      { rates: [stored[0], stored[2]], seen: stored },
    ]);
    await waitFor(() => expect(canvas.queryByText(/\$42\.00/)).toBeNull());
  },
};

/** Hours were recorded while the question was open: it is asked again with the new amounts. */
export const ChangedMeanwhile: Story = {
  tags: ['DECISION-69'],
  parameters: around({ months: [[november], [{ ...november, beforeCents: 70_000, afterCents: 72_600 }]] }),
  play: async ({ canvas }) => {
    await typeRate(await openNew(canvas), '46');
    await press(await question(), /Save and change$/);
    const again = await question();
    await expect(await again.findByText(/Rates or hours have changed in the meantime/)).toBeVisible();
    await expect(rowsOf(again.getByRole('table')).at(-1)).toEqual([
      'November 2026, Open',
      '$700.00',
      '$726.00',
    ]);
    await press(again, /Save and change$/);
    await expectMessage('success', 'Rates saved, Léa Villeneuve');
  },
};

/** The connection is lost before the response: the input stays, and a second click saves it. */
export const AnswerLost: Story = {
  parameters: around({}, [failsOnce('PUT teacher/31/rates', 'offline')]),
  play: async ({ canvas }) => {
    const dialog = await openNew(canvas);
    await typeRate(dialog, '46');
    await expect(await dialog.findByText(/not known whether the rates were saved/)).toBeVisible();
    await expect(dialog.getByLabelText(/Hourly rate$/)).toHaveValue('46');
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Rates saved, Léa Villeneuve');
  },
};
