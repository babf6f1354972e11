import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { type LinkComponentProps, LinkProvider } from './LinkProvider';
import { TextLink } from './TextLink';

export default {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  subcomponents: { LinkProvider },
  args: { href: '#forgot', children: <BilingualText fr="Mot de passe oublié?" en="Forgot password?" /> },
  parameters: { column: true },
} satisfies Meta<typeof TextLink>;

type Story = StoryObj<typeof TextLink>;

export const InRunningText: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Mot de passe oublié? - Forgot password?' }),
    ).toHaveAttribute('href', '#forgot');
  },
};

export const Standalone: Story = {
  tags: ['release'],
  args: { variant: 'standalone', children: '2026-0412' },
};

/** A link on two lines is one click target, including the space between its lines. */
export const StandaloneBroken: Story = {
  tags: ['release'],
  args: { variant: 'standalone', children: '2026-00716' },
  decorators: [
    (Story) => (
      <div style={{ width: 48, lineHeight: 1.6 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const { x, y, width, height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThan(30);
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link);
  },
};

const follow = fn();

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    />
  );
}

export const FollowsTheRouterOfTheApp: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />{' '}
      <TextLink href="mailto:info@example.org" external>
        info@example.org
      </TextLink>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    follow.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: /Forgot password/ }));
    await expect(follow).toHaveBeenCalledWith('#forgot');
  },
};
