import { aSignedInUser } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { inPortal } from '../testing/inPortal';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFoundPage } from './NotFoundPage';

const meta: Meta = {
  title: 'Shell/Pages of last resort',
  decorators: [inPortal({ app: 'admin', user: aSignedInUser(), at: '/nowhere' })],
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

function Broken(): never {
  throw new Error('a part that breaks');
}

export const Failed: Story = {
  beforeEach: () => {
    // React tells the console of an error that a boundary has caught.
    const complaint = spyOn(console, 'error').mockImplementation(() => {});
    return () => complaint.mockRestore();
  },
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Réessayer - Try again' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'info@passerelle.example' })).toHaveFocus();
  },
};
