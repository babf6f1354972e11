import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../Banner/Banner';
import { BilingualText } from '../BilingualText/BilingualText';
import { StandardLabelsProvider } from '../StandardLabels/StandardLabelsProvider';
import { RetryButton } from './RetryButton';

export default {
  title: 'Components/Actions/RetryButton',
  component: RetryButton,
  subcomponents: { StandardLabelsProvider },
  args: { onRetry: fn() },
} satisfies Meta<typeof RetryButton>;

type Story = StoryObj<typeof RetryButton>;

let answer: () => void = () => {};

/** Until the response arrives, further clicks send no request. */
export const UntilTheAnswerComes: Story = {
  args: {
    onRetry: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Réessayer - Try again' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    answer();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

export const InABanner: Story = {
  tags: ['release'],
  args: { size: 'small' },
  render: (args) => (
    <Banner tone="critical" action={<RetryButton {...args} />}>
      <BilingualText fr="La liste n’a pas pu être lue." en="The list could not be read." />
    </Banner>
  ),
};
