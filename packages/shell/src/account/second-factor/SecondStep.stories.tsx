import {
  recoveryCodesOfStories,
  rightCode,
  type SecondFactorSituation,
  secondFactorHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, expectTexts, savedFile } from '../../testing';
import { fill } from '../../testing/fill';
import { inPortal } from '../../testing/inPortal';
import { press } from '../../testing/press';
import { retype } from '../../testing/retype';
import { storyClock } from '../../testing/storyClock';
import { LoginPage } from '../LoginPage';

const leaveTo = fn();

const given = (situation: SecondFactorSituation) => ({ msw: () => secondFactorHandlers(situation) });

export default {
  title: 'Shell/Second step',
  component: LoginPage,
  tags: ['release'],
  decorators: [inPortal({ app: 'admin', path: '/auth/login', leaveTo })],
  parameters: given({ secondStep: 'code' }),
  beforeEach: () => {
    leaveTo.mockClear();
  },
} satisfies Meta<typeof LoginPage>;

type Story = StoryObj<typeof LoginPage>;

async function signIn(canvas: Canvas) {
  await fill(await canvas.findByRole('textbox', { name: 'Courriel - Email' }), 'marie@passerelle.example');
  await fill(canvas.getByLabelText('Mot de passe - Password'), 'passerelle');
  await userEvent.click(canvas.getByRole('button', { name: 'Se connecter - Sign in' }));
}

const code = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Code' });

/** Checks the white margin that scanners need: four squares on each side (ISO/IEC 18004). */
async function expectQuietZone(picture: HTMLElement) {
  const [paper, squares] = picture.querySelectorAll('path');
  if (!paper || !squares) throw new Error('the picture has no squares');
  const [outer, inner] = [paper.getBBox(), squares.getBBox()];
  await expect([inner.x - outer.x, inner.y - outer.y]).toEqual([4, 4]);
  await expect([outer.width - inner.width, outer.height - inner.height]).toEqual([8, 8]);
  await expect([paper, squares].map((path) => getComputedStyle(path).fill)).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ]);
}

/** Asks for the code on a phone: digits, pasted with a space, and filled in by the phone. */
export const Code: Story = {
  tags: ['!release', 'DECISION-145'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Second step$/ })).toBeVisible();
    const field = await code(canvas);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.paste(`${rightCode.slice(0, 3)} ${rightCode.slice(3)}`);
    await press(canvas, /Continue$/);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
    await expect(sentBodies('POST auth/second-factor/code')).toEqual([{ code: '492 039' }]);
  },
};

/** The person trusts this device, which then asks for no code for 30 days. */
export const TrustsDevice: Story = {
  tags: ['DECISION-159'],
  parameters: given({ secondStep: 'code', mayTrust: true }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const trust = await canvas.findByRole('checkbox', { name: /Do not ask on this device for 30 days$/ });
    await expect(trust).not.toBeChecked();
    await userEvent.click(trust);
    await fill(await code(canvas), rightCode);
    await press(canvas, /Continue$/);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
    await expect(sentBodies('POST auth/second-factor/code')).toEqual([
      { code: rightCode, trust_device: true },
    ]);
  },
};

/** The office forbids trusted devices: nothing offers them. */
export const TrustForbidden: Story = {
  tags: ['DECISION-159'],
  parameters: given({ secondStep: 'code', mayTrust: false }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await code(canvas);
    await waitFor(() => expect(sent('GET auth/trusted-device')).toHaveLength(1));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A wrong code stays in the field, selected, with the server's sentence in both languages. */
export const WrongCode: Story = {
  tags: ['DECISION-145'],
  play: async ({ canvas }) => {
    await signIn(canvas);
    await fill(await code(canvas), '000000');
    await press(canvas, /Continue$/);
    await expect(await canvas.findByText(/This code is not right$/)).toBeVisible();
    await expect(await code(canvas)).toHaveValue('000000');
    await expect(localStorage.getItem('access-token')).toBeTruthy();
    await retype(await code(canvas), rightCode);
    await press(canvas, /Continue$/);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
  },
};

/** Five digits are not sent: the field says what is missing. */
export const IncompleteCode: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas);
    await fill(await code(canvas), '12345');
    await press(canvas, /Continue$/);
    await expectTexts(canvas, 'Enter the six digits that the app shows.');
    await expect(sent('POST auth/second-factor/code')).toEqual([]);
  },
};

