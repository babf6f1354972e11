/** The names in a set of tokens, in their order. */
export const keysOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens)[];
