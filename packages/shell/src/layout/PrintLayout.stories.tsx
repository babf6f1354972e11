import { Heading, PrintPage } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { asAdmin } from '../testing';
import { shows } from '../testing/shows';
import { PrintLayout } from './PrintLayout';

export default {
  title: 'Shell/PrintLayout',
  component: PrintLayout,
  tags: ['SHELL-041'],
  decorators: [asAdmin('/contracts/print/412/outline')],
  args: {
    back: { href: '/contracts/edit/412/outline', label: <span lang="fr">Plan de cours et matériel</span> },
    ready: true,
    children: (paper) => (
      <PrintPage size={paper} aria-labelledby="title" head={<span>2026-0412</span>}>
        <Heading level={1} id="title">
          <span lang="fr">Plan de cours</span>
        </Heading>
      </PrintPage>
    ),
  },
} satisfies Meta<typeof PrintLayout>;

type Story = StoryObj<typeof PrintLayout>;

/** The paper is Letter by default; users with A4 paper can select it. Printing opens the browser's dialog. */
export const OnEitherPaper: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    const sheet = await canvas.findByRole('article', { name: 'Plan de cours' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(816, 0);
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(794, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer - Print' }));
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Plan de cours et matériel' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** WebKit ignores the orientation of the document, so a hint says to select landscape. */
export const AcrossInWebKit: Story = {
  tags: ['DECISION-114'],
  args: { isAcross: true },
  beforeEach: () => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    spyOn(CSS, 'supports').mockImplementation(
      (...query: string[]) => query[0] === 'hanging-punctuation' || supports(...query),
    );
  },
  play: shows(/In the print dialog, choose landscape orientation\./),
};

/** The document is not loaded yet, so it cannot be printed. */
export const NotYet: Story = {
  tags: ['release'],
  args: { ready: false, children: () => <h1 lang="fr">Chargement</h1> },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Chargement' });
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: shows((canvas) => canvas.findByRole('article')),
};
