import { useEffect, useState } from 'react';

/** Browser error messages for a script that failed to load. */
const missingPart = /imported module|module script|preload css/i;

/** Returns whether the error is a script that failed to load. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

/** Returns a reference with which support finds the error in the console. */
export function useFailureReference(error: unknown): string {
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8).toUpperCase());
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: support finds the error by the reference
    console.error(`${reference}:`, error);
  }, [reference, error]);
  return reference;
}
