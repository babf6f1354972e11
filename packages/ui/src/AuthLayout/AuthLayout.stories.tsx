import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { TextLink } from '../Link/TextLink';
import { Logo } from '../Logo/Logo';
import { AuthLayout } from './AuthLayout';

export default {
  title: 'Components/Layout/AuthLayout',
  component: AuthLayout,
  tags: ['SHELL-040'],
  args: {
    logo: <Logo name="Passerelle" />,
    tagline: <BilingualText fr="Former, suivre, rendre compte." en="Teach, follow, report." layout="stack" />,
    children: (
      <>
        <Heading level={1}>
          <BilingualText fr="Connexion" en="Sign in" layout="stack" />
        </Heading>
        <Button variant="primary" size="large" wide>
          <BilingualText fr="Se connecter" en="Sign in" />
        </Button>
        <p>
          <TextLink href="#forgot">
            <BilingualText fr="Mot de passe oublié?" en="Forgot password?" />
          </TextLink>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export const SignIn: StoryObj<typeof AuthLayout> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connexion - Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
