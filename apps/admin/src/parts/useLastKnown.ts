import { useState } from 'react';

/**
 * Returns the value, or the last one while it is undefined. An open dialog stays with its input when a read no longer
 * finds its record; the server then refuses the save with the reason. Call it in a component that mounts with the
 * dialog.
 */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value === undefined ? last : value;
}
