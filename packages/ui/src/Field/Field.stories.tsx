import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Field } from './Field';

const label = <BilingualText fr="Niveau visé*" en="Target level*" />;

export default {
  title: 'Components/Fields/Field',
  component: Field,
  args: { label },
  parameters: { column: 360 },
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

/** The children receive attributes for any control, here a range. */
export const ControlOfYourOwn: Story = {
  render: () => (
    <Field label={label} hint={<BilingualText fr="De A1 à C2" en="From A1 to C2" />}>
      {(control) => <input {...control} type="range" min="1" max="6" defaultValue="2" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const range = canvas.getByRole('slider', { name: 'Niveau visé - Target level*' });
    await expect(range).toHaveAccessibleDescription('De A1 à C2 - From A1 to C2');
    await userEvent.click(canvas.getByText('Target level*'));
    await expect(range).toHaveFocus();
  },
};

export const Refused: Story = {
  tags: ['release'],
  render: () => (
    <Field
      label={label}
      message={<BilingualText fr="Choisissez un niveau." en="Choose a level." layout="stack" />}
    >
      {(control) => <input {...control} type="range" min="1" max="6" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const range = canvas.getByRole('slider');
    await expect(range).toBeInvalid();
    await expect(range).toHaveAccessibleErrorMessage('Choisissez un niveau. - Choose a level.');
  },
};

/** Several controls under one label: the label names the group, and each control has its own name. */
export const GroupOfControls: Story = {
  render: () => (
    <Field label={<BilingualText fr="Durée" en="Length" />} group>
      {(group) => (
        <fieldset {...group} style={{ display: 'flex', gap: 12 }}>
          <input aria-label="Heures - Hours" defaultValue="1" size={4} />
          <input aria-label="Minutes - Minutes" defaultValue="30" size={4} />
        </fieldset>
      )}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Durée - Length' })).toBeVisible();
  },
};
