import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { BookIcon } from '../icons';
import { Stepper } from './Stepper';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

export default {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Étapes du rapport - Report steps',
    stateWords: {
      done: <BilingualText fr="terminé" en="done" />,
      refused: <BilingualText fr="à corriger" en="to be corrected" />,
    },
    current: 'progress',
    steps: [
      { id: 'courseInfo', href: '#course', label: stack('Cours', 'Course'), icon: BookIcon, state: 'done' },
      { id: 'selfLearning', href: '#1', label: stack('Auto-apprentissage', 'Self-learning'), state: 'done' },
      { id: 'progress', href: '#2', label: stack('Progrès', 'Progress') },
      { id: 'comments', href: '#3', label: stack('Commentaires', 'Comments') },
    ],
  },
  parameters: { column: 760 },
} satisfies Meta<typeof Stepper>;

type Story = StoryObj<typeof Stepper>;

export const PagesOfAReport: Story = {
  tags: ['release', 'REP-FORM-01', 'REP-FORM-03'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Étapes du rapport - Report steps' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('2 Progrès - Progress');
    await expect(
      canvas.getByRole('link', { name: 'Auto-apprentissage - Self-learning (terminé - done)' }),
    ).toHaveAttribute('href', '#1');
    await expect(canvas.getByRole('link', { name: '3 Commentaires - Comments' })).toBeVisible();
  },
};

const save = fn();

/** Each step is a button, so that the page can be saved before the next one opens. */
export const SavedBeforeGoingOn: Story = {
  tags: ['release', 'REP-FORM-08'],
  render: function Saving(args) {
    const [current, setCurrent] = useState('selfLearning');
    return (
      <Stepper
        {...args}
        current={current}
        steps={args.steps.map(({ href: _, ...step }) => ({
          ...step,
          onSelect: () => {
            save(current);
            setCurrent(step.id);
          },
        }))}
      />
    );
  },
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Commentaires - Comments/ }));
    await expect(save).toHaveBeenCalledWith('selfLearning');
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Comments');
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Progress');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Self-learning');
  },
};

export const SomethingMustBeCorrected: Story = {
  args: {
    current: 'comments',
    steps: [
      { id: 'courseInfo', href: '#course', label: stack('Cours', 'Course'), icon: BookIcon, state: 'done' },
      {
        id: 'selfLearning',
        href: '#1',
        label: stack('Auto-apprentissage', 'Self-learning'),
        state: 'refused',
      },
      { id: 'progress', href: '#2', label: stack('Progrès', 'Progress'), state: 'done' },
      { id: 'comments', href: '#3', label: stack('Commentaires', 'Comments'), state: 'refused' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Auto-apprentissage - Self-learning (à corriger - to be corrected)' }),
    ).toBeVisible();
  },
};

/** Later steps are not available until the first one is filled in. */
export const LaterStepsAreShut: Story = {
  tags: ['release'],
  args: {
    label: 'Étapes de l’importation - Import steps',
    current: 'file',
    steps: [
      { id: 'file', href: '#file', label: stack('Fichier', 'File') },
      { id: 'check', label: stack('Vérification', 'Check') },
      { id: 'import', label: stack('Importation', 'Import') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Only the current step shows its label; the others keep their marks, their touch size and their names. */
export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  args: { current: 'selfLearning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Self-learning');
    for (const link of canvas.getAllByRole('link')) {
      const box = link.getBoundingClientRect();
      await expect(box.width).toBeGreaterThanOrEqual(44);
      await expect(box.height).toBeGreaterThanOrEqual(44);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(canvas.getByRole('link', { name: '3 Commentaires - Comments' })).toBeVisible();
  },
};
