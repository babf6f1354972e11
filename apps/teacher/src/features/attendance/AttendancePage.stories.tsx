import { contractsHandlers, type LessonsSituation, lessonsHandlers } from '@portal/api-client/testing';
import { aContract, aLesson, aSignedInUser, type Contract } from '@portal/domain';
import { localDay } from '@portal/shell';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AttendancePage } from './AttendancePage';

const lea = aSignedInUser({ id: 31, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' });
const today = localDay();

const second = aContract({
  id: 395,
  number: '2026-0395',
  company: { id: 25, name: 'Logistique Outaouais' },
  minutesTaught: 120,
  numberOfClasses: 40,
});

/** The calls of the page. */
function network({
  contracts = [aContract(), second],
  ...lessons
}: LessonsSituation & { contracts?: Contract[] } = {}) {
  return [...contractsHandlers({ contracts }), ...lessonsHandlers(lessons)];
}

const meta: Meta<typeof AttendancePage> = {
  title: 'Teacher/Attendance',
  component: AttendancePage,
  tags: ['PORTAL-ATT-01'],
  decorators: [inPortal({ app: 'teacher', user: lea, path: '/attendance' })],
  parameters: { msw: network() },
};
export default meta;

type Story = StoryObj<typeof AttendancePage>;
type Canvas = ReturnType<typeof within>;

const contractField = (canvas: Canvas) => canvas.findByRole('combobox', { name: /Contract/ });
const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: /Submit/ });

async function chooseClass(canvas: Canvas, contract = '412', minutes = '90') {
  await userEvent.selectOptions(await contractField(canvas), contract);
  await userEvent.click(canvas.getByRole('radio', { name: minutes }));
  await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
}

export const Opened: Story = {
  tags: ['PORTAL-ATT-02', 'PORTAL-ATT-05', 'LIMIT-24'],
  parameters: {
    msw: network({
      contracts: [aContract(), second, aContract({ id: 1, number: '2025-0001', status: 'done' })],
    }),
  },
  play: async ({ canvas }) => {
    const options = within(await contractField(canvas)).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Choisir un contrat - Choose a contract',
      '2026-0412 · Aéro Beauséjour inc.',
      '2026-0395 · Logistique Outaouais',
    ]);
    await expect(canvas.getByLabelText(/Date of class/)).toHaveValue(today);
    const lengths = within(canvas.getByRole('radiogroup', { name: /Class length/ })).getAllByRole('radio');
    await expect(lengths.map((radio) => radio.getAttribute('value'))).toEqual(['30', '60', '90', '120']);
  },
};

/** The button can be reached and says what is missing. */
export const Blocked: Story = {
  tags: ['PORTAL-ATT-03', 'PORTAL-ATT-04'],
  play: async ({ canvas }) => {
    await contractField(canvas);
    await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    // A tap that cannot do its work says why.
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveFocus();
    await expect(submitButton(canvas)).toHaveAccessibleDescription(/contrat/);
    await userEvent.selectOptions(await contractField(canvas), '412');
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAccessibleDescription(/durée/);
    await userEvent.click(canvas.getByRole('radio', { name: '60' }));
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

export const PickingTheAbsent: Story = {
  tags: ['PORTAL-ATT-06', 'PORTAL-ATT-07', 'PORTAL-ATT-08'],
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    const everyone = canvas.getByRole('switch', { name: /All students present/ });
    await expect(everyone).toBeChecked();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(everyone);
    await expect(canvas.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Inès Fortin'),
      expect.stringContaining('Siobhán O’Brien'),
      expect.stringContaining('Marc-André Thériault'),
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await expect(canvas.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();
    await expect(canvas.getByText('1 absent student')).toBeVisible();
    await expect(canvas.getByText('After this class: 32.5 h of 48 h')).toBeVisible();
  },
};

export const Recorded: Story = {
  tags: ['PORTAL-ATT-09', 'MSG-75'],
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('Attendance was registered successfully')).toBeVisible();
    await expect(await contractField(canvas)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: '90' })).not.toBeChecked();
  },
};

/** What was typed stays, and the same button tries again. */
export const ConnectionLost: Story = {
  tags: ['MSG-76'],
  parameters: { msw: network({ failWrites: 'offline' }) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: /All students present/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('Attendance was not registered successfully.')).toBeVisible();
    await expect(await contractField(canvas)).toHaveValue('412');
    await expect(canvas.getByRole('radio', { name: '90' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /Submit again/ })).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  parameters: { msw: network({ failWrites: { status: 400, message: 'The contract is closed' } }) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('The contract is closed')).toBeVisible();
    await expect(await contractField(canvas)).toHaveValue('412');
  },
};

/** A server that fell over has nothing to say to a teacher; our own words do, above the bar under the thumb. */
export const NotRecorded: Story = {
  tags: ['MSG-76'],
  parameters: {
    msw: network({ failWrites: { status: 500, message: 'Server error' } }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: /All students present/ }));
    await userEvent.click(submitButton(canvas));
    const kept = await canvas.findByText('Everything you entered is still here.');
    await expect(canvas.queryByText('Server error')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(kept.getBoundingClientRect().bottom).toBeLessThan(
        submitButton(canvas).getBoundingClientRect().top,
      ),
    );
  },
};

export const UnderWay: Story = {
  tags: ['SHELL-042'],
  parameters: {
    msw: [...contractsHandlers({ contracts: [aContract(), second] }), ...lessonsHandlers({ delay: 700 })],
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelector('[data-highlighted]')).toBeInTheDocument();
  },
};

/** Decision 16: a second class on the same day is possible, and asked about. */
export const SecondClassOnTheSameDay: Story = {
  parameters: { msw: network({ lessons: [aLesson({ date: today })] }) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText(/class is already|already/i)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Back to the form/ }));
    await expect(await contractField(canvas)).toHaveValue('412');
    await userEvent.click(submitButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: /Submit anyway/ }));
    await expect(await canvas.findByText('Attendance was registered successfully')).toBeVisible();
  },
};

/** Decision 16: more than was sold may be taught, and is said. */
export const BeyondTheContract: Story = {
  parameters: { msw: network({ contracts: [aContract({ minutesTaught: 47 * 60 })] }) },
  play: async ({ canvas }) => {
    // The only contract is already chosen.
    await expect(await contractField(canvas)).toHaveValue('412');
    await userEvent.click(canvas.getByRole('radio', { name: '120' }));
    await expect(canvas.getByText(/1 h over the contracted 48 h/)).toBeVisible();
  },
};

export const AskedForAContract: Story = {
  parameters: { portal: { at: '/attendance?contract=395' } },
  play: async ({ canvas }) => {
    await expect(await contractField(canvas)).toHaveValue('395');
  },
};

export const AskedForSomebodyElsesContract: Story = {
  parameters: { portal: { at: '/attendance?contract=99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not among your activated contracts/)).toBeVisible();
    await expect(await contractField(canvas)).toHaveValue('');
  },
};

export const InFrenchAndDark: Story = {
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Contrat/ }), '412');
    await userEvent.click(canvas.getByRole('switch', { name: 'Tous les étudiants présents' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await userEvent.click(canvas.getByRole('radio', { name: '90' }));
    await expect(canvas.getByText('Après ce cours : 32,5 h sur 48 h')).toBeVisible();
  },
};

export const NoActivatedContract: Story = {
  parameters: { msw: network({ contracts: [aContract({ status: 'pending' })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activated contract')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: contractsHandlers({ delay: 'infinite' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your contracts')).toBeVisible();
  },
};

export const ServerDown: Story = {
  parameters: { msw: contractsHandlers({ fail: 500 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible();
  },
};
