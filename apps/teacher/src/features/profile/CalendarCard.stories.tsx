import { type PlannedClassesSituation, plannedClassesHandlers, sent } from '@portal/api-client/testing';
import {
  asTeacher,
  type Canvas,
  expectLink,
  expectTexts,
  hiddenWithout,
  pageStories,
  withClipboard,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarCard } from './CalendarCard';

const given = (situation: PlannedClassesSituation = {}) => ({ msw: () => plannedClassesHandlers(situation) });

let held = Promise.withResolvers<void>();

/** Handlers under which the request after a change fails. */
const notReadAgain = (situation: PlannedClassesSituation) => ({
  beforeEach: () => {
    held = Promise.withResolvers();
    return () => held.resolve();
  },
  parameters: {
    msw: () => [
      http.get('*/api/calendar/address/state', async () => {
        const isChanged = [...sent('POST calendar/address'), ...sent('DELETE calendar/address')].length > 0;
        if (isChanged) await held.promise;
      }),
      ...plannedClassesHandlers(situation),
    ],
  },
});

export default {
  title: 'Teacher/Calendar address',
  component: CalendarCard,
  decorators: [asTeacher('/profile')],
  tags: ['release', 'DECISION-51'],
  parameters: given({ calendarToken: 'secret-1' }),
} satisfies Meta<typeof CalendarCard>;

type Story = StoryObj<typeof CalendarCard>;

const states = pageStories(given);

const address = (canvas: Canvas) => canvas.findByLabelText(/- Private address$/);
const addressOf = (token: string) => new URL(`/api/calendar/file/${token}.ics`, location.href).href;
const press = async (from: Pick<Canvas, 'findByRole'>, name: RegExp) =>
  userEvent.click(await from.findByRole('button', { name }));

/** The address is created once; its field takes the focus before the address is loaded again. */
export const None: Story = {
  tags: ['!release'],
  ...notReadAgain({}),
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Create a private address to see your classes in the calendar of your phone.');
    await expect(canvas.queryByLabelText(/- Private address$/)).toBeNull();
    await userEvent.dblClick(await canvas.findByRole('button', { name: /- Create my address$/ }));
    await expect(await address(canvas)).toHaveValue(addressOf('secret-1'));
    await waitFor(async () => expect(await address(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /- Create my address$/ })).toBeNull();
    await expect(sent('POST calendar/address')).toHaveLength(1);
  },
};

const writeText = fn(async (_text: string) => {});

/** The address is requested only when the teacher wants to see it, because that may need a proof. */
export const Subscribed: Story = {
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'You have a private address. To see it, confirm that it is you.');
    await expect(canvas.queryByLabelText(/- Private address$/)).toBeNull();
    await press(canvas, /- Show my address$/);
    await waitFor(async () => expect(await address(canvas)).toHaveFocus());
    await expect(await address(canvas)).toHaveValue(addressOf('secret-1'));
    await expectLink(canvas, /- Open in my calendar/, addressOf('secret-1').replace('http:', 'webcal:'));
    await press(canvas, /- Copy the address$/);
    await expect(writeText).toHaveBeenCalledWith(addressOf('secret-1'));
  },
};

/**
 * The previous address stops working, so a question comes first; the new address is shown before it is loaded again.
 */
export const Replaced: Story = {
  ...notReadAgain({ calendarToken: 'secret-1' }),
  play: async ({ canvas }) => {
    await press(canvas, /- New address$/);
    const question = within(await screen.findByRole('alertdialog', { name: /Replace the address\?$/ }));
    await expect(sent('POST calendar/address')).toEqual([]);
    await press(question, /- Replace$/);
    await waitFor(async () => expect(await address(canvas)).toHaveValue(addressOf('secret-2')));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Deleted: Story = {
  ...notReadAgain({ calendarToken: 'secret-1' }),
  play: async ({ canvas }) => {
    await press(canvas, /- Show my address$/);
    await address(canvas);
    await press(canvas, /- Delete the address$/);
    await press(within(await screen.findByRole('alertdialog')), /- Delete$/);
    const create = await canvas.findByRole('button', { name: /- Create my address$/ });
    await waitFor(() => expect(create).toHaveFocus());
    await expect(sent('DELETE calendar/address')).toHaveLength(1);
  },
};

export const NotChanged: Story = {
  parameters: given({ calendarToken: 'secret-1', failWrites: { status: 403 } }),
  play: async ({ canvas }) => {
    await press(canvas, /- Delete the address$/);
    await press(within(await screen.findByRole('alertdialog')), /- Delete$/);
    await expect(await canvas.findByText('The address was not changed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /- Show my address$/ })).toBeVisible();
  },
};

/** The teacher did not confirm who they are. */
export const NotShown: Story = {
  parameters: given({ calendarToken: 'secret-1', failWrites: { status: 403, code: 'proof-required' } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, /- Show my address$/);
    await press(within(await screen.findByRole('dialog', { name: /Confirm that it is you/ })), /- Cancel$/);
    await expect(await canvas.findByText('The address could not be shown.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /- Show my address$/ })).toBeVisible();
  },
};

/** The secret that encrypted the address is no longer known, as after some restores. */
export const NotReadable: Story = {
  parameters: {
    msw: () => [
      http.post('*/api/calendar/address/show', () => HttpResponse.json({ data: { token: null } })),
      ...plannedClassesHandlers({ calendarToken: 'secret-1' }),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, /- Show my address$/);
    await expectTexts(canvas, 'This address can no longer be read. Replace it with a new one.');
  },
};

export const NotRead: Story = states.offline('The address of your calendar cannot be read at the moment.');
export const Loading: Story = states.loading('Your calendar');

export const WithoutTheExtension: Story = hiddenWithout('GET calendar/address/state', (canvas) =>
  canvas.queryByText(/Your calendar/),
);
