/**
 * How a person proves again who they are: with the password, a code or recovery code, a passkey, or an account of a
 * provider.
 */
export const proofWays = ['password', 'code', 'passkey', 'provider'] as const;
export type ProofWay = (typeof proofWays)[number];

/** Minutes for which a proof counts. Then calls that need a fresh one ask again. */
export const proofMinutes = 10;
