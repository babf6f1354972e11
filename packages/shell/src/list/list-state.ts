/** What a list can be filtered, sorted and paged by: texts, numbers, yes or no. */
export type ListState = Record<string, string | number | boolean>;

/** The values that a part of the state may take, where not every text will do. */
export type Choices<State extends ListState> = { readonly [K in keyof State]?: readonly State[K][] };

/** A list's state at rest and what it may become; kept outside of components, so that it never changes. */
export type ListDefinition<State extends ListState> = { defaults: State; choices?: Choices<State> };

/** Reads the state of a list from the query of an address; what is absent or makes no sense is the default. */
export function readListState<State extends ListState>(
  query: URLSearchParams,
  { defaults, choices = {} }: ListDefinition<State>,
): State {
  const state = { ...defaults };
  for (const key in defaults) {
    const value = readValue(query.get(key), defaults[key]) as State[typeof key];
    const allowed = choices[key];
    if (!allowed || allowed.includes(value)) state[key] = value;
  }
  return state;
}

/** Writes a list's state into a query, leaving defaults out and other parameters alone. */
export function writeListState<State extends ListState>(
  query: URLSearchParams,
  state: State,
  { defaults }: ListDefinition<State>,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [key, value] of Object.entries(state)) {
    if (value === defaults[key]) written.delete(key);
    else written.set(key, String(value));
  }
  return written;
}

/** The query that shows a list in this state. */
export function listQuery<State extends ListState>(state: State, list: ListDefinition<State>): string {
  return String(writeListState(new URLSearchParams(), state, list));
}

function readValue(
  text: string | null,
  fallback: ListState[string] | undefined,
): ListState[string] | undefined {
  if (text === null) return fallback;
  if (typeof fallback === 'boolean') return text === 'true';
  if (typeof fallback !== 'number') return text;
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : fallback;
}
