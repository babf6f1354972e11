/** The names that stand in more than one of the tables, as far as their types tell. */
type Repeated<Tables extends readonly unknown[]> = Tables extends readonly [infer First, ...infer Others]
  ?
      | Repeated<Others>
      | (Others[number] extends infer Other
          ? Other extends unknown
            ? SharedName<First, Other>
            : never
          : never)
  : never;

/** Names known only at run time, such as those of a `Record<string, ...>`, are left to the check at run time. */
type SharedName<One, Other> = string extends keyof One | keyof Other ? never : keyof One & keyof Other;

type Merged<Tables extends readonly unknown[]> = Tables extends readonly [infer First, ...infer Others]
  ? First & Merged<Others>
  : unknown;

/**
 * Puts tables together. A name that stands in two of them is an error of the types where the names are known, and
 * throws in any case.
 */
export function mergeTables<const Tables extends readonly object[]>(
  ...tables: [Repeated<Tables>] extends [never] ? Tables : readonly Repeated<Tables>[]
): Merged<Tables> {
  const merged = new Map<string, unknown>();
  for (const [name, entry] of tables.flatMap((table) => Object.entries(table))) {
    if (merged.has(name)) throw new Error(`two entries for "${name}"`);
    merged.set(name, entry);
  }
  return Object.fromEntries(merged) as Merged<Tables>;
}
