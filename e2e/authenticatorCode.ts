import { Secret, TOTP } from 'otpauth';
import { now } from './fixtures';

/**
 * Returns the code that an authenticator app shows for a key in base 32, with or without spaces. `steps` counts steps
 * of 30 seconds after the time of the journeys.
 */
export function authenticatorCode(key: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return totp.generate({ timestamp: now.getTime() + steps * 30_000 });
}
