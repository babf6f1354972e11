import { ApiError } from '@portal/api-client';
import { asAdmin, expectLink, expectTexts, findDialog, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BulkDialog, type BulkDialogProps } from './BulkDialog';

interface Row {
  id: number;
  number: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, number: `2026-0${401 + index}` }));

const locked = { fr: 'Contrat archivé', en: 'Archived contract' };

type Args = Pick<BulkDialogProps<Row>, 'records' | 'action' | 'undo' | 'leftOut' | 'onFinish'> & {
  /** Whether the action asks first. */
  asks: boolean;
};

function Sample({ asks, onFinish, ...args }: Args) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Contrats</h1>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <BulkDialog
          {...args}
          title="Contracts"
          nameOf={({ number }) => number}
          hrefOf={({ id }) => `/contracts/edit/${id}/basic`}
          refresh={() => {}}
          doneText={(count) => ({ fr: `${count} contrats changés`, en: `${count} contracts changed` })}
          onFinish={(done) => {
            setOpen(false);
            onFinish(done);
          }}
        >
          {asks ? <p>Really?</p> : undefined}
        </BulkDialog>
      )}
    </main>
  );
}

/** The server's next response; reset in each story. */
let isOffline = false;
let refusing = new Set<number>();
let stored = new Set<number>();
let release = () => {};

