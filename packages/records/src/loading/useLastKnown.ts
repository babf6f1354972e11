import { useState } from 'react';

/**
 * Returns the value, or the last known one while it is undefined: an open dialog keeps its input when its record is no
 * longer found, and the server then rejects the save with the reason. Call it in a component that mounts with the
 * dialog.
 */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value === undefined ? last : value;
}
