import { aSignedInUser } from '@portal/domain';
import { Dialog, TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { inPortal } from '../testing/inPortal';
import { memoryUnsavedStore } from '../testing/memoryUnsavedStore';
import { shows } from '../testing/shows';
import type { UnsavedStore } from '../unsaved/unsaved-store';
import { useUnsavedWork } from '../unsaved/useUnsavedWork';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFoundPage } from './NotFoundPage';

const user = aSignedInUser();

const meta: Meta = {
  title: 'Shell/Pages of last resort',
  decorators: [inPortal({ app: 'admin', user, at: '/nowhere' })],
};
export default meta;

type Story = StoryObj;

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Page introuvable - Page not found',
    );
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil - Back to home' })).toBeVisible();
  },
};

function Broken({ message = 'a part that breaks' }: { message?: string }): never {
  throw new Error(message);
}

const complained = fn();

/** Captures the console: React logs the error that a boundary has caught, and the page logs its reference. */
function hearComplaints() {
  complained.mockClear();
  const complaint = spyOn(console, 'error').mockImplementation(complained);
  return () => complaint.mockRestore();
}

export const Failed: Story = {
  beforeEach: hearComplaints,
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Recharger la page - Reload the page' })).toBeVisible();
    await expect(canvas.queryByText(/offered to you again/)).toBeNull();

    // Support finds the error in the log by the reference.
    const reference = canvas.getByText(/^[0-9A-F]{8}$/).textContent;
    await expect(complained).toHaveBeenCalledWith(`${reference}:`, new Error('a part that breaks'));
    await userEvent.tab();
    const mail = canvas.getByRole('link', { name: 'info@passerelle.example' });
    await expect(mail).toHaveFocus();
    await expect(mail).toHaveAttribute('href', expect.stringContaining(reference));
  },
};

const written = fn(async (_text: string) => {});

export const ReferenceCopied: Story = {
  beforeEach: () => {
    written.mockClear();
    const silence = hearComplaints();
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
    return () => {
      clipboard.mockRestore();
      silence();
    };
  },
  render: Failed.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Copy the reference$/ }));
    await expect(await canvas.findByRole('button', { name: /Copied$/ })).toHaveFocus();
    await expect(written).toHaveBeenCalledWith(canvas.getByText(/^[0-9A-F]{8}$/).textContent);
  },
};

/** After a deployment, chunks of the previous version may be gone. */
export const PartMissing: Story = {
  beforeEach: hearComplaints,
  render: () => (
    <ErrorBoundary>
      <Broken message="Failed to fetch dynamically imported module: /admin/assets/OutlineDialog-1a2b.js" />
    </ErrorBoundary>
  ),
  play: shows(/new version has just been installed/),
};

let store: UnsavedStore = memoryUnsavedStore();

/** A dialog with input that throws before the input is saved. */
function BreakingDialog() {
  const work = useUnsavedWork({ form: 'outline', record: 412, stored: { objectives: '' } });
  const [breaks, setBreaks] = useState(false);
  return (
    <Dialog open title="Plan de cours - Course outline" closeLabel="Fermer - Close" onClose={() => {}}>
      <form key={work.formKey} {...work.listeners}>
        <TextField label="Objectifs - Objectives" name="objectives" defaultValue={work.values.objectives} />
        <button type="button" onClick={() => setBreaks(true)}>
          Break
        </button>
        {breaks && <Broken />}
      </form>
    </Dialog>
  );
}

/** An error in a dialog shows the error page, and the dialog's input is kept. */
export const FailedInADialog: Story = {
  beforeEach: () => {
    store = memoryUnsavedStore();
    return hearComplaints();
  },
  parameters: { portal: { unsaved: () => store } },
  render: () => (
    <ErrorBoundary>
      <BreakingDialog />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Objectives$/), 'Parler au téléphone');
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await expect(await canvas.findByText(/will be offered to you again/)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(async () =>
      expect(await store.ofUser(user.id)).toMatchObject([{ typed: { objectives: 'Parler au téléphone' } }]),
    );
  },
};

/** If the browser has no storage, the page does not promise to keep input. */
export const NothingKept: Story = {
  beforeEach: hearComplaints,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: {
    portal: {
      unsaved: () => ({
        ...memoryUnsavedStore(),
        ofUser: () => Promise.reject(new Error('a private window')),
      }),
    },
  },
  render: Failed.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/offered to you again/)).toBeNull();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
