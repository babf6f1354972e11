let isDown = false;
let isTracking = false;
const waiting = new Set<() => void>();

/** Call this before the first press that matters, for example on mount. */
export function trackPresses(): void {
  if (isTracking) return;
  isTracking = true;
  const down = ({ button }: MouseEvent) => {
    if (button === 0) isDown = true;
  };
  const up = () => {
    if (isDown) setTimeout(release, 0);
  };
  // On touch, mousedown moves focus and comes after pointerup.
  for (const type of ['pointerdown', 'mousedown'] as const) addEventListener(type, down, true);
  // A context menu, a drag or a lost pointer has no pointerup. A key press ends a press too.
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'])
    addEventListener(type, up, true);
  // On window only, for a switch to another window; blur events of fields do not count.
  addEventListener('blur', up);
}

function release(): void {
  isDown = false;
  const actions = [...waiting];
  waiting.clear();
  for (const action of actions) action();
}

export function isPressed(): boolean {
  return isDown;
}

/** Runs an action now, or after the click event during a press; returns a function that cancels it. */
export function afterPress(action: () => void): () => void {
  if (!isDown) {
    action();
    return () => {};
  }
  waiting.add(action);
  return () => waiting.delete(action);
}
