import { useOpenSessions, useSaveUser } from '@portal/api-client';
import {
  type ProofSituation,
  proofHandlers,
  rightCode,
  rightPassword,
  savedUser,
  sent,
} from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import { Banner, Button, Dialog, Stack, TextField, useAttempt } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { FailureReason } from '../../failures/FailureReason';
import { expectTexts } from '../../testing';
import { fill } from '../../testing/fill';
import { inPortal } from '../../testing/inPortal';
import { press } from '../../testing/press';
import { retype } from '../../testing/retype';

/** A form in a dialog, like any of the portal: it knows nothing of proofs. */
function AddressDialog() {
  const save = useSaveUser();
  const [email, setEmail] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaved(await attempt(() => save(2, { email })));
  };
  return (
    <Dialog open title="Adresse - Address" size="small" busy={busy} onClose={() => undefined}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            name="email"
            label="Email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          {failure && (
            <Banner tone="critical" role="alert">
              <FailureReason error={failure.error} />
            </Banner>
          )}
          {isSaved && <Banner tone="positive">Saved</Banner>}
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    </Dialog>
  );
}

const given = (situation: ProofSituation = {}) => ({
  msw: () => proofHandlers('put', '/users/update', savedUser, situation),
});

const meta: Meta<typeof AddressDialog> = {
  title: 'Shell/Confirm that it is you',
  component: AddressDialog,
  decorators: [inPortal({ app: 'admin', user: aSignedInUser() })],
  tags: ['DECISION-157'],
  parameters: given(),
};
export default meta;

type Story = StoryObj<typeof meta>;

const formDialog = async () => within(await screen.findByRole('dialog', { name: /Address/ }));
const proofDialog = async () => within(await screen.findByRole('dialog', { name: /Confirm that it is you/ }));

/** Types an address and saves it, which opens the question. */
async function save() {
  const form = await formDialog();
  await fill(form.getByRole('textbox', { name: 'Email' }), 'lea@passerelle.example');
  await press(form, 'Save');
  return form;
}

/** The write waits for the password, and goes on with the same key. */
export const Password: Story = {
  play: async () => {
    await save();
    const proof = await proofDialog();
    await expectTexts(proof, /What you have entered is not lost/);
    await press(proof, /Confirm$/);
    await expectTexts(proof, 'Enter your password.');
    await fill(await proof.findByLabelText(/Password$/), 'faux');
    await press(proof, /Confirm$/);
    await expectTexts(proof, 'This password is not right.');
    await retype(proof.getByLabelText(/Password$/), rightPassword);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
    await expect(screen.queryByRole('dialog', { name: /Confirm that/ })).toBeNull();
    const keys = sent('PUT users/update').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(keys).toHaveLength(2);
    await expect(keys[1]).toBe(keys[0]);
  },
};

/** A person with an authenticator app confirms with a code. */
export const Code: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['code'] }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await save();
    const proof = await proofDialog();
    await fill(await proof.findByRole('textbox', { name: 'Code' }), '000000');
    await press(proof, /Confirm$/);
    await expectTexts(proof, /This code is not right$/);
    await retype(proof.getByRole('textbox', { name: 'Code' }), rightCode);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
  },
};

/** Cancelled, the form says why nothing was saved, and keeps what was typed. */
export const Cancelled: Story = {
  play: async () => {
    const form = await save();
    await press(await proofDialog(), /Cancel$/);
    await expectTexts(form, 'You did not confirm that it is you.');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('lea@passerelle.example');
    await expect(sent('PUT users/update')).toHaveLength(1);
  },
};

/** The answer of the proof is lost: the backend is asked, and the write goes on. */
export const LostAnswer: Story = {
  parameters: given({ losesProof: true }),
  play: async () => {
    await save();
    const proof = await proofDialog();
    await fill(await proof.findByLabelText(/Password$/), rightPassword);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
  },
};

export const Offline: Story = {
  parameters: given({ fail: 'offline' }),
  play: async () => {
    await save();
    await expectTexts(
      await proofDialog(),
      'The confirmation cannot be prepared at the moment.',
      /no connection/,
    );
  },
};

/** Another tab of the same session has proved it: this one goes on. */
export const InAnotherTab: Story = {
  play: async () => {
    await save();
    const proof = await proofDialog();
    await proof.findByLabelText(/Password$/);
    await fetch('/api/auth/proof', { method: 'POST', body: JSON.stringify({ password: rightPassword }) });
    window.dispatchEvent(new StorageEvent('storage', { key: 'proved', newValue: '1' }));
    await expectTexts(await formDialog(), 'Saved');
  },
};

/** A read in the background that is refused never asks. */
export const Background: Story = {
  render: () => <Sessions />,
  parameters: { msw: () => proofHandlers('get', '/users/:id/sessions', () => ({ data: [] })) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'unproved');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

function Sessions() {
  const { error } = useOpenSessions(1);
  return <p>{error?.code}</p>;
}
