/** The names that occur in several of the tables, as far as they are known to the types. */
type Repeated<Tables extends readonly unknown[]> = Tables extends readonly [infer First, ...infer Others]
  ?
      | Repeated<Others>
      | (Others[number] extends infer Other
          ? Other extends unknown
            ? SharedName<First, Other>
            : never
          : never)
  : never;

/** Names that are known only at run time, such as those of a `Record<string, ...>`, are checked at run time. */
type SharedName<One, Other> = string extends keyof One | keyof Other ? never : keyof One & keyof Other;

type Merged<Tables extends readonly unknown[]> = Tables extends readonly [infer First, ...infer Others]
  ? First & Merged<Others>
  : unknown;

/**
 * Merges tables. A name that occurs twice is a type error if the names are known to the types, and throws in any case.
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
