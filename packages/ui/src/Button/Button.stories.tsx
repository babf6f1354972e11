import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DownloadIcon, PlusIcon } from '../icons';
import { Button, buttonSizes, buttonVariants } from './Button';
import { ButtonLink } from './ButtonLink';

export default {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['release'],
  subcomponents: { ButtonLink },
  args: { onClick: fn(), children: <BilingualText fr="Créer un contrat" en="Create Contract" /> },
  decorators: [
    (Story) => (
      <div style={{ padding: '72px 24px 24px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { variant: 'primary', icon: PlusIcon },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer un contrat - Create Contract' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const EveryLook: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {buttonVariants.map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
          {buttonSizes
            .filter((size) => size !== 'action')
            .map((size) => (
              <Button key={size} variant={variant} size={size} icon={DownloadIcon}>
                <BilingualText fr="Enregistrer" en="Save" />
              </Button>
            ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Enregistrer - Save' })) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
    }
  },
};

/** While saving, the label stays, the spinner turns, and a second click does nothing. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'yes';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Créer un contrat - Create Contract' });
    await userEvent.dblClick(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** What the specification calls "disabled until": the button stays focusable and shows the reason. */
/** A button that stays pressed until the next click. */
export const Pressed: Story = {
  tags: ['!release'],
  args: { variant: 'quiet', 'aria-pressed': true, children: 'Sélectionner' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sélectionner', pressed: true });
    await expect(getComputedStyle(button).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const BlockedSaysWhy: Story = {
  tags: ['!release'],
  args: {
    variant: 'primary',
    blockedReason: (
      <BilingualText fr="Choisissez d’abord un contrat." en="Choose a contract first." layout="stack" />
    ),
    children: <BilingualText fr="Soumettre" en="Submit" />,
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Soumettre - Submit' });
    const reason = canvas.getByText('Choose a contract first.');
    await expect(reason).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Choose a contract first\./);
    await expect(reason).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** If there is no room above or beside the button, the reason is below it and within the window. */
export const BlockedInACorner: Story = {
  args: { variant: 'primary', blockedReason: 'Choisissez d’abord un contrat dans la liste.' },
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockStart: 4, insetInlineEnd: 4 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    const reason = canvas.getByText('Choisissez d’abord un contrat dans la liste.');
    await waitFor(() =>
      expect(reason.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
    await expect(reason.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await expect(reason).toBeVisible();
  },
};

/** Leaving a field makes the form invalid: the click still submits the form, and Tab still reaches the button. */
export const BlockedWhenAFieldIsLeft: Story = {
  args: { variant: 'primary', type: 'submit' },
  render: function Invalid(args) {
    const [isLeft, setLeft] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset.sent = 'yes';
        }}
      >
        <input aria-label="Contrat" onFocus={() => setLeft(false)} onBlur={() => setLeft(true)} />
        <Button {...args} blockedReason={isLeft ? 'Choisissez d’abord un contrat.' : undefined} />
      </form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Contrat' });
    const button = canvas.getByRole('button', { name: 'Créer un contrat - Create Contract' });
    await userEvent.type(field, '2026');
    await userEvent.click(button);
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(field);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choisissez d’abord un contrat.');
  },
};

/**
 * The click empties the form: the reason stays hidden until the focus leaves the button, because it would cover the
 * success message.
 */
export const BlockedByItsOwnPress: Story = {
  args: { variant: 'primary', size: 'action' },
  render: function Emptied(args) {
    const [isEmpty, setEmpty] = useState(false);
    return (
      <Button
        {...args}
        blockedReason={isEmpty ? 'Choisissez d’abord un contrat.' : undefined}
        onClick={() => setEmpty(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Créer un contrat - Create Contract' });
    await userEvent.click(button);
    const reason = canvas.getByText('Choisissez d’abord un contrat.');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choisissez d’abord un contrat.');
    await expect(reason).not.toBeVisible();
    await userEvent.click(button);
    await expect(reason).toBeVisible();
  },
};

export const TheOneActionOfAPhone: Story = {
  args: {
    variant: 'primary',
    size: 'action',
    children: <BilingualText fr="Soumettre les présences" en="Submit Attendances" />,
  },
  render: (args) => (
    <div style={{ width: 312 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button').getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(52);
    await expect(box.width).toBe(312);
  },
};

export const LeadsElsewhere: StoryObj<typeof ButtonLink> = {
  render: () => (
    <ButtonLink href="#print" icon={DownloadIcon}>
      PDF
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '#print');
  },
};
