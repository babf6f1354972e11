import { useOpenSessions, useSaveUser } from '@portal/api-client';
import {
  type ProofSituation,
  proofHandlers,
  rightCode,
  rightPassword,
  savedUser,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import { Banner, Button, Dialog, Stack, TextField, useAttempt } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FailureReason } from '../../failures/FailureReason';
import { dialogStories, expectTexts } from '../../testing';
import { fakePasskeys } from '../../testing/fakePasskeys';
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
  tags: ['release', 'DECISION-157'],
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

/** Saves, and goes on in the dialog that asks for the proof. */
const inProof = dialogStories(async () => {
  await save();
  return proofDialog();
});

/** The write waits for the password, and goes on with the same key. */
export const Password: Story = {
  tags: ['!release'],
  play: inProof.play(async (proof) => {
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
  }),
};

/** A person with an authenticator app confirms with a code. */
export const Code: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['code'] }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: inProof.play(async (proof) => {
    await fill(await proof.findByRole('textbox', { name: 'Code' }), '000000');
    await press(proof, /Confirm$/);
    await expectTexts(proof, /This code is not right$/);
    await retype(proof.getByRole('textbox', { name: 'Code' }), rightCode);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
  }),
};

/** A person with passkeys confirms with one. The device verifies who uses it. */
export const Passkey: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['passkey', 'code'] }),
  beforeEach: () => fakePasskeys(),
  play: inProof.play(async (proof) => {
    await expectTexts(proof, 'Your device verifies that it is you.');
    await expect(await proof.findByRole('button', { name: /Confirm with a passkey$/ })).toHaveFocus();
    await expect(proof.getByRole('button', { name: /Confirm with a code$/ })).toBeVisible();
    await press(proof, /Confirm with a passkey$/);
    await expectTexts(await formDialog(), 'Saved');
    await expect(sentBodies('POST auth/proof')).toEqual([
      { passkey: expect.objectContaining({ id: 'aWQ', type: 'public-key' }) },
    ]);
  }),
};

/** The person cancels at the device, and confirms with a code instead. */
export const PasskeyCancelled: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['passkey', 'code'] }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  beforeEach: () => fakePasskeys({ fault: 'NotAllowedError' }),
  play: inProof.play(async (proof) => {
    await press(proof, /Confirm with a passkey$/);
    await expectTexts(proof, /cancelled or took too long\.$/);
    await press(proof, /Confirm with a code$/);
    await fill(await proof.findByRole('textbox', { name: 'Code' }), rightCode);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
  }),
};

export const PasskeyRefused: Story = {
  parameters: given({ ways: ['passkey'], refusesPasskey: true }),
  beforeEach: () => fakePasskeys(),
  play: inProof.play(async (proof) => {
    await press(proof, /Confirm with a passkey$/);
    await expectTexts(proof, /This passkey was not accepted$/);
    await expect(proof.getByRole('button', { name: /Confirm with a passkey$/ })).toBeEnabled();
  }),
};

/** A browser that cannot use the only way of the person. */
export const NoPasskeysHere: Story = {
  parameters: given({ ways: ['passkey'] }),
  beforeEach: () => fakePasskeys({ isOld: true }),
  play: inProof.play(async (proof) => {
    await expectTexts(proof, /^This browser cannot use your passkeys/);
    await expect(proof.queryByRole('button', { name: /Confirm with a passkey$/ })).toBeNull();
  }),
};

/** What the story's browser does with a window that the page opens. */
function fakeWindow({ isBlocked = false } = {}) {
  const { open } = window;
  const opened: string[] = [];
  window.open = () =>
    isBlocked
      ? null
      : ({
          location: { replace: (address: string) => opened.push(address) },
          close: () => undefined,
        } as never);
  return { opened, restore: () => Object.assign(window, { open }) };
}

let windows = fakeWindow();
const withWindow = (options?: { isBlocked: boolean }) => () => {
  windows = fakeWindow(options);
  return windows.restore;
};

/** What another window stores when the provider gave no proof. */
const refuse = (reason: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'proof-refused', newValue: `${reason} 1` }));

