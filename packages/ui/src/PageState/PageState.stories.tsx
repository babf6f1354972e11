import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { RetryIcon } from '../icons';
import { PageState } from './PageState';

const retry = fn();

const meta: Meta<typeof PageState> = {
  title: 'Components/Messages/PageState',
  component: PageState,
  tags: ['release'],
};
export default meta;

type Story = StoryObj<typeof PageState>;

export const Loading: Story = {
  tags: ['!release'],
  args: { kind: 'loading', title: <BilingualText fr="Chargement" en="Loading" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement - Loading');
  },
};

export const Empty: Story = {
  args: {
    kind: 'empty',
    title: <BilingualText fr="Aucun contrat" en="No contracts" layout="stack" />,
    text: <BilingualText fr="Créez le premier." en="Create the first one." layout="stack" />,
  },
};

export const NoMatch: Story = {
  args: {
    kind: 'no-match',
    title: <BilingualText fr="Aucun contrat ne correspond" en="No contract matches" layout="stack" />,
    action: (
      <Button>
        <BilingualText fr="Effacer la recherche" en="Clear the search" />
      </Button>
    ),
  },
};

export const Forbidden: Story = {
  args: {
    kind: 'forbidden',
    title: <BilingualText fr="Cette page est réservée" en="This page is restricted" layout="stack" />,
    text: (
      <BilingualText
        fr="Votre compte n’y a pas accès."
        en="Your account does not have access to it."
        layout="stack"
      />
    ),
  },
};

export const NotFound: Story = {
  args: {
    kind: 'not-found',
    level: 1,
    title: <BilingualText fr="Page introuvable" en="Page not found" layout="stack" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Page introuvable - Page not found',
    );
  },
};

export const Offline: Story = {
  args: {
    kind: 'offline',
    title: <BilingualText fr="Vous êtes hors ligne" en="You are offline" layout="stack" />,
    text: <BilingualText fr="Vérifiez votre connexion." en="Check your connection." layout="stack" />,
  },
};

export const ErrorWithRetry: Story = {
  args: {
    kind: 'error',
    title: <BilingualText fr="une erreur est survenue" en="something went wrong" layout="stack" />,
    action: (
      <Button icon={RetryIcon} onClick={retry}>
        <BilingualText fr="Réessayer" en="Try again" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer - Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
