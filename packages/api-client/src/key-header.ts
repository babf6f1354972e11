/** The header with an intention's key, which lets a backend carry it out only once (ADR-0016). */
export const keyHeader = 'Idempotency-Key';
