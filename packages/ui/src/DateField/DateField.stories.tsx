import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DateField } from './DateField';

export default {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: <BilingualText fr="Date de début*" en="Start date*" />, name: 'startsOn', onChange: fn() },
  parameters: { column: 380 },
} satisfies Meta<typeof DateField>;

type Story = StoryObj<typeof DateField>;

export const Chosen: Story = {
  tags: ['release'],
  args: { defaultValue: '2026-11-20', max: '2027-12-31' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Date de début - Start date*');
    await expect(field).toHaveValue('2026-11-20');
    fireEvent.change(field, { target: { value: '2026-12-01' } });
    await expect(args.onChange).toHaveBeenCalled();
    await expect(field).toHaveValue('2026-12-01');
  },
};

export const WaitsForTheStartDate: Story = {
  tags: ['CON-FORM-46'],
  args: {
    label: <BilingualText fr="Date de fin*" en="End date*" />,
    disabled: true,
    hint: (
      <BilingualText
        fr="Choisissez d’abord la date de début"
        en="Choose the start date first"
        layout="stack"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date de fin - End date*')).toBeDisabled();
    await expect(canvas.getByLabelText('Date de fin - End date*')).toHaveAccessibleDescription(
      /Choose the start date first/,
    );
  },
};

export const UnderAThumb: Story = { tags: ['release'], args: { size: 'action', defaultValue: '2026-11-20' } };
