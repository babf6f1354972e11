/** Whether the primary button, a finger or a pen is down somewhere in the page. */
let isDown = false;
let isTracking = false;
const waiting = new Set<() => void>();

/** Starts to follow the pointer. Call it before the first press that matters, such as when a component mounts. */
export function trackPresses(): void {
  if (isTracking) return;
  isTracking = true;
  const down = ({ button }: MouseEvent) => {
    if (button === 0) isDown = true;
  };
  // A press ends with its click, which follows the release in the same task.
  const up = () => {
    if (isDown) setTimeout(release, 0);
  };
  // A tap moves the focus at its mousedown, which comes after pointerup.
  for (const type of ['pointerdown', 'mousedown'] as const) addEventListener(type, down, true);
  // A context menu, a drag or a lost pointer has no pointerup of its own; nobody types with a button held down.
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'])
    addEventListener(type, up, true);
  // Of the window, not of a field in it: the person has gone to another one.
  addEventListener('blur', up);
}

function release(): void {
  isDown = false;
  const actions = [...waiting];
  waiting.clear();
  for (const action of actions) action();
}

/** Whether a press has begun whose click has not been dispatched yet. */
export function isPressed(): boolean {
  return isDown;
}

/** Runs an action at once, or after the click when a press is under way. Returns a function that cancels it. */
export function afterPress(action: () => void): () => void {
  if (!isDown) {
    action();
    return () => {};
  }
  waiting.add(action);
  return () => waiting.delete(action);
}
