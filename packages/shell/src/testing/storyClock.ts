const RealDate = globalThis.Date;

/** Milliseconds between the device's clock and the story's. */
let ahead = 0;

class StoryDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

/**
 * Sets the clock of a story: `beforeEach: () => storyClock('2026-11-20T23:50')`, and again in `play` to let time pass,
 * which the page notices when it gets the focus. Returns a function that gives the device its clock back.
 */
export function storyClock(localTime: string): () => void {
  ahead = new RealDate(localTime).getTime() - RealDate.now();
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
