import { LinkKeys } from '../sessions/LinkKeys.ts';
import { Passwords } from '../sessions/passwords.ts';

/** The secret of all servers of the tests. */
export const testSecret = 'a secret of the tests that is long enough';

/** What the records of the tests are stored with. */
export const sampleSecrets = {
  passwords: new Passwords({ isForTests: true }),
  links: new LinkKeys([testSecret]),
};
