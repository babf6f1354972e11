import { aSecondFactor, aSignedInUser, type SecondFactor, type SecondStep } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { secondFactorToWire } from '../wire/second-factor.ts';
import { capabilitiesHandlers } from './mails.ts';
import { sessionHandlers, tokensFor } from './session.ts';
import { answers, failed, type Situation } from './situation.ts';
import { signedInUserToWire } from './wire/session.ts';

export interface SecondFactorSituation extends Situation {
  extensions?: Extension[];
  secondFactor?: SecondFactor;
  /** What is left of a sign-in after the password. */
  secondStep?: SecondStep;
  /** Whether the person may trust this device. */
  mayTrust?: boolean;
  /** The time of the backend. */
  time?: string;
}

/** The code that these handlers accept once, and the recovery codes that they create. */
export const rightCode = '492039';
export const recoveryCodesOfStories = [
  '7K2M-9QXA-B0C1-D2E3',
  '0V4W-55TT-8NNA-QQ2Z',
  '1A2B-3C4D-5E6F-7G8H',
  '9J8K-7M6N-5P4Q-3R2S',
  'T1V2-W3X4-Y5Z6-0A1B',
  '2C3D-4E5F-6G7H-8J9K',
  'M0N1-P2Q3-R4S5-T6V7',
  'W8X9-Y0Z1-A2B3-C4D5',
  'E6F7-G8H9-J0K1-M2N3',
  'P4Q5-R6S7-T8V9-W0X1',
];

const wrongCode = {
  status: 400,
  code: 'bad-input',
  message: 'Ce code n’est pas le bon - This code is not right',
  errors: { code: ['is wrong'] },
};

/** Answers the calls about the second factor, and signs in with a second step. */
export function secondFactorHandlers({
  extensions = ['second-factor'],
  secondFactor = aSecondFactor(),
  secondStep,
  mayTrust = false,
  time,
  ...situation
}: SecondFactorSituation = {}): HttpHandler[] {
  let current = secondFactor;
  const user = aSignedInUser();
  const tokens = () => {
    const { accessToken, refreshToken } = tokensFor(user);
    return { access_token: accessToken, refresh_token: refreshToken };
  };
  const isRight = (body: unknown) => {
    const typed = (body as { code: string }).code;
    return typed.replaceAll(' ', '') === rightCode || recoveryCodesOfStories.includes(typed);
  };
  return [
    ...capabilitiesHandlers(extensions),
    answers('post', '/login', {}, () => ({
      auth: tokens(),
      user: signedInUserToWire(user),
      ...(secondStep && { second_step: secondStep }),
    })),
    ...sessionHandlers(),
    answers('get', '/auth/trusted-device', {}, () => ({ data: { allowed: mayTrust ? 1 : 0 } })),
    answers('post', '/auth/second-factor/code', situation, ({ body }) =>
      isRight(body) ? { auth: tokens(), user: signedInUserToWire(user) } : failed(wrongCode),
    ),
    answers('delete', '/auth/second-factor', situation, () => {
      if (current.isRequired) return failed(403);
      current = { ...current, setUpAt: null, recoveryCodesLeft: 0 };
      return { message: 'The second factor was removed' };
    }),
    answers('post', '/auth/second-factor/authenticator', situation, () => ({
      data: {
        key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        account: 'marie.belanger@passerelle.example',
        time: time ?? new Date().toISOString(),
      },
    })),
    answers('put', '/auth/second-factor/authenticator', situation, ({ body }) => {
      if (!isRight(body)) return failed(wrongCode);
      current = { ...current, setUpAt: new Date().toISOString(), recoveryCodesLeft: 0 };
      return { message: 'The second factor is set up', auth: tokens() };
    }),
    answers('post', '/auth/recovery-codes', situation, () => {
      current = { ...current, recoveryCodesLeft: 10 };
      return { data: { codes: recoveryCodesOfStories } };
    }),
    answers('get', '/users/:id/second-factor', situation, () => ({ data: secondFactorToWire(current) })),
    answers('delete', '/users/:id/second-factor', situation, () => {
      current = { ...current, setUpAt: null, recoveryCodesLeft: 0 };
      return { message: 'The second factor was reset' };
    }),
  ];
}
