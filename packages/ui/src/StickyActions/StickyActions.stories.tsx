import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DefaultLayout } from '../DefaultLayout/DefaultLayout';
import { BookIcon, HomeIcon } from '../icons';
import { Navbar } from '../Navbar/Navbar';
import { PageFrame } from '../PageFrame/PageFrame';
import { Stack } from '../Stack/Stack';
import { TextareaField } from '../TextareaField/TextareaField';
import { StickyActions } from './StickyActions';

const questions = Array.from({ length: 12 }, (_, place) => `Question ${place + 1}`);

export default {
  title: 'Components/Actions/StickyActions',
  component: StickyActions,
  args: {
    children: (
      <>
        <Button>
          <BilingualText fr="Précédent" en="Previous" />
        </Button>
        <Button variant="primary">
          <BilingualText fr="Soumettre le rapport" en="Submit report" />
        </Button>
      </>
    ),
    last: (
      <Button wide>
        <BilingualText fr="Fermer" en="Close" />
      </Button>
    ),
  },
  render: (args) => (
    <PageFrame
      skipLabel="Aller au contenu"
      navbar={
        <Navbar
          brand="Passerelle"
          homeHref="#home"
          label="Navigation"
          menuLabel="Menu"
          phone="tabs"
          links={[
            { id: 'home', href: '#home', label: 'Accueil', shortLabel: 'Accueil', icon: HomeIcon },
            { id: 'guide', href: '#guide', label: 'Guide', shortLabel: 'Guide', icon: BookIcon },
          ]}
        />
      }
    >
      <DefaultLayout footer={<footer style={{ height: 120 }} />}>
        <h1>Rapport</h1>
        <Stack gap="gutter">
          {questions.map((question) => (
            <TextareaField key={question} label={question} />
          ))}
          <StickyActions {...args} />
        </Stack>
      </DefaultLayout>
    </PageFrame>
  ),
} satisfies Meta<typeof StickyActions>;

type Story = StoryObj<typeof StickyActions>;

const boxOf = (element: Element) => element.getBoundingClientRect();

/**
 * The actions are visible from the start, above the tab bar; each field that gets the focus, even the last one, is
 * above them.
 */
export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: /Submit report$/ });
    const tabs = canvas.getByRole('navigation');
    await expect(boxOf(submit).bottom).toBeLessThanOrEqual(boxOf(tabs).top);
    await expect(boxOf(submit).top).toBeGreaterThan(innerHeight / 2);
    const fields = canvas.getAllByRole('textbox');
    for (const field of fields) {
      await userEvent.tab();
      while (document.activeElement !== field) await userEvent.tab();
      await waitFor(() => expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(submit).top));
    }
    const names = ['Précédent - Previous', 'Soumettre le rapport - Submit report', 'Fermer - Close'];
    const tops = names.map((name) => boxOf(canvas.getByRole('button', { name })).top);
    await expect(new Set(tops.map(Math.round)).size).toBe(1);
  },
};

/** An on-screen keyboard leaves half of the window: the actions are below the last field and do not cover any field. */
export const AboveAKeyboard: Story = {
  tags: ['release'],
  parameters: {
    viewport: { options: { keyboard: { name: 'keyboard', styles: { width: '360px', height: '420px' } } } },
  },
  globals: { viewport: { value: 'keyboard' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox');
    first?.focus();
    const submit = canvas.getByRole('button', { name: /Submit report$/ });
    await expect(boxOf(submit).top).toBeGreaterThan(innerHeight);
    // Each field that gets the focus is above the tab bar.
    const tabs = canvas.getByRole('navigation');
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      await waitFor(() => expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(tabs).top));
    }
    submit.scrollIntoView({ block: 'nearest' });
    const last = canvas.getAllByRole('textbox').at(-1) as Element;
    await expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(submit).top);
  },
};