export const TooManyCodes: Story = {
  parameters: given({ secondStep: 'code', fail: { status: 429, retryAfter: 290 } }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await fill(await code(canvas), rightCode);
    await press(canvas, /Continue$/);
    await expectTexts(canvas, 'Too many attempts. Try again in 5 minutes.');
  },
};

/** Nobody knows whether a code was accepted whose answer is lost: the next one tells. */
export const AnswerLost: Story = {
  parameters: given({ secondStep: 'code', fail: 'offline' }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await fill(await code(canvas), rightCode);
    await press(canvas, /Continue$/);
    await expectTexts(canvas, /Wait for the next code and try again\.$/);
    await expect(await code(canvas)).toHaveValue(rightCode);
  },
};

export const RecoveryCode: Story = {
  tags: ['DECISION-145'],
  play: async ({ canvas }) => {
    await signIn(canvas);
    await code(canvas);
    await press(canvas, /Use a recovery code$/);
    const field = await canvas.findByRole('textbox', { name: /Recovery code$/ });
    await expect(field).toHaveFocus();
    await fill(field, recoveryCodesOfStories[0] ?? '');
    await press(canvas, /Continue$/);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
  },
};

/** Another account: the partial session ends, and the form is empty again. */
export const AnotherAccount: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas);
    await code(canvas);
    await press(canvas, /Use another account$/);
    await expect(await canvas.findByRole('textbox', { name: 'Courriel - Email' })).toHaveValue('');
    await expect(localStorage.getItem('access-token')).toBeNull();
  },
};

/** The office requires codes: they are set up before anything else, with ten recovery codes. */
export const Enrolment: Story = {
  tags: ['DECISION-146'],
  parameters: given({ secondStep: 'enrolment' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expectQuietZone(
      await canvas.findByRole('img', { name: /Picture to scan with the authenticator app$/ }),
    );
    await expect(canvas.getByRole('textbox', { name: /Key$/ })).toHaveValue(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    );
    await expect(canvas.getByRole('link', { name: /Open in an app on this device$/ })).toHaveAttribute(
      'href',
      'otpauth://totp/Passerelle:marie.belanger%40passerelle.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Passerelle',
    );
    await expect(canvas.queryByText(/clock of this device is wrong/)).toBeNull();
    await fill(await code(canvas), rightCode);
    await press(canvas, /Set up$/);
    const codes = within(await canvas.findByRole('list', { name: /Recovery codes/ }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    const file = await savedFile(() => press(canvas, /Download$/));
    await expect(await file.text()).toContain(recoveryCodesOfStories[9]);
    await press(canvas, /I have kept these codes$/);
    await expect(await canvas.findByRole('heading', { name: '/contracts/list' })).toBeVisible();
    await expect(sent('POST auth/recovery-codes')).toHaveLength(1);
  },
};

/** A clock that differs by more than half a step of codes is named as the reason before a code is refused. */
export const WrongClock: Story = {
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: given({ secondStep: 'enrolment', time: new Date('2026-11-20T11:59:15').toISOString() }),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expectTexts(canvas, /The clock of this device is wrong/);
    // In the dark theme too, the picture is dark on white.
    await expectQuietZone(canvas.getByRole('img', { name: /Picture to scan/ }));
  },
};

export const KeyNotOffered: Story = {
  parameters: given({ secondStep: 'enrolment', fail: 503 }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expectTexts(canvas, /The key cannot be prepared at the moment\.$/);
    await expect(canvas.getByRole('button', { name: /Try again$|Retry$/ })).toBeVisible();
  },
};
