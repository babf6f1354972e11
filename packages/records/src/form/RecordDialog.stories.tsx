import { asAdmin, expectMessage, press } from '@portal/shell/testing';
import { FormTextField } from '@portal/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { z } from 'zod';
import { RecordDialog } from './RecordDialog';

type Span = { from: string; to: string };

const schema = z
  .object({ from: z.string(), to: z.string() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'invalid' });

const write = fn();
const onClose = fn();

/** A record that someone else changes before each save. */
function SpanDialog({ stored }: { stored: Span }) {
  return (
    <RecordDialog<Span, Span, Span, Span, undefined>
      draft={{ form: 'material', record: 'span', stored: { from: '2026-11-02', to: '2026-11-27' } }}
      schema={schema}
      save={{
        read: async () => stored,
        write: async ({ values }) => {
          write(values);
          return values;
        },
        textOf: (span) => span,
        texts: {
          title: 'Changed',
          term: (field) => ({ fr: field, en: field }),
          show: (field, text) => text[field],
        },
      }}
      title="Période - Period"
      submitLabel="Enregistrer - Save"
      onSaved={() => undefined}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormTextField field={fields.from} label="Du - From" />
          <FormTextField field={fields.to} label="Au - To" />
        </>
      )}
    </RecordDialog>
  );
}

export default {
  title: 'Admin/Parts/Record dialog',
  component: SpanDialog,
  decorators: [asAdmin()],
  args: { stored: { from: '2026-11-02', to: '2026-11-13' } },
  beforeEach: () => {
    write.mockClear();
    onClose.mockClear();
  },
} satisfies Meta<typeof SpanDialog>;

type Story = StoryObj<typeof SpanDialog>;

/** Two changes that contradict each other are both in the form, and the dialog says why nothing was saved. */
export const ConflictingChanges: Story = {
  tags: ['DECISION-37', 'DECISION-23'],
  play: async ({ canvas }) => {
    const from = await canvas.findByRole('textbox', { name: /From/ });
    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-20');
    await press(canvas, /Save$/);
    await expectMessage(
      'error',
      'A change by someone else conflicts with yours. Both are in the form: check it, then save.',
    );
    const dialog = within(canvas.getByRole('dialog', { name: /Period$/ }));
    await expect(dialog.getByText(/^A change by someone else conflicts with yours/)).toBeVisible();
    const to = dialog.getByRole('textbox', { name: /To/ });
    await expect(dialog.getByRole('textbox', { name: /From/ })).toHaveValue('2026-11-20');
    await expect(to).toHaveValue('2026-11-13');
    await expect(write).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-30');
    await press(dialog, /Save$/);
    await expect(onClose).toHaveBeenCalledTimes(1);
    await expect(write.mock.calls).toEqual([[{ from: '2026-11-20', to: '2026-11-30' }]]);
  },
};
