import { contractsHandlers, lessonsHandlers, sent } from '@portal/api-client/testing';
import { aContract, aLesson, aWaitingLesson, type Contract, type Lesson } from '@portal/domain';
import {
  answered,
  asTeacher,
  type Canvas,
  expectLink,
  expectTexts,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inQueue } from '../../parts/waiting/testing/inQueue';
import { HoursPage } from './HoursPage';

const contracts: Contract[] = [
  aContract(),
  aContract({
    id: 398,
    number: '2026-0398',
    company: { id: 23, name: 'Hôtels Frontenac' },
    numberOfClasses: 2,
    hoursPerClass: 1,
  }),
  aContract({
    id: 305,
    number: '2025-0305',
    status: 'archived',
    company: { id: 22, name: 'Banque Champlain' },
  }),
  aContract({ id: 377, number: '2026-0377', status: 'pending', lessonsRecorded: 0, minutesTaught: 0 }),
];

const lessons: Lesson[] = [
  aLesson({ id: 1, date: '2026-10-29' }),
  aLesson({ id: 2, date: '2026-11-03' }),
  aLesson({ id: 3, date: '2026-11-05', minutes: 75 }),
  aLesson({ id: 4, date: '2026-11-10', status: 'deleted' }),
  aLesson({ id: 5, contractId: 398, date: '2026-10-02', minutes: 60 }),
  aLesson({ id: 6, contractId: 398, date: '2026-11-06', minutes: 120 }),
  aLesson({ id: 7, contractId: 305, date: '2026-11-02', minutes: 60 }),
];

/** Saved files and copied texts. */
let saved: { text: string; name: string }[] = [];
let copied: string[] = [];
let isRefused = false;

export default {
  title: 'Teacher/Hours',
  component: HoursPage,
  tags: ['release'],
  decorators: [asTeacher('/hours', '/hours?month=2026-11')],
  parameters: { msw: () => [...contractsHandlers({ contracts }), ...lessonsHandlers({ lessons })] },
  beforeEach: () => {
    saved = [];
    copied = [];
    isRefused = false;
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    // A test browser has no clipboard.
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) =>
      isRefused ? refuse() : void copied.push(text),
    );
    spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      if (isRefused || !item) return refuse();
      for (const type of item.types) copied.push(await (await item.getType(type)).text());
    });
    const create = URL.createObjectURL;
    let content: Blob | undefined;
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob;
      return create.call(URL, blob);
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      void content?.arrayBuffer().then((bytes) => {
        saved.push({ text: new TextDecoder('utf-16le').decode(bytes), name });
      });
    });
  },
} satisfies Meta<typeof HoursPage>;

type Story = StoryObj<typeof HoursPage>;

const card = async (canvas: Canvas, number: string) =>
  within((await canvas.findByRole('link', { name: number })).closest('li') as HTMLElement);

/** Clicks a button once it is no longer busy. */
const press = async (canvas: Canvas, name: RegExp) => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
};

/** Includes archived contracts and hours beyond the contract. */
export const OfAMonth: Story = {
  tags: [
    '!release',
    'PORTAL-GUIDE-08',
    'PORTAL-GUIDE-09',
    'PORTAL-GUIDE-10',
    'PORTAL-GUIDE-12',
    'LIMIT-46',
    'LIMIT-51',
  ],
  play: async ({ canvas }) => {
    const first = await card(canvas, '2026-0412');
    await expect(first.getByText('2,75 h')).toBeVisible();
    await expect(first.getByText(/Aéro Beauséjour inc./)).toHaveTextContent('Siobhán O’Brien');
    await expect(textsOf(first, 'listitem')).toEqual(['Nov 3rd 26 · 90 min', 'Nov 5th 26 · 75 min']);
    const over = await card(canvas, '2026-0398');
    await expectTexts(over, '2 h', '1 h of these are beyond the contracted hours.');
    await expectTexts(await card(canvas, '2025-0305'), '1 h');
    await expect(canvas.queryByText('2026-0377')).toBeNull();
    await expectTexts(canvas, '5,75 h', 'Dec 16th 26', 'Dec 31st 26');
    await expect(sent('GET attendance').map(({ query }) => Object.fromEntries(query))).toEqual(
      [305, 398, 412].map((id) => ({ courseId: String(id), page: '1', resourcesPerPage: '1000' })),
    );
  },
};

