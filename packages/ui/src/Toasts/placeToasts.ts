import { media } from '../theme/media';
import { overlap } from './overlap';
import { type Covered, coverCost, type ToastPlace, titleCost, toastPlaces } from './toast-place';

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';
const neededControls =
  ':focus, [data-next] *, [aria-haspopup="menu"], button[type="submit"], form :is(input, select, textarea)';

/** Distance between the points that are probed for controls, in px; smaller than the smallest control. */
const step = 16;

/** Distance from the bar at the top of the page, in px. */
const gap = 8;

/** When to move the toasts: always to the best place, only to a better one, or only to one where they cover nothing. */
export type Move = 'best' | 'better' | 'free';

/** Moves the toasts to the place where they cover the fewest controls; on phones they take the full width. */
export function placeToasts(region: HTMLElement, move: Move): void {
  const isPhone = matchMedia(media.phone).matches;
  const places = toastPlaces[isPhone ? 'phone' : 'wide'];
  const current = places.find(
    ({ edge, corner }) => edge === region.dataset.edge && corner === region.dataset.corner,
  );
  const boxes = boxesOfPage(region);
  let best: { place: ToastPlace; cost: number } | undefined;
  for (const place of move !== 'best' && current ? [current, ...places] : places) {
    moveTo(region, place);
    const cost = coverCost(coveredBy(region, boxes));
    // At full width, toasts at the top would cover a control until they disappear; content at the bottom can be
    // scrolled up.
    if (isPhone && place.edge === 'top' && cost > titleCost) continue;
    if (best && (cost >= best.cost || (move === 'free' && cost > 0))) continue;
    best = { place, cost };
    if (cost === 0) return;
  }
  if (best) moveTo(region, best.place);
}

function moveTo(region: HTMLElement, { edge, corner }: ToastPlace): void {
  region.dataset.corner = corner;
  region.dataset.edge = edge;
  // An inline style, because many rules place the toasts above the bars at the bottom.
  region.style.insetBlock = edge === 'top' ? `${bottomOfBar() + gap}px auto` : '';
}

/** Returns the bottom edge of the bar that covers the top of the page. */
function bottomOfBar(): number {
  const bar = document.querySelector('header');
  return Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
}

/** The controls and titles of the page with their boxes, which moving the toasts does not change. */
function boxesOfPage(region: HTMLElement): readonly (readonly [Element, DOMRect])[] {
  return [...document.querySelectorAll(`${controls}, ${neededControls}, h1`)]
    .filter((element) => !region.contains(element))
    .map((element) => [element, element.getBoundingClientRect()] as const);
}

function coveredBy(region: HTMLElement, boxes: ReturnType<typeof boxesOfPage>): Covered {
  const stack = region.getBoundingClientRect();
  const found = boxes
    .filter(([element, box]) => overlap(box, stack) && isSeenUnder(region, stack, element, box))
    .map(([element]) => element);
  const covered = found.filter((element) => element.tagName !== 'H1');
  const needed = covered.filter((control) => control.matches(neededControls)).length;
  return { needed, others: covered.length - needed, title: covered.length < found.length };
}

/** Returns whether the toasts cover a point of an element that nothing else covers, such as a dialog. */
function isSeenUnder(region: HTMLElement, stack: DOMRect, element: Element, box: DOMRect): boolean {
  for (let y = stack.top; y < Math.min(stack.bottom, box.bottom); y += step)
    for (let x = stack.left; y >= box.top && x < Math.min(stack.right, box.right); x += step) {
      if (x < box.left) continue;
      const below = document.elementsFromPoint(x, y).find((one) => !region.contains(one));
      const kind = element.tagName === 'H1' ? 'h1' : `${controls}, ${neededControls}`;
      if (below?.closest(kind) === element) return true;
    }
  return false;
}
