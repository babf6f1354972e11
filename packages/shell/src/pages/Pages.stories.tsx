import { aSignedInUser } from '@portal/domain';
import { Dialog, TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorBoundary } from '../failures/ErrorBoundary';
import { expectTexts } from '../testing';
import { fill } from '../testing/fill';
import { inPortal } from '../testing/inPortal';
import { memoryUnsavedStore, savedYesterday } from '../testing/memoryUnsavedStore';
import type { Canvas } from '../testing/shows';
import { shows } from '../testing/shows';
import { UnsavedWorkBanner } from '../unsaved/UnsavedWorkBanner';
import type { UnsavedStore } from '../unsaved/unsaved-store';
import { useUnsavedWork } from '../unsaved/useUnsavedWork';
import { NotFoundPage } from './NotFoundPage';
import { ValidIdsRoute } from './ValidIdsRoute';

const user = aSignedInUser();

export default {
  title: 'Shell/Pages of last resort',
  tags: ['release'],
  decorators: [inPortal({ app: 'admin', user, at: '/nowhere' })],
} satisfies Meta;

type Story = StoryObj;

export const NotFound: Story = {
  tags: ['!release'],
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Page introuvable - Page not found',
    );
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil - Back to home' })).toBeVisible();
  },
};

/** The URL contains something other than a number in place of an id. */
export const IdThatIsNone: Story = {
  parameters: { portal: { path: '/contracts/edit/:id/basic', at: '/contracts/edit/412a/basic' } },
  render: () => <ValidIdsRoute />,
  play: shows('Page not found'),
};

/** URLs with valid ids, and with parameters that are not ids: the page itself says if it finds nothing. */
export const IdThatMayExist: Story = {
  parameters: { portal: { path: '/contracts/:id/:month/:page', at: '/contracts/412/2026-11/notes' } },
  render: () => (
    <>
      <h1 lang="en">Contract 412</h1>
      <ValidIdsRoute />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contract 412' })).toBeVisible();
    await expect(canvas.queryByText(/Page not found/)).toBeNull();
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

/** What had been typed is kept, and the page says so. */
export const FailedWithUnsavedWork: Story = {
  beforeEach: hearComplaints,
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: user.id,
        form: 'contract',
        record: '412',
        title: '2026-0412',
        initialValues: { invoice: '' },
        changes: { invoice: 'F-1' },
      }),
    },
  },
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
  play: shows(/offered to you again/),
};

/**
 * After a deployment, chunks of the previous version may be gone. Not reported at once, because Firefox aborts the
 * chunks of a page that the user leaves.
 */
export const PartMissing: Story = {
  tags: ['!release'],
  beforeEach: hearComplaints,
  render: () => (
    <ErrorBoundary>
      <Broken message="Failed to fetch dynamically imported module: /admin/assets/OutlineDialog-1a2b.js" />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Loading the page/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(
      await canvas.findByText(/new version has just been installed/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

let store: UnsavedStore = memoryUnsavedStore();

let isBroken = false;

/** A page with a field, and a dialog whose content throws while `isBroken`. */
function PageWithDialog({ message }: { message?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      <TextField label="Recherche - Search" name="search" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Plan de cours - Course outline" onClose={() => setOpen(false)}>
        <OutlineForm message={message} />
      </Dialog>
    </main>
  );
}

function OutlineForm({ message }: { message?: string }) {
  const work = useUnsavedWork({ form: 'outline', record: 412, stored: { objectives: '' } });
  const [, setTries] = useState(0);
  if (isBroken) throw new Error(message ?? 'a part that breaks');
  const breakNow = () => {
    isBroken = true;
    setTries(1);
  };
  return (
    <form key={work.formKey} {...work.listeners}>
      <UnsavedWorkBanner work={work} />
      <TextField label="Objectifs - Objectives" name="objectives" defaultValue={work.values.objectives} />
      <button type="button" onClick={breakNow}>
        Break
      </button>
    </form>
  );
}

const failedDialog = (canvas: Canvas) =>
  canvas.findByRole('alertdialog', {
    name: 'Cette fenêtre n’a pas pu s’afficher - This window could not be shown',
  });

/**
 * An error in a dialog keeps the page and its input. "Try again" opens the dialog again and offers the input that was
 * typed there.
 */
export const FailedInADialog: Story = {
  beforeEach: () => {
    store = memoryUnsavedStore();
    isBroken = false;
    return hearComplaints();
  },
  parameters: { portal: { unsaved: () => store } },
  render: () => (
    <ErrorBoundary>
      <PageWithDialog />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Search$/), 'Bouchard');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await fill(await canvas.findByLabelText(/Objectives$/), 'Parler au téléphone');
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    const failed = within(await failedDialog(canvas));
    await expectTexts(failed, /the page stays open/, /will be offered to you again/);
    const reference = failed.getByText(/^[0-9A-F]{8}$/).textContent;
    await expect(complained).toHaveBeenCalledWith(`${reference}:`, new Error('a part that breaks'));
    const retry = failed.getByRole('button', { name: 'Réessayer - Try again' });
    await expect(retry).toHaveFocus();
    await userEvent.click(retry);
    await expect(await failedDialog(canvas)).toBeVisible();

    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: /Try again$/ }));
    await expect(await canvas.findByRole('dialog', { name: /Course outline$/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Restore|Resume/ }));
    await expect(await canvas.findByLabelText(/Objectives$/)).toHaveValue('Parler au téléphone');
    await expect(canvas.getByLabelText(/Search$/)).toHaveValue('Bouchard');
  },
};

/** Closing the error dialog returns the focus to where it was on the page. */
export const FailedDialogClosed: Story = {
  ...FailedInADialog,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    isBroken = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const failed = within(await failedDialog(canvas));
    await userEvent.click(failed.getAllByRole('button', { name: 'Fermer - Close' })[1] ?? document.body);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** A missing script can only be loaded by a page load. */
export const DialogPartMissing: Story = {
  ...FailedInADialog,
  render: () => <PageWithDialog message="Importing a module script failed." />,
  play: async ({ canvas }) => {
    isBroken = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const failed = within(await failedDialog(canvas));
    await expect(failed.getByText(/Part of the window did not arrive/)).toBeVisible();
    await expect(failed.getByRole('button', { name: 'Recharger la page - Reload the page' })).toBeVisible();
    await expect(failed.queryByRole('button', { name: /Try again$/ })).toBeNull();
  },
};

/** If the browser has no storage, the error page does not promise that input is kept. */
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
