import { randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryLengths } from '@portal/domain';

/** A recovery code. Its hash is found by `name`; only the hash of `secret` is stored. */
export interface RecoveryCode {
  readonly name: string;
  readonly secret: string;
}

/** Creates a set of random recovery codes with different names. */
export function newRecoveryCodes(): RecoveryCode[] {
  const codes = new Map<string, RecoveryCode>();
  while (codes.size < recoveryCodeCount) {
    const name = randomText(recoveryLengths.name);
    codes.set(name, { name, secret: randomText(recoveryLengths.secret) });
  }
  return [...codes.values()];
}

function randomText(length: number): string {
  return Array.from({ length }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');
}
