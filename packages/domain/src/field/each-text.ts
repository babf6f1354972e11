import { type SnakeCase, snakeCase } from './snake-case.ts';

/** Returns a value for each field: `eachText(studentTexts, (name) => student[name])`. */
export function eachText<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

/** Returns a value for the column of each field, which has the field's name in snake case. */
export function eachColumn<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<SnakeCase<Name>, Value> {
  return Object.fromEntries(names.map((name) => [snakeCase(name), of(name)])) as Record<
    SnakeCase<Name>,
    Value
  >;
}
