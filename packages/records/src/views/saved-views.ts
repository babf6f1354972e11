import type { SavedView } from '@portal/shell';

/** Maximum length of a view's name, in characters. */
export const maxNameLength = 60;

/** Returns a view's name as stored, without spaces at its ends. */
export function viewName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, maxNameLength);
}

/** Returns the view with the same name, ignoring case, but not `except`. */
export function viewOfName(
  views: readonly SavedView[],
  typed: string,
  except?: SavedView,
): SavedView | undefined {
  const name = viewName(typed);
  return views.find(
    (view) =>
      view.id !== except?.id && view.name.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0,
  );
}

/** Sorts views by name. */
export function byName(views: readonly SavedView[]): SavedView[] {
  return [...views].sort((one, other) =>
    one.name.localeCompare(other.name, undefined, { numeric: true, sensitivity: 'base' }),
  );
}
