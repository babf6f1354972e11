import { hash, verify } from '@node-rs/argon2';

/** Cost of a guess (OWASP): argon2id with 19 MiB and 2 passes. */
const usualCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For tests, which sign in thousands of times. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes passwords and compares them. */
export class Passwords {
  readonly #cost: typeof usualCost;
  /** Compared if there is no account, so that the answer takes as long. */
  readonly #nobody: Promise<string>;

  constructor({ isForTests = false }: { isForTests?: boolean } = {}) {
    this.#cost = isForTests ? testCost : usualCost;
    this.#nobody = hash('nobody', this.#cost);
  }

  hash(password: string): Promise<string> {
    return hash(password, this.#cost);
  }

  /** Whether the password matches the hash; false, after the same work, for null. */
  async matches(password: string, hashed: string | null): Promise<boolean> {
    const isRight = await verify(hashed ?? (await this.#nobody), password);
    return isRight && hashed !== null;
  }
}
