import type { UnavailabilityTimes } from '@portal/domain';
import { datePair, joinPairs, type TextPair } from '@portal/i18n';
import { unavailabilityWords } from './unavailability-words';

/** Returns a function that says when a teacher is away: `every Tuesday, 14:00 – 16:00, until Jun 30th, 2027`. */
export function useAwayText(): (times: UnavailabilityTimes) => TextPair {
  const { pair } = unavailabilityWords.useWords();
  return ({ startsOn, endsOn, weekday, beginsAt, endsAt }) => {
    const hours = beginsAt === null ? [] : [same(`${beginsAt} – ${endsAt}`)];
    if (weekday === null) {
      const from = datePair(startsOn ?? '');
      const days = startsOn === endsOn ? from : pair('days', { from, to: datePair(endsOn ?? '') });
      return joinPairs([days, ...hours]);
    }
    const bounds = [
      startsOn !== null && pair('since', { day: datePair(startsOn) }),
      endsOn !== null && pair('until', { day: datePair(endsOn) }),
    ].filter((bound) => bound !== false);
    return joinPairs([pair('weekly', { day: pair(`weekdays.${weekday}`) }), ...hours, ...bounds]);
  };
}

function same(text: string): TextPair {
  return { fr: text, en: text };
}
