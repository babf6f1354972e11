import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { CheckboxGroup } from './CheckboxGroup';

export default {
  title: 'Components/Choices/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: <BilingualText fr="Outils d’apprentissage" en="Learning aids" />,
    name: 'aids',
    options: [
      { value: 'apps', label: <BilingualText fr="Applications" en="Apps" /> },
      { value: 'podcasts', label: <BilingualText fr="Balados" en="Podcasts" /> },
      { value: 'other', label: <BilingualText fr="Autre" en="Other" /> },
    ],
    onValuesChange: fn(),
  },
  parameters: { column: 380 },
} satisfies Meta<typeof CheckboxGroup>;

type Story = StoryObj<typeof CheckboxGroup>;

/** A click on a label toggles its checkbox; the values are in the order of the options. */
export const Ticked: Story = {
  tags: ['release'],
  args: { defaultValue: ['podcasts'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Outils d’apprentissage - Learning aids' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Balados - Podcasts' })).toBeChecked();
    await userEvent.click(canvas.getByText('Apps'));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['apps', 'podcasts']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['apps']);
    await expect(canvasElement.querySelectorAll('input:checked')).toHaveLength(1);
  },
};

export const Refused: Story = {
  tags: ['release'],
  args: {
    message: (
      <BilingualText fr="Ceci est un champ obligatoire" en="This is a required field." layout="stack" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/This is a required field\./);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['other'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Apps'), { pointerEventsCheck: 0 });
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Autre - Other' })).toBeDisabled();
  },
};
