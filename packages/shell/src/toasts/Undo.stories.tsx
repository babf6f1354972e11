import { ApiError } from '@portal/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { announcements, asAdmin } from '../testing';
import type { UndoOptions } from './toast-store';
import { useToast } from './useToast';

interface Props {
  /** The call that reverts the action. */
  undo: (options: UndoOptions) => Promise<unknown>;
}

function SamplePage({ undo }: Props) {
  const toast = useToast();
  return (
    <main>
      <h1>Contrats</h1>
      <button
        type="button"
        onClick={() => toast.success({ fr: 'Contrat archivé', en: 'Contract archived' }, { undo })}
      >
        archive
      </button>
      <input aria-label="Search" />
    </main>
  );
}

/** Number of undo requests; reset in each story. */
let calls = 0;

export default {
  title: 'Shell/Undo',
  component: SamplePage,
  decorators: [asAdmin()],
  args: { undo: fn(() => Promise.resolve()) },
  beforeEach: () => {
    calls = 0;
  },
} satisfies Meta<typeof SamplePage>;

type Story = StoryObj<typeof SamplePage>;

const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

/** The undo button dismisses the toast, reverts the action and confirms it. */
export const ByTheButton: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'archive' }));
    await userEvent.click(await (await messages()).findByRole('button', { name: 'Annuler - Undo' }));
    await expect(await (await messages()).findByText('Undone: everything is as before.')).toBeVisible();
    await expect((await messages()).queryByText('Contract archived')).toBeNull();
    await expect(args.undo).toHaveBeenCalledOnce();
  },
};

/** Screen readers announce a message once, beginning with its title and without its buttons. */
export const HeardOnce: Story = {
  tags: ['release', 'DECISION-110'],
  play: async ({ canvas }) => {
    await messages();
    const { heard, stop } = announcements();
    await userEvent.click(canvas.getByRole('button', { name: 'archive' }));
    await (await messages()).findByRole('button', { name: 'Annuler - Undo' });
    await expect(heard()).toEqual(['Succès - Success Contrat archivé - Contract archived']);
    await userEvent.click(await (await messages()).findByRole('button', { name: 'Annuler - Undo' }));
    await (await messages()).findByText('Undone: everything is as before.');
    stop();
    await expect(heard()).toHaveLength(2);
    await expect(heard()[1]).toMatch(/^Succès - Success .*Undone: everything is as before\.$/);
  },
};

/** The undo shortcut works outside of fields; in a field it undoes typing. */
export const ByKeys: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'archive' }));
    await (await messages()).findByRole('button', { name: 'Annuler - Undo' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'abc{Control>}z{/Control}');
    await expect(args.undo).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'archive' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.undo).toHaveBeenCalledOnce());
    await expect(await (await messages()).findByText('Undone: everything is as before.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'archive' })).toHaveFocus();
  },
};

/** Without a response, the undo is offered again. */
export const NotReached: Story = {
  tags: ['release'],
  args: {
    undo: fn(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new ApiError({ code: 'offline' })) : Promise.resolve();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'archive' }));
    await userEvent.click(await (await messages()).findByRole('button', { name: 'Annuler - Undo' }));
    await expect(await (await messages()).findByText('Something went wrong')).toBeVisible();
    await userEvent.click((await messages()).getByRole('button', { name: 'Réessayer - Try again' }));
    await expect(await (await messages()).findByText('Undone: everything is as before.')).toBeVisible();
    await expect((await messages()).queryByText('Something went wrong')).toBeNull();
  },
};

/**
 * The undo would create a conflict between classes: the user is asked first, and the keyboard shortcut does not answer.
 */
export const Clash: Story = {
  tags: ['release', 'DECISION-97'],
  args: {
    undo: fn(({ acceptClashes }) =>
      acceptClashes
        ? Promise.resolve()
        : Promise.reject(
            new ApiError({ code: 'clash', fields: { classes: ['2027-01-11 13:00 2026-0409', 'x', 'y'] } }),
          ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'archive' }));
    await userEvent.click(await (await messages()).findByRole('button', { name: 'Annuler - Undo' }));
    await expect(
      await (await messages()).findByText(
        /at the same time as another one of the teacher or of a student: 2027-01-11 13:00 2026-0409 \(\+2\)\./,
      ),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.undo).toHaveBeenCalledOnce();
    const again = (await messages()).getByRole('button', { name: 'Annuler quand même - Undo anyway' });
    await userEvent.click(again);
    await expect(await (await messages()).findByText('Undone: everything is as before.')).toBeVisible();
    await expect((await messages()).queryByText(/at the same time/)).toBeNull();
    await expect(args.undo).toHaveBeenCalledTimes(2);
  },
};

/** An undo does not overwrite changes that someone else has made since. */
export const Overtaken: Story = {
  tags: ['release'],
  args: { undo: fn(() => Promise.reject(new ApiError({ code: 'conflict' }))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'archive' }));
    await userEvent.click(await (await messages()).findByRole('button', { name: 'Annuler - Undo' }));
    await expect(
      await (await messages()).findByText('Someone changed it in the meantime: their change is kept.'),
    ).toBeVisible();
    await expect((await messages()).queryByRole('button', { name: /Try again|Undo/ })).toBeNull();
  },
};