/** Delays sending until the hours are on screen. */
let letSend = () => {};
let isShown = Promise.resolve();

/** A class that was submitted offline is added to the hours once it is sent. */
export const SentMeanwhile: Story = {
  tags: ['DECISION-12'],
  decorators: [inQueue],
  parameters: {
    waiting: { lessons: [aWaitingLesson({ values: { ...aWaitingLesson().values, date: '2026-11-12' } })] },
    first: [http.post('*/api/attendance', () => isShown.then(() => undefined))],
  },
  beforeEach: () => {
    isShown = new Promise((resolve) => {
      letSend = resolve;
    });
  },
  play: async ({ canvas }) => {
    await expectTexts(await card(canvas, '2026-0412'), '2,75 h');
    letSend();
    await waitFor(async () => (await card(canvas, '2026-0412')).getByText('4,25 h'));
  },
};

export const CopiedAsText: Story = {
  tags: ['!release', 'PORTAL-GUIDE-06', 'PORTAL-GUIDE-07'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await press(canvas, /Copy text/);
    await expect(await canvas.findByText('The text is copied: paste it into your invoice.')).toBeVisible();
    await expect(copied).toEqual([
      `Hours taught in November 2026
Léa Villeneuve
Period: Nov 1st 26 – Nov 30th 26

2025-0305, Banque Champlain
Students: Inès Fortin, Marc-André Thériault, Siobhán O’Brien
Classes given: 1
Hours taught: 1

2026-0398, Hôtels Frontenac
Students: Inès Fortin, Marc-André Thériault, Siobhán O’Brien
Classes given: 1
Hours taught: 2

2026-0412, Aéro Beauséjour inc.
Students: Inès Fortin, Marc-André Thériault, Siobhán O’Brien
Classes given: 2
Hours taught: 2.75

Total hours: 5.75
`,
    ]);
  },
};

/** Copies cells for a spreadsheet, and a table for a document. */
export const CopiedAsTable: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await press(canvas, /Copier le tableau/);
    await expect(await canvas.findByText(/Le tableau est copié/)).toBeVisible();
    const [text, html] = copied;
    await expect(text?.split('\r\n').map((line) => line.split('\t'))).toEqual([
      ['Numéro de contrat', 'Société', 'Étudiants', 'Cours donnés', 'Heures (h:min)', 'Minutes'],
      ['2025-0305', 'Banque Champlain', expect.stringContaining('Inès Fortin'), '1', '1:00', '60'],
      ['2026-0398', 'Hôtels Frontenac', expect.stringContaining('Inès Fortin'), '1', '2:00', '120'],
      ['2026-0412', 'Aéro Beauséjour inc.', expect.stringContaining('Inès Fortin'), '2', '2:45', '165'],
      ['Total', '', '', '4', '5:45', '345'],
      [''],
    ]);
    await expect(html).toContain('<td>Aéro Beauséjour inc.</td>');
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Save as CSV/);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['heures-hours-2026-11.csv']));
    await expect(saved[0]?.text).toContain('Total\t\t\t4\t5:45\t345');
    await expect(await canvas.findByText(/The file was saved: heures-hours-2026-11.csv/)).toBeVisible();
  },
};

/** Without a clipboard the user can select the text. */
export const NotToBeCopied: Story = {
  play: async ({ canvas }) => {
    isRefused = true;
    await press(canvas, /Copy text/);
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /Select this text/ });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('2026-0412');
  },
};

/** Changing the month repeats no request and clears the "copied" message. */
export const MonthByMonth: Story = {
  // On a day of payment, the page names that day a second time.
  beforeEach: () => storyClock('2026-11-20T12:00'),
  play: async ({ canvas }) => {
    await press(canvas, /Copy text/);
    await canvas.findByText(/The text is copied/);
    await press(canvas, /Previous month: October 2026/);
    await expect(await canvas.findByRole('heading', { name: /October 2026/ })).toBeVisible();
    await expect(canvas.queryByText(/The text is copied/)).toBeNull();
    await expectTexts(canvas, '2,5 h', 'Nov 16th 26', 'Nov 30th 26');
    await press(canvas, /Next month: November 2026/);
    await expect(await canvas.findByText('5,75 h')).toBeVisible();
    await expect(sent('GET attendance')).toHaveLength(3);
  },
};

