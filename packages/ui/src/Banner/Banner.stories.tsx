import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Banner } from './Banner';

export default {
  title: 'Components/Messages/Banner',
  component: Banner,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, padding: 16, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>;

type Story = StoryObj<typeof Banner>;

export const WaitingToBeSent: Story = {
  args: {
    tone: 'caution',
    role: 'status',
    children: <BilingualText fr="1 présence en attente d’envoi" en="1 attendance waiting to be sent" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 attendance waiting to be sent');
  },
};

export const WarningLineOfACard: Story = {
  tags: ['release'],
  args: {
    tone: 'caution',
    look: 'line',
    children: <BilingualText fr="Plan de cours requis" en="Outline required" />,
  },
};

export const SaveRefused: Story = {
  tags: ['release'],
  args: {
    tone: 'critical',
    role: 'alert',
    title: <BilingualText fr="Erreur" en="Error" />,
    children: <BilingualText fr="une erreur est survenue" en="something went wrong" layout="stack" />,
    action: (
      <Button size="small">
        <BilingualText fr="Réessayer" en="Try again" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('something went wrong');
  },
};

export const EveryTone: Story = {
  tags: ['release'],
  render: () => (
    <>
      {(['positive', 'caution', 'critical', 'info'] as const).map((tone) => (
        <Banner key={tone} tone={tone}>
          <BilingualText fr="Le contrat est terminé" en="Contract is completed" />
        </Banner>
      ))}
    </>
  ),
};

const putAway = fn();

export const PutAway: Story = {
  args: {
    tone: 'info',
    onClose: putAway,
    children: (
      <BilingualText
        fr="Enregistrez vos changements avant de quitter la page."
        en="Save your changes before you leave the page."
        layout="stack"
      />
    ),
  },
  play: async ({ canvas }) => {
    putAway.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fermer - Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(putAway).toHaveBeenCalledTimes(1);
  },
};

/** The action wraps below the text where there is no room next to it. */
export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'caution',
    title: <BilingualText fr="Travail non enregistré" en="Unsaved work" />,
    onClose: putAway,
    children: (
      <BilingualText
        fr="Le dossier a changé depuis votre dernière saisie du 18 nov. 26."
        en="The record has changed since your last entry of Nov 18th 26."
        layout="stack"
      />
    ),
    action: (
      <Button>
        <BilingualText fr="Reprendre" en="Restore" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
