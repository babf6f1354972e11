import { aStoredFile } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ApiError } from '../api-error.ts';
import { createApi } from '../client.ts';
import { memoryTokenStore } from '../session/token-store.ts';
import { filesHandlers } from '../testing/files.ts';
import { tokensFor } from '../testing/session.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useFiles, useRemoveFile, useRestoreFile, useUploadFile } from './files.ts';

function Files() {
  const [removed, setRemoved] = useState(false);
  const files = useFiles({ removed });
  const upload = useUploadFile();
  const remove = useRemoveFile();
  const restore = useRestoreFile();
  const [message, setMessage] = useState('');
  const [parts, setParts] = useState<number[]>([]);
  const underWay = useRef<AbortController | null>(null);

  const send = async (content: File) => {
    underWay.current = new AbortController();
    setMessage('Sending');
    setParts([]);
    try {
      const { name } = await upload(
        { content, type: 'undefined', recordId: null, title: content.name, userId: 1 },
        { onProgress: (part) => setParts((known) => [...known, part]), signal: underWay.current.signal },
      );
      setMessage(`Kept ${name}`);
    } catch (error) {
      const { code, serverMessage } = error as ApiError;
      setMessage(serverMessage ? `${code}: ${serverMessage}` : code);
    }
  };

  return (
    <main>
      <label>
        File <input type="file" onChange={({ target }) => target.files?.[0] && void send(target.files[0])} />
      </label>
      <button type="button" onClick={() => underWay.current?.abort()}>
        Cancel
      </button>
      <label>
        <input type="checkbox" checked={removed} onChange={({ target }) => setRemoved(target.checked)} />
        Removed
      </label>
      <p role="status">{message}</p>
      <output aria-label="Sent">{parts.at(-1)}</output>
      <ul aria-label="Files">
        {files.data?.rows.map(({ id, name }) => (
          <li key={id}>
            {name}
            <button type="button" onClick={() => void (removed ? restore(id) : remove(id))}>
              {removed ? 'Restore' : 'Remove'} {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const tokens = memoryTokenStore();
tokens.write(tokensFor({ id: 1, name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN' }));

const meta: Meta<typeof Files> = {
  title: 'API/Files',
  component: Files,
  decorators: [
    (Story) => (
      <ApiProvider api={createApi({ baseUrl: '/api', tokens })}>
        <Story />
      </ApiProvider>
    ),
  ],
  parameters: { msw: filesHandlers() },
};
export default meta;
type Story = StoryObj<typeof Files>;

const pick = async (input: HTMLElement, bytes: number, name: string) =>
  userEvent.upload(input, new File([new Uint8Array(bytes)], name));

/** The file travels with its progress, and the list that shows it is read again. */
export const Uploaded: Story = {
  tags: ['API-037', 'FILES-05'],
  play: async ({ canvas }) => {
    await canvas.findByText('proposition-2026-0412.pdf');
    await pick(canvas.getByLabelText('File'), 300_000, 'évaluation.pdf');
    await canvas.findByText('Kept évaluation.pdf');
    await expect(canvas.getByLabelText('Sent')).toHaveTextContent('1');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** Cancelled while it is under way: nothing is kept, and that is no failure of the server. */
export const Cancelled: Story = {
  parameters: { msw: filesHandlers({ delay: 'infinite' }) },
  play: async ({ canvas }) => {
    await pick(canvas.getByLabelText('File'), 1000, 'a.pdf');
    await canvas.findByText('Sending');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByText('aborted');
  },
};

/** What the server says about a file over the limit reaches the screen. */
export const TooLarge: Story = {
  tags: ['FILES-06'],
  play: async ({ canvas }) => {
    await pick(canvas.getByLabelText('File'), 8_388_609, 'a.pdf');
    await canvas.findByText('too-large: File size cannot exceed 8mb');
  },
};

/** The network is gone. */
export const Offline: Story = {
  parameters: { msw: filesHandlers({ failWrites: 'offline' }) },
  play: async ({ canvas }) => {
    await pick(canvas.getByLabelText('File'), 1000, 'a.pdf');
    await canvas.findByText('offline');
  },
};

/** A removed file leaves the list, stands among the removed ones, and comes back from there. */
export const RemovedAndRestored: Story = {
  tags: ['API-040', 'API-039', 'SET-FILE-26', 'SET-FILE-27'],
  parameters: { msw: filesHandlers({ files: [aStoredFile({ name: 'plan.pdf' })] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove plan.pdf' }));
    await waitFor(() => expect(canvas.queryByText('plan.pdf')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText('Removed'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore plan.pdf' }));
    await waitFor(() => expect(canvas.queryByText('plan.pdf')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText('Removed'));
    await canvas.findByRole('button', { name: 'Remove plan.pdf' });
  },
};
