import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DownloadIcon, PlusIcon, PrintIcon } from '../icons';
import { PageHead } from './PageHead';

export default {
  title: 'Components/Layout/PageHead',
  component: PageHead,
  parameters: { column: true },
} satisfies Meta<typeof PageHead>;

type Story = StoryObj<typeof PageHead>;

export const OfAList: Story = {
  tags: ['release'],
  args: {
    title: <BilingualText fr="Contrats" en="Contracts" />,
    actions: (
      <>
        <Button variant="quiet" icon={DownloadIcon}>
          CSV
        </Button>
        <Button variant="primary" icon={PlusIcon}>
          <BilingualText fr="Créer un contrat" en="Create Contract" />
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contrats - Contracts' })).toBeVisible();
  },
};

export const OfAVisitor: Story = {
  tags: ['release'],
  args: {
    eyebrow: 'Banque Champlain',
    title: <BilingualText fr="Rapports de progrès" en="Progress reports" layout="stack" />,
    actions: (
      <Button icon={PrintIcon}>
        <BilingualText fr="Imprimer la sélection" en="Print selection" />
      </Button>
    ),
  },
};

export const OfARecord: Story = {
  args: {
    title: 'Inès Fortin',
    detail: 'Aéro Beauséjour inc.',
    actions: (
      <Button icon={PrintIcon}>
        <BilingualText fr="Imprimer" en="Print" />
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const places = ['Inès Fortin', 'Aéro Beauséjour inc.', 'Imprimer'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().top,
    );
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
};
