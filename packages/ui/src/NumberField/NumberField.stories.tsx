import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { NumberField } from './NumberField';

export default {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: {
    label: <BilingualText fr="Durée de chaque cours en heures*" en="length of each class in hours*" />,
    decimals: true,
    onChange: fn(),
  },
  parameters: { column: 380 },
} satisfies Meta<typeof NumberField>;

type Story = StoryObj<typeof NumberField>;

export const DecimalComma: Story = {
  tags: ['CON-FORM-33'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1,5');
    await expect(field).toHaveValue('1,5');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};

/** No typed or pasted character is dropped: "2.5" must not become 25. The form rejects it (DECISION-45). */
export const KeepsWhatIsTyped: Story = {
  tags: ['CON-FORM-41'],
  args: { decimals: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const typed of ['2.5', '-5', '1e3', '4 h']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(typed);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await expect(field).toHaveValue(typed);
    }
  },
};

/** Up and Down go to the next half hour, never below 0; the form gets the same events as for typed input. */
export const HalvesByKeys: Story = {
  tags: ['release', 'CON-FORM-34'],
  args: { step: 0.5, defaultValue: '1,25' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1,5');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown>6/}');
    await expect(field).toHaveValue('0');
  },
};

export const InHours: Story = { tags: ['release'], args: { suffix: 'h', defaultValue: '48' } };
