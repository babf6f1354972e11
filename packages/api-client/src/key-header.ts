/** The header that names an intention, so that a backend carries it out once (ADR-0016). */
export const keyHeader = 'Idempotency-Key';
