import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { TextField } from '../TextField/TextField';
import { Accordion } from './Accordion';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

export default {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  tags: ['release'],
  args: {
    onOpenChange: fn(),
    defaultOpen: ['outline'],
    sections: [
      {
        id: 'outline',
        title: stack('Plan de cours', 'Course outline'),
        aside: (
          <Badge tone="caution">
            <BilingualText fr="Requis" en="Required" />
          </Badge>
        ),
        content: (
          <>
            <p>Présent et passé composé, vocabulaire des rendez-vous, appels téléphoniques.</p>
            <Button>
              <BilingualText fr="Modifier le plan" en="Edit outline" />
            </Button>
          </>
        ),
      },
      {
        id: 'material',
        title: stack('Matériel pédagogique', 'Teaching material'),
        content: (
          <TextField label={<BilingualText fr="Titre du manuel" en="Textbook title" />} name="title" />
        ),
      },
      {
        id: 'details',
        title: stack('Détails du cours', 'Course details'),
        content: (
          <DescriptionList
            items={[
              {
                id: 'company',
                term: <BilingualText fr="Société" en="Company" />,
                value: 'Aéro Beauséjour inc.',
              },
              { id: 'location', term: <BilingualText fr="Lieu" en="Location" />, value: 'Salle Cartier' },
            ]}
          />
        ),
      },
    ],
  },
  parameters: { column: 640 },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

const names = {
  outline: 'Plan de cours - Course outline',
  material: 'Matériel pédagogique - Teaching material',
  details: 'Détails du cours - Course details',
};

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: names.details });
    await expect(canvas.getByRole('heading', { level: 2, name: names.details })).toContainElement(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Salle Cartier')).not.toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Salle Cartier')).toBeVisible();
    await expect(canvas.getByRole('region', { name: names.details })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['outline', 'details']);
    await userEvent.click(canvas.getByRole('button', { name: names.outline }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['details']);
  },
};

/** ARIA APG, accordion: Enter, Space, Tab, Shift+Tab. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('button', { name: names.outline });
    const material = canvas.getByRole('button', { name: names.material });
    await userEvent.tab();
    await expect(outline).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Modifier le plan - Edit outline' })).toHaveFocus();
    await userEvent.tab();
    await expect(material).toHaveFocus();
    // Collapsed content cannot take the focus: the browser's own Tab key skips it.
    const folded = canvas.getByRole('textbox', { hidden: true });
    folded.focus();
    await expect(folded).not.toHaveFocus();
    await expect(material).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(material).toHaveAttribute('aria-expanded', 'true');
    await expect(material).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Titre du manuel - Textbook title' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(material).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TypedTextSurvivesFolding: Story = {
  play: async ({ canvas }) => {
    const material = canvas.getByRole('button', { name: names.material });
    await userEvent.click(material);
    await userEvent.type(canvas.getByRole('textbox'), 'Entre nous 2');
    await userEvent.click(material);
    await userEvent.click(material);
    await expect(canvas.getByRole('textbox')).toHaveValue('Entre nous 2');
  },
};

/** Find-in-page also searches collapsed sections and expands the one with the match. */
export const FoundByTheSearchOfTheBrowser: Story = {
  play: async ({ args, canvas }) => {
    const found = canvas.getByText('Salle Cartier');
    const panel = found.closest('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(found, new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(found).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledWith(['outline', 'details']);
  },
};

export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: names.material }));
    await expect(canvas.getByRole('button', { name: names.outline })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['material']);
  },
};

export const OpenAndFoldedByThePage: Story = {
  render: function AllAtOnce(args) {
    const [open, setOpen] = useState<readonly string[]>([]);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Button onClick={() => setOpen(args.sections.map((section) => section.id))}>
          <BilingualText fr="Tout déplier" en="Unfold all" />
        </Button>
        <Accordion {...args} open={open} onOpenChange={setOpen} style={{ width: '100%' }} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout déplier - Unfold all' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: names.material }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

export const ListWithinACard: Story = {
  args: { look: 'list', level: 3 },
  render: (args) => (
    <Card padding="none">
      <Accordion {...args} />
    </Card>
  ),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { expanded: false })) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
