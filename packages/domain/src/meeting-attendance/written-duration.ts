/**
 * Reads a length of time and returns it in seconds; null if the text is none. Programs write `11m 31s`, `1h 27m`,
 * `1 hr 2 min`, `1 h 5 min 3 s`, `59 Min. 0 Sek.` or `1:02:30`. A number alone has the unit of its column: minutes
 * unless the heading says seconds.
 */
export function readDuration(text: string, unit: 'minutes' | 'seconds' = 'minutes'): number | null {
  const plain = text.replaceAll(/[\u00A0\u2007\u202F]/g, ' ').trim();
  if (/^\d+([.,]\d+)?$/.test(plain)) {
    return Math.round(Number(plain.replace(',', '.')) * (unit === 'minutes' ? 60 : 1));
  }
  const clock = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(plain);
  if (clock) {
    const [, first, second, third] = clock.map(Number);
    // `45:30` are minutes and seconds, `1:02:30` hours, minutes and seconds.
    return third === undefined || Number.isNaN(third)
      ? (first ?? 0) * 60 + (second ?? 0)
      : (first ?? 0) * 3600 + (second ?? 0) * 60 + third;
  }
  const parts =
    /^(?:(\d+) ?(?:h|hr|hrs|hours?|heures?|std|godz)\.?)? ?(?:(\d+) ?(?:m|min|mins|minutes?)\.?)? ?(?:(\d+) ?(?:s|sec|secs|seconds?|secondes?|sek)\.?)?$/i.exec(
      plain,
    );
  if (plain === '' || !parts) return null;
  const [, hours, minutes, seconds] = parts;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