/** A person confirms at the provider, in a window of its own. What is typed here stays. */
export const Provider: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['provider', 'password'] }),
  beforeEach: withWindow(),
  play: async () => {
    const form = await save();
    const proof = await proofDialog();
    await press(proof, /Confirm with Microsoft$/);
    await expectTexts(proof, /^Complete the sign-in in the other window/);
    await expect(windows.opened).toEqual(['/api/auth/providers/main/start?ticket=t1cket']);
    await expect(form.getByRole('textbox', { name: 'Email', hidden: true })).toHaveValue(
      'lea@passerelle.example',
    );
    await fetch('/api/auth/proof', { method: 'POST', body: JSON.stringify({ password: rightPassword }) });
    window.dispatchEvent(new StorageEvent('storage', { key: 'proved', newValue: '1' }));
    await expectTexts(await formDialog(), 'Saved');
  },
};

/** The other window could not announce it: the backend is asked when the person comes back to this one. */
export const ProviderInSilence: Story = {
  parameters: given({ ways: ['provider'] }),
  beforeEach: withWindow(),
  play: inProof.play(async (proof) => {
    await press(proof, /Confirm with Microsoft$/);
    await expectTexts(proof, /^Complete the sign-in/);
    await fetch('/api/auth/proof', { method: 'POST', body: JSON.stringify({ password: rightPassword }) });
    window.dispatchEvent(new Event('focus'));
    await expectTexts(await formDialog(), 'Saved');
  }),
};

/** The browser opens no other window: a link does. */
export const WindowBlocked: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['provider'] }),
  globals: { viewport: { value: 'phone' } },
  beforeEach: withWindow({ isBlocked: true }),
  play: inProof.play(async (proof) => {
    await press(proof, /Confirm with Microsoft$/);
    await expectTexts(proof, /^Your browser did not open the other window/);
    const link = proof.getByRole('link', { name: /Open the page of Microsoft$/ });
    await expect(link).toHaveAttribute('href', '/api/auth/providers/main/start?ticket=t1cket');
    await expect(link).toHaveAttribute('target', '_blank');
  }),
};

/** The person signed in with another account there. */
export const ProviderRefused: Story = {
  parameters: given({
    ways: ['provider', 'password'],
    providers: [
      { id: 'main', name: 'Microsoft' },
      { id: 'google', name: 'Google' },
    ],
  }),
  globals: { theme: 'dark' },
  beforeEach: withWindow(),
  play: inProof.play(async (proof) => {
    await proof.findByRole('button', { name: /Confirm with Google$/ });
    await press(proof, /Confirm with Microsoft$/);
    await expectTexts(proof, /^Complete the sign-in/);
    refuse('other-account');
    await expectTexts(proof, /^You signed in with an account that is not linked/);
    await expect(proof.queryByText(/^Complete the sign-in/)).toBeNull();
    await expect(proof.getByRole('button', { name: /Confirm with Microsoft$/ })).toBeEnabled();
  }),
};

/** The provider does not say when the person signed in: another way is asked for. */
export const ProviderWithoutTime: Story = {
  tags: ['DECISION-158'],
  parameters: given({ ways: ['provider', 'password'] }),
  beforeEach: withWindow(),
  play: inProof.play(async (proof) => {
    await press(proof, /Confirm with Microsoft$/);
    await expectTexts(proof, /^Complete the sign-in/);
    refuse('no-time');
    await expectTexts(proof, 'Microsoft does not say when you signed in. Confirm in another way.');
    await fill(await proof.findByLabelText(/Password$/), rightPassword);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
  }),
};

/** There is no other way. */
export const ProviderWithoutTimeAlone: Story = {
  parameters: given({ ways: ['provider'] }),
  beforeEach: withWindow(),
  play: inProof.play(async (proof) => {
    await press(proof, /Confirm with Microsoft$/);
    await expectTexts(proof, /^Complete the sign-in/);
    refuse('no-time');
    await expectTexts(proof, 'Microsoft does not say when you signed in. Sign out, then sign in again.');
    await waitFor(() => expect(proof.queryByRole('button', { name: /Microsoft/ })).toBeNull());
  }),
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
  play: inProof.play(async (proof) => {
    await fill(await proof.findByLabelText(/Password$/), rightPassword);
    await press(proof, /Confirm$/);
    await expectTexts(await formDialog(), 'Saved');
  }),
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
  play: inProof.play(async (proof) => {
    await proof.findByLabelText(/Password$/);
    await fetch('/api/auth/proof', { method: 'POST', body: JSON.stringify({ password: rightPassword }) });
    window.dispatchEvent(new StorageEvent('storage', { key: 'proved', newValue: '1' }));
    await expectTexts(await formDialog(), 'Saved');
  }),
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
