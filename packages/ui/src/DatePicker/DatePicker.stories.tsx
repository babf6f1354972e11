import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { DatePicker } from './DatePicker';

export default {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  tags: ['release'],
  args: {
    label: <BilingualText fr="Date de début" en="Start date" />,
    name: 'startsOn',
    defaultValue: '2026-11-20',
    today: '2026-11-12',
    locale: { fr: 'fr-CA', en: 'en-CA' },
    onChange: fn(),
    words: {
      open: <BilingualText fr="Ouvrir le calendrier" en="Open the calendar" />,
      previousYear: <BilingualText fr="Année précédente" en="Previous year" />,
      previousMonth: <BilingualText fr="Mois précédent" en="Previous month" />,
      nextMonth: <BilingualText fr="Mois suivant" en="Next month" />,
      nextYear: <BilingualText fr="Année suivante" en="Next year" />,
      today: <BilingualText fr="Aujourd’hui" en="Today" />,
      clear: <BilingualText fr="Effacer" en="Clear" />,
    },
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 24, maxWidth: 380, minHeight: 480 }}>
        <Story />
        <Button style={{ marginTop: 12 }}>Après</Button>
      </main>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

type Story = StoryObj<typeof DatePicker>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByLabelText('Date de début - Start date');
const button = (canvas: Canvas) => canvas.getByRole('button', { name: /Open the calendar/ });

/** The calendar's code is loaded first, which takes a moment on a busy machine. */
const opened = () => screen.findByRole('dialog', { name: /Open the calendar/ }, { timeout: 10_000 });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /Open the calendar/ })).toBeNull());

/** Waits until this day has the focus. */
const marked = (name: RegExp) => waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());
const press = (key: string) => userEvent.keyboard(key);

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas));
    const calendar = within(await opened());
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(calendar.getByRole('grid', { name: 'novembre 2026 - November 2026' })).toBeVisible();
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
    await expect(calendar.getByRole('gridcell', { current: 'date' })).toHaveTextContent('12');
    await userEvent.click(calendar.getByRole('button', { name: 'Mois suivant - Next month' }));
    await expect(calendar.getByRole('grid', { name: 'décembre 2026 - December 2026' })).toBeVisible();
    await userEvent.click(
      calendar.getByRole('gridcell', { name: 'jeudi 3 décembre 2026 - Thursday, December 3, 2026' }),
    );
    await closed();
    await expect(field(canvas)).toHaveValue('2026-12-03');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(button(canvas)).toHaveFocus();
    await expect(button(canvas)).toHaveAccessibleName(
      'Ouvrir le calendrier - Open the calendar, jeudi 3 décembre 2026 - Thursday, December 3, 2026',
    );
  },
};

/** The keyboard table of the date picker dialog of the ARIA Authoring Practices, key by key. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    button(canvas).focus();
    await press('{Enter}');
    await opened();
    await marked(/Friday, November 20, 2026/);
    await press('{ArrowRight}');
    await marked(/Saturday, November 21, 2026/);
    await press('{ArrowLeft}{ArrowLeft}');
    await marked(/Thursday, November 19, 2026/);
    await press('{ArrowDown}');
    await marked(/Thursday, November 26, 2026/);
    await press('{ArrowUp}{ArrowUp}');
    await marked(/Thursday, November 12, 2026/);
    // A week begins on Sunday in Canada, in French too.
    await press('{Home}');
    await marked(/Sunday, November 8, 2026/);
    await press('{End}');
    await marked(/Saturday, November 14, 2026/);
    await press('{PageDown}');
    await marked(/Monday, December 14, 2026/);
    await expect(screen.getByRole('grid', { name: 'décembre 2026 - December 2026' })).toBeVisible();
    await press('{PageUp}');
    await marked(/Saturday, November 14, 2026/);
    await press('{Shift>}{PageDown}{/Shift}');
    await marked(/Sunday, November 14, 2027/);
    await press('{Shift>}{PageUp}{/Shift}');
    await marked(/Saturday, November 14, 2026/);
    await press(' ');
    await closed();
    await expect(field(canvas)).toHaveValue('2026-11-14');
    await expect(button(canvas)).toHaveFocus();
    await press(' ');
    await opened();
    await marked(/Saturday, November 14, 2026/);
    await press('{ArrowRight}{Enter}');
    await closed();
    await expect(field(canvas)).toHaveValue('2026-11-15');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const TabGoesRound: Story = {
  play: async ({ canvas }) => {
    button(canvas).focus();
    await press('{Enter}');
    const calendar = within(await opened());
    await marked(/November 20, 2026/);
    await userEvent.tab();
    await expect(calendar.getByRole('button', { name: 'Aujourd’hui - Today' })).toHaveFocus();
    await userEvent.tab();
    await expect(calendar.getByRole('button', { name: 'Effacer - Clear' })).toHaveFocus();
    await userEvent.tab();
    await expect(calendar.getByRole('button', { name: 'Année précédente - Previous year' })).toHaveFocus();
    await press('{Enter}');
    await expect(calendar.getByRole('grid', { name: 'novembre 2025 - November 2025' })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(calendar.getByRole('button', { name: 'Effacer - Clear' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(calendar.getByRole('gridcell', { name: /November 20, 2025/ })).toHaveFocus();
  },
};

export const EscapeGoesBack: Story = {
  play: async ({ args, canvas }) => {
    button(canvas).focus();
    await press('{Enter}');
    await opened();
    await marked(/November 20, 2026/);
    await press('{ArrowDown}{Escape}');
    await closed();
    await expect(button(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveValue('2026-11-20');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A date can be typed without the calendar; Alt+Down opens it from the field, and the focus returns there. */
