const RealDate = globalThis.Date;

/** Offset of the story's clock, in milliseconds. */
let offset = 0;

class StoryDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

/**
 * Sets the clock of a story: `beforeEach: () => storyClock('2026-11-20T23:50')`. Call it again in `play` to let time
 * pass; the page notices on focus. Returns a function that restores the clock.
 */
export function storyClock(localTime: string): () => void {
  offset = new RealDate(localTime).getTime() - RealDate.now();
  globalThis.Date = StoryDate as DateConstructor;
  return restoreClock;
}

/** Sets the clock back to the real time. */
export function restoreClock(): void {
  globalThis.Date = RealDate;
}
