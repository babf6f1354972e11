/** How a person proves again who they are: with the password, or with a code or recovery code. */
export const proofWays = ['password', 'code'] as const;
export type ProofWay = (typeof proofWays)[number];

/** Minutes for which a proof counts. Then calls that need a fresh one ask again. */
export const proofMinutes = 10;
