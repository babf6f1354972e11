/** Names of fields that no response may have, whatever their value. */
const secretName = /^(pass_?word|pwd|(password_?)?(hash|salt)|secret|stack|trace|stack_?trace)$/i;

/** Returns the path of a field that no response may contain; null if there is none. */
export function secretIn(answer: unknown, path = ''): string | null {
  if (typeof answer !== 'object' || answer === null || answer instanceof Uint8Array) return null;
  for (const [name, value] of Object.entries(answer)) {
    const at = path === '' ? name : `${path}.${name}`;
    // Field errors about a sent password use its name as key.
    if (path !== 'errors' && secretName.test(name)) return at;
    const found = secretIn(value, at);
    if (found !== null) return found;
  }
  return null;
}
