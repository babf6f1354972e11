// Measurements in ms. Each starts at an event's timeStamp and ends when the result is painted.

export interface Bench {
  /** Returns the time from the next click to painted options. */
  opened: () => Promise<number>;
  forgetKeys: () => void;
  /** Returns Event Timing's duration for each key, and the time from keydown until after the next frame. */
  typedKeys: () => { keys: number[]; fine: number[] };
  /** Returns the duration of a fixed loop. */
  probe: () => number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** 16 ms is the minimum threshold; TypeScript does not know the option. */
const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};

const keys = new Map<number, number>();
const fine: number[] = [];

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!(entry instanceof PerformanceEventTiming) || !entry.name.startsWith('key')) continue;
    const { interactionId, duration } = entry;
    if (interactionId) keys.set(interactionId, Math.max(keys.get(interactionId) ?? 0, duration));
  }
}).observe(eventTiming);

addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => fine.push(performance.now() - timeStamp);
      afterFrame.port2.postMessage(0);
    });
  },
  true,
);

window.bench = {
  opened: () =>
    new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const option = document.querySelector('[role="option"]');
            if (!option?.getBoundingClientRect().height) requestAnimationFrame(look);
            else
              requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - timeStamp)));
          };
          look();
        },
        { capture: true, once: true },
      );
    }),
  forgetKeys: () => {
    keys.clear();
    fine.length = 0;
  },
  typedKeys: () => ({ keys: [...keys.values()], fine: [...fine] }),
  probe: () => {
    const start = performance.now();
    let x = 1;
    for (let i = 0; i < 2e7; i += 1) x = (Math.imul(x, 1664525) + 1013904223) | 0;
    document.documentElement.dataset.probe = String(x);
    return performance.now() - start;
  },
};