export const Typed: Story = {
  args: { defaultValue: undefined },
  play: async ({ args, canvas }) => {
    await expect(button(canvas)).toHaveAccessibleName('Ouvrir le calendrier - Open the calendar');
    await expect(button(canvas)).toHaveAccessibleDescription('Date de début - Start date');
    await userEvent.type(field(canvas), '2027-02-28');
    await expect(field(canvas)).toHaveValue('2027-02-28');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await opened();
    await marked(/Sunday, February 28, 2027/);
    await press('{ArrowRight}{Enter}');
    await closed();
    await expect(field(canvas)).toHaveValue('2027-03-01');
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    const calendar = within(await opened());
    await marked(/Thursday, November 12, 2026/);
    await expect(calendar.queryByRole('gridcell', { selected: true })).toBeNull();
    await expect(calendar.queryByRole('button', { name: 'Effacer - Clear' })).toBeNull();
    await userEvent.click(calendar.getByRole('button', { name: 'Aujourd’hui - Today' }));
    await closed();
    await expect(field(canvas)).toHaveValue('2026-11-12');
  },
};

export const TakenAway: Story = {
  tags: ['!release'],
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas));
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer - Clear' }));
    await closed();
    await expect(field(canvas)).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(button(canvas)).toHaveAccessibleName('Ouvrir le calendrier - Open the calendar');
  },
};

/** Neither keys nor pointer reach days before `min` or after `max`. */
export const BetweenTwoDays: Story = {
  args: { min: '2026-11-17', max: '2026-12-04', required: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas));
    const calendar = within(await opened());
    await marked(/November 20, 2026/);
    await press('{Home}');
    await marked(/Tuesday, November 17, 2026/);
    await press('{ArrowUp}');
    await marked(/Tuesday, November 17, 2026/);
    await press('{Shift>}{PageDown}{/Shift}');
    await marked(/Friday, December 4, 2026/);
    await expect(calendar.getByRole('button', { name: 'Mois suivant - Next month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(calendar.getByRole('button', { name: 'Mois suivant - Next month' }));
    await userEvent.tab();
    await userEvent.tab();
    await marked(/Friday, December 4, 2026/);
    await userEvent.click(calendar.getByRole('gridcell', { name: /December 5, 2026/ }));
    await marked(/Friday, December 4, 2026/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(calendar.getByRole('gridcell', { name: /December 5, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Today is out of range, so its button is missing; a required day cannot be cleared.
    await expect(calendar.queryByRole('button', { name: 'Aujourd’hui - Today' })).toBeNull();
    await expect(calendar.queryByRole('button', { name: 'Effacer - Clear' })).toBeNull();
  },
};

export const InOneLanguage: Story = {
  args: { locale: 'en-GB', label: 'Start date' },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    const calendar = within(await opened());
    await expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(calendar.getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
  },
};

/** The form submits the day that is chosen in the calendar. */
export const KeptByTheCaller: Story = {
  render: function Kept(args) {
    const [day, setDay] = useState('2026-11-20');
    return (
      <>
        <DatePicker
          {...args}
          defaultValue={undefined}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <p>{day}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await opened();
    await userEvent.click(screen.getByRole('gridcell', { name: /November 25, 2026/ }));
    await expect(canvas.getByText('2026-11-25')).toBeVisible();
    await expect(field(canvas)).toHaveValue('2026-11-25');
  },
};

export const Refused: Story = {
  args: {
    message: <BilingualText fr="Ceci est un champ obligatoire." en="This is a required field." />,
    defaultValue: undefined,
  },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleErrorMessage(/required field/);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(button(canvas)).toBeDisabled();
  },
};

/** Escape closes one layer at a time, the front one first. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: function Nested(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Exporter" size="small">
        <DatePicker {...args} />
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await opened();
    await marked(/November 20, 2026/);
    await press('{Escape}');
    await closed();
    await expect(screen.getByRole('dialog', { name: 'Exporter' })).toBeVisible();
    await expect(button(canvas)).toHaveFocus();
  },
};

/** Phones show the browser's own date picker, which suits touch. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Open the calendar/ })).toBeNull());
    await expect(field(canvas)).toHaveValue('2026-11-20');
  },
};
