import { datePair, formatDate, frenchDay } from './format-date';
import { dayPair } from './format-day';
import { joinPairs, type TextPair } from './text-pair';

/** Formats a period of days: `23 – 29 nov. 26`, `Nov 23rd – 29th 26`. */
export function daySpanPair(from: string, to: string): TextPair {
  const last = datePair(to);
  if (from.slice(0, 4) !== to.slice(0, 4)) return joinPairs([datePair(from), last], ' – ');
  const first = withoutWeekday(dayPair(from));
  if (from.slice(0, 7) !== to.slice(0, 7)) return joinPairs([first, last], ' – ');
  const [, ...lastDay] = formatDate(to, 'en').split(' ');
  return joinPairs(
    [
      { fr: frenchDay(Number(from.slice(8))), en: first.en },
      { fr: last.fr, en: lastDay.join(' ') },
    ],
    ' – ',
  );
}

function withoutWeekday({ fr, en }: TextPair): TextPair {
  return { fr: fr.slice(fr.indexOf(' ') + 1), en: en.slice(en.indexOf(' ') + 1) };
}
