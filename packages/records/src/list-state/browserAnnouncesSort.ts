/**
 * Returns whether the browser reports a changed `aria-sort` to screen readers. Chromium sends `row-reordered`, from
 * which Orca announces the order; Firefox sends nothing (findings/firefox-aria-sort-event.sh).
 */
export function browserAnnouncesSort(): boolean {
  return /Chrome\//.test(navigator.userAgent);
}
