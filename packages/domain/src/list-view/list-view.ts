import type { Person } from '../person/person.ts';

/** The fields needed to upload a view from a browser to the backend. */
export interface NamedQuery {
  readonly name: string;
  readonly query: string;
}

/** Maximum length of a view's name. */
export const maxViewName = 60;

/** Returns whether two names are equal, ignoring case but not accents. */
export function isSameViewName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
}

/**
 * Returns the name under which a view of a browser is uploaded; null if the backend already has it. A taken name gets
 * a number: `Fin du mois (2)`.
 */
export function nameToMoveUnder(view: NamedQuery, own: readonly NamedQuery[]): string | null {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const name = `${view.name.slice(0, maxViewName - end.length).trim()}${end}`;
    const former = own.find((one) => isSameViewName(one.name, name));
    if (!former) return name;
    if (former.query === view.query) return null;
  }
}

/** Returns the ids with one moved up (-1) or down (1); unchanged at the ends. */
export function movedBy<Id>(ids: readonly Id[], id: Id, step: -1 | 1): Id[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const moved = [...ids];
  const neighbour = ids[to];
  if (from === -1 || neighbour === undefined) return moved;
  moved[to] = id;
  moved[from] = neighbour;
  return moved;
}

/** A view of a list stored by the backend. */
export interface ListView extends NamedQuery {
  id: number;
  /** Name of the list, such as `contracts`. */
  list: string;
  /** Whether all administrators can open it. */
  isShared: boolean;
  /** The administrator; `id` is the user id. */
  owner: Person;
  version: string;
}

/** The editable part of a view. */
export type ListViewValues = Pick<ListView, 'name' | 'query' | 'isShared'>;

/** The views of a list that a user can open, in the user's order. */
export interface OpenViews {
  views: ListView[];
  /** The view that opens with the list; null if there is none. */
  defaultId: number | null;
}
