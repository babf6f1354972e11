/** The state of a form from when it opens until it restarts with other values. */
export interface FormSession<Values> {
  placeKey: string;
  version: number;
  /** Id of its draft, which is also its idempotency key (ADR-0016). */
  id: string;
  values: Values;
  initialValues: Values;
  isRestored: boolean;
  isConflicting: boolean;
}

/** Starts a form with the stored record. */
export function newSession<Values>(placeKey: string, stored: Values, version: number): FormSession<Values> {
  return {
    placeKey,
    version,
    id: crypto.randomUUID(),
    values: stored,
    initialValues: stored,
    isRestored: false,
    isConflicting: false,
  };
}
