import { media } from '../theme/media';
import { bestCorner, type Covered, type ToastCorner, toastCorners } from './toast-corner';

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';
const neededControls =
  ':focus, [aria-haspopup="menu"], button[type="submit"], form :is(input, select, textarea)';

/** Distance between the points that are probed for controls, in px; smaller than the smallest control. */
const step = 16;

/** Moves the toasts to the corner where they cover the fewest controls; on phones they take the full width. */
export function placeToasts(region: HTMLElement): void {
  if (matchMedia(media.phone).matches) {
    delete region.dataset.corner;
    return;
  }
  const covered = {} as Record<ToastCorner, Covered>;
  for (const corner of toastCorners) {
    region.dataset.corner = corner;
    covered[corner] = coveredBy(region);
  }
  region.dataset.corner = bestCorner(covered);
}

function coveredBy(region: HTMLElement): Covered {
  const { left, top, right, bottom } = region.getBoundingClientRect();
  const found = new Set<Element>();
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const below = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
      const control = below?.closest(`${controls}, ${neededControls}`);
      if (control) found.add(control);
    }
  const needed = [...found].filter((control) => control.matches(neededControls)).length;
  return { needed, others: found.size - needed };
}