/** The default without a month in the URL; there is no next month. */
export const ThisMonth: Story = {
  parameters: { portal: { at: '/hours?month=2026-99' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const now = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric' }).format(new Date());
    await expect(await canvas.findByRole('heading', { name: now })).toBeVisible();
    const next = canvas.getByRole('button', { name: /Next month/ });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(canvas.getByRole('heading', { name: now })).toBeVisible();
    await expect(await canvas.findByText(/only the classes submitted so far/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to this month' })).toBeNull();
  },
};

export const NoClasses: Story = {
  parameters: { portal: { at: '/hours?month=2026-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No classes given in February 2026')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expectLink(main, /Submit Attendance/, '/attendance');
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
  },
};

export const NoContracts: Story = {
  parameters: { msw: [...contractsHandlers({ contracts: [] }), ...lessonsHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No classes given in November 2026')).toBeVisible();
    await expect(sent('GET attendance')).toEqual([]);
  },
};

let fails: 'one' | 'every' | 'none' = 'one';

const failing = http.get('*/api/attendance', ({ request }) => {
  const isOne = new URL(request.url).searchParams.get('courseId') === '398';
  return fails === 'every' || (fails === 'one' && isOne)
    ? HttpResponse.json({ message: 'Down' }, { status: 500 })
    : undefined;
});

/** An incomplete total says so, on the page and in the copied text; a retry completes it. */
export const SomeMissing: Story = {
  parameters: { first: [failing] },
  beforeEach: () => {
    fails = 'one';
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /is not in the total: 2026-0398\./, '3.75 h');
    await press(canvas, /Copy text/);
    await waitFor(() => expect(copied[0]).toContain('Contracts not read, not in the total: 2026-0398'));
    fails = 'none';
    await press(canvas, /Try again/);
    await expect(await canvas.findByText('5.75 h')).toBeVisible();
    await expect(canvas.queryByText('Some hours are missing')).toBeNull();
  },
};

/** If a reload fails, the old data stays on screen, marked as possibly outdated. */
export const ReadAgainInVain: Story = {
  parameters: SomeMissing.parameters,
  beforeEach: () => {
    fails = 'one';
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Some hours are missing');
    fails = 'every';
    await press(canvas, /Try again/);
    await expectTexts(canvas, /may be out of date/, '3.75 h');
    fails = 'none';
    await press(canvas, /Try again/);
    await expect(await canvas.findByText('5.75 h')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/may be out of date/)).toBeNull());
  },
};

/** If there are more classes than fit in one response, the rest is requested. */
export const BeyondAThousandClasses: Story = {
  tags: ['LIMIT-46'],
  parameters: {
    msw: [
      ...contractsHandlers({ contracts: [aContract()] }),
      ...lessonsHandlers({
        lessons: Array.from({ length: 1001 }, (_, index) =>
          aLesson({ id: index, date: index === 1000 ? '2026-11-19' : '2024-11-19' }),
        ),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nov 19th 26')).toBeVisible();
    await expect(sent('GET attendance').map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  },
};

export const Loading: Story = {
  parameters: { msw: [...contractsHandlers({ contracts }), ...lessonsHandlers({ delay: 'infinite' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your hours')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['!release'],
  ...answered([...contractsHandlers({ fail: 403 }), ...lessonsHandlers()], 'Your courses cannot be read'),
};

const manyStudents = Array.from({ length: 12 }, (_, index) => ({
  id: 600 + index,
  name: 'Marie-Antoinette',
  lastName: 'De La Bruère-Montmorency',
  reportForm: null,
}));

/** The largest month to expect: a class each day, long names, a narrow window. */
export const FullMonthOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: {
    msw: [
      ...contractsHandlers({
        contracts: [
          aContract({
            students: manyStudents,
            company: {
              id: 21,
              name: 'Société québécoise des technologies de l’information et des communications',
            },
          }),
        ],
      }),
      ...lessonsHandlers({
        lessons: Array.from({ length: 30 }, (_, index) =>
          aLesson({ id: index, date: `2026-11-${String(index + 1).padStart(2, '0')}`, minutes: 120 }),
        ),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('60 h'))[0]).toBeVisible();
  },
};
