import { LinkKeys } from '../sessions/LinkKeys.ts';
import { Passwords } from '../sessions/passwords.ts';

/** The secret of all test servers. */
export const testSecret = 'a secret of the tests that is long enough';

/** The secrets with which the test records are stored. */
export const sampleSecrets = {
  passwords: new Passwords({ isForTests: true }),
  links: new LinkKeys([testSecret]),
};
