/** `Object.keys` with the key type of the object. */
export const keysOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens)[];
