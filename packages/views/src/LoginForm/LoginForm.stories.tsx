import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginForm } from './LoginForm';

export default {
  title: 'Views/LoginForm',
  component: LoginForm,
  // The form takes the focus when it opens; in an iframe it does not take it from the documentation.
  parameters: { column: 420, docs: { story: { inline: false } } },
  args: { onSubmit: fn(async () => undefined), forgotHref: '#/auth/forgot' },
} satisfies Meta<typeof LoginForm>;

type Story = StoryObj<typeof LoginForm>;

const signIn = { name: 'Se connecter - Sign in' };

export const Empty: Story = {
  tags: ['AUTH-02', 'AUTH-03', 'AUTH-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toBeRequired();
    await expect(canvas.getByLabelText('Mot de passe - Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('link', { name: 'Mot de passe oublié? - Forgot password?' })).toBeVisible();
    await expect(canvas.getByRole('button', signIn)).toBeEnabled();
  },
};

/** Shows both errors in the words of the specification and focuses the first field. */
export const RefusedWhenEmpty: Story = {
  tags: ['release', 'AUTH-11', 'AUTH-12', 'MSG-80', 'MSG-81'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', signIn));
    const email = canvas.getByRole('textbox', { name: 'Courriel - Email' });
    await expect(
      await canvas.findByText('This is a required field and must be a valid email.'),
    ).toBeVisible();
    await expect(canvas.getByText('Invalid credentials')).toHaveAttribute('lang', 'en');
    await expect(email).toHaveAccessibleErrorMessage(/courriel valide/);
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedOnLeavingTheField: Story = {
  tags: ['release', 'AUTH-11', 'MSG-80'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'marie@');
    await userEvent.tab();
    await expect(
      await canvas.findByText('This is a required field and must be a valid email.'),
    ).toBeVisible();
    await userEvent.type(email, 'passerelle.example');
    await waitFor(() => expect(email).toBeValid());
  },
};

async function fill(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Courriel - Email' }), 'lea@passerelle.example');
  await userEvent.type(canvas.getByLabelText('Mot de passe - Password'), ' passerelle ');
}

let answer: (outcome: 'reset' | undefined) => void = () => {};
const pending = () => new Promise<'reset' | undefined>((resolve) => (answer = resolve));

/** A second click does nothing, and the button shows that the form is being sent. */
export const SubmittedOnce: Story = {
  tags: ['AUTH-05'],
  args: { onSubmit: fn(pending) },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    const button = canvas.getByRole('button', signIn);
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'lea@passerelle.example',
      password: ' passerelle ',
    });
    answer(undefined);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toHaveValue(
      'lea@passerelle.example',
    );
  },
};

export const EmptiedWhenRefused: Story = {
  tags: ['release', 'AUTH-10'],
  args: { onSubmit: fn(async () => 'reset' as const) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', signIn));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toHaveValue(''));
    await expect(canvas.getByLabelText('Mot de passe - Password')).toHaveValue('');
  },
};

/** Server errors are shown unchanged under their field, and the input stays. */
export const RefusedByTheServer: Story = {
  tags: ['release'],
  args: { onSubmit: fn(async () => ({ fields: { email: 'Unknown domain' } })) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', signIn));
    await expect(await canvas.findByText('Unknown domain')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Courriel - Email' })).toHaveValue(
      'lea@passerelle.example',
    );
  },
};
