/** Filters, sort order and page of a list. */
export type ListState = Record<string, string | number | boolean>;

/** Allowed values of a filter, where not every text is valid. */
export type Choices<State extends ListState> = { readonly [K in keyof State]?: readonly State[K][] };

/** Default state and allowed values of a list. Define it outside components, so that its identity is stable. */
export type ListDefinition<State extends ListState> = { defaults: State; choices?: Choices<State> };

/** Reads the state of a list from the URL query; missing and invalid values are the defaults. */
export function readListState<State extends ListState>(
  query: URLSearchParams,
  { defaults, choices = {} }: ListDefinition<State>,
): State {
  const state = { ...defaults };
  for (const key in defaults) {
    const value = readValue(query.get(key), defaults[key]) as State[typeof key];
    const allowed = choices[key];
    // Pages count from 1.
    if (key === 'page' && value === 0) continue;
    if (!allowed || allowed.includes(value)) state[key] = value;
  }
  return state;
}

/** Writes a list's state into a query, without defaults; keeps other parameters. */
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

/** Returns the query of a list in this state. */
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
  return text !== '' && Number.isSafeInteger(number) && number >= 0 ? number : fallback;
}