export default {
  title: 'Admin/Parts/Several at once',
  component: Sample,
  tags: ['release'],
  decorators: [asAdmin()],
  args: {
    asks: true,
    records: rows(6),
    leftOut: () => null,
    action: fn(async ({ id }: Row) => {
      if (isOffline && id > 2) throw new ApiError({ code: 'offline' });
      if (refusing.has(id))
        throw new ApiError({ code: 'refused', status: 400, serverMessage: 'No students' });
    }),
    undo: fn(() => Promise.resolve()),
    onFinish: fn(),
  },
  beforeEach: () => {
    isOffline = false;
    refusing = new Set();
    stored = new Set();
    release = () => {};
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const open = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await press(canvas, 'open');
  return await findDialog(canvas);
};
const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

/** Closes automatically if all succeeded; Undo reverts all of it. */
export const AllDone: Story = {
  tags: ['!release'],
  play: async ({ args, canvas }) => {
    await press(await open(canvas), 'Appliquer à 6 - Apply to 6');
    await expect(await (await messages()).findByText('6 contracts changed')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onFinish).toHaveBeenCalledWith(args.records);
    await press(await messages(), 'Annuler - Undo');
    await (await messages()).findByText('Undone: everything is as before.');
    await expect(args.undo).toHaveBeenCalledTimes(6);
  },
};

/** Lists the rejected records by reason and name; a retry follows. */
export const SomeRefused: Story = {
  args: { leftOut: ({ id }) => (id === 6 ? locked : null) },
  play: async ({ args, canvas }) => {
    refusing = new Set([2, 3]);
    const dialog = await open(canvas);
    await expect(dialog.getByText('1 does not change')).toBeVisible();
    await press(dialog, 'Appliquer à 5 - Apply to 5');
    const summary = await findDialog(canvas);
    await expectTexts(summary, '3 done', '3 not done');
    await expect(summary.getByText(/^No students/)).toHaveTextContent('(2)');
    await expect(summary.getByText('Archived contract')).toBeVisible();
    await expectLink(summary, '2026-0402', '/contracts/edit/2/basic');
    refusing = new Set([3]);
    await press(summary, /Retry the failed ones$/);
    await expect(await canvas.findByText('4 done')).toBeVisible();
    await expect(args.action).toHaveBeenCalledTimes(7);
    const again = within(canvas.getByRole('dialog'));
    await userEvent.click(
      again.getAllByRole('button', { name: 'Fermer - Close' }).at(-1) ?? canvas.getByRole('dialog'),
    );
    await expect(await (await messages()).findByText('4 contracts changed')).toBeVisible();
    await expect(args.onFinish).toHaveBeenCalledWith(args.records.filter(({ id }) => id < 6 && id !== 3));
  },
};

/** After a lost connection, the finished records are known, and the rest continues when the connection returns. */
export const ConnectionLost: Story = {
  play: async ({ args, canvas }) => {
    isOffline = true;
    await press(await open(canvas), /Apply to 6$/);
    await expectTexts(canvas, '2 done', '4 waiting', /The connection is lost\./);
    isOffline = false;
    await press(canvas, 'Continuer - Continue');
    await expect(await (await messages()).findByText('6 contracts changed')).toBeVisible();
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/**
 * A request whose response is lost may have changed its record. The retry changes nothing, but Undo reverts the change.
 */
export const AnswerLost: Story = {
  args: {
    action: fn(async ({ id }: Row) => {
      if (stored.has(id)) return false;
      stored.add(id);
      if (isOffline && id > 2) throw new ApiError({ code: 'unanswered' });
      return true;
    }),
  },
  play: async ({ args, canvas }) => {
    isOffline = true;
    await press(await open(canvas), /Apply to 6$/);
    await expectTexts(canvas, '2 done', '4 waiting');
    isOffline = false;
    await press(canvas, 'Continuer - Continue');
    await expect(await (await messages()).findByText('6 contracts changed')).toBeVisible();
    await press(await messages(), 'Annuler - Undo');
    await (await messages()).findByText('Undone: everything is as before.');
    await expect(args.undo).toHaveBeenCalledTimes(6);
  },
};

/** Shows the progress; Stop lets running requests finish. */
export const Stopped: Story = {
  args: {
    records: rows(12),
    action: fn(async ({ id }: Row) => {
      if (id > 4)
        await new Promise<void>((resolve) => {
          const before = release;
          release = () => {
            before();
            resolve();
          };
        });
    }),
  },
  play: async ({ canvas }) => {
    await press(await open(canvas), /Apply to 12$/);
    await expect(await canvas.findByText(/4 of 12$/)).toBeVisible();
    await press(canvas, 'Arrêter - Stop');
    release();
    await expectTexts(canvas, '8 done', '4 waiting');
  },
};

/** An action without fields asks nothing, and a fast run shows no dialog. */
export const AtOnce: Story = {
  args: { asks: false },
  play: async ({ args, canvas }) => {
    await press(canvas, 'open');
    await expect(await (await messages()).findByText('6 contracts changed')).toBeVisible();
    await expect(args.action).toHaveBeenCalledTimes(6);
  },
};

/** None of the selected records can be changed: the button says so. */
export const NothingToDo: Story = {
  args: { leftOut: () => locked },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await press(dialog, /Apply to 0/);
    await expect(dialog.getByText(/None of the selected items can be changed this way\./)).toBeVisible();
    await expect(args.action).not.toHaveBeenCalled();
  },
};

/** The list can be copied, for example into a mail; if the page may not write to the clipboard, the text is shown. */
export const TheListIsCopied: Story = {
  beforeEach: () => {
    refusing = new Set([1, 2]);
  },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText');
    write.mockResolvedValueOnce();
    await press(await open(canvas), /Apply to 6$/);
    await press(canvas, /Copy the list$/);
    await expect(write).toHaveBeenCalledWith('No students\n2026-0401\n2026-0402');
    write.mockRejectedValueOnce(new Error('Not allowed'));
    await press(canvas, /List copied$/);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /List to copy/ })).toHaveValue(
        'No students\n2026-0401\n2026-0402',
      ),
    );
  },
};

/** Many names on a phone in the dark theme. */
export const OnAPhone: Story = {
  args: { records: rows(60) },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    refusing = new Set(rows(60).map(({ id }) => id));
    await press(await open(canvas), /Apply to 60$/);
    await expect(await canvas.findByText('60 not done')).toBeVisible();
    const box = canvas.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
